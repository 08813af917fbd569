import { z } from 'zod';
import { id } from '../wire/common.contract';
import { SEARCH_TERM_MAX } from './limits';

export const searchQuery = z.object({ q: z.string().max(SEARCH_TERM_MAX).default('') });

export const SEARCH_KINDS = [
  'workflow',
  'supplier',
  'shareholder',
  'answer',
  'report',
  'screening',
  'receipt',
] as const;
export type SearchKind = (typeof SEARCH_KINDS)[number];

const workflow = z.object({ id, title: z.string(), status: z.string() });

const searchResult = z.object({
  kind: z.enum(SEARCH_KINDS),
  /** Id of the supplier or of the workflow. */
  id,
  /** Name of the supplier or title of the workflow. */
  name: z.string(),
  /**
   * Shareholder's name, answer or number that matches the search; null if the supplier's or workflow's name matches.
   */
  found: z.string().nullable(),
  question: z.string().nullable(),
  /** Displayed status of the supplier, or status of the workflow. */
  status: z.string(),
  country: z.string().nullable(),
  workflow: workflow.nullable(),
});
export type SearchResult = z.infer<typeof searchResult>;

/** GET /api/search: at most six results of each kind (reference 1.5). */
export const searchResponse = z.object({ results: z.array(searchResult) });

export const DESK_SEARCH_KINDS = ['company', 'request', 'supplier', 'job'] as const;
export type DeskSearchKind = (typeof DESK_SEARCH_KINDS)[number];

const deskSearchResult = z.object({
  kind: z.enum(DESK_SEARCH_KINDS),
  id,
  /** Name of the company or supplier, or of the job. */
  name: z.string(),
  status: z.string(),
  country: z.string().nullable(),
  company: z.string().nullable(),
  /** Id of the supplier, if the result is a request. */
  supplier_id: id.nullable().optional(),
});
export type DeskSearchResult = z.infer<typeof deskSearchResult>;

/** GET /api/desk/search: at most six results of each kind (reference 1.5). */
export const deskSearchResponse = z.object({ results: z.array(deskSearchResult) });
