-- Undelivered invitations are few: this index counts and lists them.
CREATE INDEX "Supplier_undelivered_idx" ON "Supplier" ("companyId", "workflowId")
  WHERE "invitationState" = 'failed' OR ("invitationState" = 'queued' AND "invitationError" IS NOT NULL);
