/** How long a list is; `isMore` where counting went no further than `total`. */
export interface ListLength {
  total: number;
  isMore?: boolean;
}

/** The value of `Content-Range`: `suppliers 0-24/319`, `/10000+` for more; an empty page has a star for its range. */
export const contentRange = (resource: string, start: number, count: number, { total, isMore }: ListLength): string =>
  `${resource} ${count === 0 ? '*' : `${start}-${start + count - 1}`}/${total}${isMore ? '+' : ''}`;
