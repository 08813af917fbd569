-- Indexes in the order of the tables: unique keys first, then the reads of lists, queues and sweeps. Foreign keys are
-- indexed because each deletion looks for the rows that refer to it.
-- Under row-level security only leakproof operators look rows up in an index: equality of texts and ids, but neither
-- LIKE nor the comparison of enums, which only filter.

-- -------------------- Accounts: users, memberships, sessions, consents and privacy requests

CREATE UNIQUE INDEX "User_email_key" ON "User" ("email");
-- An address has one account, however it is written.
CREATE UNIQUE INDEX "User_email_lower_key" ON "User" (lower("email"));

CREATE UNIQUE INDEX "Membership_userId_companyId_key" ON "Membership" ("userId", "companyId");
CREATE INDEX "Membership_companyId_idx" ON "Membership" ("companyId");

CREATE UNIQUE INDEX "Session_tokenHash_key" ON "Session" ("tokenHash");
CREATE INDEX "Session_expiresAt_idx" ON "Session" ("expiresAt");
CREATE INDEX "Session_userId_idx" ON "Session" ("userId");

CREATE UNIQUE INDEX "KnownDevice_secretHash_userId_key" ON "KnownDevice" ("secretHash", "userId");
CREATE INDEX "KnownDevice_lastUsedAt_idx" ON "KnownDevice" ("lastUsedAt");
CREATE INDEX "KnownDevice_userId_idx" ON "KnownDevice" ("userId");

CREATE UNIQUE INDEX "PasswordReset_tokenHash_key" ON "PasswordReset" ("tokenHash");
CREATE INDEX "PasswordReset_userId_idx" ON "PasswordReset" ("userId");

CREATE INDEX "ConsentRecord_userId_idx" ON "ConsentRecord" ("userId");

-- One request of a kind under way per user.
CREATE UNIQUE INDEX "PrivacyRequest_underway_key" ON "PrivacyRequest" ("userId", "kind")
  WHERE "status" IN ('open', 'running');
CREATE INDEX "PrivacyRequest_status_createdAt_idx" ON "PrivacyRequest" ("status", "createdAt");
CREATE INDEX "PrivacyRequest_userId_createdAt_idx" ON "PrivacyRequest" ("userId", "createdAt" DESC);

-- -------------------- Companies: the clients of the provider, their products, labels and import layouts

-- A logo's address names its file: each mail reader that loads the picture looks up the company.
CREATE INDEX "Company_logoFileId_idx" ON "Company" ("logoFileId") WHERE "logoFileId" IS NOT NULL;

CREATE UNIQUE INDEX "CompanyProduct_companyId_type_key" ON "CompanyProduct" ("companyId", "type");

CREATE UNIQUE INDEX "Label_companyId_name_key" ON "Label" ("companyId", lower("name"));
CREATE INDEX "Label_companyId_idx" ON "Label" ("companyId");

-- -------------------- Kernel: jobs, audit trail, stored files, captured mail and limits

-- One open job per key: a double click is one job.
CREATE UNIQUE INDEX "Job_dedupeKey_open_key" ON "Job" ("dedupeKey") WHERE "status" IN ('queued', 'active', 'retry');
-- Reads of the dispatcher and the sweeps: jobs to hand over, handed over, running, and finished long ago.
CREATE INDEX "Job_undispatched_idx" ON "Job" ("runAt") WHERE "dispatchedAt" IS NULL AND "status" IN ('queued', 'retry');
CREATE INDEX "Job_dispatched_idx" ON "Job" ("dispatchedAt") WHERE "status" IN ('queued', 'retry');
CREATE INDEX "Job_active_idx" ON "Job" ("leaseUntil") WHERE "status" = 'active';
CREATE INDEX "Job_finished_idx" ON "Job" ("finishedAt") WHERE "status" IN ('completed', 'failed');
-- The desk's list of mail that is retried or has failed: few among all jobs.
CREATE INDEX "Job_mail_trouble_idx" ON "Job" ("status", "companyId", "name")
  WHERE "queue" = 'mail' AND "status" IN ('retry', 'failed');
CREATE INDEX "Job_companyId_createdAt_idx" ON "Job" ("companyId", "createdAt" DESC);

