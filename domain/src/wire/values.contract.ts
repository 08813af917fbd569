import { z } from 'zod';
import { PAYMENT_METHODS, PAYMENT_REGIONS } from '../countries/payment-regions';
import { ONBOARDING_STEPS } from '../onboarding/step-selection';
import { REPORT_TYPES } from '../reports/report-types';
import { ACTIVITY_TYPES } from '../suppliers/activities';
import { STATUS_UPDATES } from '../suppliers/status-updates';
import { SUPPLIER_STATUSES } from '../suppliers/supplier-status';
import { WORKFLOW_STATUSES } from '../workflows/workflow-status';
import { WORKFLOW_PAYMENTS, WORKFLOW_PRODUCTS, WORKFLOW_TYPES } from '../workflows/workflow-traits';

/** The rules' closed lists as the wire takes and gives them (wire.md, decisions.md section 6). */
export const reportType = z.enum(REPORT_TYPES);
export const workflowStatus = z.enum(WORKFLOW_STATUSES);
export const workflowType = z.enum(WORKFLOW_TYPES);
export const workflowProduct = z.enum(WORKFLOW_PRODUCTS);
export const workflowPayment = z.enum(WORKFLOW_PAYMENTS);
export const supplierStatus = z.enum(SUPPLIER_STATUSES);
export const onboardingStep = z.enum(ONBOARDING_STEPS);
export const statusUpdateName = z.enum(STATUS_UPDATES);
export const activityType = z.enum(ACTIVITY_TYPES);
export const paymentRegion = z.enum(PAYMENT_REGIONS);
export const paymentMethod = z.enum(PAYMENT_METHODS);
