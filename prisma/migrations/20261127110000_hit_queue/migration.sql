-- The queue of hits: what a row shows and is sorted by is stored with the hit.
ALTER TABLE "ScreeningHit"
  ADD COLUMN "id" UUID NOT NULL DEFAULT gen_random_uuid(),
  ADD COLUMN "name" TEXT NOT NULL DEFAULT '',
  ADD COLUMN "listCode" TEXT NOT NULL DEFAULT '',
  ADD COLUMN "listTitle" TEXT NOT NULL DEFAULT '',
  ADD COLUMN "state" TEXT NOT NULL DEFAULT 'undecided',
  ADD COLUMN "entries" INTEGER NOT NULL DEFAULT 1,
  ADD COLUMN "foundAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  ADD COLUMN "decision" TEXT,
  ADD COLUMN "decidedById" UUID,
  ADD COLUMN "decidedAt" TIMESTAMPTZ(3);

-- Row-level security is forced on the owner too, who would convert no row.
ALTER TABLE "ScreeningHit" NO FORCE ROW LEVEL SECURITY;
ALTER TABLE "Screening" NO FORCE ROW LEVEL SECURITY;
ALTER TABLE "ScreeningDecision" NO FORCE ROW LEVEL SECURITY;

-- Hits of earlier versions stand one by one, without the groups of the same person or company, until the supplier is
-- screened or decided on again.
UPDATE "ScreeningHit" h SET
  "name" = coalesce(f."hit" ->> 'matched_name', ''),
  "listCode" = coalesce(f."hit" #>> '{list,code}', ''),
  "listTitle" = coalesce(f."hit" #>> '{list,title}', ''),
  "foundAt" = f."requestedAt"
FROM (
  SELECT DISTINCT ON (n."id", p ->> 'name', x ->> 'entry_key')
    n."id", n."requestedAt", p ->> 'name' AS "party", x ->> 'entry_key' AS "entryKey", x AS "hit"
  FROM "Screening" n
    CROSS JOIN unnest(ARRAY['company_screenings', 'shareholders_screenings', 'beneficial_owners',
      'managers_screenings', 'subsidiaries', 'branches']) g
    CROSS JOIN LATERAL jsonb_array_elements(
      CASE WHEN jsonb_typeof(n."data" -> g) = 'array' THEN n."data" -> g ELSE '[]' END) p
    CROSS JOIN unnest(ARRAY['sanction_lists', 'adverse_media', 'peps']) k
    CROSS JOIN LATERAL jsonb_array_elements(CASE WHEN jsonb_typeof(p -> k) = 'array' THEN p -> k ELSE '[]' END) x
  WHERE EXISTS (SELECT FROM "ScreeningHit" known WHERE known."screeningId" = n."id")
) f
WHERE f."id" = h."screeningId" AND f."party" = h."party" AND f."entryKey" = h."entryKey";

UPDATE "ScreeningHit" h SET
  "state" = CASE WHEN d."decision" = 'open' THEN 'undecided' WHEN d."proposed" THEN 'proposed'
    WHEN d."decision" = 'true_match' THEN 'confirmed' ELSE 'cleared' END,
  "decision" = CASE WHEN d."decision" <> 'open' THEN d."decision" END,
  "decidedById" = CASE WHEN d."decision" <> 'open' THEN d."decidedById" END,
  "decidedAt" = CASE WHEN d."decision" <> 'open' THEN d."createdAt" END
FROM (
  SELECT DISTINCT ON (known."screeningId", known."party", known."entryKey")
    known."screeningId", known."party", known."entryKey", made."decision", made."proposed", made."decidedById",
    made."createdAt"
  FROM "ScreeningHit" known
    JOIN "ScreeningDecision" made ON made."companyId" = known."companyId" AND made."entryKey" = known."entryKey"
      AND made."party" IN ('', known."party")
    JOIN "Screening" n ON n."id" = made."screeningId"
  -- A decision for the whole company is about one person or company, which SQL does not tell from another of the same
  -- name: other suppliers' hits stay open until they are screened or decided on again.
  WHERE n."supplierId" = known."supplierId"
  ORDER BY known."screeningId", known."party", known."entryKey", made."createdAt" DESC, made."id" DESC
) d
WHERE d."screeningId" = h."screeningId" AND d."party" = h."party" AND d."entryKey" = h."entryKey";

ALTER TABLE "ScreeningHit" FORCE ROW LEVEL SECURITY;
ALTER TABLE "Screening" FORCE ROW LEVEL SECURITY;
ALTER TABLE "ScreeningDecision" FORCE ROW LEVEL SECURITY;

ALTER TABLE "ScreeningHit"
  ADD CONSTRAINT "ScreeningHit_state_check" CHECK ("state" IN ('undecided', 'proposed', 'confirmed', 'cleared')),
  ADD CONSTRAINT "ScreeningHit_decision_check" CHECK ("decision" IN ('true_match', 'false_positive', 'open'));

-- One index for each order; the settled states are one part of the queue.
CREATE INDEX "ScreeningHit_score_order_idx" ON "ScreeningHit"
  ("companyId", (CASE WHEN "state" IN ('confirmed', 'cleared') THEN 'settled' ELSE "state" END), "score", "id")
  WHERE "entries" > 0;
CREATE INDEX "ScreeningHit_found_order_idx" ON "ScreeningHit"
  ("companyId", (CASE WHEN "state" IN ('confirmed', 'cleared') THEN 'settled' ELSE "state" END), "foundAt", "id")
  WHERE "entries" > 0;
CREATE INDEX "ScreeningHit_list_order_idx" ON "ScreeningHit"
  ("companyId", (CASE WHEN "state" IN ('confirmed', 'cleared') THEN 'settled' ELSE "state" END),
    "listTitle" COLLATE "C", "id")
  WHERE "entries" > 0;
