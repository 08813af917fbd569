import { DomainError } from '@homologa/domain/errors/domain-error';
import type { AuditEntry } from '@homologa/prisma/models';
import type { Context } from '../kernel/context';

/** Whose trail is read: a company's by its id, or that of all companies and of the provider, which only staff see. */
export type Trail = string | null;

export interface EntrySupplier {
  id: string;
  name: string;
  workflowId: string;
}

type Subject = Pick<AuditEntry, 'objectType' | 'objectId' | 'facts'>;

interface Subjects {
  /** The supplier that an entry is about, also through its request, payment, screening or form. */
  supplierOf: (row: Subject) => EntrySupplier | null;
  /** Names of labels, watchlists and questions by id. */
  names: ReadonlyMap<string, string>;
}

const factOf = ({ facts }: Subject, name: string): string[] => {
  const value: unknown = typeof facts === 'object' && facts !== null ? Reflect.get(facts, name) : null;
  return typeof value === 'string' ? [value] : [];
};

/**
 * Loads the suppliers and things that entries are about, one query per kind of object on the page. Names are read now
 * and not stored in the trail, so that an erasure also reaches them.
 */
export async function findSubjects(ctx: Context, trail: Trail, rows: readonly Subject[]): Promise<Subjects> {
  const of = (type: string) => rows.flatMap((row) => (row.objectType === type && row.objectId ? [row.objectId] : []));
  const own = trail === null ? {} : { companyId: trail };
  const owners = { id: true, supplierId: true } as const;
  const { read } = ctx.db;
  const [requests, screenings, forms, charges, payments, labels, watchlists, questions] = await Promise.all([
    ifAny(of('report_request'), (id) => read.reportRequest.findMany({ where: { ...own, id }, select: owners })),
    ifAny(of('screening'), (id) => read.screening.findMany({ where: { ...own, id }, select: owners })),
    ifAny(of('bir_request'), (id) => read.birRequest.findMany({ where: { ...own, id }, select: owners })),
    ifAny(of('payment'), (id) => read.charge.findMany({ where: { ...own, id }, select: owners })),
    ifAny(of('payment'), (id) => read.payment.findMany({ where: { ...own, id }, select: owners })),
    ifAny(of('label'), (id) => read.label.findMany({ where: { ...own, id }, select: { id: true, name: true } })),
    ifAny(of('watchlist'), (id) => read.watchlist.findMany({ where: { id }, select: { id: true, title: true } })),
    ifAny(of('question'), (id) =>
      read.questionnaireItem.findMany({ where: { ...own, id }, select: { id: true, title: true } }),
    ),
  ]);
  const owned = [...requests, ...screenings, ...forms, ...charges, ...payments];
  const ownerOf = new Map(owned.map(({ id, supplierId }) => [id, supplierId]));
  const ids = [...ownerOf.values(), ...of('supplier'), ...rows.flatMap((row) => factOf(row, 'supplier_id'))];
  const suppliers = await ifAny(ids, (id) =>
    read.supplier.findMany({
      where: { ...own, id },
      select: { id: true, companyName: true, fullName: true, taxId: true, emails: true, workflowId: true },
    }),
  );
  const known = new Map(
    suppliers.map(({ id, companyName, fullName, taxId, emails: [email = ''], workflowId }) => [
      id,
      { id, name: companyName || fullName || email || taxId, workflowId },
    ]),
  );
  const idOf = (row: Subject): string | undefined => {
    if (row.objectType === 'supplier') return row.objectId ?? undefined;
    return ownerOf.get(row.objectId ?? '') ?? factOf(row, 'supplier_id')[0];
  };
  return {
    supplierOf: (row) => known.get(idOf(row) ?? '') ?? null,
    names: new Map([
      ...labels.map(({ id, name }) => [id, name] as const),
      ...[...watchlists, ...questions].map(({ id, title }) => [id, title] as const),
    ]),
  };
}

const ifAny = async <Row>(ids: readonly string[], find: (id: { in: string[] }) => Promise<Row[]>): Promise<Row[]> =>
  ids.length === 0 ? [] : find({ in: [...new Set(ids)] });

/**
 * Entries about these suppliers are found by the ids of everything that belongs to them. Throws `search_too_common`,
 * because a trail must not leave entries out in silence.
 */
export async function objectIdsOf(ctx: Context, trail: Trail, supplierIds: readonly string[]): Promise<string[]> {
  if (supplierIds.length === 0) return [];
  const where = { ...(trail === null ? {} : { companyId: trail }), supplierId: { in: [...supplierIds] } };
  const bounded = { where, select: { id: true }, orderBy: { id: 'desc' }, take: MAX_OBJECTS } as const;
  const { read } = ctx.db;
  const found = await Promise.all([
    read.reportRequest.findMany(bounded),
    read.screening.findMany(bounded),
    read.birRequest.findMany(bounded),
    read.charge.findMany(bounded),
    read.payment.findMany(bounded),
  ]);
  if (found.some((rows) => rows.length === MAX_OBJECTS)) throw new DomainError('search_too_common');
  return [...supplierIds, ...found.flatMap((rows) => rows.map(({ id }) => id))];
}

/** Per kind: a screening runs at each change of a list, so that one supplier may have hundreds. */
const MAX_OBJECTS = 4_000;
