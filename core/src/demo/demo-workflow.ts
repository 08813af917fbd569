import { quotaProductOf } from '@homologa/domain/companies/features';
import { investigationKindOf } from '@homologa/domain/desk/desk-rules';
import type { Prisma } from '@homologa/prisma/client';
import { DEMO_QUESTIONS } from '@homologa/prisma/demo/demo-names';
import { DEMO_SHAREHOLDERS } from '@homologa/prisma/demo/demo-screenings';
import type { ReportRequestKind } from '@homologa/prisma/models';
import { takeUnits } from '../companies/quota.steps';
import type { Context } from '../kernel/context';
import type { Tx } from '../kernel/database';
import { newId } from '../kernel/ids';
import { type BirRequestRows, demoBirRequest } from './demo-bir-request';
import type { DemoFiles } from './demo-files';
import { DEMO_PRICE } from './demo-payment';
import type { DemoStage, DemoWorkflow } from './demo-plan';
import { demoFigures, demoSupplier, pick } from './demo-suppliers';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Long enough that no active workflow of the demo is overdue. */
const DUE_DAYS = 120;

interface DemoWorkflowInput {
  companyId: string;
  /** The account of the suppliers that pay. */
  payerId: string;
  publicUrl: string;
  plan: DemoWorkflow;
  files: DemoFiles;
  /** Number of the first of its suppliers among all of the demo's. */
  firstSupplier: number;
}

/** The rows of one demo supplier, by table. */
interface SupplierRows extends BirRequestRows {
  supplier: Prisma.SupplierCreateManyInput;
  updates: Prisma.StatusUpdateCreateManyInput[];
  answers: Prisma.AnswerCreateManyInput[];
  activities: Prisma.ActivityCreateManyInput[];
  requests: Prisma.ReportRequestCreateManyInput[];
  reports: Prisma.ReportCreateManyInput[];
  reportFiles: Prisma.ReportFileCreateManyInput[];
}

/** Adds one workflow of the demo with its questionnaire and suppliers, in one transaction of its company. */
export async function addDemoWorkflow(ctx: Context, input: DemoWorkflowInput): Promise<void> {
  const { companyId, plan } = input;
  const createdAt = new Date(ctx.now().getTime() - plan.createdDaysAgo * DAY_MS);
  const launchedAt = plan.status === 'draft' ? null : new Date(createdAt.getTime() + DAY_MS);
  const workflowId = newId();
  await ctx.db.tenant(companyId, async (tx) => {
    await tx.workflow.create({
      data: {
        id: workflowId,
        companyId,
        status: plan.status,
        type: plan.type,
        product: plan.product,
        reportType: plan.reportType,
        payment: plan.payment,
        pricePerSupplier: plan.payment === 'supplier' ? DEMO_PRICE : null,
        title: plan.title,
        description: plan.description,
        welcomeMessage:
          plan.type === 'onboarding' ? 'Gracias por acompañarnos en este proceso. Le tomará unos quince minutos.' : '',
        emailSubject: plan.type === 'onboarding' ? `Invitación: ${plan.title}` : '',
        emailMessage: plan.type === 'onboarding' ? 'Le invitamos a completar su homologación como proveedor.' : '',
        dueDate: plan.type === 'onboarding' ? new Date(createdAt.getTime() + DUE_DAYS * DAY_MS) : null,
        createdAt,
        modifiedAt: launchedAt ?? createdAt,
        launchedAt,
        closedAt: plan.status === 'closed' ? new Date(createdAt.getTime() + 90 * DAY_MS) : null,
      },
      select: { id: true },
    });
    const questions = plan.hasQuestionnaire ? await addQuestionnaire(tx, companyId, workflowId) : [];
    if (launchedAt) await takeUnits(tx, companyId, quotaProductOf(plan), plan.suppliers);
    const rows = Array.from({ length: plan.suppliers }, (_, at) =>
      supplierRows(
        input,
        {
          workflowId,
          index: input.firstSupplier + at,
          stage: pick(plan.stages, at),
          start: launchedAt ?? createdAt,
          // Some are due soon, the oldest is a day late: what a desk looks like.
          askedAt: new Date(ctx.now().getTime() - (at % 7) * DAY_MS),
          position: at,
        },
        questions,
      ),
    );
    await tx.supplier.createMany({ data: rows.map(({ supplier }) => supplier) });
    await tx.statusUpdate.createMany({ data: rows.flatMap(({ updates }) => updates) });
    await tx.answer.createMany({ data: rows.flatMap(({ answers }) => answers) });
    await tx.activity.createMany({ data: rows.flatMap(({ activities }) => activities) });
    await tx.birRequest.createMany({ data: rows.flatMap(({ birRequests }) => birRequests) });
    await tx.birRequestFile.createMany({ data: rows.flatMap(({ birFiles }) => birFiles) });
    await tx.payment.createMany({ data: rows.flatMap(({ payments }) => payments) });
    await tx.reportRequest.createMany({ data: rows.flatMap(({ requests }) => requests) });
    await tx.report.createMany({ data: rows.flatMap(({ reports }) => reports) });
    await tx.reportFile.createMany({ data: rows.flatMap(({ reportFiles }) => reportFiles) });
  });
}

