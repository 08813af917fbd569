import type { Words } from '../language/locales';

/** Effect of an error on the job that threw it: retry, fail, or skip because nothing is left to do. */
export type JobVerdict = 'retry' | 'fail' | 'skip';

type ErrorStatus = 400 | 401 | 403 | 404 | 408 | 409 | 413 | 415 | 422 | 429 | 500 | 502 | 503 | 507;

/** Entry of the error catalogue. The English message is part of the API, because clients may compare it literally. */
export type ErrorEntry = Words & { readonly status: ErrorStatus; readonly job: JobVerdict };

export type ErrorEntries = Readonly<Record<string, ErrorEntry>>;
