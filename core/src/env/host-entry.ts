const ENTRY = /^(\[[^\]]+\]|[^:/@*\s]+)(?::(\d{1,5}))?$/;

export interface HostEntry {
  host: string;
  /** Null stands for every port. */
  port: string | null;
}

/** Returns null if the text is not a host, with or without a port. */
export function parseHostEntry(text: string): HostEntry | null {
  const [, host, port = null] = ENTRY.exec(text.trim()) ?? [];
  const address = `http://${host}/`;
  return host === undefined || !URL.canParse(address) ? null : { host: hostOf(new URL(address)), port };
}

/** Returns the host without the brackets of an IPv6 address and without the dot that ends a full name. */
export const hostOf = ({ hostname }: URL): string =>
  hostname.startsWith('[') ? hostname.slice(1, -1) : hostname.replace(/\.$/, '');
