import { audit } from '../../kernel/audit';
import type { Context } from '../../kernel/context';
import type { Tx } from '../../kernel/database/database';
import { updateRequest } from '../../reports/request-columns.steps';
import { type DeskSubject, holderOf, isBeingCorrected } from '../desk-subject';

interface Giving {
  holderId: string | null;
  action: 'desk.take_over' | 'desk.assign';
}

export async function giveRequestTo(
  ctx: Context,
  tx: Tx,
  subject: DeskSubject,
  { holderId, action }: Giving,
): Promise<void> {
  const { id, companyId } = subject.request;
  const before = holderOf(subject);
  const holder = isBeingCorrected(subject) ? { correctionById: holderId } : { takenById: holderId };
  await updateRequest(tx, subject.request, holder);
  await audit(ctx, tx, {
    companyId,
    action,
    objectType: 'report_request',
    objectId: id,
    facts: { from: before, to: holderId },
  });
}
