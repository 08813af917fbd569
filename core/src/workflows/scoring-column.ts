import type { Scoring } from '@homologa/domain/questionnaires/points';
import { Prisma } from '@homologa/prisma/client';

/** An absent scoring is left unchanged; null removes it. */
export const scoringColumn = (
  scoring: Scoring | null | undefined,
): { scoring?: Prisma.InputJsonValue | typeof Prisma.DbNull } =>
  scoring === undefined ? {} : { scoring: (scoring as Prisma.InputJsonValue | null) ?? Prisma.DbNull };
