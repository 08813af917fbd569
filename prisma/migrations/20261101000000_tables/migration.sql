-- CreateSchema
CREATE SCHEMA IF NOT EXISTS "public";

-- CreateEnum
CREATE TYPE "AccountRole" AS ENUM ('admin', 'user');

-- CreateEnum
CREATE TYPE "CompanyRole" AS ENUM ('company_admin', 'company_user');

-- CreateEnum
CREATE TYPE "WorkflowTypeChoice" AS ENUM ('onboarding', 'investigating', 'hybrid');

-- CreateEnum
CREATE TYPE "WorkflowProductChoice" AS ENUM ('score', 'report', 'hybrid');

-- CreateEnum
CREATE TYPE "WorkflowPaymentChoice" AS ENUM ('client', 'supplier', 'hybrid');

-- CreateEnum
CREATE TYPE "JobStatus" AS ENUM ('queued', 'active', 'retry', 'completed', 'failed', 'cancelled');

-- CreateEnum
CREATE TYPE "BirRequestStatus" AS ENUM ('open', 'submitted', 'delivered', 'cancelled');

-- CreateEnum
CREATE TYPE "ReportRequestKind" AS ENUM ('bir', 'ccr', 'cfr');

-- CreateEnum
CREATE TYPE "ReportRequestStatus" AS ENUM ('queued', 'taken', 'verified', 'delivered', 'cancelled');

-- CreateEnum
CREATE TYPE "PaymentStatus" AS ENUM ('pending', 'paid', 'failed');

-- CreateEnum
CREATE TYPE "ReportFileKind" AS ENUM ('bir', 'additional');

-- CreateEnum
CREATE TYPE "ScreeningStatus" AS ENUM ('in_progress', 'match', 'no_match', 'failed');

-- CreateEnum
CREATE TYPE "SupplierStatus" AS ENUM ('pending', 'in_progress', 'completed', 'archived');

-- CreateEnum
CREATE TYPE "OnboardingStep" AS ENUM ('introduction', 'account_connection', 'bir_form', 'questionnaire', 'payment', 'confirmation_call', 'finished');

-- CreateEnum
CREATE TYPE "InvitationState" AS ENUM ('none', 'queued', 'sent', 'failed');

-- CreateEnum
CREATE TYPE "WorkflowStatus" AS ENUM ('draft', 'active', 'closed');

-- CreateEnum
CREATE TYPE "WorkflowType" AS ENUM ('onboarding', 'investigating');

-- CreateEnum
CREATE TYPE "WorkflowProduct" AS ENUM ('score', 'report');

-- CreateEnum
CREATE TYPE "WorkflowPayment" AS ENUM ('client', 'supplier');

-- CreateEnum
CREATE TYPE "QuestionType" AS ENUM ('section', 'input', 'radio', 'checkbox', 'file', 'attachment');

