import { BlockList, isIP, isIPv4 } from 'node:net';

/** IPv4 networks that are no place of the public internet. */
const CLOSED_IPV4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  // Shared by the customers of a carrier (CGNAT), and by clouds for their metadata.
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  // Link-local, with the metadata address of most clouds.
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  // Multicast, then everything reserved up to the broadcast address.
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
  // Platform services of Azure, among them the certificates of a virtual machine.
  ['168.63.129.16', 32],
] as const;

/** The public part of IPv6. Loopback, unique-local, link-local, mapped and multicast addresses lie outside of it. */
const OPEN_IPV6 = ['2000::', 3] as const;

/** Networks within the public part of IPv6 that are special: Teredo and documentation, and 6to4, which holds an IPv4. */
const CLOSED_IPV6 = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const;

/** Prefix under which networks with IPv6 alone reach IPv4 (NAT64); the last 32 bits are the IPv4 address. */
const NAT64 = ['64:ff9b::', 96] as const;

const closed = new BlockList();
for (const [network, prefix] of CLOSED_IPV4) closed.addSubnet(network, prefix, 'ipv4');
for (const [network, prefix] of CLOSED_IPV6) closed.addSubnet(network, prefix, 'ipv6');
const openIpv6 = new BlockList();
openIpv6.addSubnet(...OPEN_IPV6, 'ipv6');
const nat64 = new BlockList();
nat64.addSubnet(...NAT64, 'ipv6');

/** Returns true if the IP address is one of the public internet; false for any text that is no IP address. */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !closed.check(address, 'ipv4');
  if (isIP(address) !== 6 || address.includes('%')) return false;
  if (nat64.check(address, 'ipv6')) return isPublicAddress(lastFourBytes(address));
  return openIpv6.check(address, 'ipv6') && !closed.check(address, 'ipv6');
}

/** Returns the last 32 bits of an IPv6 address as an IPv4 address. */
function lastFourBytes(address: string): string {
  // The parser of URLs writes every form of an address, also the dotted one, as hexadecimal groups.
  const groups = new URL(`http://[${address}]`).hostname.slice(1, -1).split(':');
  const [high, low] = groups.slice(-2).map((group) => Number.parseInt(group || '0', 16));
  return [high, low].flatMap((pair = 0) => [pair >> 8, pair & 0xff]).join('.');
}
