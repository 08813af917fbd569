import type { DeskRequestFilter, DeskRequestSortField } from '@homologa/domain/desk/desk.contract';
import { canUseDesk } from '@homologa/domain/desk/desk.policy';
import { DomainError } from '@homologa/domain/errors/domain-error';
import { normalizeTaxId } from '@homologa/domain/identity/tax-id';
import { type DeliveryData, storedDeliveryData } from '@homologa/domain/reports/delivery-data';
import type { Finding } from '@homologa/domain/reports/figure-rules';
import type { GatewayName } from '@homologa/domain/reports/gateways';
import type { ReportContent } from '@homologa/domain/reports/report-details';
import { RUNNING_REQUEST_STATUSES } from '@homologa/domain/reports/request-status';
import type { ListQuery, SortOrder } from '@homologa/domain/wire/list-query';
import type { Prisma } from '@homologa/prisma/client';
import type { ReportDelivery } from '@homologa/prisma/models';
import { BIR_REQUEST, type BirRequestRow } from '../bir-requests/bir-request.queries';
import { actorIdOf, authorize } from '../kernel/authorize';
import type { Context } from '../kernel/context';
import { findSubmittedItems, rowOfKept, submittedRows } from '../questionnaires/kept-versions.queries';
import { markHidden, shownParts, subjectOfShown } from '../questionnaires/shown-parts.queries';
import { SEND_BACK } from '../send-backs/send-back.queries';
import { countedAttempts } from './calls/call-attempts.queries';
import { type CorrectionChanges, findCorrectionChanges } from './corrections/correction-changes.queries';
import { type DeliveryGap, findDeliveryGaps } from './delivery/delivery-gaps';
import { contentOf } from './delivery/details';
import { findFindings } from './delivery/findings';
import { needsSecondLook, SECOND_LOOK_RULE } from './delivery/second-look';
import { holderOf } from './desk-subject';
import { STAFF } from './queue/staff.queries';
import { heldBy, TO_BE_DONE } from './queue/to-be-done';

type DeskRequestQuery = ListQuery<DeskRequestSortField, DeskRequestFilter>;

const MOVES = { orderBy: [{ createdAt: 'desc' }, { id: 'desc' }] } satisfies Prisma.ReportRequest$transitionsArgs;
const FILE = { select: { id: true, name: true, size: true } } as const;
const COMPANY = { select: { id: true, name: true } } as const;
const COMPANY_WITH_RULE = { select: { ...COMPANY.select, ...SECOND_LOOK_RULE } } as const;

const ROW = {
  transitions: { ...MOVES, take: 1 },
  supplier: {
    select: {
      id: true,
      companyName: true,
      country: true,
      taxId: true,
      workflow: {
        select: { id: true, title: true, status: true, type: true, product: true, reportType: true, company: COMPANY },
      },
    },
  },
} as const satisfies Prisma.ReportRequestInclude;

const DETAIL = {
  supplier: {
    include: {
      account: { select: { id: true, email: true } },
      workflow: {
        include: {
          company: COMPANY_WITH_RULE,
          questionnaire: { include: { file: FILE }, orderBy: { position: 'asc' } },
        },
      },
      answers: { include: { file: FILE } },
      retiredAnswers: { include: { file: FILE } },
      statusUpdates: { orderBy: [{ createdAt: 'asc' }, { id: 'asc' }] },
    },
  },
  calls: { orderBy: [{ createdAt: 'asc' }, { id: 'asc' }] },
  files: {
    where: { withdrawnIn: null, isLeaving: false },
    include: { file: FILE },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
  },
  transitions: MOVES,
  deliveries: { orderBy: { version: 'desc' } },
  sendBacks: { include: SEND_BACK, orderBy: [{ sentAt: 'desc' }, { id: 'desc' }] },
} as const satisfies Prisma.ReportRequestInclude;

export interface StaffName {
  id: string;
  name: string;
}

export type DeskRequestLine = Prisma.ReportRequestGetPayload<{ include: typeof ROW }> & { takenBy: StaffName | null };

type DetailRow = Prisma.ReportRequestGetPayload<{ include: typeof DETAIL }>;

export type DeskDelivery = Omit<ReportDelivery, 'data'> & { data: DeliveryData };

