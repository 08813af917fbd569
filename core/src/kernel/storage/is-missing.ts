const MISSING = new Set(['ENOENT', 'NoSuchKey']);
const NOT_FOUND = 404;

interface Fault {
  code?: unknown;
  name?: unknown;
  cause?: unknown;
  $metadata?: { httpStatusCode?: number };
}

/** Whether a file store rejected a read because nothing is stored under the key, at any depth of causes. */
export function isMissing(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { code, name, cause, $metadata } = error as Fault;
  if (MISSING.has(String(code)) || MISSING.has(String(name)) || $metadata?.httpStatusCode === NOT_FOUND) return true;
  return cause !== error && isMissing(cause);
}
