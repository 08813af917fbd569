import { isIP } from 'node:net';

const ENTRY = /^(\[[^\]]+\]|[^:/@*\s]+)(?::(\d{1,5}))?$/;

interface AllowedHost {
  host: string;
  /** Null allows every port. */
  port: string | null;
}

/** Returns null if the text is not a host, with or without a port. */
function parseHost(text: string): AllowedHost | null {
  const [, host, port = null] = ENTRY.exec(text.trim()) ?? [];
  const address = `http://${host}/`;
  return host === undefined || !URL.canParse(address) ? null : { host: hostOf(new URL(address)), port };
}

export const isHostEntry = (text: string): boolean => parseHost(text) !== null;

/** Returns the host without the brackets of an IPv6 address and without the dot that ends a full name. */
export const hostOf = ({ hostname }: URL): string =>
  hostname.startsWith('[') ? hostname.slice(1, -1) : hostname.replace(/\.$/, '');

const portOf = ({ port, protocol }: URL): string => port || (protocol === 'https:' ? '443' : '80');

/** Returns a function that tells whether the host of an address is among the entries, `host` or `host:port`. */
export function createAllowedHosts(entries: readonly string[]): (url: URL) => boolean {
  const hosts = entries.flatMap((entry) => parseHost(entry) ?? []);
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
