/** The value of `Content-Range`: `suppliers 0-24/319`; an empty page has a star for its range. */
export const contentRange = (resource: string, start: number, count: number, total: number): string =>
  `${resource} ${count === 0 ? '*' : `${start}-${start + count - 1}`}/${total}`;