CREATE INDEX "AuditEntry_companyId_createdAt_idx" ON "AuditEntry" ("companyId", "createdAt" DESC);
CREATE INDEX "AuditEntry_createdAt_id_idx" ON "AuditEntry" ("createdAt" DESC, "id" DESC);
CREATE INDEX "AuditEntry_objectType_objectId_idx" ON "AuditEntry" ("objectType", "objectId");

CREATE UNIQUE INDEX "StoredFile_key_key" ON "StoredFile" ("key");
CREATE INDEX "StoredFile_companyId_idx" ON "StoredFile" ("companyId");
-- Released files, which the hourly sweep removes: few among all.
CREATE INDEX "StoredFile_orphaned_idx" ON "StoredFile" ("orphanedAt") WHERE "orphanedAt" IS NOT NULL;

CREATE UNIQUE INDEX "CapturedMail_messageId_key" ON "CapturedMail" ("messageId");
CREATE INDEX "CapturedMail_createdAt_idx" ON "CapturedMail" ("createdAt" DESC);

CREATE INDEX "IdempotentRequest_startedAt_idx" ON "IdempotentRequest" ("startedAt");

-- -------------------- Notifications: the bell, and the choice of mails

CREATE INDEX "Notification_userId_createdAt_id_idx" ON "Notification" ("userId", "createdAt" DESC, "id" DESC);
CREATE INDEX "Notification_companyId_idx" ON "Notification" ("companyId");
-- The unread count of the bell, and the daily digests: few among all notifications.
CREATE INDEX "Notification_unread_idx" ON "Notification" ("userId") WHERE "readAt" IS NULL;
CREATE INDEX "Notification_daily_idx" ON "Notification" ("userId") WHERE "mail" = 'daily';

-- -------------------- Reports: BIR forms, payments, requests at a gateway, send-backs and deliveries

-- One open form per supplier: a double click is one request.
CREATE UNIQUE INDEX "BirRequest_open_key" ON "BirRequest" ("supplierId") WHERE "status" IN ('open', 'submitted');
CREATE INDEX "BirRequest_accountId_idx" ON "BirRequest" ("accountId");
CREATE INDEX "BirRequest_companyId_idx" ON "BirRequest" ("companyId");
CREATE INDEX "BirRequest_supplierId_createdAt_idx" ON "BirRequest" ("supplierId", "createdAt" DESC);

CREATE UNIQUE INDEX "BirRequestFile_birRequestId_type_name_key" ON "BirRequestFile" ("birRequestId", "type", "name");
CREATE INDEX "BirRequestFile_companyId_idx" ON "BirRequestFile" ("companyId");
CREATE INDEX "BirRequestFile_fileId_idx" ON "BirRequestFile" ("fileId");

CREATE UNIQUE INDEX "Charge_birRequestId_key" ON "Charge" ("birRequestId");
CREATE INDEX "Charge_companyId_idx" ON "Charge" ("companyId");
CREATE INDEX "Charge_reference_idx" ON "Charge" ("reference");
CREATE INDEX "Charge_state_askedAt_idx" ON "Charge" ("state", "askedAt");
CREATE INDEX "Charge_supplierId_idx" ON "Charge" ("supplierId");

CREATE INDEX "ChargeIssue_chargeId_idx" ON "ChargeIssue" ("chargeId");
CREATE INDEX "ChargeIssue_companyId_idx" ON "ChargeIssue" ("companyId");

-- One open page per request: whoever asks again gets the same page.
CREATE UNIQUE INDEX "Payment_one_pending" ON "Payment" ("birRequestId") WHERE "status" = 'pending';
CREATE UNIQUE INDEX "Payment_provider_reference_key" ON "Payment" ("provider", "reference");
CREATE INDEX "Payment_birRequestId_idx" ON "Payment" ("birRequestId");
CREATE INDEX "Payment_companyId_idx" ON "Payment" ("companyId");
CREATE INDEX "Payment_supplierId_idx" ON "Payment" ("supplierId");

CREATE UNIQUE INDEX "PaymentNotification_provider_eventId_key" ON "PaymentNotification" ("provider", "eventId");
CREATE INDEX "PaymentNotification_companyId_idx" ON "PaymentNotification" ("companyId");
CREATE INDEX "PaymentNotification_paymentId_idx" ON "PaymentNotification" ("paymentId");

CREATE UNIQUE INDEX "ReportRequest_currentDeliveryId_key" ON "ReportRequest" ("currentDeliveryId");
-- One open request of a kind per supplier, also while the supplier is awaited.
CREATE UNIQUE INDEX "ReportRequest_open_key" ON "ReportRequest" ("supplierId", "kind")
  WHERE "status" IN ('queued', 'taken', 'awaiting_supplier', 'verified');
