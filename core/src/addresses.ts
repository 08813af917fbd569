import { isValidEmail } from '@homologa/domain/identity/email';
import { hostsOf, withOneHost } from '@homologa/prisma/hosts';
import { parseRedisAddress } from './redis-address';

/**
 * Error message about the address in an environment variable; null if the address is valid. The message never contains
 * the address, which may include a password.
 */
type Fault = string | null;

const ESCAPED = 'with @ / : # ? % in its password written as %40 %2F %3A %23 %3F %25';

const parsed = (text: string): URL | null => (URL.canParse(text) ? new URL(text) : null);

function canDecode({ username, password, pathname }: URL): boolean {
  try {
    return [username, password, pathname].every((part) => typeof decodeURIComponent(part) === 'string');
  } catch {
    return false;
  }
}

/** Several hosts may be given as libpq writes them, `host1:5432,host2:5432`: the one that takes writes is used. */
export function databaseFault(text: string): Fault {
  const url = parsed(withOneHost(text));
  const form = `is to be postgresql://user:password@host:5432/database, ${ESCAPED}`;
  // An unescaped slash in the password ends the host early, so the rest of the password and the host become part of the
  // database name.
  if (!url || !canDecode(url) || url.pathname.includes('@') || url.hash !== '') return form;
  if (!['postgres:', 'postgresql:'].includes(url.protocol)) return form;
  if (url.hostname === '' && !url.searchParams.get('host')) return `${form}: it has no host`;
  if (url.pathname.slice(1) === '') return `${form}: it names no database`;
  if (!canReadHosts(url)) return `${form}: one of its hosts cannot be read`;
  if (['user', 'password'].some((name) => url.searchParams.has(name)))
    return 'has user or password behind its ?: write them before the host, where the two logins are derived from them';
  return null;
}

function canReadHosts(url: URL): boolean {
  try {
    const hasSocket = url.hostname === '' && url.searchParams.has('host');
    return hasSocket || hostsOf(url.toString()).every(({ host }) => host !== '');
  } catch {
    return false;
  }
}

export function poolerFault(text: string): Fault {
  const url = parsed(`postgresql://${text}`);
  const isHost = url !== null && /^[^,]+$/.test(url.hostname) && url.host === text.toLowerCase();
  return isHost ? null : 'is to be the host and port of the pooler: pgbouncer:6432';
}

export function replicaFault(text: string): Fault {
  const url = parsed(text);
  const isHost = url !== null && ['postgres:', 'postgresql:'].includes(url.protocol) && /^[^,]+$/.test(url.hostname);
  if (!isHost || url.hash !== '') return 'is to be the replica alone, with its parameters: postgresql://replica:5432';
  if (url.username !== '' || url.password !== '' || url.pathname.length > 1)
    return 'has a login or a database: those of DATABASE_URL are used, write postgresql://replica:5432';
  return null;
}

export function redisFault(text: string): Fault {
  try {
    parseRedisAddress(text);
    return null;
  } catch (error) {
    if (error instanceof RangeError && error.message === 'several')
      return 'names several hosts: write redis+sentinel://host1,host2/name-of-the-master or redis+cluster://host1,host2';
    return (
      `is to be redis://user:password@host:6379 (rediss: with TLS), ${ESCAPED}; with Sentinels ` +
      'redis+sentinel://host1:26379,host2:26379/name-of-the-master (behind it ?sentinelUsername=…&sentinelPassword=…' +
      '&sentinelTls=true|false, if theirs differ), of a Cluster redis+cluster://host1:6379,host2:6379'
    );
  }
}

export function smtpFault(text: string): Fault {
  const url = parsed(text);
  const isAddress = url && canDecode(url) && url.hostname !== '' && /^\/?$/.test(url.pathname) && url.hash === '';
  return isAddress && ['smtp:', 'smtps:'].includes(url.protocol)
    ? null
    : `is to be smtp://user:password@host:587 (smtps: with TLS from the first byte), ${ESCAPED}`;
}

export function imapFault(text: string): Fault {
  const url = parsed(text);
  const isAddress = url && canDecode(url) && url.hostname !== '' && !url.pathname.includes('@') && url.hash === '';
  if (!isAddress || !['imap:', 'imaps:'].includes(url.protocol))
    return `is to be imaps://user:password@host:993/folder (imap: with STARTTLS), ${ESCAPED}`;
  return url.username === '' || url.password === '' ? 'has no user or no password' : null;
}

export function storageFault(text: string): Fault {
  const url = parsed(text);
  const isAddress = url && canDecode(url) && url.protocol === 's3:' && url.pathname.split('/').some((part) => part);
  if (!isAddress || url.pathname.includes('@') || url.hash !== '')
    return `is to be s3://KEY:SECRET@host/bucket/prefix?region=…, ${ESCAPED}`;
  if ((url.username === '') !== (url.password === '')) return 'has a key without its secret, or a secret without a key';
  return null;
}

export function originFault(text: string): Fault {
  const url = parsed(text);
  const isOrigin = url && ['http:', 'https:'].includes(url.protocol) && url.hostname !== '';
  if (!isOrigin) return 'is to be the origin that suppliers and users open: https://homologa.example.com';
  if (url.username !== '' || url.search !== '' || url.hash !== '' || url.pathname !== '/')
    return 'is to be an origin alone, without a path or anything behind it: https://homologa.example.com';
  return null;
}

export function senderFault(text: string): Fault {
  const [, name = '', bracketed] = /^([^<>]*)<([^<>]*)>\s*$/.exec(text) ?? [];
  const address = bracketed ?? text;
  return isValidEmail(address) && !/\p{Cc}/u.test(name)
    ? null
    : 'is to be an address, or a name and an address: Homologa <no-reply@example.com>';
}

export function withPassword(databaseUrl: string, password: string | undefined): string {
  const url = parsed(databaseUrl);
  if (!url || !password || url.password !== '') return databaseUrl;
  url.password = encodeURIComponent(password);
  return url.toString();
}
