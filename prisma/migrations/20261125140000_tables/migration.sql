-- Tables in the order of prisma/schema, which says what their columns mean; foreign keys at the end.
-- A text with a closed set of values has a CHECK; core/src/kernel/database/closed-sets.int.test.ts compares each with
-- the constant of the code that it repeats.

CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE EXTENSION IF NOT EXISTS btree_gin;
CREATE EXTENSION IF NOT EXISTS unaccent;

-- Folded text, for search and sorting: lower case, without accents. unaccent() and array_to_string() are only STABLE;
-- with the dictionary named and text elements they depend on no setting, so that computed columns may call them.
CREATE FUNCTION search_fold(value text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  AS $$ SELECT lower(public.unaccent('public.unaccent'::regdictionary, value)) $$;

CREATE FUNCTION search_join(parts text[]) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  AS $$ SELECT array_to_string(parts, E'\n') $$;

-- -------------------- Accounts: users, memberships, sessions, consents and privacy requests

CREATE TYPE "AccountRole" AS ENUM ('admin', 'user');
CREATE TYPE "CompanyRole" AS ENUM ('company_admin', 'company_user');
CREATE TYPE "PrivacyRequestKind" AS ENUM ('access', 'erasure');
CREATE TYPE "PrivacyRequestStatus" AS ENUM ('open', 'running', 'done', 'refused', 'withdrawn', 'failed');

CREATE TABLE "User" (
  "id" UUID PRIMARY KEY,
  "email" TEXT NOT NULL,
  "name" TEXT NOT NULL,
  "title" TEXT,
  "phone" TEXT,
  "country" TEXT,
  "imageFileId" UUID,
  "passwordHash" TEXT NOT NULL,
  "accountRole" "AccountRole" NOT NULL DEFAULT 'user',
  "preferences" JSONB NOT NULL DEFAULT '{}',
  "active" BOOLEAN NOT NULL DEFAULT TRUE,
  "invitedAt" TIMESTAMPTZ(3),
  "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "updatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP
);

CREATE TABLE "Membership" (
  "id" UUID PRIMARY KEY,
  "userId" UUID NOT NULL,
  "companyId" UUID NOT NULL,
  "role" "CompanyRole" NOT NULL,
  "active" BOOLEAN NOT NULL DEFAULT TRUE,
  "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "joinedAt" TIMESTAMPTZ(3) DEFAULT CURRENT_TIMESTAMP,
  "lastLoginAt" TIMESTAMPTZ(3),
  "deactivatedAt" TIMESTAMPTZ(3),
  "invitedName" TEXT,
  "invitedLocale" TEXT CHECK ("invitedLocale" IN ('en', 'es', 'pt-BR')),
  "invitedAt" TIMESTAMPTZ(3),
  "invitedById" UUID
);

CREATE TABLE "Session" (
  "id" UUID PRIMARY KEY,
  "userId" UUID NOT NULL,
  "tokenHash" TEXT NOT NULL,
  "createdAt" TIMESTAMPTZ(3) NOT NULL,
  "expiresAt" TIMESTAMPTZ(3) NOT NULL,
  "revokedAt" TIMESTAMPTZ(3),
  "loggedInAsBy" UUID,
  "reason" TEXT,
  "readOnly" BOOLEAN NOT NULL DEFAULT FALSE,
  "ip" TEXT,
  "userAgent" TEXT
);

CREATE TABLE "KnownDevice" (
  "id" UUID PRIMARY KEY,
  "userId" UUID NOT NULL,
  "secretHash" TEXT NOT NULL,
  "createdAt" TIMESTAMPTZ(3) NOT NULL,
  "lastUsedAt" TIMESTAMPTZ(3) NOT NULL
);

CREATE TABLE "PasswordReset" (
  "id" UUID PRIMARY KEY,
  "userId" UUID NOT NULL,
  "tokenHash" TEXT NOT NULL,
  "createdAt" TIMESTAMPTZ(3) NOT NULL,
  "expiresAt" TIMESTAMPTZ(3) NOT NULL,
  "usedAt" TIMESTAMPTZ(3)
);

CREATE TABLE "ConsentRecord" (
  "id" UUID PRIMARY KEY,
  "userId" UUID NOT NULL,
  "supplierId" UUID,
  "purpose" TEXT NOT NULL CHECK ("purpose" IN ('notice', 'news')),
  "version" TEXT NOT NULL,
  "locale" TEXT NOT NULL CHECK ("locale" IN ('en', 'es', 'pt-BR')),
  "textHash" TEXT NOT NULL,
  "given" BOOLEAN NOT NULL DEFAULT TRUE,
  "ip" TEXT,
  "createdAt" TIMESTAMPTZ(3) NOT NULL
);

CREATE TABLE "PrivacyRequest" (
  "id" UUID PRIMARY KEY,
  "userId" UUID NOT NULL,
  "kind" "PrivacyRequestKind" NOT NULL,
  "status" "PrivacyRequestStatus" NOT NULL DEFAULT 'open',
  "note" TEXT NOT NULL DEFAULT '',
  "reason" TEXT NOT NULL DEFAULT '',
  "createdAt" TIMESTAMPTZ(3) NOT NULL,
  "dueAt" TIMESTAMPTZ(3) NOT NULL,
  "decidedAt" TIMESTAMPTZ(3),
  "decidedById" UUID,
  "fileId" UUID
);

-- -------------------- Companies: the clients of the provider, their products, labels and import layouts

CREATE TYPE "WorkflowTypeChoice" AS ENUM ('onboarding', 'investigating', 'hybrid');
CREATE TYPE "WorkflowProductChoice" AS ENUM ('score', 'report', 'hybrid');
CREATE TYPE "WorkflowPaymentChoice" AS ENUM ('client', 'supplier', 'hybrid');

CREATE TABLE "Company" (
  "id" UUID PRIMARY KEY,
  "legalName" TEXT NOT NULL,
  "udmLegalName" TEXT,
  "name" TEXT NOT NULL,
  "logoFileId" UUID,
  "country" TEXT,
  "workflowType" "WorkflowTypeChoice" NOT NULL DEFAULT 'onboarding',
  "workflowProduct" "WorkflowProductChoice" NOT NULL DEFAULT 'report',
  "workflowPayment" "WorkflowPaymentChoice" NOT NULL DEFAULT 'client',
  "pricePerSupplier" INTEGER,
  "publicOnboardingLink" BOOLEAN NOT NULL DEFAULT FALSE,
  "secondLookTypes" TEXT[] DEFAULT ARRAY[]::TEXT[] CHECK ("secondLookTypes" <@ ARRAY[
    'bir', 'ckr', 'ckr_plus', 'rac', 'raf', 'sqr', 'car', 'ccr', 'cfr', 'questionnaire', 'hom_9_aspects',
    'hom_8_aspects', 'hom_7_aspects', 'hom_fallabella', 'hom_fallabella_mid_sized']),
  "fourEyes" BOOLEAN NOT NULL DEFAULT FALSE,
  "deactivatedAt" TIMESTAMPTZ(3),
  "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "updatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP
);

CREATE TABLE "CompanyProduct" (
  "id" UUID PRIMARY KEY,
  "companyId" UUID NOT NULL,
  "type" TEXT NOT NULL CHECK ("type" IN (
    'bir', 'ckr', 'ckr_plus', 'rac', 'raf', 'sqr', 'car', 'ccr', 'cfr', 'questionnaire', 'hom_9_aspects',
    'hom_8_aspects', 'hom_7_aspects', 'hom_fallabella', 'hom_fallabella_mid_sized')),
  "enabled" BOOLEAN NOT NULL DEFAULT TRUE,
  "visible" BOOLEAN NOT NULL DEFAULT TRUE,
  "used" INTEGER NOT NULL DEFAULT 0,
  "total" INTEGER NOT NULL DEFAULT 0,
  CONSTRAINT "CompanyProduct_quota_check" CHECK ("used" >= 0 AND "used" <= "total")
);

CREATE TABLE "Label" (
  "id" UUID PRIMARY KEY,
  "companyId" UUID NOT NULL,
  "name" TEXT NOT NULL,
  "color" TEXT NOT NULL,
  "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP
);

CREATE TABLE "ImportColumns" (
  "companyId" UUID NOT NULL,
  "headings" TEXT NOT NULL,
  "columns" JSONB NOT NULL,
  "updatedAt" TIMESTAMPTZ(3) NOT NULL,
  PRIMARY KEY ("companyId", "headings")
);

-- -------------------- Kernel: jobs, audit trail, stored files, captured mail and limits

CREATE TYPE "JobStatus" AS ENUM ('queued', 'active', 'retry', 'completed', 'failed');

CREATE TABLE "Job" (
  "id" UUID PRIMARY KEY,
  "companyId" UUID,
  "name" TEXT NOT NULL,
  "queue" TEXT NOT NULL CHECK ("queue" IN ('mail', 'imports', 'reports', 'screenings', 'exports', 'maintenance')),
  "payload" JSONB NOT NULL,
  "status" "JobStatus" NOT NULL DEFAULT 'queued',
  "dedupeKey" TEXT,
  "attempts" INTEGER NOT NULL DEFAULT 0,
  "maxAttempts" INTEGER NOT NULL DEFAULT 5,
  "retryUntil" TIMESTAMPTZ(3),
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
  "createdAt" TIMESTAMPTZ(3) NOT NULL
);

CREATE TABLE "AuditEntry" (
  "id" UUID PRIMARY KEY,
  "companyId" UUID,
  "actorKind" TEXT NOT NULL CHECK ("actorKind" IN ('user', 'link', 'anonymous', 'system')),
  "actorId" UUID,
  "behalfOfId" UUID,
  "action" TEXT NOT NULL,
  "objectType" TEXT NOT NULL CHECK ("objectType" IN (
    'bir_request', 'bulk_action', 'company', 'database', 'file', 'job', 'label', 'membership', 'payment',
    'question', 'report_request', 'screening', 'supplier', 'user', 'watchlist', 'workflow')),
  "objectId" UUID,
  "facts" JSONB NOT NULL DEFAULT '{}',
  "requestId" TEXT,
  "createdAt" TIMESTAMPTZ(3) NOT NULL
);

CREATE TABLE "StoredFile" (
  "id" UUID PRIMARY KEY,
  "companyId" UUID,
  "key" TEXT NOT NULL,
  "name" TEXT NOT NULL,
  "mime" TEXT NOT NULL,
  "size" INTEGER NOT NULL,
  "sha256" TEXT NOT NULL,
  "createdById" UUID,
  "createdAt" TIMESTAMPTZ(3) NOT NULL,
  "orphanedAt" TIMESTAMPTZ(3)
);

CREATE TABLE "StorageUse" (
  "companyId" UUID PRIMARY KEY,
  "bytes" BIGINT NOT NULL
);

CREATE TABLE "CapturedMail" (
  "id" UUID PRIMARY KEY,
  "messageId" TEXT NOT NULL,
  "to" TEXT[] DEFAULT ARRAY[]::TEXT[],
  "subject" TEXT NOT NULL,
  "text" TEXT NOT NULL,
  "html" TEXT NOT NULL,
  "createdAt" TIMESTAMPTZ(3) NOT NULL
);

CREATE TABLE "IdempotentRequest" (
  "userId" UUID NOT NULL,
  "key" TEXT NOT NULL,
  "fingerprint" TEXT NOT NULL,
  "lease" UUID NOT NULL,
  "startedAt" TIMESTAMPTZ(3) NOT NULL,
  "committedAt" TIMESTAMPTZ(3),
  "status" INTEGER,
  "body" TEXT,
  "location" TEXT,
  PRIMARY KEY ("userId", "key")
);

CREATE TABLE "WorkerHeartbeat" (
  "id" UUID PRIMARY KEY,
  "startedAt" TIMESTAMPTZ(3) NOT NULL,
  "seenAt" TIMESTAMPTZ(3) NOT NULL,
  "origin" TEXT
);

CREATE TABLE "RateLimit" (
  "key" TEXT PRIMARY KEY,
  "points" INTEGER NOT NULL DEFAULT 0,
  "expire" TIMESTAMPTZ(3)
);

CREATE TABLE "MailOutage" (
  "server" TEXT PRIMARY KEY,
  "since" TIMESTAMPTZ(3) NOT NULL,
  "failedAt" TIMESTAMPTZ(3) NOT NULL,
  "reason" TEXT NOT NULL,
  "probedAt" TIMESTAMPTZ(3),
  "answeredAt" TIMESTAMPTZ(3),
  "notifiedAt" TIMESTAMPTZ(3)
);

-- -------------------- Notifications: the bell, and the choice of mails

CREATE TYPE "NotificationDelivery" AS ENUM ('at_once', 'daily', 'never');
CREATE TYPE "NotificationMail" AS ENUM ('pending', 'daily', 'sent', 'none');

CREATE TABLE "Notification" (
  "id" UUID PRIMARY KEY,
  "userId" UUID NOT NULL,
  "companyId" UUID,
  "kind" TEXT NOT NULL CHECK ("kind" IN (
    'onboarding_finished', 'delivered', 'corrected', 'unable_to_locate', 'sent_back', 'payment_rejected',
    'screening_hits', 'new_hits', 'hit_proposed', 'quota_nearly_used', 'invitations_failed', 'request_new',
    'request_assigned', 'request_overdue', 'gateway_failed', 'supplier_answered', 'erasure_requested',
    'watchlist_failed', 'watchlist_stale', 'mail_server_unreachable')),
  "workflowId" UUID,
  "supplierId" UUID,
  "requestId" UUID,
  "facts" JSONB NOT NULL DEFAULT '{}',
  "mail" "NotificationMail" NOT NULL DEFAULT 'pending',
  "createdAt" TIMESTAMPTZ(3) NOT NULL,
  "readAt" TIMESTAMPTZ(3)
);

CREATE TABLE "NotificationChoice" (
  "userId" UUID NOT NULL,
  "kind" TEXT NOT NULL CHECK ("kind" IN (
    'onboarding_finished', 'delivered', 'corrected', 'unable_to_locate', 'sent_back', 'payment_rejected',
    'screening_hits', 'new_hits', 'hit_proposed', 'quota_nearly_used', 'invitations_failed', 'request_new',
    'request_assigned', 'request_overdue', 'gateway_failed', 'supplier_answered', 'erasure_requested',
    'watchlist_failed', 'watchlist_stale', 'mail_server_unreachable')),
  "delivery" "NotificationDelivery" NOT NULL,
  PRIMARY KEY ("userId", "kind")
);

-- -------------------- Reports: BIR forms, payments, requests at a gateway, send-backs and deliveries

CREATE TYPE "BirRequestStatus" AS ENUM ('open', 'submitted', 'delivered', 'cancelled');
CREATE TYPE "ReportRequestKind" AS ENUM ('bir', 'ccr', 'cfr');
CREATE TYPE "ReportRequestStatus" AS ENUM (
  'queued', 'taken', 'awaiting_supplier', 'verified', 'delivered', 'unable_to_locate', 'failed', 'cancelled');
CREATE TYPE "PaymentStatus" AS ENUM ('pending', 'paid', 'failed');
CREATE TYPE "ChargeState" AS ENUM ('awaiting_proof', 'to_check', 'accepted', 'rejected');
CREATE TYPE "ChargeIssueKind" AS ENUM ('second_payment', 'mismatch');
CREATE TYPE "ReportFileKind" AS ENUM ('bir', 'additional');
CREATE TYPE "SendBackStatus" AS ENUM ('open', 'answered', 'withdrawn');
CREATE TYPE "SentBackKind" AS ENUM ('question', 'field', 'file');

-- The form of a BIR and its files.
CREATE TABLE "BirRequest" (
  "id" UUID PRIMARY KEY,
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
  "deliveredAt" TIMESTAMPTZ(3)
);

CREATE TABLE "BirRequestFile" (
  "id" UUID PRIMARY KEY,
  "companyId" UUID NOT NULL,
  "birRequestId" UUID NOT NULL,
  "fileId" UUID NOT NULL,
  "type" TEXT NOT NULL CHECK ("type" IN (
    'rfc_document', 'payment_proof', 'articles_of_incorporation', 'tax_certificate', 'financial_statements',
    'owner_documents', 'additional')),
  "name" TEXT NOT NULL,
  "createdAt" TIMESTAMPTZ(3) NOT NULL
);

-- Charges and payments of suppliers.
CREATE TABLE "Charge" (
  "id" UUID PRIMARY KEY,
  "companyId" UUID NOT NULL,
  "workflowId" UUID NOT NULL,
  "supplierId" UUID NOT NULL,
  "birRequestId" UUID NOT NULL,
  "reference" TEXT NOT NULL,
  "region" TEXT NOT NULL CHECK ("region" IN ('argentina', 'brazil', 'mexico', 'peru', 'ccs', 'international')),
  "currency" TEXT NOT NULL CHECK ("currency" IN ('ARS', 'BRL', 'MXN', 'PEN', 'USD')),
  "amount" INTEGER NOT NULL,
  "deductionRate" DOUBLE PRECISION,
  "deductionThreshold" INTEGER,
  "deductionAmount" INTEGER,
  "state" "ChargeState" NOT NULL DEFAULT 'awaiting_proof',
  "askedAt" TIMESTAMPTZ(3) NOT NULL,
  "provedAt" TIMESTAMPTZ(3),
  "version" INTEGER NOT NULL DEFAULT 0,
  "decidedAt" TIMESTAMPTZ(3),
  "decidedById" UUID,
  "reason" TEXT NOT NULL DEFAULT '',
  "remindedAt" TIMESTAMPTZ(3),
  "pausesRequest" BOOLEAN NOT NULL DEFAULT FALSE
);

CREATE TABLE "ChargeIssue" (
  "id" UUID PRIMARY KEY,
  "companyId" UUID NOT NULL,
  "chargeId" UUID NOT NULL,
  "paymentId" UUID,
  "kind" "ChargeIssueKind" NOT NULL,
  "amount" INTEGER,
  "currency" TEXT NOT NULL,
  "createdAt" TIMESTAMPTZ(3) NOT NULL,
  "resolvedAt" TIMESTAMPTZ(3),
  "resolvedById" UUID,
  "note" TEXT NOT NULL DEFAULT ''
);

CREATE TABLE "Payment" (
  "id" UUID PRIMARY KEY,
  "companyId" UUID NOT NULL,
  "supplierId" UUID NOT NULL,
  "birRequestId" UUID NOT NULL,
  "provider" TEXT NOT NULL CHECK ("provider" IN ('stripe', 'sandbox')),
  "region" TEXT NOT NULL CHECK ("region" IN ('argentina', 'brazil', 'mexico', 'peru', 'ccs', 'international')),
  "method" TEXT NOT NULL CHECK ("method" IN (
    'cash', 'nominal_check', 'electronic_funds_transfer', 'credit_card', 'to_define', 'cash_deposit',
    'deposit_with_check', 'wire_transfer', 'paypal', 'boleto')),
  "amount" INTEGER NOT NULL,
  "currency" TEXT NOT NULL CHECK ("currency" IN ('ARS', 'BRL', 'MXN', 'PEN', 'USD')),
  "email" TEXT NOT NULL,
  "locale" TEXT NOT NULL CHECK ("locale" IN ('en', 'es', 'pt-BR')),
  "reference" TEXT,
  "status" "PaymentStatus" NOT NULL DEFAULT 'pending',
  "uri" TEXT,
  "createdAt" TIMESTAMPTZ(3) NOT NULL,
  "submittedAt" TIMESTAMPTZ(3),
  "paidAt" TIMESTAMPTZ(3),
  "failedAt" TIMESTAMPTZ(3)
);

CREATE TABLE "PaymentNotification" (
  "id" UUID PRIMARY KEY,
  "companyId" UUID NOT NULL,
  "paymentId" UUID NOT NULL,
  "provider" TEXT NOT NULL CHECK ("provider" IN ('stripe', 'sandbox')),
  "eventId" TEXT NOT NULL,
  "type" TEXT NOT NULL,
  "outcome" TEXT NOT NULL CHECK ("outcome" IN ('applied', 'late', 'mismatch')),
  "receivedAt" TIMESTAMPTZ(3) NOT NULL
);

-- Requests at a gateway: the desk or a bureau.
CREATE TABLE "ReportRequest" (
  "id" UUID PRIMARY KEY,
  "companyId" UUID NOT NULL,
  "workflowId" UUID NOT NULL,
  "supplierId" UUID NOT NULL,
  "kind" "ReportRequestKind" NOT NULL,
  "birRequestId" UUID,
  "ccrRequestId" UUID,
  "status" "ReportRequestStatus" NOT NULL DEFAULT 'queued',
  "gateway" TEXT NOT NULL CHECK ("gateway" IN ('desk', 'http', 'sandbox')),
  "orderId" UUID NOT NULL DEFAULT gen_random_uuid(),
  "gatewayRef" TEXT,
  "gatewaySequence" INTEGER NOT NULL DEFAULT 0,
  "figures" JSONB NOT NULL DEFAULT '{}',
  "details" JSONB NOT NULL DEFAULT '{}',
  "dataVersion" INTEGER NOT NULL DEFAULT 0,
  "requestedAt" TIMESTAMPTZ(3) NOT NULL,
  "acceptedAt" TIMESTAMPTZ(3),
  "dueAt" TIMESTAMPTZ(3),
  "pausedAt" TIMESTAMPTZ(3),
  "takenAt" TIMESTAMPTZ(3),
  "takenById" UUID,
  "verifiedAt" TIMESTAMPTZ(3),
  "enteredByIds" UUID[] DEFAULT ARRAY[]::UUID[],
  "secondLookAt" TIMESTAMPTZ(3),
  "callBackAt" TIMESTAMPTZ(3),
  "overdueToldAt" TIMESTAMPTZ(3),
  "phoneToCall" TEXT,
  "withoutCallReason" TEXT NOT NULL DEFAULT '',
  "deliveredAt" TIMESTAMPTZ(3),
  "cancelledAt" TIMESTAMPTZ(3),
  "currentDeliveryId" UUID,
  "correctionReason" TEXT,
  "correctionAt" TIMESTAMPTZ(3),
  "correctionById" UUID,
  "makesDocument" BOOLEAN NOT NULL DEFAULT FALSE
);

CREATE TABLE "GatewayMessage" (
  "id" UUID PRIMARY KEY,
  "companyId" UUID NOT NULL,
  "requestId" UUID NOT NULL,
  "gateway" TEXT NOT NULL CHECK ("gateway" IN ('desk', 'http', 'sandbox')),
  "orderId" UUID NOT NULL,
  "deliveryId" TEXT NOT NULL,
  "sequence" INTEGER NOT NULL,
  "state" TEXT NOT NULL CHECK ("state" IN ('accepted', 'in_progress', 'delivered', 'unable_to_locate', 'failed')),
  "message" JSONB NOT NULL,
  "outcome" TEXT NOT NULL DEFAULT 'received' CHECK ("outcome" IN ('received', 'applied', 'late', 'refused')),
  "reason" TEXT NOT NULL DEFAULT '',
  "receivedAt" TIMESTAMPTZ(3) NOT NULL,
  "settledAt" TIMESTAMPTZ(3)
);

CREATE TABLE "ReportRequestTransition" (
  "id" UUID PRIMARY KEY,
  "companyId" UUID NOT NULL,
  "requestId" UUID NOT NULL,
  "fromStatus" "ReportRequestStatus",
  "toStatus" "ReportRequestStatus" NOT NULL,
  "actorId" UUID,
  "reason" TEXT NOT NULL DEFAULT '',
  "createdAt" TIMESTAMPTZ(3) NOT NULL
);

CREATE TABLE "CallLog" (
  "id" UUID PRIMARY KEY,
  "companyId" UUID NOT NULL,
  "requestId" UUID NOT NULL,
  "number" TEXT NOT NULL,
  "outcome" TEXT NOT NULL CHECK ("outcome" IN (
    'verified', 'corrected', 'no_answer', 'call_back', 'wrong_number', 'refused')),
  "note" TEXT NOT NULL DEFAULT '',
  "callBackAt" TIMESTAMPTZ(3),
  "staffId" UUID NOT NULL,
  "createdAt" TIMESTAMPTZ(3) NOT NULL
);

-- Answers, fields and files that the desk sends back to a supplier.
CREATE TABLE "SendBack" (
  "id" UUID PRIMARY KEY,
  "companyId" UUID NOT NULL,
  "supplierId" UUID NOT NULL,
  "requestId" UUID NOT NULL,
  "status" "SendBackStatus" NOT NULL DEFAULT 'open',
  "sentAt" TIMESTAMPTZ(3) NOT NULL,
  "sentById" UUID,
  "mailedAt" TIMESTAMPTZ(3),
  "endedAt" TIMESTAMPTZ(3),
  "endedById" UUID
);

CREATE TABLE "SendBackItem" (
  "id" UUID PRIMARY KEY,
  "companyId" UUID NOT NULL,
  "sendBackId" UUID NOT NULL,
  "position" INTEGER NOT NULL,
  "kind" "SentBackKind" NOT NULL,
  "target" TEXT NOT NULL,
  "label" TEXT NOT NULL DEFAULT '',
  "reason" TEXT NOT NULL,
  "before" JSONB,
  "after" JSONB,
  "note" TEXT NOT NULL DEFAULT ''
);

CREATE TABLE "SentBackFile" (
  "companyId" UUID NOT NULL,
  "itemId" UUID NOT NULL,
  "fileId" UUID NOT NULL,
  PRIMARY KEY ("itemId", "fileId")
);

-- Deliveries: one row per version, and the supplier's current figures.
CREATE TABLE "CcrRequest" (
  "id" UUID PRIMARY KEY,
  "companyId" UUID NOT NULL,
  "supplierId" UUID NOT NULL,
  "requestedAt" TIMESTAMPTZ(3) NOT NULL,
  "deliveredAt" TIMESTAMPTZ(3),
  "score" TEXT CHECK ("score" IN ('A', 'B', 'C', 'D', 'E')),
  "isSandbox" BOOLEAN NOT NULL DEFAULT FALSE
);

CREATE TABLE "ReportDelivery" (
  "id" UUID PRIMARY KEY,
  "companyId" UUID NOT NULL,
  "supplierId" UUID NOT NULL,
  "requestId" UUID NOT NULL,
  "number" TEXT NOT NULL,
  "version" INTEGER NOT NULL,
  "deliveredAt" TIMESTAMPTZ(3) NOT NULL,
  "deliveredById" UUID,
  "data" JSONB NOT NULL,
  "sha256" TEXT NOT NULL,
  "reason" TEXT NOT NULL DEFAULT '',
  "isSandbox" BOOLEAN NOT NULL DEFAULT FALSE
);

CREATE TABLE "Report" (
  "supplierId" UUID PRIMARY KEY,
  "companyId" UUID NOT NULL,
  "companyName" TEXT,
  "emails" TEXT[] DEFAULT ARRAY[]::TEXT[],
  "address" TEXT,
  "sic" TEXT,
  "taxId" TEXT,
  "phones" TEXT[] DEFAULT ARRAY[]::TEXT[],
  "industry" TEXT,
  "dunsNumber" TEXT,
  "financialStrength" TEXT CHECK ("financialStrength" IN (
    '5A', '4A', '3A', '2A', '1A', 'A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'N', 'O', 'NB', 'NQ', 'UTL')),
  "emmaScore" DOUBLE PRECISION,
  "paydex" INTEGER,
  "riskIndicator" TEXT CHECK ("riskIndicator" IN ('1', '2', '3', '4', 'S', '-')),
  "racRiskIndicator" TEXT CHECK ("racRiskIndicator" IN ('1', '2', '3', '4', '5', '6', '-')),
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
  "ccrScore" TEXT CHECK ("ccrScore" IN ('A', 'B', 'C', 'D', 'E')),
  "website" TEXT,
  "updatedAt" TIMESTAMPTZ(3) NOT NULL,
  "currentDeliveryId" UUID,
  "isSandbox" BOOLEAN NOT NULL DEFAULT FALSE
);

CREATE TABLE "ReportFile" (
  "id" UUID PRIMARY KEY,
  "companyId" UUID NOT NULL,
  "supplierId" UUID NOT NULL,
  "requestId" UUID NOT NULL,
  "fileId" UUID NOT NULL,
  "kind" "ReportFileKind" NOT NULL,
  "createdAt" TIMESTAMPTZ(3) NOT NULL,
  "sinceVersion" INTEGER,
  "withdrawnIn" INTEGER,
  "isLeaving" BOOLEAN NOT NULL DEFAULT FALSE,
  "locale" TEXT CHECK ("locale" IN ('en', 'es', 'pt-BR'))
);

-- -------------------- Screenings: results, decisions on hits, watchlists

CREATE TYPE "ScreeningStatus" AS ENUM ('in_progress', 'match', 'no_match', 'failed');

-- Results and decisions.
CREATE TABLE "Screening" (
  "id" UUID PRIMARY KEY,
  "companyId" UUID NOT NULL,
  "supplierId" UUID NOT NULL,
  "status" "ScreeningStatus" NOT NULL DEFAULT 'in_progress',
  "companyCountry" TEXT,
  "shareholders" TEXT[] DEFAULT ARRAY[]::TEXT[],
  "shareholderFacts" JSONB NOT NULL DEFAULT '[]',
  "options" TEXT[] DEFAULT ARRAY[]::TEXT[] CHECK ("options" <@ ARRAY[
    'sanctions', 'adverse_media', 'pep', 'ownership']),
  "data" JSONB,
  "articles" JSONB,
  "requestedById" UUID,
  "requestedAt" TIMESTAMPTZ(3) NOT NULL,
  "finishedAt" TIMESTAMPTZ(3),
  "runId" UUID,
  "watched" JSONB NOT NULL DEFAULT '[]',
  "review" TEXT[] DEFAULT ARRAY[]::TEXT[] CHECK ("review" <@ ARRAY[
    'undecided', 'proposed', 'confirmed', 'not_comparable'])
);

CREATE TABLE "ScreeningReport" (
  "id" UUID PRIMARY KEY,
  "companyId" UUID NOT NULL,
  "screeningId" UUID NOT NULL,
  "type" TEXT NOT NULL CHECK ("type" IN ('html', 'pdf')),
  "language" TEXT NOT NULL DEFAULT 'en' CHECK ("language" IN ('en', 'es', 'pt-BR')),
  "version" INTEGER NOT NULL DEFAULT 1,
  "decisionId" UUID,
  "fileId" UUID NOT NULL,
  "createdAt" TIMESTAMPTZ(3) NOT NULL
);

CREATE TABLE "ScreeningDecision" (
  "id" UUID PRIMARY KEY,
  "companyId" UUID NOT NULL,
  "screeningId" UUID NOT NULL,
  "entryKey" TEXT NOT NULL,
  "decision" TEXT NOT NULL CHECK ("decision" IN ('true_match', 'false_positive', 'open')),
  "reason" TEXT NOT NULL,
  "reasonCode" TEXT CHECK ("reasonCode" IN (
    'same_details', 'confirmed_by_supplier', 'other_birth_date', 'other_country', 'other_identifier',
    'name_only', 'look_again')),
  "party" TEXT NOT NULL DEFAULT '',
  "partyKey" TEXT NOT NULL DEFAULT '',
  "scope" TEXT NOT NULL DEFAULT 'supplier' CHECK ("scope" IN ('supplier', 'company')),
  "proposed" BOOLEAN NOT NULL DEFAULT FALSE,
  "decidedById" UUID NOT NULL,
  "decidedByName" TEXT NOT NULL DEFAULT '',
  "createdAt" TIMESTAMPTZ(3) NOT NULL
);

CREATE TABLE "PairReopening" (
  "decisionId" UUID PRIMARY KEY,
  "companyId" UUID NOT NULL,
  "lastSupplierId" UUID NOT NULL,
  "compared" INTEGER NOT NULL,
  "asked" INTEGER NOT NULL,
  "finishedAt" TIMESTAMPTZ(3)
);

CREATE TABLE "ScreeningHit" (
  "companyId" UUID NOT NULL,
  "supplierId" UUID NOT NULL,
  "screeningId" UUID NOT NULL,
  "party" TEXT NOT NULL,
  "entry" TEXT NOT NULL,
  "entryKey" TEXT NOT NULL,
  "score" DOUBLE PRECISION NOT NULL,
  PRIMARY KEY ("screeningId", "party", "entryKey")
);

-- Watchlists.
CREATE TABLE "MonitoringRun" (
  "id" UUID PRIMARY KEY,
  "watchlistId" UUID NOT NULL,
  "fromNumber" INTEGER,
  "toNumber" INTEGER NOT NULL,
  "lastSupplierId" UUID,
  "compared" INTEGER NOT NULL DEFAULT 0,
  "found" INTEGER NOT NULL DEFAULT 0,
  "createdAt" TIMESTAMPTZ(3) NOT NULL,
  "finishedAt" TIMESTAMPTZ(3)
);

CREATE TABLE "Watchlist" (
  "id" UUID PRIMARY KEY,
  "code" TEXT NOT NULL,
  "title" TEXT NOT NULL,
  "format" TEXT NOT NULL CHECK ("format" IN (
    'ofac_csv', 'ofac_xml', 'ofac_advanced_xml', 'un_xml', 'eu_xml', 'uk_xml', 'uk_tables', 'us_csl_csv',
    'ca_xml', 'ch_xml', 'opensanctions_csv', 'ftm_json', 'senzing_json', 'mx_69b_csv', 'br_cgu_csv',
    'br_cgu_json', 'pep_csv', 'csv', 'media_jsonl', 'media_rss')),
  "topic" TEXT NOT NULL CHECK ("topic" IN ('sanction', 'debarment', 'tax', 'pep', 'wanted', 'media')),
  "mapping" JSONB,
  "urls" TEXT[] DEFAULT ARRAY[]::TEXT[],
  "refreshHours" INTEGER,
  "nextRefreshAt" TIMESTAMPTZ(3),
  "staleAfterHours" INTEGER NOT NULL,
  "maxEditionDays" INTEGER,
  "currentSnapshotId" UUID,
  "checkedAt" TIMESTAMPTZ(3),
  "problemCode" TEXT,
  "problemDetail" TEXT,
  "problemAt" TIMESTAMPTZ(3),
  "problemToldAt" TIMESTAMPTZ(3),
  "staleToldOn" DATE,
  "loadingToken" UUID,
  "createdAt" TIMESTAMPTZ(3) NOT NULL
);

CREATE TABLE "WatchlistSnapshot" (
  "id" UUID PRIMARY KEY,
  "watchlistId" UUID NOT NULL,
  "number" INTEGER NOT NULL,
  "sha256" TEXT NOT NULL,
  "reading" TEXT NOT NULL,
  "files" TEXT[] DEFAULT ARRAY[]::TEXT[],
  "bytes" BIGINT NOT NULL,
  "entries" INTEGER NOT NULL,
  "previousId" UUID,
  "added" INTEGER NOT NULL,
  "changed" INTEGER NOT NULL,
  "removed" INTEGER NOT NULL,
  "publishedOn" DATE,
  "isDayInferred" BOOLEAN NOT NULL DEFAULT FALSE,
  "importedAt" TIMESTAMPTZ(3) NOT NULL
);

CREATE TABLE "WatchlistEntry" (
  "id" UUID PRIMARY KEY,
  "watchlistId" UUID NOT NULL,
  "sourceId" TEXT NOT NULL,
  "firstNumber" INTEGER NOT NULL,
  "lastNumber" INTEGER,
  "hash" TEXT NOT NULL,
  "identityHash" TEXT NOT NULL,
  "schema" TEXT NOT NULL CHECK ("schema" IN ('person', 'organisation', 'vessel', 'aircraft', 'other')),
  "names" JSONB NOT NULL,
  "countries" TEXT[] DEFAULT ARRAY[]::TEXT[],
  "birthDates" TEXT[] DEFAULT ARRAY[]::TEXT[],
  "birthPlaces" TEXT[] DEFAULT ARRAY[]::TEXT[],
  "gender" TEXT CHECK ("gender" IN ('m', 'f')),
  "identifiers" JSONB NOT NULL,
  "programmes" TEXT[] DEFAULT ARRAY[]::TEXT[],
  "topics" TEXT[] DEFAULT ARRAY[]::TEXT[] CHECK ("topics" <@ ARRAY[
    'sanction', 'debarment', 'tax', 'pep', 'wanted', 'media']),
  "status" TEXT CHECK ("status" IN ('presumed', 'definitive', 'cleared')),
  "listedOn" TEXT,
  "expiresOn" TEXT,
  "remarks" TEXT,
  "sourceUrl" TEXT,
  "article" JSONB
);

CREATE TABLE "WatchlistImportKey" (
  "watchlistId" UUID NOT NULL,
  "sourceId" TEXT NOT NULL,
  PRIMARY KEY ("watchlistId", "sourceId")
);

-- -------------------- Suppliers: invitation and onboarding, history, labels, answers, bulk actions

CREATE TYPE "SupplierStatus" AS ENUM ('pending', 'in_progress', 'completed', 'archived');
CREATE TYPE "OnboardingStep" AS ENUM (
  'introduction', 'account_connection', 'bir_form', 'questionnaire', 'payment', 'confirmation_call', 'finished');
CREATE TYPE "InvitationState" AS ENUM ('none', 'queued', 'sent', 'failed');

CREATE TABLE "Supplier" (
  "id" UUID PRIMARY KEY,
  "companyId" UUID NOT NULL,
  "workflowId" UUID NOT NULL,
  "position" INTEGER NOT NULL DEFAULT 0,
  "status" "SupplierStatus" NOT NULL DEFAULT 'pending',
  -- Computed: a completed supplier shows in progress while its report is being made.
  "displayStatus" "SupplierStatus" GENERATED ALWAYS AS (
    CASE WHEN "status" = 'completed' AND "lastUpdate" = 'creating_report' THEN 'in_progress'::"SupplierStatus"
      ELSE "status" END
  ) STORED,
  "lastUpdate" TEXT CHECK ("lastUpdate" IN (
    'email_received', 'started_onboarding', 'account_created', 'account', 'payment_reference', 'payment_proof',
    'started_form', 'additional_files', 'started_questionnaire', 'data_verification', 'supplier_updated_data',
    'creating_score', 'score_created', 'creating_report', 'report_created', 'onboarding_completed')),
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
  "locale" TEXT CHECK ("locale" IN ('en', 'es', 'pt-BR')),
  "accountId" UUID,
  "accountPhone" TEXT,
  "accountConnectedAt" TIMESTAMPTZ(3),
  "selfRegistered" BOOLEAN NOT NULL DEFAULT FALSE,
  "unconfirmedEmail" TEXT,
  "invitationState" "InvitationState" NOT NULL DEFAULT 'none',
  "invitationError" TEXT CHECK ("invitationError" IN (
    'mail_delayed', 'mail_refused', 'mail_unavailable', 'not_sent')),
  "invitationSentAt" TIMESTAMPTZ(3),
  "lastRemindedAt" TIMESTAMPTZ(3),
  "questionnaireStartedAt" TIMESTAMPTZ(3),
  "questionnaireCompletedAt" TIMESTAMPTZ(3),
  "finishedAt" TIMESTAMPTZ(3),
  "financialStrength" TEXT CHECK ("financialStrength" IN (
    '5A', '4A', '3A', '2A', '1A', 'A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'N', 'O', 'NB', 'NQ', 'UTL')),
  "industry" TEXT,
  "riskIndicator" TEXT CHECK ("riskIndicator" IN ('1', '2', '3', '4', 'S', '-')),
  "racRiskIndicator" TEXT CHECK ("racRiskIndicator" IN ('1', '2', '3', '4', '5', '6', '-')),
  "commercialScore" INTEGER,
  "dnbRating" TEXT,
  "ccrScore" TEXT CHECK ("ccrScore" IN ('A', 'B', 'C', 'D', 'E')),
  "screeningStatus" TEXT CHECK ("screeningStatus" IN ('in_progress', 'match', 'no_match', 'failed')),
  "screeningReview" TEXT[] DEFAULT ARRAY[]::TEXT[] CHECK ("screeningReview" <@ ARRAY[
    'undecided', 'proposed', 'confirmed', 'not_comparable']),
  "monitoring" BOOLEAN,
  "newHits" INTEGER NOT NULL DEFAULT 0,
  "decision" TEXT CHECK ("decision" IN ('approved', 'approved_with_conditions', 'rejected')),
  "createdAt" TIMESTAMPTZ(3) NOT NULL,
  "modifiedAt" TIMESTAMPTZ(3) NOT NULL,
  -- Computed: one line per searched field, so that a search term never matches across two fields.
  "search" TEXT GENERATED ALWAYS AS (
    search_fold("companyName") || E'\n' || search_fold("taxId") || E'\n' || search_fold("fullName") || E'\n' ||
    search_fold(search_join("emails"))
  ) STORED,
  "companyNameFold" TEXT GENERATED ALWAYS AS (search_fold("companyName")) STORED
);

CREATE TABLE "StatusUpdate" (
  "id" UUID PRIMARY KEY,
  "companyId" UUID NOT NULL,
  "supplierId" UUID NOT NULL,
  "name" TEXT NOT NULL CHECK ("name" IN (
    'email_received', 'started_onboarding', 'account_created', 'account', 'payment_reference', 'payment_proof',
    'started_form', 'additional_files', 'started_questionnaire', 'data_verification', 'supplier_updated_data',
    'creating_score', 'score_created', 'creating_report', 'report_created', 'onboarding_completed')),
  "actorId" UUID,
  "createdAt" TIMESTAMPTZ(3) NOT NULL
);

CREATE TABLE "SupplierTransition" (
  "id" UUID PRIMARY KEY,
  "companyId" UUID NOT NULL,
  "supplierId" UUID NOT NULL,
  "fromStatus" "SupplierStatus" NOT NULL,
  "toStatus" "SupplierStatus" NOT NULL,
  "actorId" UUID,
  "createdAt" TIMESTAMPTZ(3) NOT NULL
);

CREATE TABLE "SupplierDecision" (
  "id" UUID PRIMARY KEY,
  "companyId" UUID NOT NULL,
  "supplierId" UUID NOT NULL,
  "decision" TEXT NOT NULL CHECK ("decision" IN ('approved', 'approved_with_conditions', 'rejected')),
  "reason" TEXT NOT NULL DEFAULT '',
  "decidedById" UUID NOT NULL,
  "decidedByName" TEXT NOT NULL,
  "createdAt" TIMESTAMPTZ(3) NOT NULL
);

CREATE TABLE "Reminder" (
  "id" UUID PRIMARY KEY,
  "companyId" UUID NOT NULL,
  "supplierId" UUID NOT NULL,
  "source" TEXT NOT NULL CHECK ("source" IN ('person', 'update_and_notify', 'schedule', 'payment')),
  "actorId" UUID,
  "remindedAt" TIMESTAMPTZ(3) NOT NULL
);

CREATE TABLE "SupplierLabel" (
  "companyId" UUID NOT NULL,
  "supplierId" UUID NOT NULL,
  "labelId" UUID NOT NULL,
  PRIMARY KEY ("supplierId", "labelId")
);

CREATE TABLE "OnboardingLink" (
  "id" UUID PRIMARY KEY,
  "companyId" UUID NOT NULL,
  "workflowId" UUID NOT NULL,
  "supplierId" UUID NOT NULL,
  "tokenHash" TEXT NOT NULL,
  "createdAt" TIMESTAMPTZ(3) NOT NULL,
  "expiresAt" TIMESTAMPTZ(3) NOT NULL,
  "revokedAt" TIMESTAMPTZ(3)
);

CREATE TABLE "EmailConfirmation" (
  "id" UUID PRIMARY KEY,
  "companyId" UUID NOT NULL,
  "supplierId" UUID NOT NULL,
  "email" TEXT NOT NULL,
  "codeHash" TEXT NOT NULL,
  "failures" INTEGER NOT NULL DEFAULT 0,
  "createdAt" TIMESTAMPTZ(3) NOT NULL,
  "expiresAt" TIMESTAMPTZ(3) NOT NULL,
  "confirmedAt" TIMESTAMPTZ(3)
);

CREATE TABLE "Answer" (
  "id" UUID PRIMARY KEY,
  "companyId" UUID NOT NULL,
  "supplierId" UUID NOT NULL,
  "questionId" UUID NOT NULL,
  "version" INTEGER NOT NULL DEFAULT 1,
  "value" JSONB,
  "fileId" UUID,
  "updatedAt" TIMESTAMPTZ(3) NOT NULL
);

CREATE TABLE "SupplierFile" (
  "id" UUID PRIMARY KEY,
  "companyId" UUID NOT NULL,
  "supplierId" UUID NOT NULL,
  "fileId" UUID NOT NULL,
  "createdAt" TIMESTAMPTZ(3) NOT NULL
);

CREATE TABLE "BulkAction" (
  "id" UUID PRIMARY KEY,
  "companyId" UUID NOT NULL,
  "workflowId" UUID,
  "action" TEXT NOT NULL CHECK ("action" IN (
    'remind', 'invite_again', 'archive', 'unarchive', 'add_labels', 'remove_labels', 'delete')),
  "labelIds" UUID[] DEFAULT ARRAY[]::UUID[],
  "filter" JSONB,
  "undoesId" UUID,
  "createdById" UUID NOT NULL,
  "behalfOfId" UUID,
  "createdAt" TIMESTAMPTZ(3) NOT NULL,
  "collectedAt" TIMESTAMPTZ(3),
  "finishedAt" TIMESTAMPTZ(3)
);

CREATE TABLE "BulkActionItem" (
  "companyId" UUID NOT NULL,
  "bulkActionId" UUID NOT NULL,
  "supplierId" UUID NOT NULL,
  "labelIds" UUID[] DEFAULT ARRAY[]::UUID[],
  "outcome" TEXT CHECK ("outcome" IN (
    'done', 'not_found', 'workflow_not_active', 'reminder_not_possible', 'supplier_finished',
    'supplier_not_awaited', 'email_not_confirmed', 'invitation_not_delivered', 'reminder_cooldown',
    'invitation_not_failed', 'supplier_not_completed', 'supplier_archived', 'supplier_not_archived',
    'supplier_not_pending', 'labels_unchanged')),
  PRIMARY KEY ("bulkActionId", "supplierId")
);

-- -------------------- Workflows: the campaigns of a company, their questionnaires, counters and activities

CREATE TYPE "WorkflowStatus" AS ENUM ('draft', 'active', 'closed');
CREATE TYPE "WorkflowType" AS ENUM ('onboarding', 'investigating');
CREATE TYPE "WorkflowProduct" AS ENUM ('score', 'report');
CREATE TYPE "WorkflowPayment" AS ENUM ('client', 'supplier');
CREATE TYPE "QuestionType" AS ENUM ('section', 'input', 'radio', 'checkbox', 'file', 'attachment');

CREATE TABLE "Workflow" (
  "id" UUID PRIMARY KEY,
  "companyId" UUID NOT NULL,
  "status" "WorkflowStatus" NOT NULL DEFAULT 'draft',
  "type" "WorkflowType" NOT NULL,
  "product" "WorkflowProduct" NOT NULL,
  "reportType" TEXT NOT NULL CHECK ("reportType" IN (
    'bir', 'ckr', 'ckr_plus', 'rac', 'raf', 'sqr', 'car', 'ccr', 'cfr', 'questionnaire', 'hom_9_aspects',
    'hom_8_aspects', 'hom_7_aspects', 'hom_fallabella', 'hom_fallabella_mid_sized')),
  "payment" "WorkflowPayment" NOT NULL,
  "pricePerSupplier" INTEGER,
  "title" TEXT NOT NULL DEFAULT '',
  "description" TEXT NOT NULL DEFAULT '',
  "welcomeMessage" TEXT NOT NULL DEFAULT '',
  "coverFileId" UUID,
  "emailSubject" TEXT NOT NULL DEFAULT '',
  "emailMessage" TEXT NOT NULL DEFAULT '',
  "introductionTitle" TEXT NOT NULL DEFAULT '',
  "introductionText" TEXT NOT NULL DEFAULT '',
  "finishedText" TEXT NOT NULL DEFAULT '',
  "defaultLocale" TEXT CHECK ("defaultLocale" IN ('en', 'es', 'pt-BR')),
  "reminderEveryDays" INTEGER,
  "reminderMax" INTEGER,
  "dueDate" DATE,
  "monitoring" BOOLEAN NOT NULL DEFAULT FALSE,
  "questionnaireVersion" INTEGER NOT NULL DEFAULT 1,
  "version" INTEGER NOT NULL DEFAULT 1,
  "createdById" UUID,
  "createdAt" TIMESTAMPTZ(3) NOT NULL,
  "modifiedAt" TIMESTAMPTZ(3) NOT NULL,
  "launchedAt" TIMESTAMPTZ(3),
  "closedAt" TIMESTAMPTZ(3)
);

CREATE TABLE "QuestionnaireItem" (
  "id" UUID PRIMARY KEY,
  "companyId" UUID NOT NULL,
  "workflowId" UUID NOT NULL,
  "position" INTEGER NOT NULL,
  "type" "QuestionType",
  "title" TEXT NOT NULL DEFAULT '',
  "required" BOOLEAN NOT NULL DEFAULT TRUE,
  "options" JSONB NOT NULL DEFAULT '[]',
  "fileId" UUID,
  "version" INTEGER NOT NULL DEFAULT 1,
  "requiredSince" INTEGER NOT NULL DEFAULT 1
);

CREATE TABLE "SupplierStat" (
  "companyId" UUID NOT NULL,
  "workflowId" UUID NOT NULL,
  "dim" TEXT NOT NULL,
  "val" TEXT NOT NULL,
  "shard" SMALLINT NOT NULL DEFAULT 0,
  "n" INTEGER NOT NULL,
  PRIMARY KEY ("workflowId", "dim", "val", "shard")
);

CREATE TABLE "Activity" (
  "id" UUID PRIMARY KEY,
  "companyId" UUID NOT NULL,
  "workflowId" UUID NOT NULL,
  "supplierId" UUID NOT NULL,
  "supplierCompanyName" TEXT NOT NULL,
  "type" TEXT NOT NULL CHECK ("type" IN (
    'onboarding_started', 'onboarding_finished', 'questionnaire_finished', 'investigation_begun',
    'report_available', 'score_view_begun', 'score_view_available', 'bir_report_requested',
    'bir_report_finished', 'report_corrected', 'screening_hits', 'new_hits')),
  "createdAt" TIMESTAMPTZ(3) NOT NULL
);


-- -------------------- Foreign keys

-- Accounts
ALTER TABLE "Membership" ADD FOREIGN KEY ("companyId") REFERENCES "Company" ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "Membership" ADD FOREIGN KEY ("userId") REFERENCES "User" ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "Session" ADD FOREIGN KEY ("loggedInAsBy") REFERENCES "User" ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "Session" ADD FOREIGN KEY ("userId") REFERENCES "User" ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "KnownDevice" ADD FOREIGN KEY ("userId") REFERENCES "User" ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "PasswordReset" ADD FOREIGN KEY ("userId") REFERENCES "User" ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "ConsentRecord" ADD FOREIGN KEY ("userId") REFERENCES "User" ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "PrivacyRequest" ADD FOREIGN KEY ("userId") REFERENCES "User" ON DELETE CASCADE ON UPDATE CASCADE;

-- Companies
ALTER TABLE "CompanyProduct" ADD FOREIGN KEY ("companyId") REFERENCES "Company" ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "Label" ADD FOREIGN KEY ("companyId") REFERENCES "Company" ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "ImportColumns" ADD FOREIGN KEY ("companyId") REFERENCES "Company" ON DELETE CASCADE ON UPDATE CASCADE;

-- Kernel
ALTER TABLE "IdempotentRequest" ADD FOREIGN KEY ("userId") REFERENCES "User" ON DELETE CASCADE ON UPDATE CASCADE;

-- Notifications
ALTER TABLE "Notification" ADD FOREIGN KEY ("userId") REFERENCES "User" ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "NotificationChoice" ADD FOREIGN KEY ("userId") REFERENCES "User" ON DELETE CASCADE ON UPDATE CASCADE;

-- Reports
ALTER TABLE "BirRequest" ADD FOREIGN KEY ("supplierId") REFERENCES "Supplier" ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "BirRequestFile" ADD FOREIGN KEY ("fileId") REFERENCES "StoredFile" ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "BirRequestFile" ADD FOREIGN KEY ("birRequestId")
  REFERENCES "BirRequest" ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "Charge" ADD FOREIGN KEY ("birRequestId") REFERENCES "BirRequest" ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "Charge" ADD FOREIGN KEY ("supplierId") REFERENCES "Supplier" ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "ChargeIssue" ADD FOREIGN KEY ("chargeId") REFERENCES "Charge" ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "Payment" ADD FOREIGN KEY ("birRequestId") REFERENCES "BirRequest" ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "Payment" ADD FOREIGN KEY ("supplierId") REFERENCES "Supplier" ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "PaymentNotification" ADD FOREIGN KEY ("paymentId")
  REFERENCES "Payment" ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "ReportRequest" ADD FOREIGN KEY ("currentDeliveryId")
  REFERENCES "ReportDelivery" ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "ReportRequest" ADD FOREIGN KEY ("supplierId") REFERENCES "Supplier" ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "GatewayMessage" ADD FOREIGN KEY ("requestId")
  REFERENCES "ReportRequest" ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "ReportRequestTransition" ADD FOREIGN KEY ("requestId")
  REFERENCES "ReportRequest" ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "CallLog" ADD FOREIGN KEY ("requestId") REFERENCES "ReportRequest" ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "SendBack" ADD FOREIGN KEY ("requestId") REFERENCES "ReportRequest" ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "SendBack" ADD FOREIGN KEY ("supplierId") REFERENCES "Supplier" ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "SendBackItem" ADD FOREIGN KEY ("sendBackId") REFERENCES "SendBack" ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "SentBackFile" ADD FOREIGN KEY ("fileId") REFERENCES "StoredFile" ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "SentBackFile" ADD FOREIGN KEY ("itemId") REFERENCES "SendBackItem" ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "CcrRequest" ADD FOREIGN KEY ("supplierId") REFERENCES "Supplier" ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "ReportDelivery" ADD FOREIGN KEY ("supplierId") REFERENCES "Supplier" ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "ReportDelivery" ADD FOREIGN KEY ("requestId")
  REFERENCES "ReportRequest" ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "Report" ADD FOREIGN KEY ("currentDeliveryId")
  REFERENCES "ReportDelivery" ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "Report" ADD FOREIGN KEY ("supplierId") REFERENCES "Supplier" ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "ReportFile" ADD FOREIGN KEY ("fileId") REFERENCES "StoredFile" ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "ReportFile" ADD FOREIGN KEY ("requestId") REFERENCES "ReportRequest" ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "ReportFile" ADD FOREIGN KEY ("supplierId") REFERENCES "Supplier" ON DELETE CASCADE ON UPDATE CASCADE;

-- Screenings
ALTER TABLE "Screening" ADD FOREIGN KEY ("runId") REFERENCES "MonitoringRun" ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "Screening" ADD FOREIGN KEY ("supplierId") REFERENCES "Supplier" ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "ScreeningReport" ADD FOREIGN KEY ("fileId") REFERENCES "StoredFile" ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "ScreeningReport" ADD FOREIGN KEY ("screeningId")
  REFERENCES "Screening" ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "ScreeningDecision" ADD FOREIGN KEY ("screeningId")
  REFERENCES "Screening" ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "PairReopening" ADD FOREIGN KEY ("decisionId")
  REFERENCES "ScreeningDecision" ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "ScreeningHit" ADD FOREIGN KEY ("supplierId") REFERENCES "Supplier" ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "ScreeningHit" ADD FOREIGN KEY ("screeningId") REFERENCES "Screening" ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "MonitoringRun" ADD FOREIGN KEY ("watchlistId")
  REFERENCES "Watchlist" ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "Watchlist" ADD FOREIGN KEY ("currentSnapshotId")
  REFERENCES "WatchlistSnapshot" ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "WatchlistSnapshot" ADD FOREIGN KEY ("watchlistId")
  REFERENCES "Watchlist" ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "WatchlistEntry" ADD FOREIGN KEY ("watchlistId")
  REFERENCES "Watchlist" ON DELETE CASCADE ON UPDATE CASCADE;

-- Suppliers
ALTER TABLE "Supplier" ADD FOREIGN KEY ("accountId") REFERENCES "User" ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "Supplier" ADD FOREIGN KEY ("workflowId") REFERENCES "Workflow" ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "StatusUpdate" ADD FOREIGN KEY ("supplierId") REFERENCES "Supplier" ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "SupplierTransition" ADD FOREIGN KEY ("supplierId")
  REFERENCES "Supplier" ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "SupplierDecision" ADD FOREIGN KEY ("supplierId")
  REFERENCES "Supplier" ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "Reminder" ADD FOREIGN KEY ("supplierId") REFERENCES "Supplier" ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "SupplierLabel" ADD FOREIGN KEY ("labelId") REFERENCES "Label" ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "SupplierLabel" ADD FOREIGN KEY ("supplierId") REFERENCES "Supplier" ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "OnboardingLink" ADD FOREIGN KEY ("supplierId") REFERENCES "Supplier" ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "EmailConfirmation" ADD FOREIGN KEY ("supplierId")
  REFERENCES "Supplier" ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "Answer" ADD FOREIGN KEY ("fileId") REFERENCES "StoredFile" ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "Answer" ADD FOREIGN KEY ("questionId")
  REFERENCES "QuestionnaireItem" ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "Answer" ADD FOREIGN KEY ("supplierId") REFERENCES "Supplier" ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "SupplierFile" ADD FOREIGN KEY ("fileId") REFERENCES "StoredFile" ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "SupplierFile" ADD FOREIGN KEY ("supplierId") REFERENCES "Supplier" ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "BulkActionItem" ADD FOREIGN KEY ("bulkActionId")
  REFERENCES "BulkAction" ON DELETE CASCADE ON UPDATE CASCADE;

-- Workflows
ALTER TABLE "Workflow" ADD FOREIGN KEY ("companyId") REFERENCES "Company" ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "QuestionnaireItem" ADD FOREIGN KEY ("fileId")
  REFERENCES "StoredFile" ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "QuestionnaireItem" ADD FOREIGN KEY ("workflowId")
  REFERENCES "Workflow" ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "SupplierStat" ADD FOREIGN KEY ("workflowId") REFERENCES "Workflow" ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "Activity" ADD FOREIGN KEY ("supplierId") REFERENCES "Supplier" ON DELETE CASCADE ON UPDATE CASCADE;
