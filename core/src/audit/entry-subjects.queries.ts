import { DomainError } from '@homologa/domain/errors/domain-error';
import type { Texts } from '@homologa/domain/questionnaires/library/template.contract';
import { textIn } from '@homologa/domain/questionnaires/library/template-items';
import type { AuditEntry } from '@homologa/prisma/models';
import type { Context } from '../kernel/context';

/** Company whose trail is read; null for the trail of the provider and all companies, which only staff may read. */
export type Trail = string | null;

export interface EntrySupplier {
  id: string;
  name: string;
  workflowId: string;
  /** The supplier's newest report request; null in a company's trail. */
  requestId: string | null;
}

export interface EntryWorkflow {
  id: string;
  title: string;
  status: string;
}

type Subject = Pick<AuditEntry, 'objectType' | 'objectId' | 'facts'>;

interface Subjects {
  /** Finds the supplier of an entry, directly or through the entry's report request, payment, screening or form. */
  supplierOf: (row: Subject) => EntrySupplier | null;
  /** Finds the company name of an entry's supplier if the supplier was deleted. */
  deletedSupplierOf: (row: Subject) => string | null;
  /** Finds the workflow of an entry, directly or through the entry's supplier. */
  workflowOf: (row: Subject) => EntryWorkflow | null;
  /** Id of the charge whose page shows the entry's payment. */
  chargeOf: (row: Subject) => string | null;
  /** Names of labels, watchlists, questions, templates and deleted drafts by id. */
  names: ReadonlyMap<string, string>;
}

const factOf = ({ facts }: Subject, name: string): string[] => {
  const value: unknown = typeof facts === 'object' && facts !== null ? Reflect.get(facts, name) : null;
  return typeof value === 'string' ? [value] : [];
};

/**
 * Loads the objects to which entries refer, one query per kind of object. Names are read from their tables rather than
 * stored in the trail, so that an erasure also removes them from the trail.
 */
