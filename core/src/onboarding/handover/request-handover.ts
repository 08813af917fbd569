import { assertRules } from '@homologa/domain/errors/domain-error';
import { checkNoDomain } from '@homologa/domain/identity/domain-name';
import { maskEmail } from '@homologa/domain/identity/email';
import { normalizeEmail } from '@homologa/domain/identity/normalize-email';
import { checkColleague, type HandoverAsker } from '@homologa/domain/onboarding/handover-rules';
import {
  HANDOVER_DAYS,
  HANDOVER_WINDOW_SECONDS,
  HANDOVERS,
  HANDOVERS_PER_ADDRESS,
} from '@homologa/domain/onboarding/limits';
import { canAskHandover, canHandOver } from '@homologa/domain/onboarding/onboarding.policy';
import { audit } from '../../kernel/audit';
import { authorize, requireNotActingAsOther } from '../../kernel/authorize';
import type { Context } from '../../kernel/context';
import type { Tx } from '../../kernel/database/database';
import { hashSecret, newId } from '../../kernel/ids';
import { type OnboardingAccess, type OnboardingKey, openOnboarding } from '../access.queries';
import { sendHandoverRequestJob } from '../onboarding.jobs';
import { lockOnboarding, type OnboardingRecord } from '../onboarding-record.steps';
import { handOver, presentEmails, requireTransferable } from './handover.steps';

const PER_SUPPLIER = { name: 'handover', points: HANDOVERS, seconds: HANDOVER_WINDOW_SECONDS };
/** Its own budget, so that holders of a forwarded link cannot use up the one of the connected account. */
const PER_OWNER = { ...PER_SUPPLIER, name: 'handover-own' };
/** Over the suppliers of all clients, because each colleague is written to with the words of a stranger. */
const PER_ADDRESS = { ...PER_SUPPLIER, name: 'handover-to', points: HANDOVERS_PER_ADDRESS };
const DAY_MS = 86_400_000;

interface Colleague {
  asker: HandoverAsker;
  fullName: string;
  email: string;
  note: string;
}

interface Asked {
  id: string;
  isDone: boolean;
  /** Masked e-mails of the persons who are asked; empty once an account is connected. */
  asked: string[];
}

/**
 * Asks that a colleague takes over an onboarding. Done at once in a session that proved the account; otherwise a mail
 * asks the present person, because a link may have been forwarded. Asking again for the same e-mail in other words replaces the request.
 * Throws the violations of `checkColleague`, `onboarding_finished`, `email_not_confirmed`, `rate_limited`,
 * `workflow_closed`, `not_while_logged_in_as`.
 */
export async function requestHandover(ctx: Context, key: OnboardingKey, input: Colleague): Promise<Asked> {
  requireNotActingAsOther(ctx.actor);
  const access = await openOnboarding(ctx, key);
  const { companyId, supplierId } = access;
  assertRules(checkColleague(input, []));
  assertRules(checkNoDomain(input.fullName, 'full_name'));
  const isProven = canHandOver(ctx.actor, { supplierId, accountId: access.ownerId }) === 'allow';
  await ctx.limits.consume(isProven ? PER_OWNER : PER_SUPPLIER, supplierId);
  await ctx.limits.consume(PER_ADDRESS, hashSecret(normalizeEmail(input.email)));
  // The system role, because handing over ends sessions.
  return ctx.db.system(async (tx) => {
    const record = await lockOnboarding(tx, access);
    const facts = { supplierId, accountId: record.supplier.accountId };
    const actor = access.holdsLink && access.view !== 'own' ? linkOf(access) : ctx.actor;
    authorize(canAskHandover(actor, facts));
    requireTransferable(record);
    const present = await presentEmails(tx, record);
    assertRules(checkColleague(input, toldOf(access, record, present)));
    const handover = await keepRequest(ctx, tx, record, input);
    const isDone = canHandOver(ctx.actor, facts) === 'allow';
    if (isDone) await handOver(access.ctx, tx, record, handover);
    else {
      await ctx.jobs.enqueue(tx, sendHandoverRequestJob, { handoverId: handover.id }, { companyId });
      await audit(access.ctx, tx, {
        companyId,
        action: 'onboarding.ask_handover',
        objectType: 'supplier',
        objectId: supplierId,
      });
    }
    return { id: handover.id, isDone, asked: facts.accountId === null ? present.map(maskEmail) : [] };
  });
}

/**
 * E-mails that the caller may learn are those of present persons. A link tells only the invited ones: otherwise whoever
 * holds a forwarded link could guess the connected account's. The mail to that account is skipped then.
 */
const toldOf = ({ view }: OnboardingAccess, { supplier }: OnboardingRecord, present: readonly string[]) =>
  view === 'own' ? present : supplier.emails;

const linkOf = ({ companyId, workflowId, supplierId }: { companyId: string; workflowId: string; supplierId: string }) =>
  ({ kind: 'link', companyId, workflowId, supplierId }) as const;

async function keepRequest(
  ctx: Context,
  tx: Tx,
  { supplier }: OnboardingRecord,
  input: Colleague,
): Promise<{ id: string; fullName: string; email: string }> {
  const { companyId, id: supplierId } = supplier;
  const email = normalizeEmail(input.email);
  const { asker, note } = input;
  const fullName = input.fullName.trim();
  const createdAt = ctx.now();
  const expiresAt = new Date(createdAt.getTime() + HANDOVER_DAYS * DAY_MS);
  const select = { id: true, fullName: true, email: true } as const;
  const words = { asker, fullName, email, note: note.trim() };
  const open = { companyId, supplierId, email, confirmedAt: null };
  const same = await tx.handover.findFirst({ where: { ...open, ...words }, select: { id: true } });
  if (same) return tx.handover.update({ where: { id: same.id, companyId }, data: { expiresAt }, select });
  // The link of the mail confirms what the present person has read there, so other words need another request.
  await tx.handover.deleteMany({ where: open });
  return tx.handover.create({ data: { id: newId(), companyId, supplierId, ...words, createdAt, expiresAt }, select });
}
