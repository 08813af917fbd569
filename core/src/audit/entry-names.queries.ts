import type { AuditActorKind } from '@homologa/domain/audit/audit-words';
import type { Prisma } from '@homologa/prisma/client';
import type { AuditEntry } from '@homologa/prisma/models';
import type { Context } from '../kernel/context';
import { type EntrySupplier, type EntryWorkflow, findSubjects, type Trail } from './entry-subjects.queries';
import { findHitDecisions } from './hit-decisions.queries';

export const knownTo = (companyId: string): Prisma.UserWhereInput => ({
  OR: [{ memberships: { some: { companyId, joinedAt: { not: null } } } }, { suppliers: { some: { companyId } } }],
});

interface NamedActor {
  kind: AuditActorKind;
  id: string | null;
  name: string | null;
  /** True if the user belongs to the company whose trail is read. */
  isMember: boolean;
}

export interface NamedEntry extends Pick<AuditEntry, 'id' | 'createdAt' | 'action' | 'objectType' | 'objectId'> {
  /** Stored facts plus current names and the reasons of decisions. */
  facts: Readonly<Record<string, unknown>>;
  supplier: EntrySupplier | null;
  /** Company name of the entry's supplier if the supplier was deleted. */
  deletedSupplier: string | null;
  workflow: EntryWorkflow | null;
  /** Charge whose desk page shows the entry's payment. */
  chargeId: string | null;
  company: { id: string; name: string } | null;
  actor: NamedActor;
  behalfOf: NamedActor | null;
  /** IP address of the call. A company sees the addresses of its own members only. */
  address: string | null;
  objectName: string | null;
}

interface Person {
  name: string;
  isStaff: boolean;
  isMember: boolean;
}

/**
 * Adds names to a page of entries. A company's trail contains no names of the provider's staff or of users who are
 * unknown to the company (`knownTo`).
 */
