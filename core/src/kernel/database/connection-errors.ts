import { DomainError } from '@homologa/domain/errors/domain-error';
import { Prisma } from '@homologa/prisma/client';

/** Prisma's codes for a database that is not reached or lets nobody in, or gave no connection or answer in time. */
const PRISMA_SAYS = new Set(['P1000', 'P1001', 'P1002', 'P1008', 'P1017', 'P2024', 'P2028', 'P2037']);

/** Codes with which PostgreSQL says that it cannot serve now, or not in the time that a statement has. */
const CANNOT_SERVE = /^(08...|28...|53...|57P..|3D000|55000|57014)$/;

/** Kinds of Prisma's adapter for the same. */
const ADAPTER_SAYS = new Set([
  'AuthenticationFailed',
  'ConnectionClosed',
  'DatabaseAccessDenied',
  'DatabaseDoesNotExist',
  'DatabaseNotReachable',
  'SocketTimeout',
  'TooManyConnections',
]);

/** Codes of Node for a connection that cannot be made or has broken. */
const NO_CONNECTION = new Set([
  'EAI_AGAIN',
  'ECONNABORTED',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
]);

/** What the drivers of PostgreSQL and Redis say of connections without any code. */
const DRIVER_SAYS =
  /not queryable|connection (terminated|ended|is closed|timeout)|timeout exceeded when trying to connect|query read timeout|stream isn't writeable|max retries per request|Code: `(08|53|57P)/i;

/** Prisma's own code of an error, or nothing. */
export const prismaCodeOf = (error: unknown): string =>
  error instanceof Prisma.PrismaClientKnownRequestError || error instanceof Prisma.PrismaClientInitializationError
    ? String('code' in error ? error.code : error.errorCode)
    : '';

/** An error as drivers, and what Prisma puts around them, leave it. */
interface Driven {
  code?: unknown;
  originalCode?: unknown;
  kind?: unknown;
  cause?: unknown;
  errors?: unknown;
  meta?: { driverAdapterError?: unknown };
}

/** The code that PostgreSQL, Node or Prisma gave, or nothing. */
function codeOf({ originalCode, code }: Driven): string {
  const given = originalCode ?? code;
  return typeof given === 'string' ? given : '';
}

/** The error itself and those that it was made of. */
export function* layersOf(error: unknown): Generator<Driven & { message?: unknown; port?: unknown }> {
  if (typeof error !== 'object' || error === null) return;
  const layer = error as Driven;
  yield layer;
  yield* layersOf(layer.meta?.driverAdapterError);
  // Of a name with several addresses each has failed by itself.
  for (const one of Array.isArray(layer.errors) ? layer.errors : []) yield* layersOf(one);
  yield* layersOf(layer.cause);
}

/** The database, or another server, cannot be reached, is starting or ending, or gave no connection in time. */
export const isUnavailable = (error: unknown): boolean =>
  !(error instanceof DomainError) &&
  [...layersOf(error)].some((layer) => {
    if (PRISMA_SAYS.has(prismaCodeOf(layer)) || ADAPTER_SAYS.has(String(layer.kind))) return true;
    const code = codeOf(layer);
    if (CANNOT_SERVE.test(code) || NO_CONNECTION.has(code)) return true;
    // With a code all is said; of all that PostgreSQL may say, anything else is our own mistake.
    return code === '' && typeof layer.message === 'string' && DRIVER_SAYS.test(layer.message);
  });

/** The codes above that say that no connection is had at all. */
const PRISMA_AWAY = new Set(['P1000', 'P1001', 'P1002', 'P1017']);
const POSTGRES_AWAY = /^(08...|28...|57P0[1-3]|3D000)$/;
const POSTGRES_DRIVER = /not queryable|connection terminated|not currently accepting connections|Code: `(08|57P)/i;
const REDIS_DRIVER = /connection is closed|stream isn't writeable|max retries per request/i;

/** Which connection is away, as far as an error tells by its code or its words; else null. */
export function connectionCodeOf(error: unknown): 'PostgreSQL' | 'Redis' | null {
  for (const layer of layersOf(error)) {
    const code = codeOf(layer);
    const text = typeof layer.message === 'string' ? layer.message : '';
    if (PRISMA_AWAY.has(prismaCodeOf(layer)) || POSTGRES_AWAY.test(code) || POSTGRES_DRIVER.test(text))
      return 'PostgreSQL';
    if (REDIS_DRIVER.test(text)) return 'Redis';
  }
  return null;
}