interface SecondLook {
  required: boolean;
  enteredBy: StaffName[];
  mayDeliver: StaffName[];
}

export interface DeskRequestDetail {
  request: Omit<DetailRow, 'figures' | 'details' | 'deliveries'>;
  deliveries: DeskDelivery[];
  correction: CorrectionChanges | null;
  content: ReportContent;
  findings: Finding[];
  birRequest: BirRequestRow | null;
  takenBy: StaffName | null;
  staff: ReadonlyMap<string, StaffName>;
  gaps: DeliveryGap[];
  secondLook: SecondLook;
  gateways: readonly GatewayName[];
  callAttempts: number;
}

export async function listDeskRequests(
  ctx: Context,
  query: DeskRequestQuery,
): Promise<{ requests: DeskRequestLine[]; total: number }> {
  authorize(canUseDesk(ctx.actor));
  const { field, order } = query.sort;
  const where = conditions(ctx, query.filter);
  const [rows, total] = await Promise.all([
    ctx.db.read.reportRequest.findMany({
      where,
      include: ROW,
      orderBy: [orderOf(field, order), { id: 'asc' }],
      skip: query.range.start,
      take: query.range.end - query.range.start + 1,
    }),
    ctx.db.read.reportRequest.count({ where }),
  ]);
  const staff = await staffNames(
    ctx,
    rows.map((row) => holderOf({ request: row })),
  );
  const withHolder = (row: (typeof rows)[number]) => ({
    ...row,
    takenBy: staff.get(holderOf({ request: row }) ?? '') ?? null,
  });
  return { requests: rows.map(withHolder), total };
}

/** Throws `forbidden`, `not_found`. */
export async function getDeskRequest(ctx: Context, requestId: string): Promise<DeskRequestDetail> {
  authorize(canUseDesk(ctx.actor));
  const row = await ctx.db.read.reportRequest.findUnique({ where: { id: requestId }, include: DETAIL });
  if (!row) throw new DomainError('not_found');
  const { figures, details, deliveries, ...whole } = row;
  const request = { ...whole, supplier: await withShown(ctx, whole.supplier) };
  const content = contentOf({ figures, details });
  const { companyId, supplierId, birRequestId } = request;
  const birRequest = await ctx.db.read.birRequest.findFirst({
    where: { companyId, supplierId, ...(birRequestId ? { id: birRequestId } : {}) },
    select: BIR_REQUEST,
    orderBy: { createdAt: 'desc' },
  });
  const staff = await staffNames(ctx, [
    request.takenById,
    request.correctionById,
    ...request.calls.map(({ staffId }) => staffId),
    ...request.transitions.map(({ actorId }) => actorId),
    ...deliveries.map(({ deliveredById }) => deliveredById),
    ...request.sendBacks.map(({ sentById }) => sentById),
    ...request.enteredByIds,
  ]);
  const findings = findFindings(ctx, content);
  const delivered = deliveries.map((delivery) => ({ ...delivery, data: storedDeliveryData(delivery) }));
  const { kind, ccrRequestId, gateway, withoutCallReason, calls, files, transitions: moves } = request;
  const workflowType = request.supplier.workflow.type;
  const { ccrScore } = content.figures;
  return {
    request,
    gaps: findDeliveryGaps({
      kind,
      ccrRequestId,
      gateway,
      withoutCallReason,
      workflowType,
      payment: (request.birRequestId && birRequest?.charge?.state) || null,
      calls,
      files,
      ccrScore,
      findings,
    }),
    secondLook: await secondLookOf(ctx, request, staff),
    gateways: ctx.config.reportGateways,
    callAttempts: countedAttempts({ calls, moves }).length,
    deliveries: delivered,
    correction: await findCorrectionChanges(ctx, request, { delivered, content }),
    content,
    findings,
    birRequest,
    takenBy: staff.get(request.takenById ?? '') ?? null,
    staff,
  };
}

