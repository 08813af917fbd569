/** Formats the `Content-Range` header, such as `suppliers 0-24/319`. The range of an empty page is `*`. */
export const contentRange = (resource: string, start: number, count: number, total: number): string =>
  `${resource} ${count === 0 ? '*' : `${start}-${start + count - 1}`}/${total}`;