CREATE UNIQUE INDEX "ReportRequest_orderId_key" ON "ReportRequest" ("orderId");
CREATE INDEX "ReportRequest_companyId_idx" ON "ReportRequest" ("companyId");
-- Delivered requests under correction: few among all that were delivered.
CREATE INDEX "ReportRequest_correction_idx" ON "ReportRequest" ("correctionById") WHERE "correctionReason" IS NOT NULL;
CREATE INDEX "ReportRequest_secondLookAt_idx" ON "ReportRequest" ("secondLookAt");
CREATE INDEX "ReportRequest_status_callBackAt_idx" ON "ReportRequest" ("status", "callBackAt");
CREATE INDEX "ReportRequest_status_dueAt_idx" ON "ReportRequest" ("status", "dueAt");
CREATE INDEX "ReportRequest_status_requestedAt_idx" ON "ReportRequest" ("status", "requestedAt");
CREATE INDEX "ReportRequest_supplierId_requestedAt_idx" ON "ReportRequest" ("supplierId", "requestedAt" DESC);
CREATE INDEX "ReportRequest_takenById_status_idx" ON "ReportRequest" ("takenById", "status");
-- Overdue requests that staff have not been notified of.
CREATE INDEX "ReportRequest_untold_idx" ON "ReportRequest" ("dueAt")
  WHERE "overdueToldAt" IS NULL AND "status" IN ('queued', 'taken', 'verified');

CREATE UNIQUE INDEX "GatewayMessage_orderId_deliveryId_key" ON "GatewayMessage" ("orderId", "deliveryId");
CREATE INDEX "GatewayMessage_companyId_idx" ON "GatewayMessage" ("companyId");
CREATE INDEX "GatewayMessage_requestId_receivedAt_idx" ON "GatewayMessage" ("requestId", "receivedAt");

CREATE INDEX "ReportRequestTransition_companyId_idx" ON "ReportRequestTransition" ("companyId");
CREATE INDEX "ReportRequestTransition_requestId_createdAt_idx" ON "ReportRequestTransition" ("requestId", "createdAt");

CREATE INDEX "CallLog_companyId_idx" ON "CallLog" ("companyId");
CREATE INDEX "CallLog_requestId_createdAt_idx" ON "CallLog" ("requestId", "createdAt");

-- One open send-back per supplier.
CREATE UNIQUE INDEX "SendBack_open_key" ON "SendBack" ("supplierId") WHERE "status" = 'open';
CREATE INDEX "SendBack_companyId_idx" ON "SendBack" ("companyId");
CREATE INDEX "SendBack_requestId_sentAt_idx" ON "SendBack" ("requestId", "sentAt" DESC);
CREATE INDEX "SendBack_supplierId_idx" ON "SendBack" ("supplierId");

CREATE UNIQUE INDEX "SendBackItem_sendBackId_kind_target_key" ON "SendBackItem" ("sendBackId", "kind", "target");
CREATE INDEX "SendBackItem_companyId_idx" ON "SendBackItem" ("companyId");

CREATE INDEX "SentBackFile_companyId_idx" ON "SentBackFile" ("companyId");
CREATE INDEX "SentBackFile_fileId_idx" ON "SentBackFile" ("fileId");

-- One open CCR per supplier.
CREATE UNIQUE INDEX "CcrRequest_open_key" ON "CcrRequest" ("supplierId") WHERE "deliveredAt" IS NULL;
CREATE INDEX "CcrRequest_companyId_idx" ON "CcrRequest" ("companyId");
CREATE INDEX "CcrRequest_supplierId_requestedAt_idx" ON "CcrRequest" ("supplierId", "requestedAt" DESC);

CREATE UNIQUE INDEX "ReportDelivery_number_version_key" ON "ReportDelivery" ("number", "version");
CREATE UNIQUE INDEX "ReportDelivery_requestId_version_key" ON "ReportDelivery" ("requestId", "version");
CREATE INDEX "ReportDelivery_companyId_idx" ON "ReportDelivery" ("companyId");
CREATE INDEX "ReportDelivery_supplierId_deliveredAt_idx" ON "ReportDelivery" ("supplierId", "deliveredAt" DESC);

