-- The list compares `"waitingFor" COLLATE "C"`. PostgreSQL does not infer the index's condition on the bare column from
-- it and sorted all suppliers of a company.
DROP INDEX "Supplier_waiting_for_order_idx";
CREATE INDEX "Supplier_waiting_for_order_idx" ON "Supplier" ("companyId", "waitingFor" COLLATE "C", "id")
  INCLUDE ("workflowId", "waitingSince") WHERE "waitingFor" COLLATE "C" IS NOT NULL;
