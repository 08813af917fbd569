import { type CallAttempt, classifyAttempt, isFailedAttempt, isVerifiedCall } from '@homologa/domain/desk/call-rules';
import { DomainError } from '@homologa/domain/errors/domain-error';
import type { Context } from '../../kernel/context';
import type { Tx } from '../../kernel/database/database';
import { workingDaysOf } from '../../reports/working-days.queries';
import type { DeskSubject } from '../desk-subject';

interface Counted {
  calls: readonly { outcome: string; createdAt: Date }[];
  moves: readonly { fromStatus: string | null; createdAt: Date }[];
}

const STOPPED: readonly (string | null)[] = ['unable_to_locate', 'failed'];

/** Returns the times of the failed call attempts since the last verified call or the last reopening of the request. */
export function countedAttempts({ calls, moves }: Counted): Date[] {
  const anew = [
    ...moves.filter(({ fromStatus }) => STOPPED.includes(fromStatus)),
    ...calls.filter(({ outcome }) => isVerifiedCall(outcome)),
  ];
  const since = Math.max(0, ...anew.map(({ createdAt }) => createdAt.getTime()));
  return calls
    .filter(({ outcome, createdAt }) => isFailedAttempt(outcome) && createdAt.getTime() >= since)
    .map(({ createdAt }) => createdAt);
}

/**
 * Returns the effect of one more failed attempt: `last` if no further attempt is required, otherwise `counted`. Throws
 * `call_attempt_too_early` if all attempts would fall on one working day of the supplier's country.
 */
export async function classifyCallAttempt(
  ctx: Context,
  tx: Tx,
  { request: { id: requestId, companyId }, supplier }: DeskSubject,
): Promise<'counted' | 'last'> {
  const of = { where: { requestId, companyId } };
  const [calls, moves] = [await tx.callLog.findMany(of), await tx.reportRequestTransition.findMany(of)];
  const { dayOf, isWorkingAt } = await workingDaysOf(supplier.country);
  const asAttempt = (at: Date): CallAttempt => ({ workingDay: isWorkingAt(at) ? dayOf(at) : null });
  const verdict = classifyAttempt(countedAttempts({ calls, moves }).map(asAttempt), asAttempt(ctx.now()));
  if (verdict === 'too_early') throw new DomainError('call_attempt_too_early');
  return verdict;
}
