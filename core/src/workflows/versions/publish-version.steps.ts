import type { Workflow } from '@homologa/prisma/models';
import { actorIdOf } from '../../kernel/authorize';
import type { Context } from '../../kernel/context';
import type { Tx } from '../../kernel/database/database';
import { keepVersion, retireAnswers } from '../../questionnaires/kept-versions.steps';
import type { ItemRow } from '../questionnaire.queries';

type Published = Pick<Workflow, 'id' | 'companyId' | 'questionnaireVersion' | 'launchedAt'>;

export interface Publisher {
  id: string;
  name: string;
}

/** Returns who publishes. Call outside of the transaction, because a company's role may not read users. */
export async function findPublisher(ctx: Context): Promise<Publisher | null> {
  const id = actorIdOf(ctx.actor);
  return id === null ? null : ctx.db.read.user.findUnique({ where: { id }, select: { id: true, name: true } });
}

/** Keeps the questionnaire that a launch publishes. */
export const publishFirstVersion = (
  ctx: Context,
  tx: Tx,
  { id: workflowId, companyId, questionnaireVersion: version }: Published,
  { items, by }: { items: readonly ItemRow[]; by: Publisher | null },
): Promise<void> => keepVersion(tx, { companyId, workflowId, version, items, publishedAt: ctx.now(), by });

/**
 * Keeps the version that an update publishes, the one before if it was published before versions were kept, and the
 * answers to removed questions of suppliers that have submitted. Call before the items are written.
 */
export async function publishNextVersion(
  ctx: Context,
  tx: Tx,
  { id: workflowId, companyId, questionnaireVersion, launchedAt }: Published,
  next: { existing: readonly ItemRow[]; items: readonly ItemRow[]; version: number; by: Publisher | null },
): Promise<void> {
  if (next.version === questionnaireVersion) return;
  const place = { companyId, workflowId };
  const publishedAt = questionnaireVersion === 1 ? launchedAt : null;
  await keepVersion(tx, { ...place, version: questionnaireVersion, items: next.existing, publishedAt, by: null });
  const kept = new Set(next.items.map(({ id }) => id));
  const removed = next.existing.filter(({ id }) => !kept.has(id)).map(({ id }) => id);
  await retireAnswers(tx, companyId, removed);
  await keepVersion(tx, { ...place, version: next.version, items: next.items, publishedAt: ctx.now(), by: next.by });
}
