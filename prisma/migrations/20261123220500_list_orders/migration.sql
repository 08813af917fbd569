-- Lists of a million suppliers (bench/src/suppliers-list.ts has the figures).

-- A filter by a country walks that country's suppliers alone, in the order of the list. Where row-level security
-- compares the company, what follows it may be looked up: texteq is leakproof.
CREATE INDEX "Supplier_companyId_country_list_idx" ON "Supplier" ("companyId", "country", "createdAt" DESC, "id")
  INCLUDE ("workflowId", "displayStatus");

-- Orders by what is typed or reported. Suppliers without a value come last both ways: the list walks those with one
-- in their own index, which costs whoever has none nothing, and then the others by their ids.
CREATE INDEX "Supplier_companyId_id_idx" ON "Supplier" ("companyId", "id") INCLUDE ("workflowId");
CREATE INDEX "Supplier_country_order_idx" ON "Supplier" ("companyId", (nullif("country", '')) COLLATE "C", "id")
  INCLUDE ("workflowId") WHERE nullif("country", '') COLLATE "C" IS NOT NULL;
CREATE INDEX "Supplier_financial_strength_order_idx" ON "Supplier" ("companyId", "financialStrength" COLLATE "C", "id")
  INCLUDE ("workflowId") WHERE "financialStrength" COLLATE "C" IS NOT NULL;
CREATE INDEX "Supplier_risk_indicator_order_idx" ON "Supplier" ("companyId", "riskIndicator" COLLATE "C", "id")
  INCLUDE ("workflowId") WHERE "riskIndicator" COLLATE "C" IS NOT NULL;
CREATE INDEX "Supplier_rac_risk_indicator_order_idx" ON "Supplier" ("companyId", "racRiskIndicator" COLLATE "C", "id")
  INCLUDE ("workflowId") WHERE "racRiskIndicator" COLLATE "C" IS NOT NULL;
CREATE INDEX "Supplier_dnb_rating_order_idx" ON "Supplier" ("companyId", "dnbRating" COLLATE "C", "id")
  INCLUDE ("workflowId") WHERE "dnbRating" COLLATE "C" IS NOT NULL;
CREATE INDEX "Supplier_ccr_score_order_idx" ON "Supplier" ("companyId", "ccrScore" COLLATE "C", "id")
  INCLUDE ("workflowId") WHERE "ccrScore" COLLATE "C" IS NOT NULL;
CREATE INDEX "Supplier_commercial_score_order_idx" ON "Supplier" ("companyId", "commercialScore", "id")
  INCLUDE ("workflowId") WHERE "commercialScore" IS NOT NULL;
CREATE INDEX "Supplier_industry_order_idx" ON "Supplier" ("companyId", left("industry", 200), "id")
  INCLUDE ("workflowId") WHERE left("industry", 200) IS NOT NULL;
CREATE INDEX "Supplier_website_order_idx" ON "Supplier" ("companyId", left("website", 200), "id")
  INCLUDE ("workflowId") WHERE left("website", 200) IS NOT NULL;

-- The same of a report's own figures (a text by its beginning: an entry of an index has an end), and of the sums that a column shows.
CREATE INDEX "Report_delivery_date_order_idx" ON "Report" ("companyId", "deliveryDate", "supplierId")
  WHERE "deliveryDate" IS NOT NULL;
CREATE INDEX "Report_emma_score_order_idx" ON "Report" ("companyId", "emmaScore", "supplierId")
  WHERE "emmaScore" IS NOT NULL;
CREATE INDEX "Report_paydex_order_idx" ON "Report" ("companyId", "paydex", "supplierId")
  WHERE "paydex" IS NOT NULL;
CREATE INDEX "Report_number_of_suits_order_idx" ON "Report" ("companyId", "numberOfSuits", "supplierId")
  WHERE "numberOfSuits" IS NOT NULL;
CREATE INDEX "Report_balance_sheet_date_order_idx" ON "Report" ("companyId", "balanceSheetDate", "supplierId")
  WHERE "balanceSheetDate" IS NOT NULL;
CREATE INDEX "Report_revenue_order_idx" ON "Report" ("companyId", "revenue", "supplierId")
  WHERE "revenue" IS NOT NULL;
CREATE INDEX "Report_number_of_employees_order_idx" ON "Report" ("companyId", "numberOfEmployees", "supplierId")
  WHERE "numberOfEmployees" IS NOT NULL;
CREATE INDEX "Report_ebit_order_idx" ON "Report" ("companyId", "ebit", "supplierId")
  WHERE "ebit" IS NOT NULL;
CREATE INDEX "Report_accounts_receivable_order_idx" ON "Report" ("companyId", "accountsReceivable", "supplierId")
  WHERE "accountsReceivable" IS NOT NULL;
CREATE INDEX "Report_accounts_payable_order_idx" ON "Report" ("companyId", "accountsPayable", "supplierId")
  WHERE "accountsPayable" IS NOT NULL;
CREATE INDEX "Report_inventory_order_idx" ON "Report" ("companyId", "inventory", "supplierId")
  WHERE "inventory" IS NOT NULL;
CREATE INDEX "Report_global_ultimate_duns_number_order_idx" ON "Report" ("companyId", (left("globalUltimateDunsNumber", 200)) COLLATE "C", "supplierId")
  WHERE left("globalUltimateDunsNumber", 200) COLLATE "C" IS NOT NULL;
CREATE INDEX "Report_global_ultimate_company_name_order_idx" ON "Report" ("companyId", left("globalUltimateCompanyName", 200), "supplierId")
  WHERE left("globalUltimateCompanyName", 200) IS NOT NULL;
CREATE INDEX "Report_debt_order_idx" ON "Report" ("companyId", (coalesce("shortTermDebit" + "longTermDebit", "shortTermDebit", "longTermDebit")), "supplierId")
  WHERE coalesce("shortTermDebit" + "longTermDebit", "shortTermDebit", "longTermDebit") IS NOT NULL;
CREATE INDEX "Report_assets_order_idx" ON "Report" ("companyId", (coalesce("currentAssets" + "longTermAssets", "currentAssets", "longTermAssets")), "supplierId")
  WHERE coalesce("currentAssets" + "longTermAssets", "currentAssets", "longTermAssets") IS NOT NULL;
CREATE INDEX "Report_liabilities_order_idx" ON "Report" ("companyId", (coalesce("currentLiabilities" + "longTermLiabilities", "currentLiabilities", "longTermLiabilities")), "supplierId")
  WHERE coalesce("currentLiabilities" + "longTermLiabilities", "currentLiabilities", "longTermLiabilities") IS NOT NULL;

-- Without this a list is taken for the few rows that are of its company and, by chance, of its workflow too: all of
-- them are then read and sorted where 25 would have been walked.
CREATE STATISTICS "Supplier_workflow_of_company" (dependencies) ON "companyId", "workflowId" FROM "Supplier";

-- Last, because it keeps readers waiting until the end.
DROP INDEX "Supplier_companyId_country_idx";
ALTER INDEX "Supplier_companyId_country_list_idx" RENAME TO "Supplier_companyId_country_idx";
ANALYZE "Supplier", "Report";
