import { newId } from '@homologa/core/kernel/ids';
import { type BuiltPerson, buildPerson, buildWorkflow } from '@homologa/core/test/builders';
import { createTestApp, type TestApp } from '@homologa/core/test/test-database';
import { workflowResponse } from '@homologa/domain/workflows/workflow.contract';
import type { Express } from 'express';
import request from 'supertest';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PICTURE } from '../../test/picture';
import { serveRoutes } from '../../test/serve-routes';
import { workflowFileRoutes } from './workflow-files.routes';
import { workflowRoutes } from './workflows.routes';

let app: TestApp;
let server: Express;
let admin: BuiltPerson;
let user: BuiltPerson;
beforeAll(async () => {
  app = await createTestApp({ UPLOAD_MAX_MB: '1' });
  server = serveRoutes(app, [...workflowRoutes, ...workflowFileRoutes]);
  admin = await buildPerson(app);
  user = await buildPerson(app, { companyId: admin.companyId, role: 'company_user' });
});
afterAll(() => app.destroy());

const as = (person: BuiltPerson) => ({ Authorization: `Bearer ${person.token}` });
const setCover = (id: string, file: Buffer, crop: Record<string, string> = {}, person = admin) =>
  request(server).patch(`/api/workflows/${id}/cover`).set(as(person)).field(crop).attach('cover', file, 'logo.png');
const getCover = (id: string, person = admin) =>
  request(server).get(`/api/workflows/${id}/cover`).set(as(person)).buffer(true).responseType('blob');
const build = (overrides: object = {}) => buildWorkflow(app, admin.companyId ?? '', overrides);
const orphaned = (id: string) =>
  app.db.read.storedFile.findUniqueOrThrow({ where: { id } }).then(({ orphanedAt }) => orphanedAt !== null);

async function refused(answer: Promise<request.Response>) {
  const { status, body } = await answer;
  return [status, body.code];
}
const shown = (id: string, person?: BuiltPerson, fileId = '') =>
  request(server)
    .get(`/onboarding/workflows/${id}/cover${fileId && `?v=${fileId}`}`)
    .set(person ? as(person) : {})
    .then(({ status }) => status);

/** Returns width and height of a WebP image (VP8 key frame). */
function sizeOf(webp: Buffer): [number, number] {
  expect(webp.subarray(0, 4).toString() + webp.subarray(8, 15).toString()).toBe('RIFFWEBPVP8');
  return [webp.readUInt16LE(26) & 0x3fff, webp.readUInt16LE(28) & 0x3fff];
}

test('a cover is written anew as WebP in 3:1, replaces the one before, and is shown to anyone who may read', async () => {
  const workflow = await build();
  const first = await setCover(workflow.id, PICTURE);
  expect(first.status).toBe(200);
  expect(workflowResponse.parse(first.body)).toEqual(first.body);
  const path = first.body.info.cover as string;
  expect(path).toMatch(new RegExp(`^/api/workflows/${workflow.id}/cover\\?v=`));
  const shown = await getCover(workflow.id, user);
  expect([shown.status, shown.headers['content-type']]).toEqual([200, 'image/webp']);
  expect(sizeOf(shown.body as Buffer)).toEqual([40, 13]);

  const cropped = await setCover(workflow.id, PICTURE, {
    crop_x: '20',
    crop_y: '2',
    crop_width: '12',
    crop_height: '4',
  });
  expect(cropped.body.info.cover).not.toBe(path);
  expect(sizeOf((await getCover(workflow.id)).body as Buffer)).toEqual([12, 4]);
  expect(await orphaned(path.split('v=')[1] ?? '')).toBe(true);
});

test('a clone shares the cover; it goes only when nobody refers to it', async () => {
  const source = await build({ status: 'draft' });
  const { body } = await setCover(source.id, PICTURE);
  const fileId = (body.info.cover as string).split('v=')[1] ?? '';
  const clone = await request(server).post(`/api/workflows/${source.id}/clone`).set(as(admin));
  await request(server).delete(`/api/workflows/${source.id}`).set(as(admin)).expect(200);
  expect(await orphaned(fileId)).toBe(false);
  expect((await getCover(clone.body.id as string)).status).toBe(200);
  await request(server).delete(`/api/workflows/${clone.body.id}`).set(as(admin)).expect(200);
  expect(await orphaned(fileId)).toBe(true);
});

test('what is no picture, too large, missing or not cropped well is refused', async () => {
  const { id } = await build();
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="3"/>');
  expect(await refused(setCover(id, svg))).toEqual([415, 'file_type_not_allowed']);
  expect(await refused(setCover(id, PICTURE.subarray(0, 60)))).toEqual([415, 'file_type_not_allowed']);
  expect(await refused(setCover(id, Buffer.alloc(1_100_000)))).toEqual([413, 'file_too_large']);
  expect(await refused(setCover(id, PICTURE, { crop_x: '1' }))).toEqual([422, 'invalid_input']);
  const none = request(server).patch(`/api/workflows/${id}/cover`).set(as(admin)).field('other', 'x');
  expect(await refused(none)).toEqual([422, 'file_required']);
  const json = request(server).patch(`/api/workflows/${id}/cover`).set(as(admin)).send({});
  expect(await refused(json)).toEqual([400, 'malformed_request']);
  expect((await setCover(id, PICTURE, {}, user)).status).toBe(403);
  const closed = await build({ status: 'closed' });
  expect(await refused(setCover(closed.id, PICTURE))).toEqual([409, 'workflow_closed']);
  expect((await getCover(id)).status).toBe(404);
});

