import type { RuleConfirmer, RuleOutcome, TwoPersonRule } from '@homologa/domain/companies/rule-proposals';
import { isStaff } from '@homologa/domain/identity/actor';
import type { Context } from '../../kernel/context';
import type { Tx } from '../../kernel/database/database';
import { notify, notifyStaff, settleCompanyNotifications } from '../../notifications/notify.steps';
import { adminsBefore } from './rule-people.queries';

interface ToldProposal {
  companyId: string;
  rule: TwoPersonRule;
  confirmer: RuleConfirmer;
  proposedById: string;
  proposedByName: string;
}

/** Tells all admins of the company but the proposer, and administration if it confirms. */
export async function tellOfProposal(ctx: Context, tx: Tx, proposal: ToldProposal): Promise<void> {
  const { companyId, rule, confirmer, proposedById, proposedByName } = proposal;
  const facts = { rule, person: nameForClients(ctx, proposedByName) };
  const admins = await adminIds(ctx, tx, companyId);
  await notify(
    ctx,
    tx,
    'rule_proposed',
    admins.filter((id) => id !== proposedById),
    { companyId, facts },
  );
  if (confirmer !== 'provider') return;
  const { name } = await tx.company.findUniqueOrThrow({ where: { id: companyId }, select: { name: true } });
  const told = { companyId, facts: { rule, person: proposedByName, company: name } };
  await notifyStaff(ctx, tx, 'rule_to_confirm', told, { except: proposedById });
}

/** Tells all admins of the company how a proposal ended; what was told about it before counts as read. */
export async function tellOfOutcome(
  ctx: Context,
  tx: Tx,
  { companyId, rule, outcome, person }: { companyId: string; rule: string; outcome: RuleOutcome; person: string },
): Promise<void> {
  await settleCompanyNotifications(ctx, tx, { companyId, kinds: ['rule_proposed', 'rule_to_confirm'] });
  await notify(ctx, tx, 'rule_settled', await adminIds(ctx, tx, companyId), {
    companyId,
    facts: { rule, outcome, person: nameForClients(ctx, person) },
  });
}

/** Clients are not told the names of the provider's staff. */
const nameForClients = (ctx: Context, name: string): string => (isStaff(ctx.actor) ? ctx.config.brand.name : name);

async function adminIds(ctx: Context, tx: Tx, companyId: string): Promise<string[]> {
  const admins = await tx.membership.findMany({
    where: adminsBefore(companyId, ctx.now()),
    select: { userId: true },
    orderBy: { createdAt: 'asc' },
  });
  return admins.map(({ userId }) => userId);
}
