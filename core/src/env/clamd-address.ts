/** Where ClamAV's daemon listens: a TCP port, or a Unix socket by its path. */
export type ClamdAddress = { host: string; port: number } | { path: string };

const HOST_AND_PORT = /^(?:\[(?<six>[0-9a-f:]+)\]|(?<host>[^\s:/[\]]+)):(?<port>\d{1,5})$/i;

/** Parses `host:port`, `[::1]:3310`, or the absolute path of a Unix socket. Returns null for any other text. */
export function parseClamdAddress(text: string): ClamdAddress | null {
  if (text.startsWith('/')) return { path: text };
  const { six, host = six, port } = HOST_AND_PORT.exec(text)?.groups ?? {};
  return host && Number(port) > 0 && Number(port) < 65_536 ? { host, port: Number(port) } : null;
}
