ALTER TABLE "Supplier" VALIDATE CONSTRAINT "Supplier_scoreColour_check";
