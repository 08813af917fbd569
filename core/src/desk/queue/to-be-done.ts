import { OPEN_REQUEST_STATUSES } from '@homologa/domain/reports/request-status';
import { Prisma } from '@homologa/prisma/client';

const OPEN = [...OPEN_REQUEST_STATUSES];

export const TO_BE_DONE: Prisma.ReportRequestWhereInput = {
  OR: [{ status: { in: OPEN } }, { correctionReason: { not: null } }],
};

export const TO_BE_DONE_SQL = Prisma.sql`
  (q."status" = ANY (${OPEN}::"ReportRequestStatus"[]) OR q."correctionReason" IS NOT NULL)`;

/** A correction is held by the person who corrects, not by the person who took the request. Null: without a holder. */
export const heldBy = (userId: string | null): Prisma.ReportRequestWhereInput => ({
  OR: [
    { correctionReason: null, takenById: userId },
    { correctionReason: { not: null }, correctionById: userId },
  ],
});

export const HOLDER_SQL = Prisma.sql`
  CASE WHEN q."correctionReason" IS NULL THEN q."takenById" ELSE q."correctionById" END`;
