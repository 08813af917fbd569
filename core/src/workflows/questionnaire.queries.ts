import type { QuestionItem, QuestionOption } from '@homologa/domain/questionnaires/questionnaire-rules';
import type { Prisma } from '@homologa/prisma/client';
import type { QuestionnaireItem } from '@homologa/prisma/models';
import type { Tx } from '../kernel/database/database';

/** What answers show of an attachment's file. */
export const QUESTION_FILE = { select: { id: true, name: true, size: true } } as const;

/** An item with its attachment's file, as lists and answers read it. */
export type ItemWithFile = Prisma.QuestionnaireItemGetPayload<{ include: { file: typeof QUESTION_FILE } }>;

/** A questionnaire item as it is or will be stored. */
export type ItemRow = Pick<
  QuestionnaireItem,
  'id' | 'position' | 'type' | 'title' | 'required' | 'fileId' | 'version' | 'requiredSince'
> & {
  options: QuestionOption[];
};

/** The options, which the database keeps as JSON. */
export const optionsOf = (item: Pick<QuestionnaireItem, 'options'>): QuestionOption[] =>
  item.options as unknown as QuestionOption[];

/** An item as the domain's rules see it. */
export const questionOf = (item: ItemRow): QuestionItem => ({
  ...item,
  file: item.fileId ? { fileId: item.fileId } : null,
});

/** The workflow's items, in their order. */
export async function loadItems(tx: Tx, companyId: string, workflowId: string): Promise<ItemRow[]> {
  const items = await tx.questionnaireItem.findMany({ where: { companyId, workflowId }, orderBy: { position: 'asc' } });
  return items.map((item) => ({ ...item, options: optionsOf(item) }));
}
