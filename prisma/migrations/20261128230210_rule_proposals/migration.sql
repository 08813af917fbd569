-- Proposals to weaken a rule of two people, which a second person confirms. Settled ones are kept: work that was entered
-- before a rule was weakened is still done under it.

CREATE TABLE "RuleProposal" (
  "id" UUID PRIMARY KEY,
  "companyId" UUID NOT NULL REFERENCES "Company" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
  "rule" TEXT NOT NULL CONSTRAINT "RuleProposal_rule_check" CHECK ("rule" IN ('four_eyes', 'second_look')),
  -- Report types that the rule would no longer cover; empty for a rule without types.
  "reportTypes" TEXT[] NOT NULL DEFAULT '{}' CONSTRAINT "RuleProposal_reportTypes_check"
    CHECK ("reportTypes" <@ ARRAY[
      'bir', 'ckr', 'ckr_plus', 'rac', 'raf', 'sqr', 'car', 'ccr', 'cfr', 'questionnaire', 'hom_9_aspects',
      'hom_8_aspects', 'hom_7_aspects', 'hom_fallabella', 'hom_fallabella_mid_sized']),
  "confirmer" TEXT NOT NULL CONSTRAINT "RuleProposal_confirmer_check" CHECK ("confirmer" IN ('company', 'provider')),
  "proposedById" UUID NOT NULL,
  -- Name of the person at the time.
  "proposedByName" TEXT NOT NULL,
  "createdAt" TIMESTAMPTZ(3) NOT NULL,
  "outcome" TEXT CONSTRAINT "RuleProposal_outcome_check" CHECK ("outcome" IN ('confirmed', 'rejected', 'withdrawn')),
  "settledAt" TIMESTAMPTZ(3),
  "settledById" UUID
);
CREATE INDEX "RuleProposal_companyId_idx" ON "RuleProposal" ("companyId");
CREATE UNIQUE INDEX "RuleProposal_open_key" ON "RuleProposal" ("companyId", "rule") WHERE "settledAt" IS NULL;
ALTER TABLE "RuleProposal" ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant ON "RuleProposal" FOR ALL TO homologa_app
  USING ("companyId" = (SELECT app_company_id())) WITH CHECK ("companyId" = (SELECT app_company_id()));
CREATE POLICY system ON "RuleProposal" FOR ALL TO homologa_system USING (true) WITH CHECK (true);
GRANT SELECT ON "RuleProposal" TO homologa_app;
GRANT SELECT, INSERT, UPDATE ON "RuleProposal" TO homologa_system;
