import { indexedFallback, type KeptFallback } from '../kept-fallback';

export interface WaitingFile {
  /** Id of the upload, under which the server keeps the parts that have arrived. */
  id: string;
  file: File;
}

/** Prefix of the IndexedDB rows; a log-out deletes them. */
export const WAITING_ROWS = 'homologa.onboarding.files.';

const waiting = new Map<string, Map<string, File>>();

const rowsOf = (place: string): Map<string, File> => {
  const rows = waiting.get(place) ?? new Map<string, File>();
  waiting.set(place, rows);
  return rows;
};

function write(place: string, fallback: KeptFallback): void {
  const rows = rowsOf(place);
  // A file that the browser does not store is kept by the page alone, and lost only if the page is closed.
  fallback.write(WAITING_ROWS + place, rows.size > 0 ? Object.fromEntries(rows) : null).catch(() => {});
}

/** Keeps a chosen file until it is used, over a log-in and a reload; `place` names where it is used. */
export function keepWaiting(place: string, { id, file }: WaitingFile, fallback: KeptFallback = indexedFallback): void {
  rowsOf(place).set(id, file);
  write(place, fallback);
}

export function dropWaiting(place: string, id: string, fallback: KeptFallback = indexedFallback): void {
  if (rowsOf(place).delete(id)) write(place, fallback);
}

/** Returns the files of a place that wait in this page or were left by a closed page. */
export async function takeWaiting(place: string, fallback: KeptFallback = indexedFallback): Promise<WaitingFile[]> {
  const left = await fallback.take(WAITING_ROWS + place).catch(() => ({}));
  const rows = rowsOf(place);
  const found = Object.entries(left).filter((row): row is [string, File] => row[1] instanceof File);
  for (const [id, file] of found) if (!rows.has(id)) rows.set(id, file);
  if (found.length > 0) write(place, fallback);
  return [...rows].map(([id, file]) => ({ id, file }));
}

/** Number of chosen files that are not stored on the server yet. */
export const waitingCount = (): number => [...waiting.values()].reduce((count, files) => count + files.size, 0);

export const forgetWaiting = (): void => waiting.clear();

/** Returns a random UUID; `crypto.randomUUID` does not exist on pages without TLS. */
export function newUploadId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
