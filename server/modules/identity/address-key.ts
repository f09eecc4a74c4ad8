import { isIP } from 'node:net';

const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/** An address as it is written down: one spelling of IPv4, and nothing that is no address, whatever a proxy passes on. */
export function plainAddress(ip: string | undefined): string {
  const address = ip?.match(mapped)?.[1] ?? ip ?? '';
  return isIP(address) === 0 ? '' : address.toLowerCase();
}

/** By which tries are counted: an IPv6 line has a whole /64 to try from. */
export function addressKey(ip: string): string {
  const address = plainAddress(ip);
  if (isIP(address) !== 6) return address || 'no address';
  const [withoutZone = ''] = address.split('%');
  const [head = '', tail] = withoutZone.split('::');
  const groups = head === '' ? [] : head.split(':');
  const rest = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? [] : Array(Math.max(0, 8 - groups.length - rest.length)).fill('0');
  const network = [...groups, ...zeros, ...rest]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16));
  return `${network.join(':')}::/64`;
}
