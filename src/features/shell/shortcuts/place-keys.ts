/** The second key after `g`, and where it leads. */
export const PLACE_KEYS: Record<string, string> = {
  h: 'index',
  n: 'newrequest',
  r: 'requestdetails',
  a: 'audittrails',
  s: 'settings',
};