CREATE UNIQUE INDEX "Report_currentDeliveryId_key" ON "Report" ("currentDeliveryId");
CREATE INDEX "Report_companyId_idx" ON "Report" ("companyId");
-- Orders of the supplier list by a reported figure or a shown sum. A text is indexed by its first 200 characters: the
-- size of an index entry is limited.
CREATE INDEX "Report_accounts_payable_order_idx" ON "Report" ("companyId", "accountsPayable", "supplierId")
  WHERE "accountsPayable" IS NOT NULL;
CREATE INDEX "Report_accounts_receivable_order_idx" ON "Report" ("companyId", "accountsReceivable", "supplierId")
  WHERE "accountsReceivable" IS NOT NULL;
CREATE INDEX "Report_assets_order_idx"
  ON "Report" ("companyId", (coalesce("currentAssets" + "longTermAssets", "currentAssets", "longTermAssets")),
    "supplierId")
  WHERE coalesce("currentAssets" + "longTermAssets", "currentAssets", "longTermAssets") IS NOT NULL;
CREATE INDEX "Report_balance_sheet_date_order_idx" ON "Report" ("companyId", "balanceSheetDate", "supplierId")
  WHERE "balanceSheetDate" IS NOT NULL;
CREATE INDEX "Report_debt_order_idx"
  ON "Report" ("companyId", (coalesce("shortTermDebit" + "longTermDebit", "shortTermDebit", "longTermDebit")),
    "supplierId")
  WHERE coalesce("shortTermDebit" + "longTermDebit", "shortTermDebit", "longTermDebit") IS NOT NULL;
CREATE INDEX "Report_delivery_date_order_idx" ON "Report" ("companyId", "deliveryDate", "supplierId")
  WHERE "deliveryDate" IS NOT NULL;
CREATE INDEX "Report_ebit_order_idx" ON "Report" ("companyId", "ebit", "supplierId") WHERE "ebit" IS NOT NULL;
CREATE INDEX "Report_emma_score_order_idx" ON "Report" ("companyId", "emmaScore", "supplierId")
  WHERE "emmaScore" IS NOT NULL;
CREATE INDEX "Report_global_ultimate_company_name_order_idx"
  ON "Report" ("companyId", left("globalUltimateCompanyName", 200), "supplierId")
  WHERE left("globalUltimateCompanyName", 200) IS NOT NULL;
CREATE INDEX "Report_global_ultimate_duns_number_order_idx"
  ON "Report" ("companyId", (left("globalUltimateDunsNumber", 200)) COLLATE "C", "supplierId")
  WHERE left("globalUltimateDunsNumber", 200) COLLATE "C" IS NOT NULL;
CREATE INDEX "Report_inventory_order_idx" ON "Report" ("companyId", "inventory", "supplierId")
  WHERE "inventory" IS NOT NULL;
CREATE INDEX "Report_liabilities_order_idx"
  ON "Report" (
    "companyId", (coalesce("currentLiabilities" + "longTermLiabilities", "currentLiabilities", "longTermLiabilities")),
    "supplierId")
  WHERE coalesce("currentLiabilities" + "longTermLiabilities", "currentLiabilities", "longTermLiabilities") IS NOT NULL;
CREATE INDEX "Report_number_of_employees_order_idx" ON "Report" ("companyId", "numberOfEmployees", "supplierId")
  WHERE "numberOfEmployees" IS NOT NULL;
CREATE INDEX "Report_number_of_suits_order_idx" ON "Report" ("companyId", "numberOfSuits", "supplierId")
  WHERE "numberOfSuits" IS NOT NULL;
CREATE INDEX "Report_paydex_order_idx" ON "Report" ("companyId", "paydex", "supplierId") WHERE "paydex" IS NOT NULL;
CREATE INDEX "Report_revenue_order_idx" ON "Report" ("companyId", "revenue", "supplierId") WHERE "revenue" IS NOT NULL;

CREATE UNIQUE INDEX "ReportFile_requestId_sinceVersion_locale_key"
  ON "ReportFile" ("requestId", "sinceVersion", "locale");
CREATE INDEX "ReportFile_companyId_idx" ON "ReportFile" ("companyId");
CREATE INDEX "ReportFile_fileId_idx" ON "ReportFile" ("fileId");
CREATE INDEX "ReportFile_requestId_idx" ON "ReportFile" ("requestId");
CREATE INDEX "ReportFile_supplierId_idx" ON "ReportFile" ("supplierId");

