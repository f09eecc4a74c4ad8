import ipaddr from 'ipaddr.js';

/** IPv4 in the clothes of IPv6 is IPv4, for a network as for an address. */
function parsed(network: string): [ipaddr.IPv4 | ipaddr.IPv6, number] {
  const [address, bits] = ipaddr.parseCIDR(network);
  return address instanceof ipaddr.IPv6 && address.isIPv4MappedAddress() && bits >= 96
    ? [address.toIPv4Address(), bits - 96]
    : [address, bits];
}

/** Whether an address is in one of these networks (CIDR); what is no address is in none. */
export function isWithin(networks: readonly string[], ip: string): boolean {
  if (!ipaddr.isValid(ip)) return false;
  const address = ipaddr.process(ip);
  return networks.map(parsed).some(([network, bits]) => {
    return network.kind() === address.kind() && address.match(network, bits);
  });
}
