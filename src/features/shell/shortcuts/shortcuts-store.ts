const KEY = 'shortcuts';

/** Single-key shortcuts can be switched off, in this browser. */
export const shortcuts = {
  areOn: () => localStorage.getItem(KEY) !== 'off',
  turn: (on: boolean) => localStorage.setItem(KEY, on ? 'on' : 'off'),
};

/** The second key after `g`, and where it leads. */
export const PLACE_KEYS: Record<string, string> = {
  h: 'index',
  n: 'newrequest',
  r: 'requestdetails',
  a: 'audittrails',
  s: 'settings',
};
