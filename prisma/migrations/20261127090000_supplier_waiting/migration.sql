-- What an open supplier waits for, and since when (`waitOf` in domain). Filters and sorts read these columns, so that
-- no list computes them per row. A closed workflow keeps its values; its lists ignore them.
ALTER TABLE "Supplier"
  ADD COLUMN "waitingFor" TEXT CHECK ("waitingFor" IN ('introduction', 'account_connection', 'bir_form',
    'questionnaire', 'payment', 'proof', 'confirmation_call', 'further_data', 'another_number', 'report', 'decision')),
  ADD COLUMN "waitingSince" TIMESTAMPTZ(3);

-- A new supplier has no request, charge or answer to look for.
CREATE FUNCTION supplier_waiting_for(s "Supplier", is_new boolean DEFAULT false) RETURNS text
  LANGUAGE plpgsql STABLE SET search_path = public, pg_temp
  AS $$
  DECLARE
    w record;
    request text;
    is_open boolean := s."status" IN ('pending', 'in_progress');
    decision text := CASE WHEN s."decision" IS NULL THEN 'decision' END;
  BEGIN
    IF s."status" = 'archived' THEN RETURN NULL; END IF;
    SELECT "type", "reportType", "status" INTO w FROM "Workflow" WHERE "id" = s."workflowId";
    IF w."type" = 'onboarding' AND is_open AND s."onboardingStep" NOT IN ('confirmation_call', 'finished') THEN
      RETURN s."onboardingStep"::text;
    END IF;
    IF is_new THEN
      IF is_open AND w."type" = 'onboarding' AND s."onboardingStep" = 'confirmation_call' THEN
        RETURN 'confirmation_call';
      END IF;
      IF NOT is_open THEN RETURN decision; END IF;
      IF w."type" = 'investigating' THEN RETURN NULL; END IF;
      RETURN CASE WHEN w."reportType" = 'questionnaire' THEN decision ELSE 'report' END;
    END IF;
    IF EXISTS (SELECT FROM "Charge" c WHERE c."supplierId" = s."id" AND c."state" = 'rejected') THEN
      RETURN 'proof';
    END IF;
    IF EXISTS (SELECT FROM "SendBack" b WHERE b."supplierId" = s."id" AND b."status" = 'open') THEN
      RETURN 'further_data';
    END IF;
    -- An edit after the launch has added or changed a required question that the supplier has not answered since
    -- (`HAS_REOPENED_QUESTIONS` in core).
    IF w."status" = 'active' AND is_open
      AND (s."onboardingStep" = 'confirmation_call' OR (s."onboardingStep" = 'finished' AND w."reportType" = 'ckr'))
      AND EXISTS (
        SELECT FROM "QuestionnaireItem" q
        WHERE q."workflowId" = s."workflowId" AND q."required" AND (q."version" > 1 OR q."requiredSince" > 1)
          AND q."type" IN ('input', 'radio', 'checkbox', 'file')
          AND NOT EXISTS (SELECT FROM "Answer" a WHERE a."supplierId" = s."id" AND a."questionId" = q."id"
            AND a."version" >= q."version")) THEN
      RETURN 'questionnaire';
    END IF;
    SELECT q."status"::text INTO request FROM "ReportRequest" q
    WHERE q."supplierId" = s."id" AND q."ccrRequestId" IS NULL
    ORDER BY q."status" IN ('queued', 'taken', 'awaiting_supplier', 'verified') DESC, q."requestedAt" DESC LIMIT 1;
    IF request IS NOT NULL THEN
      RETURN CASE request
        WHEN 'queued' THEN 'confirmation_call'
        WHEN 'taken' THEN 'confirmation_call'
        WHEN 'awaiting_supplier' THEN 'further_data'
        WHEN 'verified' THEN 'report'
        WHEN 'failed' THEN 'report'
        WHEN 'unable_to_locate' THEN 'another_number'
        WHEN 'delivered' THEN decision
      END;
    END IF;
    IF w."type" = 'onboarding' AND is_open AND s."onboardingStep" = 'confirmation_call' THEN
      RETURN 'confirmation_call';
    END IF;
    IF NOT is_open OR EXISTS (SELECT FROM "Report" p WHERE p."supplierId" = s."id") THEN RETURN decision; END IF;
    IF w."type" = 'investigating' THEN RETURN NULL; END IF;
    RETURN CASE WHEN w."reportType" = 'questionnaire' THEN decision ELSE 'report' END;
  END
  $$;

