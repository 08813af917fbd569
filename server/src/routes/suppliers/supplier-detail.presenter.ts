import type { RemindedWorkflow } from '@homologa/core/suppliers/reminders/reminded-workflow';
import type { SupplierDetail } from '@homologa/core/suppliers/supplier.queries';
import { ACTIVITY_TYPES } from '@homologa/domain/catalog/activities';
import { memberOf } from '@homologa/domain/language/member-of';
import type { SkippedSuppliers } from '@homologa/domain/suppliers/bulk/bulk-actions';
import type { AnswerResponse, SupplierResponse } from '@homologa/domain/suppliers/supplier.contract';
import type { RemindersResponse } from '@homologa/domain/workflows/workflow.contract';
import { presentScreeningSummary } from '../screenings/screening.presenter';
import { presentQuestion, presentWorkflowRow } from '../workflows/workflow.presenter';
import { presentTime } from './present-time';
import { presentSupplierRow } from './supplier.presenter';
import { presentDecision } from './supplier-decision.presenter';

type File = { id: string; name: string; size: number };

const presentFile = (file: File) => ({ file_id: file.id, name: file.name, size: file.size });

export function presentSupplier(detail: SupplierDetail): SupplierResponse {
  return {
    ...presentSupplierRow(detail.supplier, detail.showsLabels),
    answers: detail.answers.map(({ questionId, value, file }) => ({
      question_id: questionId,
      answer: file ? presentFile(file) : (value as AnswerResponse['answer']),
    })),
    answer_reviews: detail.answerReviews.map(({ questionId, flagged, note, byName, updatedAt }) => ({
      question_id: questionId,
      flagged,
      note,
      by: { name: byName },
      at: presentTime(updatedAt),
    })),
    questions: detail.questions.map(presentQuestion),
    files: detail.files.map(({ file, createdAt }) => ({ ...presentFile(file), created_at: presentTime(createdAt) })),
    activities: detail.activities.map((activity) => ({
      _id: activity.id,
      id: activity.id,
      type: memberOf(ACTIVITY_TYPES, activity.type),
      created_at: presentTime(activity.createdAt),
      supplier: {
        workflow_id: activity.workflowId,
        supplier_id: activity.supplierId,
        supplier_company_name: activity.supplierCompanyName,
      },
    })),
    screenings: detail.screenings.map(presentScreeningSummary),
    decisions: detail.decisions.map(presentDecision),
  };
}

export function presentReminders(
  reminded: RemindedWorkflow,
  outcome: { sent?: number; skipped?: number; leftOut?: SkippedSuppliers[] } = {},
): RemindersResponse {
  return {
    ...presentWorkflowRow(reminded.workflow, reminded),
    suppliers: reminded.suppliers.map((supplier) => ({
      _id: supplier.id,
      id: supplier.id,
      status: supplier.status,
      reminders: supplier.reminders.map(({ remindedAt }) => ({ reminded_at: presentTime(remindedAt) })),
    })),
    ...(outcome.sent === undefined
      ? {}
      : { sent: outcome.sent, skipped: outcome.skipped ?? 0, left_out: outcome.leftOut ?? [] }),
  };
}
