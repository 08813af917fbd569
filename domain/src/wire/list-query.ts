import { z } from 'zod';
import { DomainError, RulesBrokenError } from '../errors/domain-error';
import { violation } from '../errors/error-codes';
import { storableJson } from './storable';

const DEFAULT_PAGE_SIZE = 25;
export const MAX_RANGE = 1000;

export type SortOrder = 'ASC' | 'DESC';

/** What one resource's list takes: its sort fields (wire name → the name queries know) and its filter keys. */
interface ListSpec<Sort extends string, Filter extends z.ZodRawShape> {
  /** The unit of Content-Range. */
  resource: string;
  sort: Readonly<Record<string, Sort>>;
  defaultSort: { field: Sort; order: SortOrder };
  filter: Filter;
  /** Filter keys that may also come as query parameters of their own (`?status=active`, reference 12.4). */
  plain?: readonly (keyof Filter & string)[];
}

interface List<Sort extends string, Filter extends z.ZodRawShape> extends ListSpec<Sort, Filter> {
  /** The filter as one schema, made once: making it costs a request more than all that it parses. */
  filterSchema: z.ZodObject<Filter>;
}

export interface ListQuery<Sort extends string, Filter> {
  sort: { field: Sort; order: SortOrder };
  /** Both ends inclusive, from 0. */
  range: { start: number; end: number };
  filter: Filter;
}

/** A resource's list with exact types: what a contract exports and a route parses with. */
export const defineList = <const Sort extends string, const Filter extends z.ZodRawShape>(
  spec: ListSpec<Sort, Filter>,
): List<Sort, Filter> => ({ ...spec, filterSchema: z.object(spec.filter) });

/** A filter value of one kind, alone, as a list, or as text with commas; always a list afterwards. */
export const oneOrMany = <Entry extends z.ZodType>(entry: Entry) =>
  z.preprocess(
    (value) => (typeof value === 'string' ? value.split(',').filter(Boolean) : Array.isArray(value) ? value : [value]),
    z.array(entry).max(MAX_RANGE),
  );

const firstText = (value: unknown): string | undefined => {
  const first: unknown = Array.isArray(value) ? value[0] : value;
  return typeof first === 'string' && first !== '' ? first : undefined;
};

function parseJson(value: unknown): unknown {
  const text = firstText(value);
  if (text === undefined) return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch (cause) {
    throw new DomainError('malformed_request', { cause });
  }
}

function parseSort<Sort extends string>(value: unknown, spec: ListSpec<Sort, z.ZodRawShape>) {
  const parsed = parseJson(value);
  if (parsed === undefined) return spec.defaultSort;
  if (!Array.isArray(parsed) || parsed.length !== 2) throw new DomainError('malformed_request');
  const [name, direction] = parsed as [unknown, unknown];
  if (typeof name !== 'string' || typeof direction !== 'string') throw new DomainError('malformed_request');
  const order = direction.toUpperCase();
  if (order !== 'ASC' && order !== 'DESC') throw new DomainError('malformed_request');
  const field = Object.hasOwn(spec.sort, name) ? spec.sort[name] : undefined;
  if (field === undefined) throw new RulesBrokenError([violation('invalid_input', 'sort')]);
  return { field, order } as const;
}

function parseRange(value: unknown, defaultSize: number) {
  const parsed = parseJson(value);
  if (parsed === undefined) return { start: 0, end: defaultSize - 1 };
  if (!Array.isArray(parsed) || parsed.length !== 2) throw new DomainError('malformed_request');
  const [start, end] = parsed as [unknown, unknown];
  if (!Number.isSafeInteger(start) || !Number.isSafeInteger(end)) throw new DomainError('malformed_request');
  const [from, to] = [start as number, end as number];
  if (from < 0 || to < from || !Number.isSafeInteger(from + MAX_RANGE)) throw new DomainError('malformed_request');
  return { start: from, end: Math.min(to, from + MAX_RANGE - 1) };
}

function parseFilter<Filter extends z.ZodRawShape>(
  query: Readonly<Record<string, unknown>>,
  spec: List<string, Filter>,
): z.infer<z.ZodObject<Filter>> {
  const parsed = parseJson(query['filter']) ?? {};
  if (typeof parsed !== 'object' || Array.isArray(parsed)) throw new DomainError('malformed_request');
  const plain = (spec.plain ?? [])
    .filter((key) => query[key] !== undefined && query[key] !== '')
    .map((key) => [key, query[key]] as const);
  // Form libraries send null for a filter that was emptied: no filter, not a broken one.
  const given = [...plain, ...Object.entries(parsed)].filter(([, value]) => value !== null && value !== '');
  const unknown = given.filter(([key]) => !Object.hasOwn(spec.filter, key));
  if (unknown.length > 0) {
    throw new RulesBrokenError(unknown.map(([key]) => violation('invalid_input', `filter.${key}`)));
  }
  const result = spec.filterSchema.safeParse(storableJson(Object.fromEntries(given)));
  if (result.success) return result.data;
  throw new RulesBrokenError(
    result.error.issues.map((issue) => violation('invalid_input', ['filter', ...issue.path].map(String).join('.'))),
  );
}

/**
 * Reads ra-data-simple-rest's `sort`, `range` and `filter` from a request's query against a resource's allow-lists
 * (reference 12.4). Without a range the first 25, or all that a filter by `id` names; a longer range than 1,000 is cut
 * there. Throws `malformed_request` for what is not the JSON it should be and `invalid_input` for an unknown or
 * ill-typed filter or sort field; nothing else.
 */
export function parseListQuery<Sort extends string, Filter extends z.ZodRawShape>(
  query: Readonly<Record<string, unknown>>,
  spec: List<Sort, Filter>,
): ListQuery<Sort, z.infer<z.ZodObject<Filter>>> {
  const filter = parseFilter(query, spec);
  const byId = Object.hasOwn(filter, 'id');
  return {
    sort: parseSort(query['sort'], spec),
    range: parseRange(query['range'], byId ? MAX_RANGE : DEFAULT_PAGE_SIZE),
    filter,
  };
}

/** The query parameters of every list, for the description of the API. */
export const listQueryParams = z.object({
  sort: z.string().max(200).optional().describe('JSON: ["field", "ASC" | "DESC"]'),
  range: z.string().max(100).optional().describe('JSON: [first, last], both inclusive, from 0'),
  filter: z.string().max(100_000).optional().describe('JSON: an object of filters'),
});