export async function findSubjects(ctx: Context, trail: Trail, rows: readonly Subject[]): Promise<Subjects> {
  const of = (type: string) => rows.flatMap((row) => (row.objectType === type && row.objectId ? [row.objectId] : []));
  const own = trail === null ? {} : { companyId: trail };
  const owners = { id: true, supplierId: true } as const;
  const { read } = ctx.db;
  const [requests, screenings, forms, charges, payments, labels, watchlists, questions, templates] = await Promise.all([
    ifAny(of('report_request'), (id) => read.reportRequest.findMany({ where: { ...own, id }, select: owners })),
    ifAny(of('screening'), (id) => read.screening.findMany({ where: { ...own, id }, select: owners })),
    ifAny(of('bir_request'), (id) => read.birRequest.findMany({ where: { ...own, id }, select: owners })),
    ifAny(of('payment'), (id) => read.charge.findMany({ where: { ...own, id }, select: owners })),
    ifAny(of('payment'), (id) =>
      read.payment.findMany({
        where: { ...own, id },
        select: { ...owners, birRequest: { select: { charge: { select: { id: true } } } } },
      }),
    ),
    ifAny(of('label'), (id) => read.label.findMany({ where: { ...own, id }, select: { id: true, name: true } })),
    ifAny(of('watchlist'), (id) => read.watchlist.findMany({ where: { id }, select: { id: true, title: true } })),
    ifAny(of('question'), (id) =>
      read.questionnaireItem.findMany({ where: { ...own, id }, select: { id: true, title: true } }),
    ),
    ifAny(of('template'), (id) =>
      read.questionnaireTemplate.findMany({ where: { ...own, id }, select: { id: true, title: true } }),
    ),
  ]);
  const owned = [...requests, ...screenings, ...forms, ...charges, ...payments];
  const ownerOf = new Map(owned.map(({ id, supplierId }) => [id, supplierId]));
  const ids = [...ownerOf.values(), ...of('supplier'), ...rows.flatMap((row) => factOf(row, 'supplier_id'))];
  const workflowOf = { id: true, title: true, status: true } as const;
  const [suppliers, workflows, requested] = await Promise.all([
    ifAny(ids, (id) =>
      read.supplier.findMany({
        where: { ...own, id },
        select: {
          id: true,
          companyName: true,
          fullName: true,
          taxId: true,
          emails: true,
          workflow: { select: workflowOf },
        },
      }),
    ),
    ifAny(of('workflow'), (id) => read.workflow.findMany({ where: { ...own, id }, select: workflowOf })),
    // Entries link staff to the report request, because staff cannot open a client's supplier page.
    trail === null ? ifAny(ids, (supplierId) => newestRequests(ctx, supplierId)) : [],
  ]);
  const requestOf = new Map(requested.map(({ id, supplierId }) => [supplierId, id]));
  const known = new Map(
    suppliers.map(({ id, companyName, fullName, taxId, emails: [email = ''], workflow }) => {
      const name = companyName || fullName || email || taxId;
      return [id, { id, name, workflowId: workflow.id, requestId: requestOf.get(id) ?? null, workflow }];
    }),
  );
  const workflowsById = new Map(workflows.map((workflow) => [workflow.id, workflow]));
  const deleted = await findDeletedNames(ctx, trail, [
    ...ids.filter((id) => !known.has(id)),
    ...of('workflow').filter((id) => !workflowsById.has(id)),
  ]);
  const idOf = (row: Subject): string => {
    if (row.objectType === 'supplier') return row.objectId ?? '';
    return ownerOf.get(row.objectId ?? '') ?? factOf(row, 'supplier_id')[0] ?? '';
  };
  const charged = new Map([
    ...charges.map(({ id }) => [id, id] as const),
    ...payments.flatMap(({ id, birRequest: { charge } }) => (charge ? [[id, charge.id] as const] : [])),
  ]);
  return {
    supplierOf: (row) => known.get(idOf(row)) ?? null,
    deletedSupplierOf: (row) => deleted.get(idOf(row)) ?? null,
    workflowOf: (row) => workflowsById.get(row.objectId ?? '') ?? known.get(idOf(row))?.workflow ?? null,
    chargeOf: ({ objectId }) => charged.get(objectId ?? '') ?? null,
    names: new Map([
      ...deleted,
      ...labels.map(({ id, name }) => [id, name] as const),
      ...templates.map(({ id, title }) => [id, textIn(title as Texts, 'en')] as const),
      ...[...watchlists, ...questions, ...workflows].map(({ id, title }) => [id, title] as const),
    ]),
  };
}

const newestRequests = (ctx: Context, supplierId: { in: string[] }) =>
  ctx.db.read.reportRequest.findMany({
    where: { supplierId },
    distinct: ['supplierId'],
    orderBy: [{ supplierId: 'asc' }, { id: 'desc' }],
    select: { id: true, supplierId: true },
  });

/**
 * Loads the names of deleted suppliers and drafts from the entries about their deletion, which contain the only
 * remaining copy (docs/decisions.md 45).
 */
async function findDeletedNames(ctx: Context, trail: Trail, ids: readonly string[]): Promise<Map<string, string>> {
  const entries = await ifAny(ids, (objectId) =>
    ctx.db.read.auditEntry.findMany({
      where: {
        ...(trail === null ? {} : { companyId: trail }),
        objectType: { in: ['supplier', 'workflow'] },
        objectId,
        action: { in: ['supplier.delete', 'workflow.delete_draft'] },
      },
      select: { objectType: true, objectId: true, facts: true },
    }),
  );
  return new Map(
    entries.flatMap((row) => factOf(row, 'object_name').map((name) => [row.objectId ?? '', name] as const)),
  );
}

const ifAny = async <Row>(ids: readonly string[], find: (id: { in: string[] }) => Promise<Row[]>): Promise<Row[]> =>
  ids.length === 0 ? [] : find({ in: [...new Set(ids)] });

/**
 * Lists the ids of the suppliers and of all objects that belong to them, so that entries can be searched by object.
 * Throws `search_too_common` rather than omit entries silently.
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

/**
 * Maximum number of ids per kind of object. One supplier may have hundreds of screenings, because each change of a
 * watchlist may start a screening.
 */
const MAX_OBJECTS = 4_000;
