/** `Content-Range` header: `suppliers 0-24/319`; the range of an empty page is a star. */
export const contentRange = (resource: string, start: number, count: number, total: number): string =>
  `${resource} ${count === 0 ? '*' : `${start}-${start + count - 1}`}/${total}`;
