import { z } from 'zod';
import { DomainError, RulesBrokenError } from '../errors/domain-error';
import { violation } from '../errors/error-codes';
import { storableJson } from './storable';

const DEFAULT_PAGE_SIZE = 25;
export const MAX_RANGE = 1000;

export type SortOrder = 'ASC' | 'DESC';

/** Allowed sort fields and filters of a resource's list. `sort` maps JSON names to the names in queries. */
interface ListSpec<Sort extends string, Filter extends z.ZodRawShape> {
  resource: string;
  sort: Readonly<Record<string, Sort>>;
  defaultSort: { field: Sort; order: SortOrder };
  filter: Filter;
  /** Rows of an answer at most, of a list whose rows are heavy; by default `MAX_RANGE`. */
  maxRows?: number;
  /** Filter keys that are also accepted as separate query parameters (`?status=active`, reference 12.4). */
  plain?: readonly (keyof Filter & string)[];
}

interface List<Sort extends string, Filter extends z.ZodRawShape> extends ListSpec<Sort, Filter> {
  /** Built once per list, because building the schema takes longer than parsing the filter of a request. */
  filterSchema: z.ZodObject<Filter>;
}

export interface ListQuery<Sort extends string, Filter> {
  sort: { field: Sort; order: SortOrder };
  /** Row range from 0, inclusive at both ends. */
  range: { start: number; end: number };
  filter: Filter;
}

export const defineList = <const Sort extends string, const Filter extends z.ZodRawShape>(
  spec: ListSpec<Sort, Filter>,
): List<Sort, Filter> => ({ ...spec, filterSchema: z.object(spec.filter) });

/** Builds a schema for a single value, an array or comma-separated text, which always returns an array. */
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

function parseRange(value: unknown, defaultSize: number, maxRows: number) {
  const parsed = parseJson(value);
  if (parsed === undefined) return { start: 0, end: defaultSize - 1 };
  if (!Array.isArray(parsed) || parsed.length !== 2) throw new DomainError('malformed_request');
  const [start, end] = parsed as [unknown, unknown];
  if (!Number.isSafeInteger(start) || !Number.isSafeInteger(end)) throw new DomainError('malformed_request');
  const [from, to] = [start as number, end as number];
  if (from < 0 || to < from || !Number.isSafeInteger(from + MAX_RANGE)) throw new DomainError('malformed_request');
  return { start: from, end: Math.min(to, from + maxRows - 1) };
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
  // Ignore null instead of rejecting the request, because form libraries send null for a cleared filter.
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
 * Parses the query parameters `sort`, `range` and `filter` of ra-data-simple-rest against a resource's allowed fields
 * (reference 12.4). The default range is the first 25 rows, or 1,000 with a filter by `id`; a longer range is cut to
 * 1,000, or to the list's own `maxRows`. Throws `malformed_request` for invalid JSON and `invalid_input` for an unknown or ill-typed filter or sort
 * field.
 */
export function parseListQuery<Sort extends string, Filter extends z.ZodRawShape>(
  query: Readonly<Record<string, unknown>>,
  spec: List<Sort, Filter>,
): ListQuery<Sort, z.infer<z.ZodObject<Filter>>> {
  const filter = parseFilter(query, spec);
  const byId = Object.hasOwn(filter, 'id');
  const { maxRows = MAX_RANGE } = spec;
  return {
    sort: parseSort(query['sort'], spec),
    range: parseRange(query['range'], byId ? maxRows : DEFAULT_PAGE_SIZE, maxRows),
    filter,
  };
}

export const listQueryParams = z.object({
  sort: z.string().max(200).optional().describe('JSON: ["field", "ASC" | "DESC"]'),
  range: z.string().max(100).optional().describe('JSON: [first, last], both inclusive, from 0'),
  filter: z.string().max(100_000).optional().describe('JSON: an object of filters'),
});
