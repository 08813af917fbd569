import type { AnswerFormat } from '@homologa/domain/questionnaires/answer-format';
import { type Condition, inOneOrder } from '@homologa/domain/questionnaires/condition';
import type { ItemSource } from '@homologa/domain/questionnaires/library/template.contract';
import type { QuestionPoints } from '@homologa/domain/questionnaires/points';
import type { QuestionItem, QuestionOption } from '@homologa/domain/questionnaires/questionnaire-rules';
import type { Prisma } from '@homologa/prisma/client';
import type { QuestionnaireItem } from '@homologa/prisma/models';
import type { Tx } from '../kernel/database/database';

export const QUESTION_FILE = { select: { id: true, name: true, size: true } } as const;

export type ItemWithFile = Prisma.QuestionnaireItemGetPayload<{ include: { file: typeof QUESTION_FILE } }>;

export type ItemRow = Pick<
  QuestionnaireItem,
  'id' | 'position' | 'type' | 'title' | 'required' | 'fileId' | 'version' | 'requiredSince' | 'allowNa' | 'weight'
> & {
  options: QuestionOption[];
  showIf: Condition | null;
  format: AnswerFormat | null;
  points: QuestionPoints | null;
  source: ItemSource | null;
};

export const optionsOf = (item: Pick<QuestionnaireItem, 'options'>): QuestionOption[] =>
  item.options as unknown as QuestionOption[];

export const conditionOf = (item: Pick<QuestionnaireItem, 'showIf'>): Condition | null =>
  inOneOrder(item.showIf as unknown as Condition | null);

/** Returns what the JSON columns of an item hold. */
export const askedOfItem = (
  item: Pick<QuestionnaireItem, 'format' | 'points' | 'source'>,
): Pick<ItemRow, 'format' | 'points' | 'source'> => ({
  format: item.format as unknown as AnswerFormat | null,
  points: item.points as unknown as QuestionPoints | null,
  source: sourceOf(item),
});

/** Returns the source with its fields in one order, in which the database does not return them. */
function sourceOf({ source }: Pick<QuestionnaireItem, 'source'>): ItemSource | null {
  // Statements that list columns by hand leave it out.
  if (!source) return null;
  const { template, version, item, language } = source as unknown as ItemSource;
  return { template, version, item, language };
}

export const questionOf = (item: ItemRow): QuestionItem => ({
  ...item,
  file: item.fileId ? { fileId: item.fileId } : null,
});

export async function loadItems(tx: Tx, companyId: string, workflowId: string): Promise<ItemRow[]> {
  const items = await tx.questionnaireItem.findMany({ where: { companyId, workflowId }, orderBy: { position: 'asc' } });
  return items.map((item) => ({ ...item, options: optionsOf(item), showIf: conditionOf(item), ...askedOfItem(item) }));
}
