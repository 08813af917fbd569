export interface RedisAddress {
  kind: 'single' | 'sentinel' | 'cluster';
  hosts: { host: string; port: number }[];
  isSecure: boolean;
  username?: string;
  password?: string;
  /** Name under which the Sentinels watch the master. */
  name?: string;
  db?: number;
  /** 4 or 6: the version of IP that is used. */
  family?: number;
  /** Login of the Sentinels themselves; without it they are asked without one. */
  sentinelUsername?: string;
  sentinelPassword?: string;
  /** Whether the Sentinels speak TLS, which they do as Redis does unless the address says otherwise. */
  isSentinelSecure?: boolean;
}

const FORM =
  /^redis(?<secure>s?)(?:\+(?<kind>sentinel|cluster))?:\/\/(?:(?<user>[^:@/?#]*)(?::(?<password>[^@/?#]*))?@)?(?<hosts>[^/?#@]+)(?<path>\/[^?#]*)?(?:\?(?<query>[^#]*))?$/i;
const HOST = /^(?:\[(?<six>[0-9a-f:]+)\]|(?<four>[^:[\]\s]+))(?::(?<port>\d{1,5}))?$/i;
const OPTIONS = {
  single: ['family'],
  sentinel: ['family', 'sentinelUsername', 'sentinelPassword', 'sentinelTls'],
  cluster: ['family'],
};
const PORTS = { single: 6379, sentinel: 26_379, cluster: 6379 };
const PATHS = { single: /^\/?(?<db>\d*)$/, sentinel: /^\/(?<name>[^/]+)(?:\/(?<db>\d+))?$/, cluster: /^\/?$/ };

/**
 * Reads an address of Redis: `redis://host`, `redis+sentinel://host1,host2/master`, or `redis+cluster://host1,host2`;
 * with TLS, `rediss`. `?sentinelUsername=…&sentinelPassword=…` is the login of Sentinels that require one of their own,
 * `sentinelTls=true|false` says that only Redis or only the Sentinels speak TLS. Throws RangeError, without the address, which may include a password.
 */
export function parseRedisAddress(text: string): RedisAddress {
  const { secure, kind: given, user, password, hosts = '', path = '', query } = FORM.exec(text)?.groups ?? {};
  const kind = (given?.toLowerCase() ?? 'single') as RedisAddress['kind'];
  const found = PATHS[kind].exec(path)?.groups;
  // No host at all: the text has not the form of an address.
  const listed = hosts.split(',').map((one) => hostOf(one, PORTS[kind]));
  if (!PATHS[kind].test(path)) throw new RangeError('form');
  const options = optionsOf(query);
  if (Object.keys(options).some((name) => !OPTIONS[kind].includes(name))) throw new RangeError('form');
  const { sentinelUsername, sentinelPassword, sentinelTls = String(Boolean(secure)) } = options;
  if (!['true', 'false'].includes(sentinelTls) || (sentinelUsername && !sentinelPassword)) throw new RangeError('form');
  if (kind === 'single' && listed.length > 1) throw new RangeError('several');
  return {
    kind,
    hosts: listed,
    isSecure: Boolean(secure),
    username: decoded(user),
    password: decoded(password),
    name: decoded(found?.name),
    db: found?.db ? Number(found.db) : undefined,
    family: options.family === undefined ? undefined : Number(options.family),
    ...(kind === 'sentinel' ? { sentinelUsername, sentinelPassword, isSentinelSecure: sentinelTls === 'true' } : {}),
  };
}

/** Unlike URLSearchParams, keeps a plus sign, which passwords have, as everywhere else in an address. */
const optionsOf = (query = ''): Record<string, string> =>
  Object.fromEntries(
    query
      .split('&')
      .filter((part) => part !== '')
      .map((part) => {
        const [name = '', ...value] = part.split('=');
        return [decodeURIComponent(name), decodeURIComponent(value.join('='))];
      }),
  );

const decoded = (text: string | undefined): string | undefined => (text ? decodeURIComponent(text) : undefined);

function hostOf(text: string, usualPort: number): { host: string; port: number } {
  const { six, four, port } = HOST.exec(text)?.groups ?? {};
  const host = six ?? four;
  const number = port ? Number(port) : usualPort;
  if (!host || number > 65_535) throw new RangeError('form');
  return { host, port: number };
}
