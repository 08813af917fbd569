/** What the system says of a place that takes no more bytes: its disk, a share of it, or a file's size. */
const FULL = new Set(['ENOSPC', 'EDQUOT', 'EFBIG']);
const INSUFFICIENT_STORAGE = 507;

interface Fault {
  code?: unknown;
  cause?: unknown;
  /** As the S3 client tells the answer's status. */
  $metadata?: { httpStatusCode?: number };
}

/** Whether bytes were refused because there is no room for them, on a disk or in an S3-compatible store. */
export function isStorageFull(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { code, cause, $metadata } = error as Fault;
  if (FULL.has(String(code)) || $metadata?.httpStatusCode === INSUFFICIENT_STORAGE) return true;
  return cause !== error && isStorageFull(cause);
}
