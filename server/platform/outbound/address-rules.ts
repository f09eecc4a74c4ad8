import ipaddr from 'ipaddr.js';

/** What only the operator's own network can be, and may be where the operator names the place. */
const ownNetwork = new Set(['loopback', 'private', 'uniqueLocal', 'carrierGradeNat']);

/** Whether an address belongs to the open internet; whatever a network keeps for itself does not. */
export function isPublicAddress(text: string): boolean {
  const address = parsed(text);
  if (address?.range() !== 'unicast') return false;
  // Of IPv6 only 2000::/3 is given out: the rest holds addresses of IPv4 in disguise.
  return !(address instanceof ipaddr.IPv6) || (address.parts[0] as number) >> 13 === 1;
}

/** An address of the own network, never one of a machine's surroundings such as 169.254.169.254. */
export function isOwnNetwork(text: string): boolean {
  return ownNetwork.has(parsed(text)?.range() ?? '');
}

/** `::ffff:127.0.0.1` is 127.0.0.1. */
const parsed = (text: string) => (ipaddr.isValid(text) ? ipaddr.process(text) : null);
