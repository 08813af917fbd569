import type { CoreConfig } from '@homologa/core/core-config';
import type { Route } from './http/route';
import { accountRoutes } from './routes/accounts/account.routes';
import { ownInvitationRoutes } from './routes/accounts/own-invitations.routes';
import { secondFactorRoutes } from './routes/accounts/second-factor.routes';
import { auditRoutes } from './routes/audit/audit.routes';
import { companyRoutes } from './routes/companies/companies.routes';
import { companyUserRoutes } from './routes/companies/company-users.routes';
import { logoRoutes } from './routes/companies/logo.routes';
import { ruleProposalRoutes } from './routes/companies/rule-proposals.routes';
import { complianceRoutes } from './routes/compliance/compliance.routes';
import { complianceCheckRoutes } from './routes/compliance/compliance-checks.routes';
import { hitRoutes } from './routes/compliance/hits.routes';
import { monitoringRoutes } from './routes/compliance/monitoring.routes';
import { configRoutes } from './routes/config/config.routes';
import { deskCompanyRoutes } from './routes/desk/desk-companies.routes';
import { deskJobsRoutes } from './routes/desk/desk-jobs.routes';
import { deskMailRoutes } from './routes/desk/desk-mail.routes';
import { deskQueueRoutes } from './routes/desk/desk-queue.routes';
import { deskRequestRoutes } from './routes/desk/desk-requests.routes';
import { deskUserRoutes } from './routes/desk/desk-users.routes';
import { sendBackRoutes } from './routes/desk/send-backs.routes';
import { enumsRoutes } from './routes/enums/enums.routes';
import { exportRoutes } from './routes/exports/exports.routes';
import { selectedExportRoutes } from './routes/exports/selected-exports.routes';
import { jobRoutes } from './routes/jobs/jobs.routes';
import { deskTemplateRoutes } from './routes/library/desk-templates.routes';
import { templateRoutes } from './routes/library/templates.routes';
import { mailEventRoutes } from './routes/mail/mail-events.routes';
import { unsubscribeRoutes } from './routes/mail/unsubscribe.routes';
import { mailboxRoutes } from './routes/mailbox/mailbox.routes';
import { needsYouRoutes } from './routes/needs-you/needs-you.routes';
import { personNotificationRoutes } from './routes/notifications/notifications.routes';
import { answerSheetRoutes } from './routes/onboarding/answer-sheet.routes';
import { answersRoutes } from './routes/onboarding/answers.routes';
import { birRequestsRoutes } from './routes/onboarding/bir-requests.routes';
import { handoverRoutes } from './routes/onboarding/handovers.routes';
import { lastAnswersRoutes } from './routes/onboarding/last-answers.routes';
import { onboardingRoutes } from './routes/onboarding/onboarding.routes';
import { uploadsRoutes } from './routes/onboarding/uploads.routes';
import { billingRoutes } from './routes/payments/billing.routes';
import { deskPaymentRoutes } from './routes/payments/desk-payments.routes';
import { notificationRoutes } from './routes/payments/notifications.routes';
import { paymentProofRoutes } from './routes/payments/payment-proofs.routes';
import { sandboxRoutes } from './routes/payments/sandbox.routes';
import { privacyRoutes } from './routes/privacy/privacy.routes';
import { retentionRoutes } from './routes/privacy/retention.routes';
import { gatewayMessageRoutes } from './routes/reports/gateway-messages.routes';
import { reportRoutes } from './routes/reports/reports.routes';
import { verificationRoutes } from './routes/reports/verification.routes';
import { screeningRoutes } from './routes/screenings/screenings.routes';
import { watchlistRoutes } from './routes/screenings/watchlists.routes';
import { searchRoutes } from './routes/search/search.routes';
import { addressRoutes } from './routes/suppliers/addresses.routes';
import { answerReviewRoutes } from './routes/suppliers/answer-reviews.routes';
import { bulkActionRoutes } from './routes/suppliers/bulk-actions.routes';
import { clientSendBackRoutes } from './routes/suppliers/client-send-backs.routes';
import { duplicatesRoutes } from './routes/suppliers/duplicates.routes';
import { supplierDecisionRoutes } from './routes/suppliers/supplier-decisions.routes';
import { supplierFileRoutes } from './routes/suppliers/supplier-files.routes';
import { supplierHistoryRoutes } from './routes/suppliers/supplier-history.routes';
import { supplierScoreRoutes } from './routes/suppliers/supplier-score.routes';
import { supplierRoutes } from './routes/suppliers/suppliers.routes';
import { timelineRoutes } from './routes/suppliers/timeline.routes';
import { systemRoutes } from './routes/system/system.routes';
import { questionnaireFileRoutes } from './routes/workflows/questionnaire-files.routes';
import { questionnaireVersionRoutes } from './routes/workflows/questionnaire-versions.routes';
import { workflowFileRoutes } from './routes/workflows/workflow-files.routes';
import { workflowRoutes } from './routes/workflows/workflows.routes';

export const ROUTES: readonly Route[] = [
  ...systemRoutes,
  ...configRoutes,
  ...enumsRoutes,
  ...accountRoutes,
  ...secondFactorRoutes,
  ...ownInvitationRoutes,
  ...companyRoutes,
  ...logoRoutes,
  ...ruleProposalRoutes,
  ...exportRoutes,
  ...selectedExportRoutes,
  ...companyUserRoutes,
  ...workflowRoutes,
  ...workflowFileRoutes,
  ...questionnaireFileRoutes,
  ...questionnaireVersionRoutes,
  ...templateRoutes,
  ...onboardingRoutes,
  ...handoverRoutes,
  ...answersRoutes,
  ...answerSheetRoutes,
  ...lastAnswersRoutes,
  ...uploadsRoutes,
  ...birRequestsRoutes,
  ...billingRoutes,
  ...paymentProofRoutes,
  ...notificationRoutes,
  ...gatewayMessageRoutes,
  ...mailEventRoutes,
  ...unsubscribeRoutes,
  ...supplierRoutes,
  ...addressRoutes,
  ...duplicatesRoutes,
  ...supplierFileRoutes,
  ...bulkActionRoutes,
  ...supplierDecisionRoutes,
  ...answerReviewRoutes,
  ...clientSendBackRoutes,
  ...supplierScoreRoutes,
  ...complianceRoutes,
  ...hitRoutes,
  ...needsYouRoutes,
  ...complianceCheckRoutes,
  ...screeningRoutes,
  ...monitoringRoutes,
  ...supplierHistoryRoutes,
  ...timelineRoutes,
  ...reportRoutes,
  ...verificationRoutes,
  ...deskQueueRoutes,
  ...deskPaymentRoutes,
  ...deskJobsRoutes,
  ...deskMailRoutes,
  ...deskRequestRoutes,
  ...sendBackRoutes,
  ...deskCompanyRoutes,
  ...deskTemplateRoutes,
  ...watchlistRoutes,
  ...deskUserRoutes,
  ...auditRoutes,
  ...searchRoutes,
  ...jobRoutes,
  ...personNotificationRoutes,
  ...privacyRoutes,
  ...retentionRoutes,
];

/**
 * Returns the routes that this server mounts. The mailbox shows all mail without authentication, so it is mounted only
 * where mail is captured outside of production; the sandbox payment page only with the sandbox provider.
 */
export const routesFor = (config: CoreConfig): readonly Route[] => [
  ...ROUTES,
  ...(config.capturesMail && !config.production ? mailboxRoutes : []),
  ...(config.paymentSandbox ? sandboxRoutes : []),
];
