import type { InvitationPreview } from '@homologa/core/suppliers/invitations/preview-invitation';
import type { CloseEffects as CloseCounts } from '@homologa/core/workflows/close-effects.queries';
import { onboardingSettingsOf } from '@homologa/core/workflows/onboarding-columns';
import type { EditorRow } from '@homologa/core/workflows/presence/record-presence';
import { askedOfItem, conditionOf, type ItemWithFile, optionsOf } from '@homologa/core/workflows/questionnaire.queries';
import type { UpdateNotice } from '@homologa/core/workflows/update-workflow';
import { reportTypeOf, type WorkflowColumns, type WorkflowDetail } from '@homologa/core/workflows/workflow.queries';
import type { WorkflowListRow } from '@homologa/core/workflows/workflow-list.queries';
import { logoPath } from '@homologa/domain/companies/logo';
import type { Scoring } from '@homologa/domain/questionnaires/points';
import type { QuestionResponse } from '@homologa/domain/questionnaires/questionnaire.contract';
import type { InvitationPreviewResponse } from '@homologa/domain/workflows/invitation-preview.contract';
import type { PresenceResponse } from '@homologa/domain/workflows/presence.contract';
import type {
  CloseEffects,
  WorkflowPartial,
  WorkflowPartialRow,
  WorkflowResponse,
  WorkflowRow,
} from '@homologa/domain/workflows/workflow.contract';
import { pickFields } from '../../http/fields';
import { presentSupplierRow } from '../suppliers/supplier.presenter';
import {
  presentCondition,
  presentFormat,
  presentPoints,
  presentScoredOptions,
  presentSource,
} from './question.presenter';

interface RowExtras {
  companyName: string;
  companyLogoId: string | null;
  suppliersCount: number;
  suppliersCompletedCount: number;
}

export function presentWorkflowRow(workflow: WorkflowColumns, extras: RowExtras): WorkflowRow {
  const { reminderEveryDays, reminderMax, pricePerSupplier } = workflow;
  return {
    _id: workflow.id,
    id: workflow.id,
    status: workflow.status,
    type: workflow.type,
    product: workflow.product,
    report_type: reportTypeOf(workflow),
    payment: workflow.payment,
    price_per_supplier: pricePerSupplier === null ? null : pricePerSupplier / 100,
    info: {
      title: workflow.title,
      description: workflow.description,
      welcome_message: workflow.welcomeMessage,
      // The URL of the cover contains the id of its file, so that the URL changes with the picture.
      cover: workflow.coverFileId ? `/api/workflows/${workflow.id}/cover?v=${workflow.coverFileId}` : null,
      company_name: extras.companyName,
      email: { subject: workflow.emailSubject, message: workflow.emailMessage },
    },
    reminder_schedule:
      reminderEveryDays === null || reminderMax === null ? null : { every_days: reminderEveryDays, max: reminderMax },
    onboarding: onboardingSettingsOf(workflow),
    version: workflow.version,
    suppliers_count: extras.suppliersCount,
    suppliers_completed_count: extras.suppliersCompletedCount,
    created_at: workflow.createdAt.toISOString(),
    modified_at: workflow.modifiedAt.toISOString(),
    launched_at: workflow.launchedAt?.toISOString() ?? null,
    closed_at: workflow.closedAt?.toISOString() ?? null,
    owner: {
      company: { name: extras.companyName, image: extras.companyLogoId ? logoPath(extras.companyLogoId) : null },
    },
  };
}

export function presentListRow(row: WorkflowListRow, fields: readonly string[]): WorkflowRow | WorkflowPartialRow {
  const whole = presentWorkflowRow(row, row);
  if (fields.length === 0) return whole;
  const parts = { questionnaire: row.questionnaire?.map(presentQuestion), suppliers: row.suppliers };
  return pickFields({ ...whole, ...parts }, fields) as WorkflowPartialRow;
}

export const presentWorkflowParts = (workflow: WorkflowResponse, fields: readonly string[]): WorkflowPartial =>
  pickFields(workflow, fields) as WorkflowPartial;

export function presentWorkflow(detail: WorkflowDetail): WorkflowResponse {
  const { workflow } = detail;
  return {
    ...presentWorkflowRow(workflow, {
      ...detail,
      companyName: workflow.company.name,
      companyLogoId: workflow.company.logoFileId,
    }),
    questionnaire: workflow.questionnaire.map(presentQuestion),
    scoring: workflow.scoring as unknown as Scoring | null,
    score_shown: workflow.scoreShown,
    suppliers: detail.suppliers.map((supplier) => presentSupplierRow(supplier, detail.showsLabels)),
  };
}

export function presentQuestion(item: ItemWithFile & { isRetired?: boolean; isHidden?: boolean }): QuestionResponse {
  return {
    _id: item.id,
    id: item.id,
    type: item.type,
    title: item.title,
    required: item.required,
    options: presentScoredOptions(optionsOf(item)),
    file: item.file ? { file_id: item.file.id, name: item.file.name, size: item.file.size } : null,
    ...presentCondition(conditionOf(item)),
    ...presentFormat(item),
    ...presentPoints(item),
    ...presentSource(askedOfItem(item)),
    ...(item.isRetired ? { retired: true } : {}),
    ...(item.isHidden ? { hidden: true } : {}),
  };
}

export const presentCloseEffects = (effects: CloseCounts): CloseEffects => ({
  invitations_ended: effects.invitationsEnded,
  onboardings_ended: effects.onboardingsEnded,
  running_to_delivery: effects.runningToDelivery,
});

export const presentInvitationPreview = (preview: InvitationPreview): InvitationPreviewResponse => ({
  from: preview.from,
  to: preview.to,
  subject: preview.subject,
  html: preview.html,
  text: preview.text,
});

export const presentEditors = (editors: readonly EditorRow[]): PresenceResponse => ({
  editors: editors.map(({ name, question }) => ({ name, question })),
});

export const presentNotified = ({ sent, skipped, leftOut, reopened }: UpdateNotice): WorkflowResponse['notified'] => ({
  sent,
  skipped,
  left_out: leftOut,
  reopened: reopened.map(({ id, title }) => ({ _id: id, id, title })),
});
