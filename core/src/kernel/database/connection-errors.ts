import { DomainError } from '@homologa/domain/errors/domain-error';
import { Prisma } from '@homologa/prisma/client';

const PRISMA_SAYS = new Set(['P1000', 'P1001', 'P1002', 'P1008', 'P1017', 'P2024', 'P2028', 'P2037']);

/** SQLSTATE codes of a PostgreSQL server that cannot serve requests now, or of a statement timeout. */
const CANNOT_SERVE = /^(08...|28...|53...|57P..|3D000|55000|57014)$/;

const ADAPTER_SAYS = new Set([
  'AuthenticationFailed',
  'ConnectionClosed',
  'DatabaseAccessDenied',
  'DatabaseDoesNotExist',
  'DatabaseNotReachable',
  'SocketTimeout',
  'TooManyConnections',
]);

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

const DRIVER_SAYS =
  /not queryable|connection (terminated|ended|is closed|timeout)|^timeout expired$|timeout exceeded when trying to connect|query read timeout|stream isn't writeable|max retries per request|Code: `(08|53|57P)/i;

export const prismaCodeOf = (error: unknown): string =>
  error instanceof Prisma.PrismaClientKnownRequestError || error instanceof Prisma.PrismaClientInitializationError
    ? String('code' in error ? error.code : error.errorCode)
    : '';

interface Driven {
  code?: unknown;
  originalCode?: unknown;
  kind?: unknown;
  cause?: unknown;
  errors?: unknown;
  meta?: { driverAdapterError?: unknown };
}

function codeOf({ originalCode, code }: Driven): string {
  const given = originalCode ?? code;
  return typeof given === 'string' ? given : '';
}

export function* layersOf(error: unknown): Generator<Driven & { message?: unknown; port?: unknown }> {
  if (typeof error !== 'object' || error === null) return;
  const layer = error as Driven;
  yield layer;
  yield* layersOf(layer.meta?.driverAdapterError);
  // An AggregateError contains one error per address of a host name.
  for (const one of Array.isArray(layer.errors) ? layer.errors : []) yield* layersOf(one);
  yield* layersOf(layer.cause);
}

export const isUnavailable = (error: unknown): boolean =>
  !(error instanceof DomainError) &&
  [...layersOf(error)].some((layer) => {
    if (PRISMA_SAYS.has(prismaCodeOf(layer)) || ADAPTER_SAYS.has(String(layer.kind))) return true;
    const code = codeOf(layer);
    if (CANNOT_SERVE.test(code) || NO_CONNECTION.has(code)) return true;
    // Matches the message only if the error has no code, because any other SQLSTATE indicates a bug in our code.
    return code === '' && typeof layer.message === 'string' && DRIVER_SAYS.test(layer.message);
  });

const CONFLICT = new Set(['40P01', '40001']);

/**
 * True if PostgreSQL has aborted the transaction as the victim of a deadlock or of a serialization conflict. Nothing of
 * the transaction is stored, so that it may be tried again.
 */
export const isConflict = (error: unknown): boolean =>
  !(error instanceof DomainError) &&
  [...layersOf(error)].some(
    (layer) =>
      prismaCodeOf(layer) === 'P2034' || layer.kind === 'TransactionWriteConflict' || CONFLICT.has(codeOf(layer)),
  );

/** Codes and messages of an unreachable server, as opposed to an overloaded one; a subset of the lists above. */
const PRISMA_AWAY = new Set(['P1000', 'P1001', 'P1002', 'P1017']);
const POSTGRES_AWAY = /^(08...|28...|57P0[1-3]|3D000)$/;
const POSTGRES_DRIVER =
  /not queryable|connection terminated|^timeout expired$|not currently accepting connections|Code: `(08|57P)/i;
const REDIS_DRIVER = /connection is closed|stream isn't writeable|max retries per request/i;

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
