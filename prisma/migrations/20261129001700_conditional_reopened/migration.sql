-- As before, except that a supplier is also awaited for a conditional question that its own later answers have shown:
-- nothing asked for its answer after the submit. Servers of the version before work with either function.
CREATE OR REPLACE FUNCTION supplier_waiting_for(s "Supplier", is_new boolean DEFAULT false) RETURNS text
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
    -- An edit after the launch, or another answer after the submit, asks a required question that the supplier has not
    -- answered since (`HAS_REOPENED_QUESTIONS` in core).
    IF w."status" = 'active' AND is_open
      AND (s."onboardingStep" = 'confirmation_call' OR (s."onboardingStep" = 'finished' AND w."reportType" = 'ckr'))
      AND EXISTS (
        SELECT FROM "QuestionnaireItem" q
        WHERE q."workflowId" = s."workflowId" AND q."required"
          AND (q."version" > 1 OR q."requiredSince" > 1 OR q."isConditional")
          AND (NOT q."isConditional" OR q."id" = ANY(s."shownQuestions"))
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
