import type { Dice } from '../dice';
import { asOwner } from '../owner';
import type { AttackedProduct } from '../product';
import type { Callers } from './callers';

const ID = /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/;

const LISTS: { path: string; caller: 'admin' | 'staff' }[] = [
  { path: '/api/workflows', caller: 'admin' },
  { path: '/api/workflows/{}/suppliers', caller: 'admin' },
  { path: '/api/jobs', caller: 'admin' },
  { path: '/api/companies', caller: 'staff' },
  { path: '/api/companies/{}/users', caller: 'staff' },
  { path: '/api/desk/requests', caller: 'staff' },
  { path: '/api/desk/companies', caller: 'staff' },
];
const LOOKED_INTO = 12;

/** Selects ids that no list of the API returns, together with the path in which each id is used. */
const OWN = `
  SELECT '/api/companies' AS "address", m."companyId"::text AS "id" FROM "Membership" m JOIN "User" u ON u."id" = m."userId"
    WHERE u."email" LIKE '%@demo.homologa.test'
  UNION ALL SELECT '/api/accounts', u."id"::text FROM "User" u WHERE u."email" LIKE '%homologa.test'
  UNION ALL SELECT '/api/companies/' || m."companyId" || '/users', m."userId"::text FROM "Membership" m
  UNION ALL SELECT '/api/bir-requests', b."id"::text FROM "BirRequest" b
  UNION ALL SELECT '/onboarding/bir-requests', b."id"::text FROM "BirRequest" b
  UNION ALL SELECT '/onboarding/' || q."workflowId" || '/questionnaire', q."id"::text FROM "QuestionnaireItem" q
  UNION ALL SELECT '/onboarding/workflows/' || s."workflowId" || '/suppliers/' || s."id" || '/answers', q."id"::text
    FROM "Supplier" s JOIN "QuestionnaireItem" q ON q."workflowId" = s."workflowId" WHERE s."id" = ANY($1::uuid[])`;

export interface KnownIds {
  any(dice: Dice): string;
  below(address: string, dice: Dice): string;
}

export async function readKnownIds(
  { url, databaseUrl }: AttackedProduct,
  { headers, opened }: Callers,
): Promise<KnownIds> {
  const known = new Map<string, string[]>();
  const add = (address: string, ids: string[]) => known.set(address, [...(known.get(address) ?? []), ...ids]);
  const suppliers = opened.map(({ supplier }) => supplier);
  for (const own of await asOwner<{ address: string; id: string }>(databaseUrl, OWN, [suppliers])) {
    add(own.address, [own.id]);
  }
  for (const { workflow, supplier } of opened) {
    add('/onboarding/workflows', [workflow]);
    known.set(`/onboarding/workflows/${workflow}/suppliers`, [supplier]);
  }
  for (const { path, caller } of LISTS) {
    const [before = '', after] = path.split('{}');
    const outer = known.get(before.replace(/\/$/, ''))?.slice(0, LOOKED_INTO) ?? [];
    const addresses = after === undefined ? [before] : outer.map((id) => before + id + after);
    for (const address of addresses) {
      const answer = await fetch(url + address, { headers: headers[caller] });
      const found = answer.ok ? idsOf(await answer.json()) : [];
      if (found.length > 0) add(address, found);
    }
  }
  const all = [...known.values()].flat();
  const nested = [...new Set(all)];
  return {
    any: (dice) => dice.pick(nested),
    below: (address, dice) => dice.pick(known.get(address) ?? nested),
  };
}

function idsOf(list: unknown): string[] {
  const items: unknown[] = Array.isArray(list) ? list : Object.values(list ?? {}).flat();
  return items.flatMap((item) => {
    const id: unknown = typeof item === 'object' && item !== null && 'id' in item ? item.id : null;
    return typeof id === 'string' && ID.test(id) ? [id] : [];
  });
}
