// SPDX-License-Identifier: Apache-2.0
// Bids of the contract that holds already: at them roem is compared (PD-21).
import type { Act, Happening } from '../protocol/messages';

// Of what happened, in order, from where that contract held.
export function equalBids(what: Happening[], contract: string | null): Act[] {
  let holds = contract;
  return what.filter((each): each is Act => {
    const bid = each.kind === 'act' ? /^bid (.*)/.exec(each.action ?? '')?.[1] : undefined;
    if (bid === undefined) return false;
    const equal = bid === holds;
    holds = bid;
    return equal;
  });
}