test("the supplier's pages show the cover to anybody once launched; a draft's to its own company alone", async () => {
  const active = await build();
  expect(await shown(active.id)).toBe(404);
  await setCover(active.id, PICTURE).expect(200);
  expect(await shown(active.id)).toBe(200);
  const draft = await build({ status: 'draft' });
  await setCover(draft.id, PICTURE).expect(200);
  const stranger = await buildPerson(app);
  expect([await shown(draft.id), await shown(draft.id, stranger), await shown(draft.id, user)]).toEqual([
    404, 404, 404,
  ]);
  expect(await shown(draft.id, admin)).toBe(200);
  const investigating = await build({ type: 'investigating' });
  await setCover(investigating.id, PICTURE).expect(200);
  expect(await shown(investigating.id)).toBe(404);
});

test('without a public link, or once it is closed, only who names the file of a cover is shown it', async () => {
  const closed = await build();
  await setCover(closed.id, PICTURE).expect(200);
  await app.db.system((tx) => tx.workflow.update({ where: { id: closed.id }, data: { status: 'closed' } }));
  const { companyId } = await buildPerson(app);
  await app.db.system((tx) =>
    tx.company.update({ where: { id: companyId ?? '' }, data: { publicOnboardingLink: false } }),
  );
  const unlinked = await buildWorkflow(app, companyId ?? '');
  const { coverFileId } = await app.db.read.workflow.findUniqueOrThrow({ where: { id: closed.id } });
  const other = await app.db.read.storedFile.findUniqueOrThrow({ where: { id: coverFileId ?? '' } });
  const copy = { ...other, id: newId(), key: newId(), companyId };
  await app.contextFor({ kind: 'anonymous' }).files.putBytes(copy.key, Buffer.from('cover'));
  await app.db.system(async (tx) => {
    await tx.storedFile.create({ data: copy });
    await tx.workflow.update({ where: { id: unlinked.id }, data: { coverFileId: copy.id } });
  });
  for (const [id, fileId] of [
    [closed.id, other.id],
    [unlinked.id, copy.id],
  ] as const) {
    expect([await shown(id), await shown(id, undefined, newId())]).toEqual([404, 404]);
    expect(await shown(id, undefined, fileId)).not.toBe(404);
  }
  expect(await shown(closed.id, user)).toBe(200);
});

test('an attachment question shares a file, which a live questionnaire counts as a change', async () => {
  const { id } = await build({ reportType: 'bir', status: 'draft' });
  const save = (questionnaire: object[]) =>
    request(server).put(`/api/workflows/${id}`).set(as(admin)).send({ questionnaire });
  const made = await save([
    { type: 'attachment', title: 'Our terms' },
    { type: 'input', title: 'Agreed?' },
  ]);
  const [attachment, input] = made.body.questionnaire;
  const path = (qid: string) => `/api/workflows/${id}/questionnaire/${qid}/attachment`;
  const attach = (qid: string, text: string, person = admin) =>
    request(server).patch(path(qid)).set(as(person)).attach('attachment', Buffer.from(text), 'términos.txt');
  await request(server).get(path(attachment.id)).set(as(admin)).expect(404);
  const first = await attach(attachment.id, 'first');
  expect(first.status).toBe(200);
  expect(first.body.questionnaire[0].file).toMatchObject({ name: 'términos.txt', size: 5 });
  const file = first.body.questionnaire[0].file as { file_id: string };

  const absent = await save([{ _id: attachment.id, type: 'attachment', title: 'Terms' }, input]);
  expect(absent.body.questionnaire[0]).toMatchObject({ title: 'Terms', file });
  expect((await save([{ ...attachment, file }, input])).body.questionnaire[0].file).toMatchObject(file);
  const download = await request(server).get(path(attachment.id)).set(as(admin));
  expect(download.text).toBe('first');
  expect(download.headers['content-disposition']).toContain("filename*=UTF-8''t%C3%A9rminos.txt");
  expect((await attach(input.id, 'wrong place')).body).toMatchObject({
    code: 'invalid_input',
    details: [{ path: 'type' }],
  });

  await request(server)
    .put(`/api/workflows/${id}`)
    .set(as(admin))
    .send({ info: { title: 'T' } });
  await request(server).put(`/api/workflows/${id}/activate`).set(as(admin)).expect(200);
  const second = await attach(attachment.id, 'second one');
  expect(second.body.questionnaire[0].file).toMatchObject({ size: 10 });
  expect(await orphaned(file.file_id)).toBe(true);
  const [item] = await app.db.read.questionnaireItem.findMany({ where: { id: attachment.id as string } });
  expect(item?.version).toBe(2);
  expect((await attach(attachment.id, 'user', user)).status).toBe(403);
  expect((await request(server).get(path(attachment.id)).set(as(user))).text).toBe('second one');

  const clone = await request(server).post(`/api/workflows/${id}/clone`).set(as(admin));
  expect(clone.body.questionnaire[0].file).toEqual(second.body.questionnaire[0].file);
});

test('a file is shared by its id only where a question of the company shares it already', async () => {
  const mine = await build({ status: 'draft' });
  const supplierFile = await app.db.system((tx) =>
    tx.storedFile.create({
      data: {
        id: crypto.randomUUID(),
        companyId: mine.companyId,
        key: 'aa/x',
        name: 'secret.pdf',
        mime: 'application/pdf',
        size: 1,
        sha256: 'x',
        createdAt: new Date(),
      },
    }),
  );
  const saved = await request(server)
    .put(`/api/workflows/${mine.id}`)
    .set(as(admin))
    .send({ questionnaire: [{ type: 'attachment', title: 'Q', file: { file_id: supplierFile.id } }] });
  expect(saved.body.questionnaire[0].file).toBeNull();
});
