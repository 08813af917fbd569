import { isIP } from 'node:net';
import { hostOf, parseHostEntry } from '../../env/host-entry';

const portOf = ({ port, protocol }: URL): string => port || (protocol === 'https:' ? '443' : '80');

/** Returns a function that tells whether the host of an address is among the entries, `host` or `host:port`. */
export function createAllowedHosts(entries: readonly string[]): (url: URL) => boolean {
  const hosts = entries.flatMap((entry) => parseHostEntry(entry) ?? []);
  return (url) => hosts.some(({ host, port }) => host === hostOf(url) && (port === null || port === portOf(url)));
}

/**
 * Returns the host and port of an address from the configuration if the host is an IP address or `localhost`: whoever
 * wrote it there has named it. A name is not among them, because its DNS may change to an address nobody has named.
 */
export function literalHostOf(address: string): string[] {
  if (!URL.canParse(address)) return [];
  const url = new URL(address);
  const host = hostOf(url);
  if (isIP(host) === 0 && host !== 'localhost') return [];
  return [`${url.hostname}:${portOf(url)}`];
}
