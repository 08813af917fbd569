import { isId } from '@homologa/core/kernel/ids';
import { DomainError, RulesBrokenError } from '@homologa/domain/errors/domain-error';
import { violation } from '@homologa/domain/errors/error-codes';
import { storableJson } from '@homologa/domain/wire/storable';
import type { z } from 'zod';

/** Parses path parameters. Throws `not_found` for a malformed id, as for an unknown id. */
export function parseParams(schema: z.ZodType | undefined, params: Record<string, unknown>): unknown {
  for (const [name, value] of Object.entries(params)) {
    if (/(^|_)id$|^[wsq]id$/.test(name) && !isId(value)) throw new DomainError('not_found');
  }
  if (!schema) return params;
  const parsed = schema.safeParse(params);
  if (!parsed.success) throw new DomainError('not_found');
  return parsed.data;
}

/** Parses query or body. Invalid input leads to a 422 response that lists all invalid paths. */
export function parseInput(schema: z.ZodType | undefined, value: unknown): unknown {
  if (!schema) return {};
  const parsed = schema.safeParse(storableJson(value ?? {}));
  if (parsed.success) return parsed.data;
  throw new RulesBrokenError(
    parsed.error.issues.flatMap(withinUnion).map((issue) => {
      const index = issue.path.find((part) => typeof part === 'number');
      return violation('invalid_input', issue.path.map(String).join('.'), typeof index === 'number' ? { index } : {});
    }),
  );
}

type Issue = z.core.$ZodIssue;

function withinUnion(issue: Issue): Issue[] {
  if (issue.code !== 'invalid_union') return [issue];
  const ways = issue.errors.filter((issues) => issues.every(({ path }) => path.length > 0));
  const inner = ways[0]?.flatMap(withinUnion) ?? [];
  return inner.length > 0 ? inner.map((found) => ({ ...found, path: [...issue.path, ...found.path] })) : [issue];
}
