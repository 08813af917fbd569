/** Formats the `Content-Range` header: `suppliers 0-24/319`; an empty page has the range `*`. */
export const contentRange = (resource: string, start: number, count: number, total: number): string =>
  `${resource} ${count === 0 ? '*' : `${start}-${start + count - 1}`}/${total}`;
