// SPDX-License-Identifier: Apache-2.0
import tests from './playwright.config';

export default { ...tests, testMatch: /pictures\.ts$/ };
