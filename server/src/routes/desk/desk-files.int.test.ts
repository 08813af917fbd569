import { newId } from '@homologa/core/kernel/ids';
import { createTestApp, type TestApp } from '@homologa/core/test/test-database';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type DeskStory, PDF, startDeskStory } from '../../test/desk-story';

let app: TestApp;
let story: DeskStory;
beforeAll(async () => {
  app = await createTestApp();
  story = await startDeskStory(app);
});
afterAll(() => app.destroy());

async function storeFile(companyId: string, name: string): Promise<string> {
  const id = newId();
  const createdAt = app.contextFor({ kind: 'anonymous' }).now();
  await app.contextFor({ kind: 'anonymous' }).files.putBytes(id, PDF);
  await app.db.system((tx) =>
    tx.storedFile.create({
      data: { id, companyId, key: id, name, mime: 'application/pdf', size: PDF.length, sha256: '', createdAt },
    }),
  );
  return id;
}

test('staff open what stands beside a request: the answer of its supplier, its own report, and nothing else', async () => {
  const { companyId, workflow, supplier, id } = await story.buildRequest({ type: 'investigating' });
  const answered = await storeFile(companyId, 'constancia ñ.pdf');
  const unrelated = await storeFile(companyId, 'private.pdf');
  const questionId = newId();
  await app.db.system(async (tx) => {
    await tx.questionnaireItem.create({
      data: { id: questionId, companyId, workflowId: workflow.id, position: 0, type: 'file', title: 'Constancia' },
    });
    const updatedAt = app.contextFor({ kind: 'anonymous' }).now();
    await tx.answer.create({
      data: { id: newId(), companyId, supplierId: supplier.id, questionId, fileId: answered, updatedAt },
    });
  });
  await story.desk('post', `${id}/take`).expect(200);
  const uploaded = await story.attach(id, 'bir', 'informe.pdf').expect(201);
  const own = uploaded.body.files.bir[0].file_id as string;
  for (const fileId of [answered, own]) {
    const file = await story.desk('get', `${id}/files/${fileId}`).expect(200);
    expect(file.body).toEqual(PDF);
    expect(file.headers['content-disposition']).toContain('attachment');
  }
  await story.desk('get', `${id}/files/${unrelated}`).expect(404);
  const other = await story.buildRequest({ type: 'investigating' });
  await story.desk('get', `${other.id}/files/${answered}`).expect(404);
});
