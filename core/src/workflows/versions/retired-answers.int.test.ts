import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDeskFile } from '../../desk/open-desk-file';
import { newId } from '../../kernel/ids';
import { readSupplierDetail } from '../../suppliers/supplier.queries';
import { buildStaff } from '../../test/builders';
import { buildSubmitted } from '../../test/submitted-world';
import { createTestApp, type TestApp } from '../../test/test-database';
import { updateWorkflow } from '../update-workflow';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.destroy());

/** Removes all questions but the first after the submit, and asks a new optional one. */
async function buildRetired(overrides?: Parameters<typeof buildSubmitted>[1]) {
  const world = await buildSubmitted(app, overrides);
  const { asAdmin, place, questions, companyId } = world;
  const update = () =>
    updateWorkflow(asAdmin, {
      id: place.workflowId,
      changes: {
        questionnaire: [
          { _id: questions.input.id, type: 'input', title: 'A input', required: true, options: [] },
          { type: 'input', title: 'How many employees?', required: false, options: [] },
        ],
      },
      notify: false,
    });
  const retired = () => app.db.read.retiredAnswer.findMany({ where: { supplierId: place.supplierId } });
  return {
    ...world,
    update,
    retired,
    fileId: async () => (await retired()).find(({ questionId }) => questionId === questions.file.id)?.fileId ?? '',
    owned: { companyId, supplierId: place.supplierId },
  };
}

const system = () => app.contextFor({ kind: 'system', name: 'test' });

test('the detail marks the questions that are not asked any more', async () => {
  const { update, asAdmin, companyId, place } = await buildRetired();
  await update();
  const { questions } = await readSupplierDetail(asAdmin, companyId, place);
  expect(questions.map(({ title, isRetired }) => [title, isRetired ?? false])).toEqual([
    ['A section', true],
    ['A input', false],
    ['A radio', true],
    ['A checkbox', true],
    ['A file', true],
    ['A input', true],
  ]);
});

test('the desk opens the file of an answer to a removed question', async () => {
  const { update, fileId, companyId, place } = await buildRetired();
  await update();
  const requestId = newId();
  await app.db.system((tx) =>
    tx.reportRequest.create({
      data: { id: requestId, companyId, ...place, kind: 'bir', gateway: 'desk', requestedAt: new Date() },
    }),
  );
  const staff = app.contextFor((await buildStaff(app)).actor);
  const file = await fileId();
  expect(await openDeskFile(staff, { requestId, fileId: file })).toMatchObject({ name: expect.any(String) });
});
