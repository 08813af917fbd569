-- The lists by which hits are filtered, read by one index entry per list instead of a row per hit; and proposals by who
-- made them.
CREATE INDEX "ScreeningHit_list_title_idx" ON "ScreeningHit"
  ("companyId", "listCode" COLLATE "C", "listTitle" COLLATE "C") WHERE "entries" > 0;
CREATE INDEX "ScreeningHit_proposer_idx" ON "ScreeningHit" ("companyId", "decidedById", "supplierId")
  WHERE "entries" > 0 AND "state" = 'proposed';