export async function nameEntries(ctx: Context, trail: Trail, rows: readonly AuditEntry[]): Promise<NamedEntry[]> {
  const of = (type: string) => rows.flatMap((row) => (row.objectType === type && row.objectId ? [row.objectId] : []));
  const links = rows.flatMap(({ actorKind, actorId }) => (actorKind === 'link' && actorId ? [actorId] : []));
  const users = rows.flatMap((row) => [row.actorKind === 'user' ? row.actorId : null, row.behalfOfId]);
  const own = trail === null ? {} : { companyId: trail };
  const holders = rows.flatMap((row) => holderOf(row) ?? []);
  const [people, members, suppliers, companies, subjects, decisionOf] = await Promise.all([
    findPeople(ctx, trail, [...users, ...of('user'), ...holders]),
    ctx.db.read.membership.findMany({
      where: { ...own, id: { in: of('membership') } },
      select: { id: true, invitedName: true, joinedAt: true, user: { select: { name: true } } },
    }),
    ctx.db.read.supplier.findMany({
      where: { ...own, id: { in: links } },
      select: { id: true, companyName: true, fullName: true },
    }),
    ctx.db.read.company.findMany({
      where: { id: { in: rows.flatMap(({ companyId }) => companyId ?? []) } },
      select: { id: true, name: true },
    }),
    findSubjects(ctx, trail, rows),
    findHitDecisions(ctx, trail, rows),
  ]);
  const names = new Map<string, string>([
    ...[...people].map(([id, { name }]) => [id, name] as const),
    ...members.map((member) => [member.id, (member.joinedAt ? member.user.name : member.invitedName) ?? ''] as const),
    ...suppliers.map(({ id, companyName, fullName }) => [id, companyName || fullName] as const),
    ...companies.map(({ id, name }) => [id, name] as const),
    ...subjects.names,
  ]);
  const userOf = (id: string): NamedActor => {
    const person = people.get(id);
    if (!person?.isStaff) return { kind: 'user', id, name: person?.name ?? null, isMember: person?.isMember ?? false };
    const known = trail === null;
    return { kind: 'staff', id: known ? id : null, name: known ? person.name : null, isMember: false };
  };
  const withNames = (row: AuditEntry): NamedEntry['facts'] => {
    // Staff may not see a client's screenings, so entries in the provider's trail omit the party and the reason of the
    // decision.
    const decision = trail === null ? null : decisionOf(row);
    const holder = holderOf(row);
    return {
      ...factsOf(row),
      ...(decision && { party: decision.party, reason: decision.reason, reason_code: decision.reasonCode }),
      ...(holder && trail === null ? { holder: people.get(holder)?.name ?? null } : {}),
    };
  };
  const objectNameOf = (row: AuditEntry): string | null => {
    if (row.objectType === 'supplier')
      return subjects.supplierOf(row)?.name || subjects.deletedSupplierOf(row) || storedName(row);
    return names.get(row.objectId ?? '') || storedName(row);
  };
  const actorOf = (row: AuditEntry): NamedActor => {
    if (row.actorKind === 'user' && row.actorId) return userOf(row.actorId);
    if (row.operator !== null) {
      return { kind: 'operator', id: null, name: trail === null ? row.operator : null, isMember: false };
    }
    return {
      kind: kindOf(row.actorKind),
      id: row.actorId,
      name: names.get(row.actorId ?? '') ?? null,
      isMember: false,
    };
  };
  /** The address of staff who act as a member is the staff's. */
  const addressOf = (row: AuditEntry): string | null =>
    trail === null || (actorOf(row).isMember && row.behalfOfId === null) ? row.address : null;
  return rows.map((row) => ({
    id: row.id,
    createdAt: row.createdAt,
    action: row.action,
    objectType: row.objectType,
    objectId: row.objectId,
    facts: withNames(row),
    supplier: subjects.supplierOf(row),
    deletedSupplier: subjects.deletedSupplierOf(row),
    workflow: subjects.workflowOf(row),
    chargeId: subjects.chargeOf(row),
    company: row.companyId ? { id: row.companyId, name: names.get(row.companyId) ?? '' } : null,
    actor: actorOf(row),
    behalfOf: row.behalfOfId ? userOf(row.behalfOfId) : null,
    address: addressOf(row),
    objectName: objectNameOf(row),
  }));
}

const factsOf = ({ facts }: Pick<AuditEntry, 'facts'>): Record<string, unknown> =>
  typeof facts === 'object' && facts !== null && !Array.isArray(facts) ? { ...facts } : {};

/** Returns the id of the staff member to whom the entry says a desk request was assigned; null for other entries. */
function holderOf(row: AuditEntry): string | null {
  const { to } = factsOf(row);
  return (row.action === 'desk.assign' || row.action === 'desk.take_over') && typeof to === 'string' ? to : null;
}

/** Returns the stored name of a deleted draft or label, which only the audit entry still contains. */
function storedName(row: AuditEntry): string | null {
  const { object_name: name } = factsOf(row);
  return typeof name === 'string' && name !== '' ? name : null;
}

const kindOf = (kind: string): AuditActorKind =>
  kind === 'link' || kind === 'anonymous' || kind === 'user' ? kind : 'system';

async function findPeople(ctx: Context, trail: Trail, ids: readonly (string | null)[]): Promise<Map<string, Person>> {
  const wanted = [...new Set(ids.flatMap((id) => id ?? []))];
  if (wanted.length === 0) return new Map();
  const users = await ctx.db.read.user.findMany({
    where: {
      id: { in: wanted },
      ...(trail === null ? {} : { OR: [{ accountRole: 'admin' }, knownTo(trail)] }),
    },
    select: {
      id: true,
      name: true,
      accountRole: true,
      memberships: { where: trail === null ? {} : { companyId: trail }, select: { id: true }, take: 1 },
    },
  });
  return new Map(
    users.map(({ id, name, accountRole, memberships }) => [
      id,
      { name, isStaff: accountRole === 'admin', isMember: trail !== null && memberships.length > 0 },
    ]),
  );
}
