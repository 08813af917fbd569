import { createHash } from 'node:crypto';
import { openHits, screeningResult } from '@homologa/domain/screenings/screening-rules';
import { DEMO_SHAREHOLDERS } from '@homologa/prisma/demo/demo-screenings';
import { takeUnits } from '../companies/quota.steps';
import type { Context } from '../kernel/context';
import type { Tx } from '../kernel/database';
import { newId } from '../kernel/ids';
import { completedOf } from './demo-client';
import { demoComplianceReport } from './demo-compliance-report';
import { type DemoFinding, demoScreeningData } from './demo-screening-data';
import { DAY_MS } from './demo-stage';
import { pick } from './demo-suppliers';
import type { DemoProduction, PlayedSupplier } from './demo-workflow';

const MINUTE_MS = 60_000;

interface DemoScreening {
  daysAgo: number;
  outcome: DemoFinding | 'in_progress' | 'failed';
  /** What a reviewer made of the first hits, one each. */
  judged?: readonly { decision: 'true_match' | 'false_positive'; reason: string }[];
}

const done = (daysAgo: number, outcome: DemoFinding, judged?: DemoScreening['judged']): DemoScreening => ({
  daysAgo,
  outcome,
  ...(judged ? { judged } : {}),
});

const OTHER_COMPANY = {
  decision: 'false_positive',
  reason: 'Otro país y otro giro; la identificación fiscal no coincide.',
} as const;
const CONFIRMED = {
  decision: 'true_match',
  reason: 'La razón social y el país coinciden con la entrada.',
} as const;

/** The screenings of each workflow's completed suppliers, in their order; a supplier may have several, oldest first. */
const PLAN: Readonly<Record<string, readonly (readonly DemoScreening[])[]>> = {
  'Evaluación de proveedores críticos': [
    [done(45, 'nothing'), done(3, 'several', [CONFIRMED])],
    [done(8, 'nothing')],
    [{ daysAgo: 2, outcome: 'failed' }],
    [{ daysAgo: 0, outcome: 'in_progress' }],
  ],
  'Investigación de transportistas': [[done(6, 'doubtful', [OTHER_COMPANY])], [done(5, 'nothing')]],
  'Control de cumplimiento 2026': [
    [done(4, 'pep')],
    [done(4, 'nothing')],
    [done(3, 'several')],
    [{ daysAgo: 0, outcome: 'in_progress' }],
  ],
};

/**
 * Adds screenings in every state to completed suppliers of the demo, with their compliance reports. Written as rows:
 * nothing in the product makes them yet.
 */
export async function addDemoScreenings(production: DemoProduction, played: readonly PlayedSupplier[]): Promise<void> {
  for (const [title, plans] of Object.entries(PLAN)) {
    const suppliers = completedOf(played, title);
    for (const [at, plan] of plans.entries()) {
      const supplier = suppliers[at];
      if (!supplier) throw new RangeError(`${title} has too few completed suppliers`);
      for (const screening of plan) await addScreening(production, supplier, at, screening);
    }
  }
}

async function addScreening(
  { stage, cast }: DemoProduction,
  { supplierId, company, invite, plan }: PlayedSupplier,
  at: number,
  screening: DemoScreening,
): Promise<void> {
  const { base: ctx } = stage;
  const { companyId, admin } = cast;
  const { companyName, country } = company;
  const { outcome } = screening;
  const shareholders = invite.shareholders.length > 0 ? invite.shareholders : [...pick(DEMO_SHAREHOLDERS, at)];
  const requestedAt = new Date(ctx.now().getTime() - screening.daysAgo * DAY_MS - 4 * MINUTE_MS);
  const finishedAt = new Date(requestedAt.getTime() + 9 * MINUTE_MS);
  const data =
    outcome === 'in_progress' || outcome === 'failed'
      ? null
      : demoScreeningData({ companyName, country, shareholders }, outcome);
  const stored = data ? await storeReports(ctx, companyName, finishedAt, data) : [];
  const id = newId();
  await ctx.db.tenant(companyId, async (tx) => {
    // A compliance workflow's suppliers have used theirs at its launch.
    if (plan.reportType !== 'cfr') await takeUnits(ctx, tx, companyId, 'cfr', 1);
    await tx.screening.create({
      data: {
        id,
        companyId,
        supplierId,
        status: data ? screeningResult(data) : outcome === 'failed' ? 'failed' : 'in_progress',
        companyCountry: country,
        shareholders,
        options: ['sanctions', 'adverse_media', 'pep', 'ownership'],
        requestedById: admin.userId,
        requestedAt,
        finishedAt: outcome === 'in_progress' ? null : finishedAt,
        ...(data ? { data } : {}),
      },
      select: { id: true },
    });
    await addReports(tx, companyId, id, stored, finishedAt);
    const hits = data ? openHits(data) : [];
    await tx.screeningDecision.createMany({
      data: (screening.judged ?? []).map(({ decision, reason }, place) => ({
        id: newId(),
        companyId,
        screeningId: id,
        entryKey: pick(hits, place).entry_key,
        decision,
        reason,
        decidedById: admin.userId,
        decidedByName: cast.adminName,
        createdAt: new Date(finishedAt.getTime() + 60 * MINUTE_MS),
      })),
    });
  });
}

interface StoredReport {
  type: 'html' | 'pdf';
  file: { id: string; key: string; name: string; mime: string; size: number; sha256: string };
}

async function storeReports(
  ctx: Context,
  company: string,
  checkedAt: Date,
  data: Parameters<typeof demoComplianceReport>[1],
): Promise<StoredReport[]> {
  const { html, pdf } = await demoComplianceReport(company, data, checkedAt);
  const store = async (type: 'html' | 'pdf', mime: string, bytes: Buffer): Promise<StoredReport> => {
    const id = newId();
    const key = `${id.slice(-2)}/${id}`;
    await ctx.files.putBytes(key, bytes);
    const name = `compliance_findings_report.${type}`;
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    return { type, file: { id, key, name, mime, size: bytes.length, sha256 } };
  };
  return [await store('html', 'text/html; charset=utf-8', html), await store('pdf', 'application/pdf', pdf)];
}

async function addReports(
  tx: Tx,
  companyId: string,
  screeningId: string,
  stored: readonly StoredReport[],
  createdAt: Date,
): Promise<void> {
  await tx.storedFile.createMany({ data: stored.map(({ file }) => ({ ...file, companyId, createdAt })) });
  await tx.screeningReport.createMany({
    data: stored.map(({ type, file }) => ({ id: newId(), companyId, screeningId, type, fileId: file.id, createdAt })),
  });
}
