/** `init`: as it came, no animation; `on` and `off`: a person asked, 400 ms. Leaving `init` for another page is instant. */
export type ToggleState = 'init' | 'on' | 'off';

export const TOGGLE_MS = 400;

export const nextToggle = (state: ToggleState, open: boolean): ToggleState =>
  state === 'init' ? (open ? 'off' : 'on') : state === 'on' ? 'off' : 'on';
