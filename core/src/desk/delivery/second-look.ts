import { DomainError } from '@homologa/domain/errors/domain-error';
import { isSystem } from '@homologa/domain/identity/actor';
import type { Prisma } from '@homologa/prisma/client';
import { actorIdOf } from '../../kernel/authorize';
import type { Context } from '../../kernel/context';
import type { Tx } from '../../kernel/database/database';
import type { DeskSubject } from '../desk-subject';

interface Asked {
  kind: string;
  reportType: string;
  secondLookTypes: readonly string[];
}

export const needsSecondLook = ({ kind, reportType, secondLookTypes }: Asked): boolean =>
  secondLookTypes.includes(kind === 'bir' ? reportType : kind);

export const NOTHING_ENTERED = { enteredByIds: [], secondLookAt: null } satisfies Prisma.ReportRequestUpdateInput;

export function enteredBy({ actor }: Context, { request }: DeskSubject): { enteredByIds: string[] } {
  const id = actorIdOf(actor);
  return { enteredByIds: [...new Set([...request.enteredByIds, ...(id ? [id] : [])])] };
}

/**
 * Throws `desk_second_look_required` if the report needs a second reviewer and the actor has entered some of its data.
 */
export async function requireSecondLook({ actor }: Context, tx: Tx, subject: DeskSubject): Promise<void> {
  const { request, workflow } = subject;
  if (isSystem(actor) || !request.enteredByIds.includes(actorIdOf(actor) ?? '')) return;
  const company = await tx.company.findFirst({
    where: { id: request.companyId },
    select: { secondLookTypes: true },
  });
  const { kind } = request;
  const { reportType } = workflow;
  if (needsSecondLook({ kind, reportType, secondLookTypes: company?.secondLookTypes ?? [] })) {
    throw new DomainError('desk_second_look_required');
  }
}
