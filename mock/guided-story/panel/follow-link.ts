/**
 * Goes to another page without reloading the application. Its router takes this for the next entry of the browser's
 * history, so that a page with unsaved changes still asks before it is left.
 */
export function followLink(address: string) {
  const { idx = 0 } = (history.state ?? {}) as { idx?: number };
  const state = { idx: idx + 1, key: crypto.randomUUID().slice(0, 8), usr: null };
  history.pushState(state, '', address);
  dispatchEvent(new PopStateEvent('popstate', { state }));
}
