import { storedPhone } from '@homologa/domain/countries/phone';
import { normalizeEmail } from '@homologa/domain/identity/normalize-email';
import type { Locale } from '@homologa/domain/language/locales';
import type { Supplier } from '@homologa/prisma/models';
import { type AuditFact, auditMany } from '../kernel/audit';
import type { Context } from '../kernel/context';
import type { Tx } from '../kernel/database/database';
import { setSupplierLanguage, setSupplierPhone } from './own-part.steps';

export type OwnSupplier = Pick<
  Supplier,
  'id' | 'companyId' | 'fullName' | 'emails' | 'phone' | 'accountPhone' | 'country'
>;

/** What a person of an account corrected; absent values are unchanged. */
export interface CorrectedPerson {
  name?: { before: string; after: string };
  email?: { before: string; after: string };
  /** As stored and as typed: each supplier's country gives its own calling code. */
  phone?: { before: string; after: string };
  language?: Locale;
}

/**
 * Locks the account's suppliers that still take part, until the transaction ends: what is finished, archived or closed
 * stays as it was received, and a deactivated client's suppliers change nothing. Must precede the lock of the account,
 * because connecting an account locks in this order.
 */
export function lockOwnSuppliers(tx: Tx, userId: string): Promise<OwnSupplier[]> {
  return tx.$queryRaw<OwnSupplier[]>`
    SELECT s."id", s."companyId", s."fullName", s."emails", s."phone", s."accountPhone", s."country"
    FROM "Supplier" s
      JOIN "Workflow" w ON w."id" = s."workflowId" AND w."status" = 'active'
      JOIN "Company" c ON c."id" = s."companyId" AND c."deactivatedAt" IS NULL
    WHERE s."accountId" = ${userId}::uuid AND s."status" <> 'archived' AND s."onboardingStep" <> 'finished'
    ORDER BY s."id" FOR UPDATE OF s`;
}

/**
 * Carries a corrected name, e-mail, phone or language into the locked suppliers, so that clients and the desk reach the
 * person. A value follows only where it was the person's own before: a client may have invited a colleague, and a
 * process may have a phone of its own. Each client finds the correction in its audit trail.
 */
export async function correctOwnSuppliers(
  ctx: Context,
  tx: Tx,
  suppliers: readonly OwnSupplier[],
  person: CorrectedPerson,
): Promise<void> {
  const corrections: AuditFact[] = [];
  for (const supplier of suppliers) {
    const actions = [
      ...((await correctContact(ctx, tx, supplier, person)) ? (['onboarding.contact'] as const) : []),
      ...((await correctPhone(ctx, tx, supplier, person)) ? (['onboarding.phone'] as const) : []),
      ...(person.language && (await setSupplierLanguage(ctx, tx, supplier, person.language))
        ? (['onboarding.language'] as const)
        : []),
    ];
    const { id: objectId, companyId } = supplier;
    corrections.push(...actions.map((action) => ({ companyId, action, objectType: 'supplier' as const, objectId })));
  }
  await auditMany(ctx, tx, corrections);
}

async function correctContact(
  ctx: Context,
  tx: Tx,
  { id, companyId, fullName, emails }: OwnSupplier,
  { name, email }: CorrectedPerson,
): Promise<boolean> {
  const isNamed = name !== undefined && fullName === name.before && fullName !== name.after;
  const isMailed = email !== undefined && emails.some((own) => normalizeEmail(own) === email.before);
  if (!isNamed && !isMailed) return false;
  await tx.supplier.update({
    where: { id, companyId },
    data: {
      ...(isNamed ? { fullName: name.after } : {}),
      ...(isMailed ? { emails: replaceEmail(emails, email) } : {}),
      modifiedAt: ctx.now(),
    },
    select: { id: true },
  });
  return true;
}

/** Replaces the e-mail at its place, and drops the second of two that are equal after that. */
function replaceEmail(emails: readonly string[], { before, after }: { before: string; after: string }): string[] {
  const replaced = emails.map((own) => (normalizeEmail(own) === before ? after : own));
  return replaced.filter(
    (own, index) => replaced.findIndex((it) => normalizeEmail(it) === normalizeEmail(own)) === index,
  );
}

async function correctPhone(ctx: Context, tx: Tx, supplier: OwnSupplier, { phone }: CorrectedPerson): Promise<boolean> {
  if (!phone || !isOwnPhone(supplier, phone.before)) return false;
  const stored = storedPhone(phone.after, supplier.country) ?? phone.after;
  if (stored === supplier.accountPhone) return false;
  await setSupplierPhone(ctx, tx, supplier, stored);
  return true;
}

const isOwnPhone = ({ accountPhone, country }: OwnSupplier, before: string): boolean =>
  accountPhone !== null && (accountPhone === before || accountPhone === storedPhone(before, country));
