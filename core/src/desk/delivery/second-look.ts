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
  /** The report types that the client wants a second person to deliver. */
  secondLookTypes: readonly string[];
}

/** Whether one person enters this report and another delivers it (reference 9.7). */
export const needsSecondLook = ({ kind, reportType, secondLookTypes }: Asked): boolean =>
  secondLookTypes.includes(kind === 'bir' ? reportType : kind);

/** The columns of a request in which nobody has entered anything since the last delivery. */
export const NOTHING_ENTERED = { enteredByIds: [], secondLookAt: null } satisfies Prisma.ReportRequestUpdateInput;

/** What a request's row gets when this person enters something. */
export function enteredBy({ actor }: Context, { request }: DeskSubject): { enteredByIds: string[] } {
  const id = actorIdOf(actor);
  return { enteredByIds: [...new Set([...request.enteredByIds, ...(id ? [id] : [])])] };
}

/** Anyone who entered data of such a report does not deliver it. Throws `desk_second_look_required`. */
export async function demandSecondLook({ actor }: Context, tx: Tx, subject: DeskSubject): Promise<void> {
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
