import type { OnboardingStep } from '@homologa/domain/catalog/onboarding-steps';
import { DomainError } from '@homologa/domain/errors/domain-error';
import { requireUser } from '../kernel/authorize';
import type { Context } from '../kernel/context';
import type { Tx } from '../kernel/database';
import { BIR_REQUEST, type BirRequestRow } from './bir-request-row';
import { lockOnboarding, type OnboardingRecord, requireStep } from './onboarding-record';

export interface BirPlace {
  id: string;
  companyId: string;
  supplierId: string;
}

/** The session's own BIR request: the session decides, never a header (decisions.md section 10). Throws 401 and 404. */
export async function findOwnBirRequest(ctx: Context, id: string): Promise<BirPlace> {
  const user = requireUser(ctx.actor);
  const request = await ctx.db.read.birRequest.findFirst({
    where: { id, accountId: user.userId },
    select: { id: true, companyId: true, supplierId: true },
  });
  if (!request) throw new DomainError('not_found');
  return request;
}

/** Loads a request to change it at a step, its supplier's row held. Throws what `requireStep` throws. */
export async function lockBirRequest(
  tx: Tx,
  place: BirPlace,
  step: OnboardingStep,
): Promise<{ record: OnboardingRecord; request: BirRequestRow }> {
  const record = await lockOnboarding(tx, place);
  requireStep(record, step);
  return { record, request: await readBirRequest(tx, place) };
}

/** The request as answers show it. Throws `not_found`. */
export async function readBirRequest(tx: Tx, { id, companyId }: BirPlace): Promise<BirRequestRow> {
  const request = await tx.birRequest.findFirst({ where: { id, companyId }, select: BIR_REQUEST });
  if (!request) throw new DomainError('not_found');
  return request;
}