-- Names the columns that the wait of a supplier depends on. Other tables set "waitingSince" to the time of their change;
-- a change of the supplier itself counts from "modifiedAt".
CREATE FUNCTION supplier_waiting_apply() RETURNS trigger
  LANGUAGE plpgsql SET search_path = public, pg_temp
  AS $$
  BEGIN
    NEW."waitingFor" := supplier_waiting_for(NEW, TG_OP = 'INSERT');
    IF TG_OP = 'INSERT' THEN
      NEW."waitingSince" := coalesce(NEW."waitingSince", NEW."invitationSentAt", NEW."createdAt");
    ELSIF NEW."waitingFor" IS DISTINCT FROM OLD."waitingFor" THEN
      IF NEW."waitingSince" IS NOT DISTINCT FROM OLD."waitingSince" THEN NEW."waitingSince" := NEW."modifiedAt"; END IF;
    ELSIF NEW."waitingFor" = 'introduction' AND OLD."invitationSentAt" IS NULL THEN
      -- An invitation waits to be opened from its first mail on.
      NEW."waitingSince" := coalesce(NEW."invitationSentAt", OLD."waitingSince");
    ELSE
      NEW."waitingSince" := OLD."waitingSince";
    END IF;
    IF NEW."waitingFor" IS NULL THEN NEW."waitingSince" := NULL; END IF;
    RETURN NEW;
  END
  $$;

CREATE TRIGGER supplier_waiting BEFORE INSERT OR UPDATE OF "status", "onboardingStep", "decision", "invitationSentAt",
  "waitingFor" ON "Supplier" FOR EACH ROW EXECUTE FUNCTION supplier_waiting_apply();

-- As the caller, who names the company. Visits the suppliers one by one: as a join, the planner may call
-- `supplier_waiting_for` for every supplier of the table before it looks which of them have moved.
CREATE FUNCTION supplier_waiting_by_request() RETURNS trigger
  LANGUAGE plpgsql SET search_path = public, pg_temp
  AS $$
  DECLARE
    moved record;
    kept "Supplier";
    ids uuid[] := '{}';
    companies uuid[] := '{}';
    moment timestamptz;
  BEGIN
    FOR moved IN
      SELECT q."supplierId", q."companyId", n."createdAt" FROM new_rows n
      JOIN "ReportRequest" q ON q."id" = n."requestId" AND q."companyId" = n."companyId" WHERE q."ccrRequestId" IS NULL
    LOOP
      SELECT * INTO kept FROM "Supplier" WHERE "id" = moved."supplierId" AND "companyId" = moved."companyId";
      IF FOUND AND supplier_waiting_for(kept) IS DISTINCT FROM kept."waitingFor" THEN
        ids := ids || kept."id";
        companies := companies || kept."companyId";
        moment := greatest(moment, moved."createdAt");
      END IF;
    END LOOP;
    IF cardinality(ids) > 0 THEN
      UPDATE "Supplier" s SET "waitingFor" = 'report', "waitingSince" = moment
      WHERE s."id" = ANY(ids) AND s."companyId" = ANY(companies);
    END IF;
    RETURN NULL;
  END
  $$;
CREATE TRIGGER supplier_waiting AFTER INSERT ON "ReportRequestTransition" REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION supplier_waiting_by_request();

CREATE FUNCTION supplier_waiting_by_send_back() RETURNS trigger
  LANGUAGE plpgsql SET search_path = public, pg_temp
  AS $$
  BEGIN
    UPDATE "Supplier" s SET "waitingFor" = 'further_data', "waitingSince" = coalesce(NEW."endedAt", NEW."sentAt")
    WHERE s."id" = NEW."supplierId" AND s."companyId" = NEW."companyId"
      AND supplier_waiting_for(s) IS DISTINCT FROM s."waitingFor";
    RETURN NULL;
  END
  $$;
CREATE TRIGGER supplier_waiting AFTER INSERT OR UPDATE OF "status" ON "SendBack"
  FOR EACH ROW EXECUTE FUNCTION supplier_waiting_by_send_back();

CREATE FUNCTION supplier_waiting_by_charge() RETURNS trigger
  LANGUAGE plpgsql SET search_path = public, pg_temp
  AS $$
  BEGIN
    UPDATE "Supplier" s SET "waitingFor" = 'proof',
      "waitingSince" = coalesce(greatest(NEW."provedAt", NEW."decidedAt"), NEW."askedAt")
    WHERE s."id" = NEW."supplierId" AND s."companyId" = NEW."companyId"
      AND supplier_waiting_for(s) IS DISTINCT FROM s."waitingFor";
    RETURN NULL;
  END
  $$;
CREATE TRIGGER supplier_waiting AFTER INSERT OR UPDATE OF "state" ON "Charge"
  FOR EACH ROW EXECUTE FUNCTION supplier_waiting_by_charge();

CREATE INDEX "Supplier_waiting_order_idx" ON "Supplier" ("companyId", "waitingSince", "id")
  INCLUDE ("workflowId", "waitingFor") WHERE "waitingSince" IS NOT NULL;
CREATE INDEX "Supplier_waiting_for_order_idx" ON "Supplier" ("companyId", "waitingFor" COLLATE "C", "id")
  INCLUDE ("workflowId", "waitingSince") WHERE "waitingFor" IS NOT NULL;
