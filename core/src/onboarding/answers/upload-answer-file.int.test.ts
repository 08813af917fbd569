import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildConnected } from '../../test/onboarding-world';
import { createTestApp, type TestApp } from '../../test/test-database';
import { buildUpload } from '../../test/upload';
import { uploadAnswerFile } from './upload-answer-file';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.destroy());

test('keeps the old file until a new one is stored', async () => {
  const { ctx, key, questions, read, supplier } = await buildConnected(app);
  const upload = async (questionId: string, content: string, name: string) =>
    (await uploadAnswerFile(ctx, key, { questionId, upload: await buildUpload(app, content, name) })).supplier.answers;
  const orphanedAt = async (id: string) =>
    (await app.db.read.storedFile.findUniqueOrThrow({ where: { id } })).orphanedAt;
  const { id: questionId } = questions.file;
  const first = await upload(questionId, 'a,b\n1,2', 'año 2025.csv');
  expect(first).toEqual([{ questionId, value: { fileId: expect.any(String), name: 'año 2025.csv', size: 7 } }]);
  const { id: oldId } = await app.db.read.storedFile.findFirstOrThrow({ where: { companyId: supplier.companyId } });
  await expect(upload(questionId, '<html>', 'page.html')).rejects.toMatchObject({ code: 'file_type_not_allowed' });
  expect((await read()).answers).toEqual(first);
  expect(await orphanedAt(oldId)).toBeNull();

  expect(await upload(questionId, 'a,b\n3,4', 'new.csv')).toMatchObject([{ value: { name: 'new.csv' } }]);
  expect(await orphanedAt(oldId)).not.toBeNull();
  await expect(upload(questions.input.id, 'a,b', 'a.csv')).rejects.toMatchObject({
    details: [{ path: `answers.${questions.input.id}` }],
  });
  expect(await app.db.read.storedFile.count({ where: { companyId: supplier.companyId } })).toBe(2);
});
