import { newId } from '@homologa/core/kernel/ids';
import {
  buildLink,
  buildPerson,
  buildSupplier,
  buildSupplierAccount,
  buildWorkflow,
} from '@homologa/core/test/builders';
import type { TestApp } from '@homologa/core/test/test-database';

export interface World {
  companyId: string;
  adminToken: string;
  supplierToken: string;
  linkToken: string;
  ids: Ids;
}
export type Ids = Record<
  | 'workflow'
  | 'supplier'
  | 'question'
  | 'file'
  | 'company'
  | 'account'
  | 'label'
  | 'template'
  | 'member'
  | 'job'
  | 'birRequest'
  | 'deskRequest'
  | 'screening'
  | 'privacyRequest'
  | 'sendBack'
  | 'notification'
  | 'charge'
  | 'session',
  string
>;

const now = new Date('2026-11-02T10:00:00Z');

export async function buildWorld(app: TestApp): Promise<World> {
  const admin = await buildPerson(app);
  const companyId = admin.companyId ?? '';
  const own = { companyId };
  const account = await buildSupplierAccount(app);
  const workflow = await buildWorkflow(app, companyId, { reportType: 'bir', createdById: admin.userId });
  const supplier = await buildSupplier(app, workflow, {
    accountId: account.userId,
    status: 'in_progress',
    onboardingStep: 'confirmation_call',
  });
  const ids: Ids = {
    workflow: workflow.id,
    supplier: supplier.id,
    question: newId(),
    file: newId(),
    company: companyId,
    account: admin.userId,
    label: newId(),
    template: newId(),
    member: (await app.db.read.membership.findFirstOrThrow({ where: { companyId } })).id,
    job: newId(),
    birRequest: newId(),
    deskRequest: newId(),
    screening: newId(),
    privacyRequest: newId(),
    sendBack: newId(),
    notification: newId(),
    charge: newId(),
    session: admin.actor.sessionId,
  };
  const ofSupplier = { ...own, supplierId: supplier.id };
  await app.db.system(async (tx) => {
    await tx.storedFile.create({
      data: {
        id: ids.file,
        ...own,
        key: ids.file,
        name: 'a.pdf',
        mime: 'application/pdf',
        size: 3,
        sha256: '',
        createdAt: now,
      },
    });
    await tx.questionnaireItem.create({
      data: {
        id: ids.question,
        ...own,
        workflowId: workflow.id,
        position: 0,
        type: 'file',
        title: 'Q',
        fileId: ids.file,
      },
    });
    await tx.answer.create({
      data: { id: newId(), ...ofSupplier, questionId: ids.question, fileId: ids.file, updatedAt: now },
    });
    await tx.supplierFile.create({ data: { id: newId(), ...ofSupplier, fileId: ids.file, createdAt: now } });
    const template = { ...own, createdAt: now, version: 1 };
    const texts = { title: { en: 'Ours' }, description: {}, questions: 1, missing: {}, searchText: 'ours' };
    await tx.questionnaireTemplate.create({ data: { id: ids.template, ...template, ...texts, modifiedAt: now } });
    const items = [{ _id: 'a', type: 'input', title: { en: 'Why?' }, required: true, options: [] }];
    await tx.questionnaireTemplateVersion.create({
      data: { id: newId(), ...template, templateId: ids.template, items },
    });
    await tx.label.create({ data: { id: ids.label, ...own, name: 'Crítico', color: '#c62828' } });
    await tx.job.create({
      data: {
        id: ids.job,
        ...own,
        name: 'suppliers.import',
        queue: 'imports',
        payload: {},
        runAt: now,
        createdAt: now,
        status: 'completed',
      },
    });
    await tx.birRequest.create({
      data: { id: ids.birRequest, ...ofSupplier, workflowId: workflow.id, accountId: account.userId, createdAt: now },
    });
    await tx.charge.create({
      data: {
        id: ids.charge,
        ...ofSupplier,
        workflowId: workflow.id,
        birRequestId: ids.birRequest,
        reference: 'REFERENCE000',
        region: 'international',
        currency: 'USD',
        amount: 100,
        askedAt: now,
      },
    });
    await tx.birRequestFile.create({
      data: {
        id: ids.file,
        ...own,
        birRequestId: ids.birRequest,
        fileId: ids.file,
        type: 'additional',
        name: 'a.pdf',
        createdAt: now,
      },
    });
    await tx.reportRequest.create({
      data: {
        id: ids.deskRequest,
        ...ofSupplier,
        workflowId: workflow.id,
        kind: 'bir',
        gateway: 'desk',
        requestedAt: now,
      },
    });
    await tx.sendBack.create({
      data: { id: ids.sendBack, ...ofSupplier, requestId: ids.deskRequest, status: 'answered', sentAt: now },
    });
    const item = { id: newId(), ...own, sendBackId: ids.sendBack, position: 0, kind: 'question' } as const;
    await tx.sendBackItem.create({ data: { ...item, target: ids.question, reason: 'Unreadable' } });
    await tx.sentBackFile.create({ data: { ...own, itemId: item.id, fileId: ids.file } });
    await tx.screening.create({ data: { id: ids.screening, ...ofSupplier, requestedAt: now } });
    await tx.privacyRequest.create({
      data: { id: ids.privacyRequest, userId: account.userId, kind: 'erasure', createdAt: now, dueAt: now },
    });
    await tx.notification.create({
      data: { id: ids.notification, ...own, userId: admin.userId, kind: 'delivered', createdAt: now },
    });
    await tx.screeningReport.create({
      data: { id: newId(), ...own, screeningId: ids.screening, type: 'html', fileId: ids.file, createdAt: now },
    });
    for (const kind of ['bir', 'additional'] as const) {
      await tx.reportFile.create({
        data: {
          id: newId(),
          ...ofSupplier,
          requestId: ids.deskRequest,
          fileId: ids.file,
          kind,
          createdAt: now,
          sinceVersion: 1,
        },
      });
    }
  });
  await app.contextFor({ kind: 'anonymous' }).files.putBytes(ids.file, Buffer.from('pdf'));
  return {
    companyId,
    adminToken: admin.token,
    supplierToken: account.token,
    linkToken: await buildLink(app, supplier),
    ids,
  };
}