-- -------------------- Screenings: results, decisions on hits, watchlists

CREATE UNIQUE INDEX "Screening_supplierId_runId_key" ON "Screening" ("supplierId", "runId");
CREATE INDEX "Screening_companyId_idx" ON "Screening" ("companyId");
CREATE INDEX "Screening_runId_idx" ON "Screening" ("runId");
CREATE INDEX "Screening_supplierId_requestedAt_idx" ON "Screening" ("supplierId", "requestedAt" DESC);

CREATE INDEX "ScreeningReport_companyId_idx" ON "ScreeningReport" ("companyId");
CREATE INDEX "ScreeningReport_fileId_idx" ON "ScreeningReport" ("fileId");
CREATE INDEX "ScreeningReport_screeningId_idx" ON "ScreeningReport" ("screeningId");

CREATE INDEX "ScreeningDecision_companyId_entryKey_idx" ON "ScreeningDecision" ("companyId", "entryKey");
CREATE INDEX "ScreeningDecision_screeningId_idx" ON "ScreeningDecision" ("screeningId");

CREATE INDEX "PairReopening_companyId_idx" ON "PairReopening" ("companyId");

CREATE INDEX "ScreeningHit_companyId_entry_idx" ON "ScreeningHit" ("companyId", "entry");
CREATE INDEX "ScreeningHit_supplierId_idx" ON "ScreeningHit" ("supplierId");

CREATE INDEX "MonitoringRun_watchlistId_idx" ON "MonitoringRun" ("watchlistId");

CREATE UNIQUE INDEX "Watchlist_code_key" ON "Watchlist" ("code");
CREATE UNIQUE INDEX "Watchlist_currentSnapshotId_key" ON "Watchlist" ("currentSnapshotId");
CREATE INDEX "Watchlist_nextRefreshAt_idx" ON "Watchlist" ("nextRefreshAt");

CREATE UNIQUE INDEX "WatchlistSnapshot_watchlistId_number_key" ON "WatchlistSnapshot" ("watchlistId", "number");

CREATE UNIQUE INDEX "WatchlistEntry_watchlistId_sourceId_firstNumber_key"
  ON "WatchlistEntry" ("watchlistId", "sourceId", "firstNumber");
CREATE INDEX "WatchlistEntry_watchlistId_firstNumber_idx" ON "WatchlistEntry" ("watchlistId", "firstNumber");
CREATE INDEX "WatchlistEntry_watchlistId_id_idx" ON "WatchlistEntry" ("watchlistId", "id");
CREATE INDEX "WatchlistEntry_watchlistId_lastNumber_idx" ON "WatchlistEntry" ("watchlistId", "lastNumber");

-- -------------------- Suppliers: invitation and onboarding, history, labels, answers, bulk actions

-- Search: GIN answers terms of three characters and more, a prefix the shorter ones (search_supplier_ids).
CREATE INDEX "Supplier_search_idx" ON "Supplier" USING gin ("companyId", "search" gin_trgm_ops);
CREATE INDEX "Supplier_companyNameFold_idx" ON "Supplier" ("companyId", "companyNameFold" text_pattern_ops);
-- Lookups: duplicates by number, and the suppliers of an account.
CREATE INDEX "Supplier_companyId_taxId_idx" ON "Supplier" ("companyId", "taxId");
CREATE INDEX "Supplier_companyId_dunsNumber_idx" ON "Supplier" ("companyId", "dunsNumber");
CREATE INDEX "Supplier_accountId_idx" ON "Supplier" ("accountId");
-- Pages of the lists of a workflow and of a company. Included columns: the index alone answers without reading rows.
CREATE INDEX "Supplier_workflowId_createdAt_id_idx" ON "Supplier" ("workflowId", "createdAt" DESC, "id")
  INCLUDE ("companyId", "displayStatus");
CREATE INDEX "Supplier_companyId_createdAt_id_idx" ON "Supplier" ("companyId", "createdAt" DESC, "id")
  INCLUDE ("workflowId", "displayStatus");
CREATE INDEX "Supplier_companyId_country_idx" ON "Supplier" ("companyId", "country", "createdAt" DESC, "id")
  INCLUDE ("workflowId", "displayStatus");
CREATE INDEX "Supplier_status_order_idx" ON "Supplier" ("companyId", "displayStatus", "createdAt", "id" DESC)
  INCLUDE ("workflowId");