/** Has the questions that the supplier was asked and its answers to them, without hidden ones. */
async function withShown(ctx: Context, supplier: DetailRow['supplier']): Promise<DetailRow['supplier']> {
  const { workflow, companyId } = supplier;
  const subject = subjectOfShown(supplier, workflow);
  const given = [
    ...supplier.answers,
    ...supplier.retiredAnswers.map((answer) => ({ ...answer, id: answer.questionId })),
  ];
  const kept = await findSubmittedItems(ctx.db.read, supplier, workflow.questionnaireVersion);
  const asked = submittedRows(workflow.questionnaire, kept, given, (item, present) => {
    const row = {
      ...rowOfKept(item, { companyId, workflowId: workflow.id }),
      // Read by the presenter of a question.
      isRetired: present === undefined,
      file: present?.fileId === item.fileId ? (present?.file ?? null) : null,
    };
    return row;
  });
  const { questions, answers } = shownParts(asked, given, subject);
  const questionnaire = markHidden(questions, workflow.questionnaire, given, subject);
  return { ...supplier, answers, workflow: { ...workflow, questionnaire } };
}

async function secondLookOf(
  ctx: Context,
  { kind, requestedAt, enteredByIds, supplier: { workflow } }: DeskRequestDetail['request'],
  staff: ReadonlyMap<string, StaffName>,
): Promise<SecondLook> {
  const { reportType, company } = workflow;
  const required = needsSecondLook({ kind, reportType, requestedAt, company });
  if (!required) return { required, enteredBy: [], mayDeliver: [] };
  const mayDeliver = await ctx.db.read.user.findMany({
    where: { ...STAFF, id: { notIn: enteredByIds } },
    select: { id: true, name: true },
    orderBy: [{ name: 'asc' }, { id: 'asc' }],
  });
  return { required, enteredBy: enteredByIds.map((id) => staff.get(id) ?? { id, name: '' }), mayDeliver };
}

async function staffNames(ctx: Context, ids: (string | null)[]): Promise<Map<string, StaffName>> {
  const known = [...new Set(ids.filter((id) => id !== null))];
  if (known.length === 0) return new Map();
  const users = await ctx.db.read.user.findMany({ where: { id: { in: known } }, select: { id: true, name: true } });
  return new Map(users.map((user) => [user.id, user]));
}

function conditions(ctx: Context, filter: DeskRequestFilter): Prisma.ReportRequestWhereInput {
  const {
    q,
    id,
    kind,
    status,
    client,
    country,
    assignee,
    overdue,
    call_back: callBack,
    second_look: secondLook,
  } = filter;
  return {
    ...(id ? { id: { in: id } } : {}),
    ...(kind ? { kind: { in: kind } } : {}),
    ...(secondLook ? { secondLookAt: { not: null } } : {}),
    ...(status ? { status: { in: status } } : {}),
    ...(client ? { companyId: { in: client } } : {}),
    AND: [
      ...(assignee ? [heldBy(idOf(ctx, assignee))] : []),
      ...(status || id || secondLook ? [] : [TO_BE_DONE]),
      ...(q?.trim() ? [{ supplier: searched(q.trim()) }] : []),
      ...(country ? [{ supplier: { country: { in: country } } }] : []),
      ...(overdue ? [isOverdue(ctx)] : []),
      ...(callBack ? [{ callBackAt: { lte: ctx.now() } }] : []),
    ],
  };
}

const idOf = (ctx: Context, assignee: string): string | null =>
  assignee === 'me' ? actorIdOf(ctx.actor) : assignee === 'nobody' ? null : assignee;

const isOverdue = (ctx: Context): Prisma.ReportRequestWhereInput => ({
  dueAt: { lt: ctx.now() },
  status: { in: RUNNING_REQUEST_STATUSES },
});

function searched(q: string): Prisma.SupplierWhereInput {
  const contains = { contains: q, mode: 'insensitive' } as const;
  const taxId = normalizeTaxId(q);
  return {
    OR: [
      { companyName: contains },
      { workflow: { company: { name: contains } } },
      ...(taxId ? [{ taxId: { contains: taxId } }] : []),
    ],
  };
}

function orderOf(field: DeskRequestSortField, order: SortOrder): Prisma.ReportRequestOrderByWithRelationInput {
  const direction = order === 'ASC' ? 'asc' : 'desc';
  if (field === 'supplier.company_name') return { supplier: { companyName: direction } };
  if (field === 'due_at') return { dueAt: { sort: direction, nulls: 'last' } };
  return field === 'status' ? { status: direction } : { requestedAt: direction };
}