interface DemoQuestion {
  id: string;
  type: string;
  options: { id: string }[];
}

async function addQuestionnaire(tx: Tx, companyId: string, workflowId: string): Promise<DemoQuestion[]> {
  const items = DEMO_QUESTIONS.map((question, position) => ({
    id: newId(),
    companyId,
    workflowId,
    position,
    type: question.type,
    title: question.title,
    required: question.required,
    options: question.options.map((value) => ({ id: newId(), value })),
  }));
  await tx.questionnaireItem.createMany({ data: items });
  return items;
}

function supplierRows(
  { companyId, payerId, publicUrl, plan, files }: DemoWorkflowInput,
  at: { workflowId: string; index: number; stage: DemoStage; start: Date; askedAt: Date; position: number },
  questions: DemoQuestion[],
): SupplierRows {
  const { workflowId, index, stage } = at;
  const made = demoSupplier(index, plan.reportType === 'ckr' ? 'brazil' : stage.country);
  const { industry, ...invite } = made;
  const id = newId();
  const moment = (hours: number) => new Date(at.start.getTime() + hours * HOUR_MS);
  const own = { companyId, supplierId: id };
  const figures = demoFigures(index);
  const last = moment(1 + stage.updates.length * 9);
  const activity = (type: string, createdAt: Date) => ({
    id: newId(),
    ...own,
    workflowId,
    supplierCompanyName: invite.companyName,
    type,
    createdAt,
  });
  const requestId = newId();
  const accountId = plan.payment === 'supplier' && stage.updates.includes('account') ? payerId : null;
  const bir = demoBirRequest(
    stage,
    { index, invite: made, figures, year: at.start.getUTCFullYear() - 1 },
    { companyId, workflowId, supplierId: id, accountId, createdAt: moment(19), doneAt: last, publicUrl },
    files,
  );
  return {
    ...bir,
    supplier: {
      id,
      companyId,
      workflowId,
      position: at.position,
      ...invite,
      shareholders: plan.reportType === 'cfr' ? [...pick(DEMO_SHAREHOLDERS, index)] : [],
      dunsNumber: plan.type === 'investigating' ? String(700_000_000 + index * 131) : '',
      status: stage.status,
      onboardingStep: stage.step,
      ...(accountId ? { accountId, accountPhone: invite.phone, accountConnectedAt: moment(19) } : {}),
      lastUpdate: stage.updates.at(-1) ?? null,
      invitationState: plan.status === 'draft' ? 'none' : stage.invitation,
      invitationError: stage.invitation === 'failed' ? 'mail_refused' : null,
      invitationSentAt: stage.invitation === 'sent' ? moment(0) : null,
      questionnaireStartedAt: stage.isAnswered ? moment(20) : null,
      questionnaireCompletedAt: stage.isAnswered ? moment(21) : null,
      createdAt: new Date(at.start.getTime() + index * 1000),
      modifiedAt: last,
      ...(stage.isDelivered ? deliveredColumns(plan, figures, industry) : {}),
    },
    updates: stage.updates.map((name, step) => ({ id: newId(), ...own, name, createdAt: moment(1 + step * 9) })),
    answers: stage.isAnswered
      ? questions.flatMap((question) => demoAnswer(question, own, files, moment(20), index))
      : [],
    activities: [
      ...(stage.updates.includes('started_onboarding') ? [activity('onboarding_started', moment(10))] : []),
      ...(stage.isAnswered
        ? [activity('questionnaire_finished', moment(21)), activity('onboarding_finished', moment(21))]
        : []),
      ...(stage.isDelivered ? [activity('report_available', last)] : []),
    ],
    requests:
      stage.isDelivered || stage.atDesk
        ? [
            deskRequest(
              stage,
              investigationKindOf(plan.reportType),
              requestId,
              { ...own, birRequestId: bir.birRequests[0]?.id ?? null },
              workflowId,
              stage.atDesk ? at.askedAt : moment(40),
              last,
            ),
          ]
        : [],
    reports: stage.isDelivered
      ? [
          {
            ...figures,
            ...own,
            companyName: invite.companyName,
            emails: invite.emails,
            address: invite.address,
            sic: invite.sic,
            taxId: invite.taxId,
            phones: [invite.phone],
            industry,
            shareholders: [],
            deliveryDate: last,
            balanceSheetDate: new Date(`${at.start.getUTCFullYear() - 1}-12-31T00:00:00Z`),
            updatedAt: last,
          },
        ]
      : [],
    reportFiles: stage.isDelivered
      ? (['bir', 'additional'] as const).map((kind) => ({
          id: newId(),
          ...own,
          requestId,
          fileId: (kind === 'bir' ? files.report : files.additional).id,
          kind,
          createdAt: last,
          deliveredAt: last,
        }))
      : [],
  };
}

