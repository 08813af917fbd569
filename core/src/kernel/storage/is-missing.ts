const MISSING = new Set(['ENOENT', 'NoSuchKey']);

interface Fault {
  code?: unknown;
  name?: unknown;
  cause?: unknown;
  /** Code in the body of an S3 store's answer. */
  Code?: unknown;
  $metadata?: { requestId?: unknown };
}

/**
 * Whether a file store rejected a read because nothing is stored under the key, at any depth of causes. The status 404
 * alone does not say so: it is also the answer for a bucket that is gone and of a server that is no store, where every
 * file would look lost.
 */
export function isMissing(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { code, name, cause } = error as Fault;
  if (MISSING.has(String(code)) || MISSING.has(String(name)) || isNotFound(error)) return true;
  return cause !== error && isMissing(cause);
}

/** The SDK calls each 404 without a code `NotFound`; only a store numbers its answers. */
const isNotFound = ({ name, Code, $metadata }: Fault): boolean =>
  name === 'NotFound' && (Code === 'NotFound' || $metadata?.requestId !== undefined);