CREATE INDEX "Supplier_name_order_idx" ON "Supplier" ("workflowId", "companyNameFold" COLLATE "C", "id")
  INCLUDE ("companyId", "displayStatus");
CREATE INDEX "Supplier_contact_order_idx" ON "Supplier" ("workflowId", search_fold("fullName") COLLATE "C", "id");
-- Suppliers that need attention: few among all, counted and listed from these.
CREATE INDEX "Supplier_new_hits_idx" ON "Supplier" ("companyId", "workflowId") WHERE "newHits" > 0;
CREATE INDEX "Supplier_screening_review_idx" ON "Supplier" ("companyId", "workflowId") WHERE "screeningReview" <> '{}';
CREATE INDEX "Supplier_undelivered_idx" ON "Supplier" ("companyId", "workflowId")
  WHERE "invitationState" = 'failed' OR ("invitationState" = 'queued' AND "invitationError" IS NOT NULL);
-- Orders by any other column: first the suppliers with a value from its index, then the others by id. The expressions
-- equal those of the query, including COLLATE "C", under which folded text is compared bytewise and five times faster.
CREATE INDEX "Supplier_companyId_id_idx" ON "Supplier" ("companyId", "id") INCLUDE ("workflowId");
CREATE INDEX "Supplier_address_order_idx"
  ON "Supplier" ("companyId", (left(nullif(lower("address"), ''), 200)) COLLATE "C", "id")
  INCLUDE ("workflowId") WHERE left(nullif(lower("address"), ''), 200) COLLATE "C" IS NOT NULL;
CREATE INDEX "Supplier_ccr_score_order_idx" ON "Supplier" ("companyId", "ccrScore" COLLATE "C", "id")
  INCLUDE ("workflowId") WHERE "ccrScore" COLLATE "C" IS NOT NULL;
CREATE INDEX "Supplier_commercial_score_order_idx" ON "Supplier" ("companyId", "commercialScore", "id")
  INCLUDE ("workflowId") WHERE "commercialScore" IS NOT NULL;
CREATE INDEX "Supplier_country_order_idx" ON "Supplier" ("companyId", (nullif("country", '')) COLLATE "C", "id")
  INCLUDE ("workflowId") WHERE nullif("country", '') COLLATE "C" IS NOT NULL;
CREATE INDEX "Supplier_decision_order_idx" ON "Supplier" ("companyId", "decision" COLLATE "C", "id")
  INCLUDE ("workflowId") WHERE "decision" COLLATE "C" IS NOT NULL;
CREATE INDEX "Supplier_dnb_rating_order_idx" ON "Supplier" ("companyId", "dnbRating" COLLATE "C", "id")
  INCLUDE ("workflowId") WHERE "dnbRating" COLLATE "C" IS NOT NULL;
CREATE INDEX "Supplier_emails_order_idx" ON "Supplier" ("companyId", (left("emails"[1], 200)) COLLATE "C", "id")
  INCLUDE ("workflowId") WHERE left("emails"[1], 200) COLLATE "C" IS NOT NULL;
CREATE INDEX "Supplier_financial_strength_order_idx" ON "Supplier" ("companyId", "financialStrength" COLLATE "C", "id")
  INCLUDE ("workflowId") WHERE "financialStrength" COLLATE "C" IS NOT NULL;
CREATE INDEX "Supplier_industry_order_idx" ON "Supplier" ("companyId", left("industry", 200), "id")
  INCLUDE ("workflowId") WHERE left("industry", 200) IS NOT NULL;
CREATE INDEX "Supplier_rac_risk_indicator_order_idx" ON "Supplier" ("companyId", "racRiskIndicator" COLLATE "C", "id")
  INCLUDE ("workflowId") WHERE "racRiskIndicator" COLLATE "C" IS NOT NULL;
CREATE INDEX "Supplier_risk_indicator_order_idx" ON "Supplier" ("companyId", "riskIndicator" COLLATE "C", "id")
  INCLUDE ("workflowId") WHERE "riskIndicator" COLLATE "C" IS NOT NULL;
CREATE INDEX "Supplier_screening_status_order_idx" ON "Supplier" ("companyId", "screeningStatus" COLLATE "C", "id")
  INCLUDE ("workflowId") WHERE "screeningStatus" COLLATE "C" IS NOT NULL;
