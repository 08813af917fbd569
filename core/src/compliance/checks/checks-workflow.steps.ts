import { DEFAULT_LOCALE, type Locale, matchLocale, type Words } from '@homologa/domain/language/locales';
import { actorIdOf } from '../../kernel/authorize';
import type { Context } from '../../kernel/context';
import type { Tx } from '../../kernel/database/database';
import { newId } from '../../kernel/ids';

const TITLE: Words = {
  en: 'Compliance checks',
  es: 'Controles de cumplimiento',
  'pt-BR': 'Verificações de compliance',
};

/**
 * Returns the id of the workflow that contains the company's checks; the first check creates it. The workflow is always
 * closed, so lists, statistics and bulk actions on active workflows exclude it and suppliers cannot be added by hand.
 */
export async function findOrCreateChecksWorkflow(
  ctx: Context,
  tx: Tx,
  { companyId, language }: { companyId: string; language: string | null },
): Promise<string> {
  const known = await findChecksWorkflow(tx, companyId);
  if (known) return known;
  const now = ctx.now();
  const locale: Locale = matchLocale(language) ?? DEFAULT_LOCALE;
  // The unique index resolves two concurrent first checks: the second waits and then finds the workflow.
  await tx.workflow.createMany({
    skipDuplicates: true,
    data: [
      {
        id: newId(),
        companyId,
        status: 'closed',
        type: 'investigating',
        product: 'report',
        reportType: 'cfr',
        payment: 'client',
        title: TITLE[locale],
        holdsChecks: true,
        createdById: actorIdOf(ctx.actor),
        createdAt: now,
        modifiedAt: now,
        launchedAt: now,
        closedAt: now,
      },
    ],
  });
  const made = await findChecksWorkflow(tx, companyId);
  if (!made) throw new Error('the workflow of checks is there once it was inserted');
  return made;
}

async function findChecksWorkflow(tx: Tx, companyId: string): Promise<string | null> {
  const found = await tx.workflow.findFirst({ where: { companyId, holdsChecks: true }, select: { id: true } });
  return found?.id ?? null;
}
