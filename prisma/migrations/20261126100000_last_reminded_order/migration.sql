-- Order of the suppliers' list by the last reminder: a part of the reminded suppliers, the others follow by id.
CREATE INDEX "Supplier_last_reminded_order_idx" ON "Supplier" ("companyId", "lastRemindedAt", "id")
  INCLUDE ("workflowId") WHERE "lastRemindedAt" IS NOT NULL;
