import { z } from 'zod';
import { ACTIVITY_TYPES } from './activities';
import { ONBOARDING_STEPS } from './onboarding-steps';
import { PAYMENT_METHODS, PAYMENT_REGIONS } from './payment-regions';
import { REPORT_TYPES } from './report-types';
import { STATUS_UPDATES } from './status-updates';
import { SUPPLIER_STATUSES } from './supplier-status';
import { WORKFLOW_STATUSES } from './workflow-status';
import { WORKFLOW_PAYMENTS, WORKFLOW_PRODUCTS, WORKFLOW_TYPES } from './workflow-traits';

/** The rules' closed lists as the wire takes and gives them. */
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