CREATE INDEX "Supplier_taxId_order_idx" ON "Supplier" ("companyId", (nullif(lower("taxId"), '')) COLLATE "C", "id")
  INCLUDE ("workflowId") WHERE nullif(lower("taxId"), '') COLLATE "C" IS NOT NULL;
CREATE INDEX "Supplier_website_order_idx" ON "Supplier" ("companyId", left("website", 200), "id")
  INCLUDE ("workflowId") WHERE left("website", 200) IS NOT NULL;

-- A workflow belongs to one company: without this the planner multiplies both selectivities, and reads and sorts all
-- suppliers of a workflow for a page of 25.
CREATE STATISTICS "Supplier_workflow_of_company" (dependencies) ON "companyId", "workflowId" FROM "Supplier";

CREATE INDEX "StatusUpdate_companyId_idx" ON "StatusUpdate" ("companyId");
CREATE INDEX "StatusUpdate_supplierId_createdAt_idx" ON "StatusUpdate" ("supplierId", "createdAt");

CREATE INDEX "SupplierTransition_companyId_idx" ON "SupplierTransition" ("companyId");
CREATE INDEX "SupplierTransition_supplierId_createdAt_idx" ON "SupplierTransition" ("supplierId", "createdAt");

CREATE INDEX "SupplierDecision_companyId_idx" ON "SupplierDecision" ("companyId");
CREATE INDEX "SupplierDecision_supplierId_createdAt_idx" ON "SupplierDecision" ("supplierId", "createdAt" DESC);

CREATE INDEX "Reminder_companyId_idx" ON "Reminder" ("companyId");
CREATE INDEX "Reminder_supplierId_remindedAt_idx" ON "Reminder" ("supplierId", "remindedAt");

CREATE INDEX "SupplierLabel_companyId_idx" ON "SupplierLabel" ("companyId");
CREATE INDEX "SupplierLabel_labelId_idx" ON "SupplierLabel" ("labelId");

CREATE UNIQUE INDEX "OnboardingLink_tokenHash_key" ON "OnboardingLink" ("tokenHash");
CREATE INDEX "OnboardingLink_companyId_idx" ON "OnboardingLink" ("companyId");
CREATE INDEX "OnboardingLink_supplierId_idx" ON "OnboardingLink" ("supplierId");

CREATE INDEX "EmailConfirmation_companyId_idx" ON "EmailConfirmation" ("companyId");
CREATE INDEX "EmailConfirmation_supplierId_idx" ON "EmailConfirmation" ("supplierId");

CREATE UNIQUE INDEX "Answer_supplierId_questionId_key" ON "Answer" ("supplierId", "questionId");
CREATE INDEX "Answer_companyId_idx" ON "Answer" ("companyId");
CREATE INDEX "Answer_fileId_idx" ON "Answer" ("fileId");
CREATE INDEX "Answer_questionId_idx" ON "Answer" ("questionId");

CREATE INDEX "SupplierFile_companyId_idx" ON "SupplierFile" ("companyId");
CREATE INDEX "SupplierFile_fileId_idx" ON "SupplierFile" ("fileId");
CREATE INDEX "SupplierFile_supplierId_idx" ON "SupplierFile" ("supplierId");

-- Items have no index by company: right after a large insert the planner would prefer it to the primary key.
CREATE INDEX "BulkAction_companyId_createdAt_idx" ON "BulkAction" ("companyId", "createdAt");

-- -------------------- Workflows: the campaigns of a company, their questionnaires, counters and activities

CREATE INDEX "Workflow_companyId_status_modifiedAt_id_idx"
  ON "Workflow" ("companyId", "status", "modifiedAt" DESC, "id");

CREATE INDEX "QuestionnaireItem_companyId_idx" ON "QuestionnaireItem" ("companyId");
CREATE INDEX "QuestionnaireItem_fileId_idx" ON "QuestionnaireItem" ("fileId");
CREATE INDEX "QuestionnaireItem_workflowId_position_idx" ON "QuestionnaireItem" ("workflowId", "position");

CREATE INDEX "SupplierStat_companyId_dim_idx" ON "SupplierStat" ("companyId", "dim");

CREATE INDEX "Activity_companyId_createdAt_idx" ON "Activity" ("companyId", "createdAt" DESC);
CREATE INDEX "Activity_supplierId_createdAt_idx" ON "Activity" ("supplierId", "createdAt" DESC);
CREATE INDEX "Activity_workflowId_createdAt_idx" ON "Activity" ("workflowId", "createdAt" DESC);
