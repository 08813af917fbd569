-- Colleagues that a company's admin invites: an invitation is a membership that nobody has joined yet. Whoever is a
-- member so far was made one by the provider and has joined; the default says so of them too, without an UPDATE,
-- which forced row-level security would hide every row from.
ALTER TABLE "Membership"
  ADD COLUMN "joinedAt" TIMESTAMPTZ(3) DEFAULT CURRENT_TIMESTAMP,
  ADD COLUMN "lastLoginAt" TIMESTAMPTZ(3),
  ADD COLUMN "deactivatedAt" TIMESTAMPTZ(3),
  ADD COLUMN "invitedName" TEXT,
  ADD COLUMN "invitedLocale" TEXT,
  ADD COLUMN "invitedAt" TIMESTAMPTZ(3),
  ADD COLUMN "invitedById" UUID;
