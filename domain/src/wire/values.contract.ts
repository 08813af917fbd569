import { z } from 'zod';
import { PAYMENT_METHODS, PAYMENT_REGIONS } from '../countries/payment-regions';
import { REPORT_TYPES } from '../reports/report-types';
import { SUPPLIER_STATUSES } from '../suppliers/supplier-status';

/** The closed lists of values that several contracts share, as they are on the wire (wire.md, decisions.md section 6). */
export const reportType = z.enum(REPORT_TYPES);

export const workflowStatus = z.enum(['draft', 'active', 'closed']);
export const workflowType = z.enum(['onboarding', 'investigating']);
export const workflowProduct = z.enum(['score', 'report']);
export const workflowPayment = z.enum(['client', 'supplier']);

export const supplierStatus = z.enum(SUPPLIER_STATUSES);

export const onboardingStep = z.enum([
  'introduction',
  'account_connection',
  'bir_form',
  'questionnaire',
  'payment',
  'confirmation_call',
  'finished',
]);

export const statusUpdateName = z.enum([
  'email_received',
  'started_onboarding',
  'account_created',
  'account',
  'payment_reference',
  'payment_proof',
  'started_form',
  'additional_files',
  'started_questionnaire',
  'data_verification',
  'supplier_updated_data',
  'creating_report',
  'report_created',
  'creating_score',
  'score_created',
  'onboarding_completed',
]);

export const activityType = z.enum([
  'onboarding_started',
  'onboarding_finished',
  'questionnaire_finished',
  'bir_report_requested',
  'bir_report_finished',
  'investigation_begun',
  'report_available',
  'score_view_begun',
  'score_view_available',
]);

export const paymentRegion = z.enum(PAYMENT_REGIONS);

export const paymentMethod = z.enum(PAYMENT_METHODS);
