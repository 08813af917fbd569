/**
 * Reduces a response to its ids and the given dotted paths (`info.title`). A path into a list applies to each entry;
 * unknown paths are ignored.
 */
export function pickFields<Row extends { _id: string; id: string }>(row: Row, paths: readonly string[]): object {
  const { _id, id } = row;
  const picked: Record<string, unknown> = { _id, id };
  for (const path of paths) merge(picked, row, path.split('.'));
  return picked;
}

function merge(into: Record<string, unknown>, from: unknown, [head = '', ...rest]: string[]): void {
  if (!isRecord(from) || !Object.hasOwn(from, head)) return;
  const value = from[head];
  if (rest.length === 0 || !(isRecord(value) || isRecordList(value))) {
    into[head] = value;
    return;
  }
  if (isRecord(value)) {
    const inner = isRecord(into[head]) ? into[head] : {};
    merge(inner, value, rest);
    into[head] = inner;
    return;
  }
  const inner = isRecordList(into[head]) ? into[head] : value.map(() => ({}));
  value.forEach((entry, index) => merge(inner[index] ?? {}, entry, rest));
  into[head] = inner;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isRecordList = (value: unknown): value is Record<string, unknown>[] =>
  Array.isArray(value) && value.length > 0 && value.every(isRecord);
