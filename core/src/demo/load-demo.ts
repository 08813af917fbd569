import { createHash } from 'node:crypto';
import { PRODUCT_TYPES } from '@homologa/domain/catalog/report-types';
import { DomainError } from '@homologa/domain/errors/domain-error';
import { DEMO_LABELS } from '@homologa/prisma/demo/demo-names';
import type { Context } from '../kernel/context';
import { newId } from '../kernel/ids';
import { hashPassword } from '../kernel/password-hashing';
import { addDemoDecisions } from './demo-decisions';
import type { DemoFiles } from './demo-files';
import { DEMO_WORKFLOWS } from './demo-plan';
import { demoReportPdf } from './demo-report-pdf';
import { addDemoScreenings } from './demo-screenings';
import { demoSupplier } from './demo-suppliers';
import { addDemoWorkflow } from './demo-workflow';

/** Everyone of the demo signs in with this (decisions.md section 9). */
const DEMO_PASSWORD = 'homologa-demo';
const QUOTA = 5_000;

interface DemoSummary {
  companies: number;
  workflows: number;
  suppliers: number;
}

/**
 * Fills an empty installation with the demo: one client company with every product, workflows of every state and
 * type, fictional suppliers in every status. Refused in production and where there is data already.
 */
export async function loadDemo(ctx: Context): Promise<DemoSummary> {
  if (ctx.config.production) throw new DomainError('forbidden');
  if ((await ctx.db.read.company.count()) > 0) throw new DomainError('forbidden');
  const files = await storeDemoFiles(ctx);
  const { companyId, payerId } = await addCompanyAndPeople(ctx, files);
  const { publicUrl } = ctx.config;
  let suppliers = 0;
  for (const plan of DEMO_WORKFLOWS) {
    await addDemoWorkflow(ctx, { companyId, payerId, publicUrl, plan, files, firstSupplier: suppliers });
    suppliers += plan.suppliers;
  }
  await addDemoScreenings(ctx, companyId);
  await addDemoDecisions(ctx, companyId);
  return { companies: 1, workflows: DEMO_WORKFLOWS.length, suppliers };
}

/** The demo's few files are written once and named by many rows. */
async function storeDemoFiles(ctx: Context): Promise<DemoFiles> {
  const sample = demoSupplier(0);
  const store = async (name: string, mime: string, bytes: Buffer) => {
    const id = newId();
    const key = `${id.slice(-2)}/${id}`;
    await ctx.files.putBytes(key, bytes);
    return { id, key, name, mime, size: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') };
  };
  const paper = (title: string, label: string, value: string) =>
    demoReportPdf(sample.companyName, [[label, value]], title);
  const report = await demoReportPdf('Demo supplier', [
    ['Rating', '2A1'],
    ['Paydex', '82'],
    ['Address', sample.address],
  ]);
  return {
    report: await store('business_information_report.pdf', 'application/pdf', report),
    additional: await store(
      'financial_statements.csv',
      'text/csv',
      Buffer.from('year;revenue\n2024;1200000\n2025;1437500\n'),
    ),
    answer: await store('constancia.pdf', 'application/pdf', await paper('Constancia', 'Estado', 'Vigente')),
    deed: await store('acta_constitutiva.pdf', 'application/pdf', await paper('Acta constitutiva', 'Número', '48215')),
    proof: await store('comprobante_de_pago.pdf', 'application/pdf', await paper('Comprobante', 'Importe', '850.00')),
  };
}

async function addCompanyAndPeople(ctx: Context, files: DemoFiles): Promise<{ companyId: string; payerId: string }> {
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  const companyId = newId();
  const payerId = newId();
  const createdAt = ctx.now();
  const person = (email: string, name: string, more: object) => ({
    id: newId(),
    email,
    name,
    phone: '+52 55 5010 2030',
    passwordHash,
    createdAt,
    ...more,
  });
  const member = (role: 'company_admin' | 'company_user', more: object = {}) => ({
    memberships: { create: { id: newId(), companyId, role, createdAt, ...more } },
  });
  await ctx.db.system(async (tx) => {
    await tx.company.create({
      data: {
        id: companyId,
        legalName: 'Compañía Demo Andina S.A.',
        name: 'Demo Andina',
        country: 'mexico',
        workflowType: 'hybrid',
        workflowProduct: 'hybrid',
        workflowPayment: 'hybrid',
        pricePerSupplier: 12_000,
        publicOnboardingLink: true,
        createdAt,
        products: { create: PRODUCT_TYPES.map((type) => ({ id: newId(), type, total: QUOTA })) },
        labels: { create: DEMO_LABELS.map(({ name, color }) => ({ id: newId(), name, color, createdAt })) },
      },
    });
    await tx.user.create({ data: person('admin@demo.homologa.test', 'Ana Demo', member('company_admin')) });
    await tx.user.create({ data: person('user@demo.homologa.test', 'Ulises Demo', member('company_user')) });
    const invited = { active: false, joinedAt: null, invitedName: 'Carla Ríos', invitedAt: createdAt };
    await tx.user.create({ data: person('carla@demo.homologa.test', 'Carla Ríos', member('company_user', invited)) });
    const left = { active: false, deactivatedAt: createdAt };
    await tx.user.create({ data: person('bruno@demo.homologa.test', 'Bruno Paz', member('company_user', left)) });
    await tx.user.create({ data: person('supplier@demo.homologa.test', 'Luisa Gómez', { id: payerId }) });
    await tx.user.create({ data: person('staff@homologa.test', 'Eva Mesa', { accountRole: 'admin' }) });
    await tx.storedFile.createMany({ data: Object.values(files).map((file) => ({ ...file, companyId, createdAt })) });
  });
  return { companyId, payerId };
}
