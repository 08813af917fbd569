import { memberOf } from '@homologa/domain/language/member-of';
import type { ScreeningData } from '@homologa/domain/screenings/screening.contract';
import { foundPairs, HIT_DECISIONS, type Judgement, partyKey } from '@homologa/domain/screenings/screening-rules';
import type { Prisma } from '@homologa/prisma/client';
import type { ScreeningDecision } from '@homologa/prisma/models';
import type { Context } from '../kernel/context';
import type { Tx } from '../kernel/database/database';

interface DecidedScreening {
  companyId: string;
  supplierId: string;
  screeningId: string;
  data: Prisma.JsonValue | ScreeningData;
}

/** Decision and the screened party to which it applies; a null party means every party that matches the entry. */
export type HeldDecision = Omit<ScreeningDecision, 'party'> & { party: string | null };

export function partyKeysOf(data: ScreeningData): Map<string, string> {
  const known = new Map(data.evidence?.parties.map((party) => [party.name, partyKey(party)]));
  return new Map(foundPairs(data).map(({ party }) => [party, known.get(party) ?? partyKey({ name: party })]));
}

/**
 * Returns the decisions that apply to a screening, oldest first: decisions on the screening itself, decisions on the
 * same party and list entry in the supplier's other screenings, and company-wide decisions.
 */
export async function decisionsOn(tx: Tx, input: DecidedScreening): Promise<HeldDecision[]> {
  const { companyId, supplierId, screeningId } = input;
  const data = input.data as ScreeningData | null;
  const entryKeys = data ? foundPairs(data).map(({ hit }) => hit.entry_key) : [];
  const rows = await tx.screeningDecision.findMany({
    where: {
      companyId,
      OR: [
        { screeningId },
        { entryKey: { in: entryKeys }, screening: { companyId, supplierId } },
        { entryKey: { in: entryKeys }, scope: 'company' },
      ],
    },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
  });
  const names = new Map<string, string[]>();
  for (const [name, key] of data ? partyKeysOf(data) : []) names.set(key, [...(names.get(key) ?? []), name]);
  return rows.flatMap((row) => {
    if (row.partyKey === '') return { ...row, party: null };
    const held = (names.get(row.partyKey) ?? []).map((party) => ({ ...row, party }));
    return held.length > 0 || row.screeningId !== screeningId ? held : row;
  });
}

export const keptDecisions = (ctx: Context, input: DecidedScreening): Promise<HeldDecision[]> =>
  ctx.db.tenant(input.companyId, (tx) => decisionsOn(tx, input));

type Decided = Pick<ScreeningDecision, 'entryKey' | 'decision' | 'proposed' | 'createdAt'> & { party: string | null };

export const judgementsOf = (decisions: readonly Decided[]): Judgement[] =>
  decisions.map(({ entryKey, party, decision, proposed, createdAt }) => ({
    entry_key: entryKey,
    party,
    decision: memberOf(HIT_DECISIONS, decision),
    proposed,
    decided_at: createdAt.toISOString(),
  }));
