import { z } from 'zod';
import { isoDay } from '../wire/common.contract';
import { CONDITION_FACTS, type Condition, comparisonsOf } from './condition';
import { MAX_COMPARISONS, MAX_CONDITION_DEPTH, MAX_OPTIONS } from './limits';

const itemId = z.string().min(1).max(64);

const comparison = z.union([
  z.strictObject({ question: itemId, is: z.enum(['equals', 'contains']), option: itemId }),
  z.strictObject({ question: itemId, is: z.literal('at_least'), count: z.number().int().min(1).max(MAX_OPTIONS) }),
  z.strictObject({ question: itemId, is: z.literal('equals'), value: z.string().min(1).max(64) }),
  z.strictObject({ question: itemId, is: z.literal('at_least'), value: z.number().min(-1e15).max(1e15) }),
  z.strictObject({ question: itemId, is: z.literal('before'), value: isoDay }),
  z.strictObject({ question: itemId, is: z.literal('answered') }),
  z.strictObject({ fact: z.enum(CONDITION_FACTS), is: z.literal('equals'), value: z.string().min(1).max(64) }),
]);

function atDepth(depth: number): z.ZodType<Condition, Condition> {
  if (depth === 0) return comparison;
  const part = atDepth(depth - 1);
  const parts = z.array(part).min(1).max(MAX_COMPARISONS);
  return z.union([
    comparison,
    z.strictObject({ all: parts }),
    z.strictObject({ any: parts }),
    z.strictObject({ not: part }),
  ]);
}

/** Condition of a question, a section or an option (reference 6.10). */
export const condition = atDepth(MAX_CONDITION_DEPTH).refine(
  (tree) => comparisonsOf(tree).length <= MAX_COMPARISONS,
  `at most ${MAX_COMPARISONS} comparisons`,
);
