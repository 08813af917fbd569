import { DomainError } from '@homologa/domain/errors/domain-error';
import type { Context } from '../../kernel/context';
import { changeDeskRequest, isBeingCorrected, requireAssignee } from '../desk-subject';
import { discardCorrection } from './discard-correction';

/**
 * Discards a correction and reverts figures and files to the current version. Throws `not_found`,
 * `desk_request_not_open` if no correction is in progress, `desk_request_held`.
 */
export async function abandonCorrection(ctx: Context, { requestId }: { requestId: string }): Promise<void> {
  await changeDeskRequest(ctx, requestId, async (tx, subject) => {
    if (!isBeingCorrected(subject)) throw new DomainError('desk_request_not_open');
    requireAssignee(ctx, subject);
    await discardCorrection(ctx, tx, subject);
  });
}
