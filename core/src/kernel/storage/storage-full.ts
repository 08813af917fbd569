const FULL = new Set(['ENOSPC', 'EDQUOT', 'EFBIG']);
const INSUFFICIENT_STORAGE = 507;

interface Fault {
  code?: unknown;
  cause?: unknown;
  $metadata?: { httpStatusCode?: number };
}

export function isStorageFull(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { code, cause, $metadata } = error as Fault;
  if (FULL.has(String(code)) || $metadata?.httpStatusCode === INSUFFICIENT_STORAGE) return true;
  return cause !== error && isStorageFull(cause);
}
