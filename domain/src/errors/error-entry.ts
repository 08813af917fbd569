import type { Words } from '../language/locales';

/** What an error means for the job it stops: try again later, give up, or nothing left to do. */
export type JobVerdict = 'retry' | 'fail' | 'skip';

/** How HTTP answers; 422 is a broken rule. */
type ErrorStatus = 400 | 401 | 403 | 404 | 408 | 409 | 413 | 415 | 422 | 429 | 500 | 502 | 503 | 507;

/** Everything that is decided about an error code. The English wording is exact: clients may compare it. */
export type ErrorEntry = Words & { readonly status: ErrorStatus; readonly job: JobVerdict };

export type ErrorEntries = Readonly<Record<string, ErrorEntry>>;
