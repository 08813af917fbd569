import { OPEN_REQUEST_STATUSES } from '@homologa/domain/reports/request-status';
import { Prisma } from '@homologa/prisma/client';

const OPEN = [...OPEN_REQUEST_STATUSES];

export const TO_BE_DONE: Prisma.ReportRequestWhereInput = {
  OR: [{ status: { in: OPEN } }, { correctionReason: { not: null } }],
};

export const TO_BE_DONE_SQL = Prisma.sql`
  (q."status" = ANY (${OPEN}::"ReportRequestStatus"[]) OR q."correctionReason" IS NOT NULL)`;

/**
 * Condition for the requests of a holder; null selects requests without a holder. The holder of a correction is its
 * author, not the staff member who took the request.
 */
export const heldBy = (userId: string | null): Prisma.ReportRequestWhereInput => ({
  OR: [
    { correctionReason: null, takenById: userId },
    { correctionReason: { not: null }, correctionById: userId },
  ],
});

export const HOLDER_SQL = Prisma.sql`
  CASE WHEN q."correctionReason" IS NULL THEN q."takenById" ELSE q."correctionById" END`;
