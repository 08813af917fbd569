import { z } from 'zod';
import { reportType } from '../catalog/values.contract';
import { entityId, id, isoDate } from '../wire/common.contract';
import { RULE_ANSWERS, RULE_CONFIRMERS, TWO_PERSON_RULES } from './rule-proposals';

/** Open proposal to weaken a rule of two people. */
export const ruleProposalResponse = z.object({
  ...entityId,
  rule: z.enum(TWO_PERSON_RULES),
  /** Report types that the rule would no longer cover. */
  report_types: z.array(reportType),
  /** Null for clients if the provider's staff proposed it. */
  proposed_by: z.string().nullable(),
  /** Side whose second person confirms. */
  confirmed_by: z.enum(RULE_CONFIRMERS),
  /** What the caller may answer. */
  answers: z.array(z.enum(RULE_ANSWERS)),
  created_at: isoDate,
});
export type RuleProposalResponse = z.infer<typeof ruleProposalResponse>;
export const ruleProposalListResponse = z.array(ruleProposalResponse);

export const ruleProposalParams = z.object({ id });
export const ruleAnswerBody = z.object({ answer: z.enum(RULE_ANSWERS) });
