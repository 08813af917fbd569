import { STATUS_UPDATES } from '../catalog/status-updates';
import { SUPPLIER_DECISIONS } from '../catalog/supplier-decision';

export const SUPPLIER_EVENTS = [
  ...STATUS_UPDATES,
  'archived',
  'unarchived',
  'completion_undone',
  'reminder_sent',
  'answers_sent_back',
  'score_reviewed',
  'send_back_withdrawn',
  'bir_requested',
  'ccr_requested',
  'ccr_delivered',
  'report_corrected',
  'screening_requested',
  'monitoring_found',
  'screening_finished',
  ...SUPPLIER_DECISIONS,
] as const;
export type SupplierEvent = (typeof SUPPLIER_EVENTS)[number];

export const EVENT_ACTORS = ['member', 'supplier', 'provider', 'rule'] as const;
export type EventActor = (typeof EVENT_ACTORS)[number];
