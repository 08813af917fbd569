import { birFormFor } from '@homologa/domain/bir-form/bir-form';
import type { BirFormData } from '@homologa/domain/bir-form/form-values';
import { REPORT_TYPES } from '@homologa/domain/catalog/report-types';
import { DomainError } from '@homologa/domain/errors/domain-error';
import { memberOf } from '@homologa/domain/language/member-of';
import type { AnswerValue } from '@homologa/domain/onboarding/answer-rules';
import { stepsOf } from '@homologa/domain/onboarding/step-selection';
import { isNotApplicable } from '@homologa/domain/questionnaires/answer-shapes';
import { type AskedFor, fieldValue, type SentBackTarget } from '@homologa/domain/send-backs/sent-back-items';
import { answerTexts, type SentBackFile, type SentBackValue } from '@homologa/domain/send-backs/sent-back-value';
import { BIR_REQUEST, formDataOf } from '../bir-requests/bir-request.queries';
import type { Tx } from '../kernel/database/database';
import { askedOf, listItems, readAnswers, type VersionedItem } from '../questionnaires/answers.queries';
import { stepFacts } from '../suppliers/step-facts.queries';

export interface GivenData extends AskedFor {
  /** The whole questionnaire, with hidden questions. */
  items: readonly VersionedItem[];
  /** Questions that are shown to the supplier. */
  questions: readonly VersionedItem[];
  /** Ids of answered questions that the present questionnaire does not have. */
  retired: ReadonlySet<string>;
  answers: ReadonlyMap<string, AnswerValue>;
  data: BirFormData | null;
  files: ReadonlyMap<string, SentBackFile[]>;
}

export async function readGivenData(
  tx: Tx,
  { companyId, supplierId }: { companyId: string; supplierId: string },
): Promise<GivenData> {
  const supplier = await tx.supplier.findFirst({
    where: { id: supplierId, companyId },
    select: {
      country: true,
      retiredAnswers: { select: { questionId: true } },
      workflow: {
        select: {
          id: true,
          type: true,
          product: true,
          reportType: true,
          payment: true,
          _count: { select: { questionnaire: true } },
        },
      },
      // The supplier's pages use only the newest BIR request.
      birRequests: { select: BIR_REQUEST, orderBy: { createdAt: 'desc' }, take: 1 },
    },
  });
  if (!supplier) throw new DomainError('not_found');
  const { workflow, country } = supplier;
  const items = await listItems(tx, workflow.id, companyId);
  const stored = await readAnswers(tx, supplierId, companyId);
  const { items: questions, answers } = askedOf(items, stored, { country, report_type: workflow.reportType });
  const retired = new Set(supplier.retiredAnswers.map(({ questionId }) => questionId));
  const asked = { items, questions, retired, answers };
  const hasForm = stepsOf(stepFacts(workflow, country)).includes('bir_form');
  const request = hasForm ? supplier.birRequests[0] : undefined;
  if (!request) return { ...asked, form: null, data: null, files: new Map() };
  const data = formDataOf(request);
  const form = birFormFor(data.country, memberOf(REPORT_TYPES, workflow.reportType));
  const files = new Map<string, SentBackFile[]>();
  for (const { type, fileId, name, file } of request.files) {
    files.set(type, [...(files.get(type) ?? []), { fileId, name, size: file.size }]);
  }
  return { ...asked, form, data, files };
}

export function valueOf(given: GivenData, { kind, target }: SentBackTarget): SentBackValue {
  if (kind === 'file') return { files: given.files.get(target) ?? [] };
  if (kind === 'field') {
    const value = given.data === null ? null : fieldValue(given.data, target);
    return Array.isArray(value) ? { rows: value } : { value: value ?? null };
  }
  const answer = given.answers.get(target) ?? null;
  const asked = given.questions.find(({ id }) => id === target);
  if (answer === null || typeof answer === 'string' || !('fileId' in answer)) {
    if (asked?.type === 'file' && !isNotApplicable(answer)) return { files: [] };
    return { texts: answerTexts(answer, asked ?? { options: [] }) };
  }
  return { files: [{ fileId: answer.fileId, name: answer.name, size: answer.size }] };
}

export const filesIn = (value: SentBackValue): string[] =>
  'files' in value ? value.files.map(({ fileId }) => fileId) : [];
