// SPDX-License-Identifier: Apache-2.0
// A list that grows at its end: who reads there sees what comes, and who looks back stays there.
const near = 8;

export function following(list: HTMLElement) {
  let atEnd = true;
  const read = (): void => {
    atEnd = list.scrollHeight - list.scrollTop - list.clientHeight < near;
  };
  const follow = (): void => {
    if (atEnd) list.scrollTop = list.scrollHeight;
  };
  const lines = new MutationObserver(follow);
  const room = new ResizeObserver(follow); // also once the window around it is open
  list.addEventListener('scroll', read);
  lines.observe(list, { childList: true, characterData: true, subtree: true });
  room.observe(list);
  return {
    destroy(): void {
      lines.disconnect();
      room.disconnect();
    },
  };
}