-- CreateTable
CREATE TABLE "User" (
    "id" UUID NOT NULL,
    "email" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "title" TEXT,
    "phone" TEXT,
    "country" TEXT,
    "imageFileId" UUID,
    "passwordHash" TEXT NOT NULL,
    "accountRole" "AccountRole" NOT NULL DEFAULT 'user',
    "preferences" JSONB NOT NULL DEFAULT '{}',
    "active" BOOLEAN NOT NULL DEFAULT true,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "User_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Membership" (
    "id" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "companyId" UUID NOT NULL,
    "role" "CompanyRole" NOT NULL,
    "active" BOOLEAN NOT NULL DEFAULT true,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Membership_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Session" (
    "id" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "tokenHash" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,
    "revokedAt" TIMESTAMPTZ(3),
    "loggedInAsBy" UUID,
    "reason" TEXT,
    "ip" TEXT,
    "userAgent" TEXT,

    CONSTRAINT "Session_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "PasswordReset" (
    "id" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "tokenHash" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,
    "usedAt" TIMESTAMPTZ(3),

    CONSTRAINT "PasswordReset_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ConsentRecord" (
    "id" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "supplierId" UUID,
    "purpose" TEXT NOT NULL,
    "version" TEXT NOT NULL,
    "locale" TEXT NOT NULL,
    "textHash" TEXT NOT NULL,
    "given" BOOLEAN NOT NULL DEFAULT true,
    "ip" TEXT,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "ConsentRecord_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Company" (
    "id" UUID NOT NULL,
    "legalName" TEXT NOT NULL,
    "udmLegalName" TEXT,
    "name" TEXT NOT NULL,
    "logoFileId" UUID,
    "country" TEXT,
    "workflowType" "WorkflowTypeChoice" NOT NULL DEFAULT 'onboarding',
    "workflowProduct" "WorkflowProductChoice" NOT NULL DEFAULT 'report',
    "workflowPayment" "WorkflowPaymentChoice" NOT NULL DEFAULT 'client',
    "pricePerSupplier" INTEGER,
    "publicOnboardingLink" BOOLEAN NOT NULL DEFAULT false,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Company_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "CompanyProduct" (
    "id" UUID NOT NULL,
    "companyId" UUID NOT NULL,
    "type" TEXT NOT NULL,
    "enabled" BOOLEAN NOT NULL DEFAULT true,
    "visible" BOOLEAN NOT NULL DEFAULT true,
    "used" INTEGER NOT NULL DEFAULT 0,
    "total" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "CompanyProduct_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Label" (
    "id" UUID NOT NULL,
    "companyId" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "color" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Label_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Job" (
    "id" UUID NOT NULL,
    "companyId" UUID,
    "name" TEXT NOT NULL,
    "queue" TEXT NOT NULL,
    "payload" JSONB NOT NULL,
    "status" "JobStatus" NOT NULL DEFAULT 'queued',
    "dedupeKey" TEXT,
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "maxAttempts" INTEGER NOT NULL DEFAULT 5,
    "progress" JSONB,
    "result" JSONB,
    "errorCode" TEXT,
    "errorMessage" TEXT,
    "runAt" TIMESTAMPTZ(3) NOT NULL,
    "dispatchedAt" TIMESTAMPTZ(3),
    "dispatches" INTEGER NOT NULL DEFAULT 0,
    "leaseUntil" TIMESTAMPTZ(3),
    "leaseToken" UUID,
    "startedAt" TIMESTAMPTZ(3),
    "finishedAt" TIMESTAMPTZ(3),
    "createdById" UUID,
    "requestId" TEXT,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Job_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "AuditEntry" (
    "id" UUID NOT NULL,
    "companyId" UUID,
    "actorKind" TEXT NOT NULL,
    "actorId" UUID,
    "behalfOfId" UUID,
    "action" TEXT NOT NULL,
    "objectType" TEXT NOT NULL,
    "objectId" UUID,
    "facts" JSONB NOT NULL DEFAULT '{}',
    "requestId" TEXT,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "AuditEntry_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "StoredFile" (
    "id" UUID NOT NULL,
    "companyId" UUID,
    "key" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "mime" TEXT NOT NULL,
    "size" INTEGER NOT NULL,
    "sha256" TEXT NOT NULL,
    "createdById" UUID,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "orphanedAt" TIMESTAMPTZ(3),

    CONSTRAINT "StoredFile_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "CapturedMail" (
    "id" UUID NOT NULL,
    "messageId" TEXT NOT NULL,
    "to" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "subject" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "html" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "CapturedMail_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "RateLimit" (
    "key" TEXT NOT NULL,
    "points" INTEGER NOT NULL DEFAULT 0,
    "expire" TIMESTAMPTZ(3),

    CONSTRAINT "RateLimit_pkey" PRIMARY KEY ("key")
);

-- CreateTable
CREATE TABLE "BirRequest" (
    "id" UUID NOT NULL,
    "companyId" UUID NOT NULL,
    "workflowId" UUID NOT NULL,
    "supplierId" UUID NOT NULL,
    "accountId" UUID,
    "status" "BirRequestStatus" NOT NULL DEFAULT 'open',
    "company" JSONB NOT NULL DEFAULT '{}',
    "country" TEXT NOT NULL DEFAULT '',
    "form" JSONB NOT NULL DEFAULT '{}',
    "step" TEXT,
    "billingGeneral" JSONB NOT NULL DEFAULT '{}',
    "billingPayment" JSONB NOT NULL DEFAULT '{}',
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "submittedAt" TIMESTAMPTZ(3),
    "deliveredAt" TIMESTAMPTZ(3),

    CONSTRAINT "BirRequest_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "BirRequestFile" (
    "id" UUID NOT NULL,
    "companyId" UUID NOT NULL,
    "birRequestId" UUID NOT NULL,
    "fileId" UUID NOT NULL,
    "type" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "BirRequestFile_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Payment" (
    "id" UUID NOT NULL,
    "companyId" UUID NOT NULL,
    "supplierId" UUID NOT NULL,
    "birRequestId" UUID NOT NULL,
    "provider" TEXT NOT NULL,
    "method" TEXT NOT NULL,
    "amount" INTEGER NOT NULL,
    "currency" TEXT NOT NULL,
    "reference" TEXT NOT NULL,
    "status" "PaymentStatus" NOT NULL DEFAULT 'pending',
    "uri" TEXT,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "paidAt" TIMESTAMPTZ(3),

    CONSTRAINT "Payment_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ReportRequest" (
    "id" UUID NOT NULL,
    "companyId" UUID NOT NULL,
    "workflowId" UUID NOT NULL,
    "supplierId" UUID NOT NULL,
    "kind" "ReportRequestKind" NOT NULL,
    "birRequestId" UUID,
    "ccrRequestId" UUID,
    "status" "ReportRequestStatus" NOT NULL DEFAULT 'queued',
    "gateway" TEXT NOT NULL,
    "gatewayRef" TEXT,
    "figures" JSONB NOT NULL DEFAULT '{}',
    "requestedAt" TIMESTAMPTZ(3) NOT NULL,
    "acceptedAt" TIMESTAMPTZ(3),
    "dueAt" TIMESTAMPTZ(3),
    "takenAt" TIMESTAMPTZ(3),
    "takenById" UUID,
    "verifiedAt" TIMESTAMPTZ(3),
    "deliveredAt" TIMESTAMPTZ(3),
    "cancelledAt" TIMESTAMPTZ(3),

    CONSTRAINT "ReportRequest_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "CallLog" (
    "id" UUID NOT NULL,
    "companyId" UUID NOT NULL,
    "requestId" UUID NOT NULL,
    "number" TEXT NOT NULL,
    "outcome" TEXT NOT NULL,
    "note" TEXT NOT NULL DEFAULT '',
    "staffId" UUID NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "CallLog_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "CcrRequest" (
    "id" UUID NOT NULL,
    "companyId" UUID NOT NULL,
    "supplierId" UUID NOT NULL,
    "requestedAt" TIMESTAMPTZ(3) NOT NULL,
    "deliveredAt" TIMESTAMPTZ(3),
    "score" TEXT,

    CONSTRAINT "CcrRequest_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Report" (
    "supplierId" UUID NOT NULL,
    "companyId" UUID NOT NULL,
    "companyName" TEXT,
    "emails" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "address" TEXT,
    "sic" TEXT,
    "taxId" TEXT,
    "phones" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "industry" TEXT,
    "dunsNumber" TEXT,
    "financialStrength" TEXT,
    "emmaScore" DOUBLE PRECISION,
    "paydex" INTEGER,
    "riskIndicator" TEXT,
    "racRiskIndicator" TEXT,
    "dnbRating" TEXT,
    "commercialScore" INTEGER,
    "numberOfSuits" INTEGER,
    "deliveryDate" TIMESTAMPTZ(3),
    "balanceSheetDate" DATE,
    "shareholders" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "revenue" DECIMAL(20,2),
    "numberOfEmployees" INTEGER,
    "shortTermDebit" DECIMAL(20,2),
    "longTermDebit" DECIMAL(20,2),
    "ebit" DECIMAL(20,2),
    "financialExpenses" DECIMAL(20,2),
    "currentAssets" DECIMAL(20,2),
    "longTermAssets" DECIMAL(20,2),
    "currentLiabilities" DECIMAL(20,2),
    "longTermLiabilities" DECIMAL(20,2),
    "accountsReceivable" DECIMAL(20,2),
    "accountsPayable" DECIMAL(20,2),
    "inventory" DECIMAL(20,2),
    "globalUltimateDunsNumber" TEXT,
    "globalUltimateCompanyName" TEXT,
    "ccrScore" TEXT,
    "website" TEXT,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Report_pkey" PRIMARY KEY ("supplierId")
);

-- CreateTable
CREATE TABLE "ReportFile" (
    "id" UUID NOT NULL,
    "companyId" UUID NOT NULL,
    "supplierId" UUID NOT NULL,
    "requestId" UUID NOT NULL,
    "fileId" UUID NOT NULL,
    "kind" "ReportFileKind" NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "deliveredAt" TIMESTAMPTZ(3),

    CONSTRAINT "ReportFile_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Screening" (
    "id" UUID NOT NULL,
    "companyId" UUID NOT NULL,
    "supplierId" UUID NOT NULL,
    "status" "ScreeningStatus" NOT NULL DEFAULT 'in_progress',
    "companyCountry" TEXT,
    "shareholders" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "options" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "data" JSONB,
    "requestedById" UUID,
    "requestedAt" TIMESTAMPTZ(3) NOT NULL,
    "finishedAt" TIMESTAMPTZ(3),

    CONSTRAINT "Screening_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ScreeningReport" (
    "id" UUID NOT NULL,
    "companyId" UUID NOT NULL,
    "screeningId" UUID NOT NULL,
    "type" TEXT NOT NULL,
    "fileId" UUID NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "ScreeningReport_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ScreeningDecision" (
    "id" UUID NOT NULL,
    "companyId" UUID NOT NULL,
    "screeningId" UUID NOT NULL,
    "entryKey" TEXT NOT NULL,
    "decision" TEXT NOT NULL,
    "reason" TEXT NOT NULL,
    "decidedById" UUID NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "ScreeningDecision_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Supplier" (
    "id" UUID NOT NULL,
    "companyId" UUID NOT NULL,
    "workflowId" UUID NOT NULL,
    "position" INTEGER NOT NULL DEFAULT 0,
    "status" "SupplierStatus" NOT NULL DEFAULT 'pending',
    "displayStatus" "SupplierStatus" GENERATED ALWAYS AS (
        CASE WHEN "status" = 'completed' AND "lastUpdate" = 'creating_report' THEN 'in_progress'::"SupplierStatus" ELSE "status" END
    ) STORED,
    "lastUpdate" TEXT,
    "onboardingStep" "OnboardingStep" NOT NULL DEFAULT 'introduction',
    "companyName" TEXT NOT NULL DEFAULT '',
    "fullName" TEXT NOT NULL DEFAULT '',
    "emails" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "country" TEXT NOT NULL DEFAULT '',
    "taxId" TEXT NOT NULL DEFAULT '',
    "address" TEXT NOT NULL DEFAULT '',
    "sic" TEXT NOT NULL DEFAULT '',
    "phone" TEXT NOT NULL DEFAULT '',
    "dunsNumber" TEXT NOT NULL DEFAULT '',
    "shareholders" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "website" TEXT,
    "locale" TEXT,
    "accountId" UUID,
    "accountPhone" TEXT,
    "accountConnectedAt" TIMESTAMPTZ(3),
    "selfRegistered" BOOLEAN NOT NULL DEFAULT false,
    "unconfirmedEmail" TEXT,
    "invitationState" "InvitationState" NOT NULL DEFAULT 'none',
    "invitationError" TEXT,
    "invitationSentAt" TIMESTAMPTZ(3),
    "lastRemindedAt" TIMESTAMPTZ(3),
    "questionnaireStartedAt" TIMESTAMPTZ(3),
    "questionnaireCompletedAt" TIMESTAMPTZ(3),
    "finishedAt" TIMESTAMPTZ(3),
    "financialStrength" TEXT,
    "industry" TEXT,
    "riskIndicator" TEXT,
    "racRiskIndicator" TEXT,
    "commercialScore" INTEGER,
    "dnbRating" TEXT,
    "ccrScore" TEXT,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "modifiedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Supplier_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "StatusUpdate" (
    "id" UUID NOT NULL,
    "companyId" UUID NOT NULL,
    "supplierId" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "actorId" UUID,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "StatusUpdate_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "SupplierTransition" (
    "id" UUID NOT NULL,
    "companyId" UUID NOT NULL,
    "supplierId" UUID NOT NULL,
    "fromStatus" "SupplierStatus" NOT NULL,
    "toStatus" "SupplierStatus" NOT NULL,
    "actorId" UUID,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "SupplierTransition_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Reminder" (
    "id" UUID NOT NULL,
    "companyId" UUID NOT NULL,
    "supplierId" UUID NOT NULL,
    "source" TEXT NOT NULL,
    "actorId" UUID,
    "remindedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Reminder_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "SupplierLabel" (
    "companyId" UUID NOT NULL,
    "supplierId" UUID NOT NULL,
    "labelId" UUID NOT NULL,

    CONSTRAINT "SupplierLabel_pkey" PRIMARY KEY ("supplierId","labelId")
);

-- CreateTable
CREATE TABLE "OnboardingLink" (
    "id" UUID NOT NULL,
    "companyId" UUID NOT NULL,
    "workflowId" UUID NOT NULL,
    "supplierId" UUID NOT NULL,
    "tokenHash" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,
    "revokedAt" TIMESTAMPTZ(3),

    CONSTRAINT "OnboardingLink_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "EmailConfirmation" (
    "id" UUID NOT NULL,
    "companyId" UUID NOT NULL,
    "supplierId" UUID NOT NULL,
    "email" TEXT NOT NULL,
    "codeHash" TEXT NOT NULL,
    "failures" INTEGER NOT NULL DEFAULT 0,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,
    "confirmedAt" TIMESTAMPTZ(3),

    CONSTRAINT "EmailConfirmation_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Answer" (
    "id" UUID NOT NULL,
    "companyId" UUID NOT NULL,
    "supplierId" UUID NOT NULL,
    "questionId" UUID NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "value" JSONB,
    "fileId" UUID,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Answer_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "SupplierFile" (
    "id" UUID NOT NULL,
    "companyId" UUID NOT NULL,
    "supplierId" UUID NOT NULL,
    "fileId" UUID NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "SupplierFile_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Workflow" (
    "id" UUID NOT NULL,
    "companyId" UUID NOT NULL,
    "status" "WorkflowStatus" NOT NULL DEFAULT 'draft',
    "type" "WorkflowType" NOT NULL,
    "product" "WorkflowProduct" NOT NULL,
    "reportType" TEXT NOT NULL,
    "payment" "WorkflowPayment" NOT NULL,
    "pricePerSupplier" INTEGER,
    "title" TEXT NOT NULL DEFAULT '',
    "description" TEXT NOT NULL DEFAULT '',
    "welcomeMessage" TEXT NOT NULL DEFAULT '',
    "coverFileId" UUID,
    "emailSubject" TEXT NOT NULL DEFAULT '',
    "emailMessage" TEXT NOT NULL DEFAULT '',
    "defaultLocale" TEXT,
    "reminderEveryDays" INTEGER,
    "reminderMax" INTEGER,
    "dueAt" TIMESTAMPTZ(3),
    "questionnaireVersion" INTEGER NOT NULL DEFAULT 1,
    "createdById" UUID,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "modifiedAt" TIMESTAMPTZ(3) NOT NULL,
    "launchedAt" TIMESTAMPTZ(3),
    "closedAt" TIMESTAMPTZ(3),

    CONSTRAINT "Workflow_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "QuestionnaireItem" (
    "id" UUID NOT NULL,
    "companyId" UUID NOT NULL,
    "workflowId" UUID NOT NULL,
    "position" INTEGER NOT NULL,
    "type" "QuestionType",
    "title" TEXT NOT NULL DEFAULT '',
    "required" BOOLEAN NOT NULL DEFAULT true,
    "options" JSONB NOT NULL DEFAULT '[]',
    "fileId" UUID,
    "version" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "QuestionnaireItem_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "SupplierStat" (
    "companyId" UUID NOT NULL,
    "workflowId" UUID NOT NULL,
    "dim" TEXT NOT NULL,
    "val" TEXT NOT NULL,
    "n" INTEGER NOT NULL,

    CONSTRAINT "SupplierStat_pkey" PRIMARY KEY ("workflowId","dim","val")
);

-- CreateTable
CREATE TABLE "Activity" (
    "id" UUID NOT NULL,
    "companyId" UUID NOT NULL,
    "workflowId" UUID NOT NULL,
    "supplierId" UUID NOT NULL,
    "supplierCompanyName" TEXT NOT NULL,
    "type" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Activity_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "User_email_key" ON "User"("email");

-- CreateIndex
CREATE INDEX "Membership_companyId_idx" ON "Membership"("companyId");

-- CreateIndex
CREATE UNIQUE INDEX "Membership_userId_companyId_key" ON "Membership"("userId", "companyId");

-- CreateIndex
CREATE UNIQUE INDEX "Session_tokenHash_key" ON "Session"("tokenHash");

-- CreateIndex
CREATE INDEX "Session_userId_idx" ON "Session"("userId");

-- CreateIndex
CREATE INDEX "Session_expiresAt_idx" ON "Session"("expiresAt");

-- CreateIndex
CREATE UNIQUE INDEX "PasswordReset_tokenHash_key" ON "PasswordReset"("tokenHash");

-- CreateIndex
CREATE INDEX "PasswordReset_userId_idx" ON "PasswordReset"("userId");

-- CreateIndex
CREATE INDEX "ConsentRecord_userId_idx" ON "ConsentRecord"("userId");

-- CreateIndex
CREATE UNIQUE INDEX "CompanyProduct_companyId_type_key" ON "CompanyProduct"("companyId", "type");

-- CreateIndex
CREATE INDEX "Label_companyId_idx" ON "Label"("companyId");

-- CreateIndex
CREATE INDEX "Job_companyId_createdAt_idx" ON "Job"("companyId", "createdAt" DESC);

-- CreateIndex
CREATE INDEX "AuditEntry_companyId_createdAt_idx" ON "AuditEntry"("companyId", "createdAt" DESC);

-- CreateIndex
CREATE INDEX "AuditEntry_objectType_objectId_idx" ON "AuditEntry"("objectType", "objectId");

-- CreateIndex
CREATE UNIQUE INDEX "StoredFile_key_key" ON "StoredFile"("key");

-- CreateIndex
CREATE INDEX "StoredFile_companyId_idx" ON "StoredFile"("companyId");

-- CreateIndex
CREATE UNIQUE INDEX "CapturedMail_messageId_key" ON "CapturedMail"("messageId");

-- CreateIndex
CREATE INDEX "CapturedMail_createdAt_idx" ON "CapturedMail"("createdAt" DESC);

-- CreateIndex
CREATE INDEX "BirRequest_supplierId_createdAt_idx" ON "BirRequest"("supplierId", "createdAt" DESC);

-- CreateIndex
CREATE INDEX "BirRequest_accountId_idx" ON "BirRequest"("accountId");

-- CreateIndex
CREATE INDEX "BirRequest_companyId_idx" ON "BirRequest"("companyId");

-- CreateIndex
CREATE INDEX "BirRequestFile_companyId_idx" ON "BirRequestFile"("companyId");

-- CreateIndex
CREATE UNIQUE INDEX "BirRequestFile_birRequestId_type_name_key" ON "BirRequestFile"("birRequestId", "type", "name");

-- CreateIndex
CREATE INDEX "Payment_supplierId_idx" ON "Payment"("supplierId");

-- CreateIndex
CREATE INDEX "Payment_birRequestId_idx" ON "Payment"("birRequestId");

-- CreateIndex
CREATE INDEX "Payment_companyId_idx" ON "Payment"("companyId");

-- CreateIndex
CREATE UNIQUE INDEX "Payment_provider_reference_key" ON "Payment"("provider", "reference");

-- CreateIndex
CREATE INDEX "ReportRequest_status_requestedAt_idx" ON "ReportRequest"("status", "requestedAt");

-- CreateIndex
CREATE INDEX "ReportRequest_supplierId_requestedAt_idx" ON "ReportRequest"("supplierId", "requestedAt" DESC);

-- CreateIndex
CREATE INDEX "ReportRequest_companyId_idx" ON "ReportRequest"("companyId");

-- CreateIndex
CREATE INDEX "CallLog_requestId_createdAt_idx" ON "CallLog"("requestId", "createdAt");

-- CreateIndex
CREATE INDEX "CallLog_companyId_idx" ON "CallLog"("companyId");

-- CreateIndex
CREATE INDEX "CcrRequest_supplierId_requestedAt_idx" ON "CcrRequest"("supplierId", "requestedAt" DESC);

-- CreateIndex
CREATE INDEX "CcrRequest_companyId_idx" ON "CcrRequest"("companyId");

-- CreateIndex
CREATE INDEX "Report_companyId_idx" ON "Report"("companyId");

-- CreateIndex
CREATE INDEX "ReportFile_supplierId_idx" ON "ReportFile"("supplierId");

-- CreateIndex
CREATE INDEX "ReportFile_requestId_idx" ON "ReportFile"("requestId");

-- CreateIndex
CREATE INDEX "ReportFile_companyId_idx" ON "ReportFile"("companyId");

-- CreateIndex
CREATE INDEX "Screening_supplierId_requestedAt_idx" ON "Screening"("supplierId", "requestedAt" DESC);

-- CreateIndex
CREATE INDEX "Screening_companyId_idx" ON "Screening"("companyId");

-- CreateIndex
CREATE INDEX "ScreeningReport_screeningId_idx" ON "ScreeningReport"("screeningId");

-- CreateIndex
CREATE INDEX "ScreeningReport_companyId_idx" ON "ScreeningReport"("companyId");

-- CreateIndex
CREATE INDEX "ScreeningDecision_screeningId_idx" ON "ScreeningDecision"("screeningId");

-- CreateIndex
CREATE INDEX "ScreeningDecision_companyId_idx" ON "ScreeningDecision"("companyId");

-- CreateIndex
CREATE INDEX "Supplier_workflowId_createdAt_id_idx" ON "Supplier"("workflowId", "createdAt" DESC, "id");

-- CreateIndex
CREATE INDEX "Supplier_workflowId_displayStatus_createdAt_id_idx" ON "Supplier"("workflowId", "displayStatus", "createdAt" DESC, "id");

-- CreateIndex
CREATE INDEX "Supplier_companyId_createdAt_id_idx" ON "Supplier"("companyId", "createdAt" DESC, "id");

-- CreateIndex
CREATE INDEX "Supplier_companyId_displayStatus_createdAt_id_idx" ON "Supplier"("companyId", "displayStatus", "createdAt" DESC, "id");

-- CreateIndex
CREATE INDEX "Supplier_companyId_country_idx" ON "Supplier"("companyId", "country");

-- CreateIndex
CREATE INDEX "Supplier_companyId_taxId_idx" ON "Supplier"("companyId", "taxId");

-- CreateIndex
CREATE INDEX "Supplier_accountId_idx" ON "Supplier"("accountId");

-- CreateIndex
CREATE INDEX "StatusUpdate_supplierId_createdAt_idx" ON "StatusUpdate"("supplierId", "createdAt");

-- CreateIndex
CREATE INDEX "StatusUpdate_companyId_idx" ON "StatusUpdate"("companyId");

-- CreateIndex
CREATE INDEX "SupplierTransition_supplierId_createdAt_idx" ON "SupplierTransition"("supplierId", "createdAt");

-- CreateIndex
CREATE INDEX "SupplierTransition_companyId_idx" ON "SupplierTransition"("companyId");

-- CreateIndex
CREATE INDEX "Reminder_supplierId_remindedAt_idx" ON "Reminder"("supplierId", "remindedAt");

-- CreateIndex
CREATE INDEX "Reminder_companyId_idx" ON "Reminder"("companyId");

-- CreateIndex
CREATE INDEX "SupplierLabel_labelId_idx" ON "SupplierLabel"("labelId");

-- CreateIndex
CREATE INDEX "SupplierLabel_companyId_idx" ON "SupplierLabel"("companyId");

-- CreateIndex
CREATE UNIQUE INDEX "OnboardingLink_tokenHash_key" ON "OnboardingLink"("tokenHash");

-- CreateIndex
CREATE INDEX "OnboardingLink_supplierId_idx" ON "OnboardingLink"("supplierId");

-- CreateIndex
CREATE INDEX "OnboardingLink_companyId_idx" ON "OnboardingLink"("companyId");

-- CreateIndex
CREATE INDEX "EmailConfirmation_supplierId_idx" ON "EmailConfirmation"("supplierId");

-- CreateIndex
CREATE INDEX "EmailConfirmation_companyId_idx" ON "EmailConfirmation"("companyId");

-- CreateIndex
CREATE INDEX "Answer_questionId_idx" ON "Answer"("questionId");

-- CreateIndex
CREATE INDEX "Answer_companyId_idx" ON "Answer"("companyId");

-- CreateIndex
CREATE UNIQUE INDEX "Answer_supplierId_questionId_key" ON "Answer"("supplierId", "questionId");

-- CreateIndex
CREATE INDEX "SupplierFile_supplierId_idx" ON "SupplierFile"("supplierId");

-- CreateIndex
CREATE INDEX "SupplierFile_companyId_idx" ON "SupplierFile"("companyId");

-- CreateIndex
CREATE INDEX "Workflow_companyId_status_modifiedAt_id_idx" ON "Workflow"("companyId", "status", "modifiedAt" DESC, "id");

-- CreateIndex
CREATE INDEX "QuestionnaireItem_workflowId_position_idx" ON "QuestionnaireItem"("workflowId", "position");

-- CreateIndex
CREATE INDEX "QuestionnaireItem_companyId_idx" ON "QuestionnaireItem"("companyId");

-- CreateIndex
CREATE INDEX "SupplierStat_companyId_dim_idx" ON "SupplierStat"("companyId", "dim");

-- CreateIndex
CREATE INDEX "Activity_companyId_createdAt_idx" ON "Activity"("companyId", "createdAt" DESC);

-- CreateIndex
CREATE INDEX "Activity_workflowId_createdAt_idx" ON "Activity"("workflowId", "createdAt" DESC);

-- CreateIndex
CREATE INDEX "Activity_supplierId_createdAt_idx" ON "Activity"("supplierId", "createdAt" DESC);

-- AddForeignKey
ALTER TABLE "Membership" ADD CONSTRAINT "Membership_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Membership" ADD CONSTRAINT "Membership_companyId_fkey" FOREIGN KEY ("companyId") REFERENCES "Company"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Session" ADD CONSTRAINT "Session_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Session" ADD CONSTRAINT "Session_loggedInAsBy_fkey" FOREIGN KEY ("loggedInAsBy") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PasswordReset" ADD CONSTRAINT "PasswordReset_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ConsentRecord" ADD CONSTRAINT "ConsentRecord_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CompanyProduct" ADD CONSTRAINT "CompanyProduct_companyId_fkey" FOREIGN KEY ("companyId") REFERENCES "Company"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Label" ADD CONSTRAINT "Label_companyId_fkey" FOREIGN KEY ("companyId") REFERENCES "Company"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "BirRequest" ADD CONSTRAINT "BirRequest_supplierId_fkey" FOREIGN KEY ("supplierId") REFERENCES "Supplier"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "BirRequestFile" ADD CONSTRAINT "BirRequestFile_birRequestId_fkey" FOREIGN KEY ("birRequestId") REFERENCES "BirRequest"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "BirRequestFile" ADD CONSTRAINT "BirRequestFile_fileId_fkey" FOREIGN KEY ("fileId") REFERENCES "StoredFile"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Payment" ADD CONSTRAINT "Payment_supplierId_fkey" FOREIGN KEY ("supplierId") REFERENCES "Supplier"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Payment" ADD CONSTRAINT "Payment_birRequestId_fkey" FOREIGN KEY ("birRequestId") REFERENCES "BirRequest"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ReportRequest" ADD CONSTRAINT "ReportRequest_supplierId_fkey" FOREIGN KEY ("supplierId") REFERENCES "Supplier"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CallLog" ADD CONSTRAINT "CallLog_requestId_fkey" FOREIGN KEY ("requestId") REFERENCES "ReportRequest"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CcrRequest" ADD CONSTRAINT "CcrRequest_supplierId_fkey" FOREIGN KEY ("supplierId") REFERENCES "Supplier"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Report" ADD CONSTRAINT "Report_supplierId_fkey" FOREIGN KEY ("supplierId") REFERENCES "Supplier"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ReportFile" ADD CONSTRAINT "ReportFile_supplierId_fkey" FOREIGN KEY ("supplierId") REFERENCES "Supplier"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ReportFile" ADD CONSTRAINT "ReportFile_requestId_fkey" FOREIGN KEY ("requestId") REFERENCES "ReportRequest"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ReportFile" ADD CONSTRAINT "ReportFile_fileId_fkey" FOREIGN KEY ("fileId") REFERENCES "StoredFile"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Screening" ADD CONSTRAINT "Screening_supplierId_fkey" FOREIGN KEY ("supplierId") REFERENCES "Supplier"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ScreeningReport" ADD CONSTRAINT "ScreeningReport_screeningId_fkey" FOREIGN KEY ("screeningId") REFERENCES "Screening"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ScreeningReport" ADD CONSTRAINT "ScreeningReport_fileId_fkey" FOREIGN KEY ("fileId") REFERENCES "StoredFile"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ScreeningDecision" ADD CONSTRAINT "ScreeningDecision_screeningId_fkey" FOREIGN KEY ("screeningId") REFERENCES "Screening"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Supplier" ADD CONSTRAINT "Supplier_workflowId_fkey" FOREIGN KEY ("workflowId") REFERENCES "Workflow"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Supplier" ADD CONSTRAINT "Supplier_accountId_fkey" FOREIGN KEY ("accountId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "StatusUpdate" ADD CONSTRAINT "StatusUpdate_supplierId_fkey" FOREIGN KEY ("supplierId") REFERENCES "Supplier"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "SupplierTransition" ADD CONSTRAINT "SupplierTransition_supplierId_fkey" FOREIGN KEY ("supplierId") REFERENCES "Supplier"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Reminder" ADD CONSTRAINT "Reminder_supplierId_fkey" FOREIGN KEY ("supplierId") REFERENCES "Supplier"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "SupplierLabel" ADD CONSTRAINT "SupplierLabel_supplierId_fkey" FOREIGN KEY ("supplierId") REFERENCES "Supplier"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "SupplierLabel" ADD CONSTRAINT "SupplierLabel_labelId_fkey" FOREIGN KEY ("labelId") REFERENCES "Label"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "OnboardingLink" ADD CONSTRAINT "OnboardingLink_supplierId_fkey" FOREIGN KEY ("supplierId") REFERENCES "Supplier"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "EmailConfirmation" ADD CONSTRAINT "EmailConfirmation_supplierId_fkey" FOREIGN KEY ("supplierId") REFERENCES "Supplier"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Answer" ADD CONSTRAINT "Answer_supplierId_fkey" FOREIGN KEY ("supplierId") REFERENCES "Supplier"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Answer" ADD CONSTRAINT "Answer_questionId_fkey" FOREIGN KEY ("questionId") REFERENCES "QuestionnaireItem"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Answer" ADD CONSTRAINT "Answer_fileId_fkey" FOREIGN KEY ("fileId") REFERENCES "StoredFile"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "SupplierFile" ADD CONSTRAINT "SupplierFile_supplierId_fkey" FOREIGN KEY ("supplierId") REFERENCES "Supplier"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "SupplierFile" ADD CONSTRAINT "SupplierFile_fileId_fkey" FOREIGN KEY ("fileId") REFERENCES "StoredFile"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Workflow" ADD CONSTRAINT "Workflow_companyId_fkey" FOREIGN KEY ("companyId") REFERENCES "Company"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "QuestionnaireItem" ADD CONSTRAINT "QuestionnaireItem_workflowId_fkey" FOREIGN KEY ("workflowId") REFERENCES "Workflow"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "QuestionnaireItem" ADD CONSTRAINT "QuestionnaireItem_fileId_fkey" FOREIGN KEY ("fileId") REFERENCES "StoredFile"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "SupplierStat" ADD CONSTRAINT "SupplierStat_workflowId_fkey" FOREIGN KEY ("workflowId") REFERENCES "Workflow"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Activity" ADD CONSTRAINT "Activity_supplierId_fkey" FOREIGN KEY ("supplierId") REFERENCES "Supplier"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What Prisma's schema cannot say.
ALTER TABLE "CompanyProduct" ADD CONSTRAINT "CompanyProduct_quota_check" CHECK ("used" >= 0 AND "used" <= "total");
CREATE UNIQUE INDEX "Label_companyId_name_key" ON "Label" ("companyId", lower("name"));
CREATE UNIQUE INDEX "User_email_lower_key" ON "User" (lower("email"));
-- One open job per key: a double click is one job.
CREATE UNIQUE INDEX "Job_dedupeKey_open_key" ON "Job" ("dedupeKey") WHERE "status" IN ('queued', 'active', 'retry');
-- What the dispatcher and the sweeps look for.
CREATE INDEX "Job_undispatched_idx" ON "Job" ("runAt") WHERE "dispatchedAt" IS NULL AND "status" IN ('queued', 'retry');
CREATE INDEX "Job_active_idx" ON "Job" ("leaseUntil") WHERE "status" = 'active';
CREATE INDEX "Job_dispatched_idx" ON "Job" ("dispatchedAt") WHERE "status" IN ('queued', 'retry');
-- One open request of a kind per supplier: a double click is one request.
CREATE UNIQUE INDEX "BirRequest_open_key" ON "BirRequest" ("supplierId") WHERE "status" IN ('open', 'submitted');
CREATE UNIQUE INDEX "ReportRequest_open_key" ON "ReportRequest" ("supplierId", "kind") WHERE "status" IN ('queued', 'taken', 'verified');
CREATE UNIQUE INDEX "CcrRequest_open_key" ON "CcrRequest" ("supplierId") WHERE "deliveredAt" IS NULL;
