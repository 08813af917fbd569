import { logCall } from '@homologa/core/desk/calls/log-call';
import { verifyData } from '@homologa/core/desk/calls/verify-data';
import { beginCorrection } from '@homologa/core/desk/corrections/begin-correction';
import { deliverCorrection } from '@homologa/core/desk/corrections/deliver-correction';
import { addReportFile } from '@homologa/core/desk/delivery/add-report-file';
import { deliverRequest } from '@homologa/core/desk/delivery/deliver-request';
import { saveDeskData } from '@homologa/core/desk/delivery/save-desk-data';
import { takeRequest } from '@homologa/core/desk/queue/take-request';
import { sendBack } from '@homologa/core/desk/send-back';
import type { Context } from '@homologa/core/kernel/context';
import { withComplianceReport } from './compliance-report';
import type { DemoDesk } from './plan';
import type { DemoProduction, PlayedSupplier } from './production';
import { demoReport } from './report';
import { act, DemoClock } from './stage';
import { demoFigures } from './suppliers';

export async function playDesk(
  { stage, cast, papers }: DemoProduction,
  supplier: PlayedSupplier,
  until: DemoDesk,
): Promise<void> {
  const { supplierId, plan, company, story } = supplier;
  if (until === 'queued') return;
  const { id: requestId, requestedAt } = await stage.base.db.read.reportRequest.findFirstOrThrow({
    where: { supplierId, status: 'queued' },
    select: { id: true, requestedAt: true },
  });
  const clock = new DemoClock(requestedAt);
  const work = (hours: number, step: (ctx: Context) => Promise<void>) =>
    act(stage, cast.staff, clock.later(hours), step);
  const call = (outcome: 'no_answer' | 'verified', note: string) => (ctx: Context) =>
    logCall(ctx, { requestId, call: { number: company.phone, outcome, note } });
  await work(20, (ctx) => takeRequest(ctx, { requestId }));
  const isCalled = plan.type === 'onboarding';
  if (until === 'sent_back') {
    await work(2, call('verified', 'Confirma los datos; enviará lo que falta.'));
    await work(1, (ctx) => playSendBack(ctx, { requestId, supplierId }));
    return;
  }
  if (until === 'taken') {
    if (isCalled) await work(2, call('no_answer', 'Se vuelve a llamar por la tarde.'));
    return;
  }
  if (isCalled) await work(2, call('verified', `Datos confirmados con ${company.fullName}.`));
  const year = requestedAt.getUTCFullYear() - 1;
  await work(18, (ctx) => saveDeskData(ctx, { requestId, data: demoReport(company.index, plan.reportType, year) }));
  await work(1, (ctx) => verifyData(ctx, { requestId }));
  if (until === 'verified') return;
  // The product generates a business report from the figures. It cannot generate a compliance report, which results
  // from a screening, so a compliance request needs an uploaded file.
  const makesDocument = plan.reportType !== 'cfr';
  if (!makesDocument) {
    await work(40, (ctx) =>
      withComplianceReport(ctx, { cast }, supplier, (upload) => addReportFile(ctx, { requestId, kind: 'bir', upload })),
    );
  }
  await work(makesDocument ? 40 : 0.1, (ctx) =>
    addReportFile(ctx, { requestId, kind: 'additional', upload: papers.additional }),
  );
  await work(0.5, (ctx) => deliverRequest(ctx, { requestId, makesDocument }));
  if (story.isCorrected) await playCorrection(work, requestId, demoFigures(company.index).commercial_score);
}

type Work = (hours: number, step: (ctx: Context) => Promise<void>) => Promise<void>;

async function playSendBack(ctx: Context, place: { requestId: string; supplierId: string }): Promise<void> {
  const question = await ctx.db.read.questionnaireItem.findFirstOrThrow({
    where: { workflow: { suppliers: { some: { id: place.supplierId } } }, type: 'input' },
    orderBy: { position: 'asc' },
    select: { id: true },
  });
  await sendBack(ctx, {
    requestId: place.requestId,
    items: [
      { kind: 'question', target: question.id, reason: 'Indique también qué productos vende.' },
      { kind: 'field', target: 'form.banks', reason: 'El banco no reconoce el número de cuenta.' },
      { kind: 'file', target: 'financial_statements', reason: 'Falta la firma del contador en la última página.' },
    ],
  });
}

async function playCorrection(work: Work, requestId: string, score: number): Promise<void> {
  const figures = { number_of_suits: 0, commercial_score: Math.min(score + 5, 100) };
  await work(20, (ctx) =>
    beginCorrection(ctx, { requestId, reason: 'El juicio informado estaba concluido; se recalculó el puntaje.' }),
  );
  await work(0.5, (ctx) => saveDeskData(ctx, { requestId, data: { figures } }));
  await work(0.5, (ctx) => deliverCorrection(ctx, { requestId }));
}