function deliveredColumns(plan: DemoWorkflow, figures: ReturnType<typeof demoFigures>, industry: string) {
  const { financialStrength, riskIndicator, racRiskIndicator, commercialScore, dnbRating } = figures;
  return plan.reportType === 'ckr'
    ? { commercialScore, industry }
    : { financialStrength, riskIndicator, racRiskIndicator, dnbRating, industry };
}

function deskRequest(
  stage: DemoStage,
  kind: ReportRequestKind,
  id: string,
  own: { companyId: string; supplierId: string; birRequestId: string | null },
  workflowId: string,
  requestedAt: Date,
  deliveredAt: Date,
): Prisma.ReportRequestCreateManyInput {
  return {
    id,
    ...own,
    workflowId,
    kind,
    gateway: 'desk',
    gatewayRef: id,
    requestedAt,
    acceptedAt: requestedAt,
    dueAt: new Date(requestedAt.getTime() + 5 * DAY_MS),
    ...(stage.isDelivered
      ? { status: 'delivered' as const, takenAt: requestedAt, verifiedAt: deliveredAt, deliveredAt }
      : { status: 'queued' as const }),
  };
}

function demoAnswer(
  question: DemoQuestion,
  own: { companyId: string; supplierId: string },
  files: DemoFiles,
  updatedAt: Date,
  index: number,
): Prisma.AnswerCreateManyInput[] {
  const shared = { id: newId(), ...own, questionId: question.id, updatedAt };
  switch (question.type) {
    case 'input':
      return [{ ...shared, value: 'Fabricación y distribución para la industria regional.' }];
    case 'radio':
      return [{ ...shared, value: pick(question.options, index).id }];
    case 'checkbox':
      return [{ ...shared, value: question.options.slice(0, 1 + (index % 2)).map(({ id }) => id) }];
    case 'file':
      return [{ ...shared, fileId: files.answer.id }];
    default:
      return [];
  }
}
