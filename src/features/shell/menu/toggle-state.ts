/** `init`: nobody has looked yet; leaving it for `off` is instant. `on` and `off` animate over 400 ms. */
export type ToggleState = 'init' | 'on' | 'off';

const TOGGLE_MS = 400;

export const transitionMs = (state: ToggleState) => (state === 'init' ? 0 : TOGGLE_MS);

/** Where the active place is inside, it opens on its own; elsewhere it stays as it was. */
export const settled = (state: ToggleState, holdsActive: boolean): ToggleState =>
  holdsActive ? 'on' : state === 'init' ? 'off' : state;

export const toggled = (state: ToggleState): ToggleState => (state === 'on' ? 'off' : 'on');
