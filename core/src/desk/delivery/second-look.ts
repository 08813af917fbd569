import type { RuleOutcome, TwoPersonRule } from '@homologa/domain/companies/rule-proposals';
import { DomainError } from '@homologa/domain/errors/domain-error';
import type { Prisma } from '@homologa/prisma/client';
import { actorIdOf } from '../../kernel/authorize';
import type { Context } from '../../kernel/context';
import type { Tx } from '../../kernel/database/database';
import type { DeskSubject } from '../desk-subject';

interface Asked {
  kind: string;
  reportType: string;
  requestedAt: Date;
  company: {
    secondLookTypes: readonly string[];
    ruleProposals: readonly { reportTypes: readonly string[]; settledAt: Date | null }[];
  };
}

/** The rule for the delivery of a client's reports, and when it was weakened for which types. */
export const SECOND_LOOK_RULE = {
  secondLookTypes: true,
  ruleProposals: {
    where: { rule: 'second_look' satisfies TwoPersonRule, outcome: 'confirmed' satisfies RuleOutcome },
    select: { reportTypes: true, settledAt: true },
  },
} as const satisfies Prisma.CompanySelect;

/** True by the rule of today, or by the one of the time at which the request came in if it was weakened since. */
export function needsSecondLook({ kind, reportType, requestedAt, company }: Asked): boolean {
  const type = kind === 'bir' ? reportType : kind;
  if (company.secondLookTypes.includes(type)) return true;
  return company.ruleProposals.some(
    ({ reportTypes, settledAt }) => reportTypes.includes(type) && settledAt !== null && settledAt > requestedAt,
  );
}

export const NOTHING_ENTERED = { enteredByIds: [], secondLookAt: null } satisfies Prisma.ReportRequestUpdateInput;

/** Adds the actor to those who have entered data of the report. Throws `desk_second_look_by_operator`. */
export async function enteredBy(ctx: Context, tx: Tx, subject: DeskSubject): Promise<{ enteredByIds: string[] }> {
  if (isOperator(ctx) && (await takesTwo(tx, subject))) throw new DomainError('desk_second_look_by_operator');
  const id = actorIdOf(ctx.actor);
  return { enteredByIds: [...new Set([...subject.request.enteredByIds, ...(id ? [id] : [])])] };
}

/**
 * Throws `desk_second_look_required` if the report needs a second reviewer and the actor has entered some of its data,
 * and `desk_second_look_by_operator` for every operator of the CLI, whose name is taken on trust: one person with a
 * shell would be both. A gateway's own report is delivered by no person and passes.
 */
export async function requireSecondLook(ctx: Context, tx: Tx, subject: DeskSubject): Promise<void> {
  const isOwn = subject.request.enteredByIds.includes(actorIdOf(ctx.actor) ?? '');
  if (!(isOwn || isOperator(ctx)) || !(await takesTwo(tx, subject))) return;
  throw new DomainError(isOwn ? 'desk_second_look_required' : 'desk_second_look_by_operator');
}

const isOperator = ({ actor }: Context): boolean => actor.kind === 'system' && actor.operator !== undefined;

async function takesTwo(tx: Tx, { request, workflow }: DeskSubject): Promise<boolean> {
  const company = await tx.company.findFirst({
    where: { id: request.companyId },
    select: SECOND_LOOK_RULE,
  });
  const { kind, requestedAt } = request;
  const { reportType } = workflow;
  return company !== null && needsSecondLook({ kind, reportType, requestedAt, company });
}
