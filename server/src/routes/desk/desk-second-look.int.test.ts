import { deliverRequest } from '@homologa/core/desk/delivery/deliver-request';
import { saveDeskData } from '@homologa/core/desk/delivery/save-desk-data';
import { type BuiltPerson, buildPerson, buildStaff } from '@homologa/core/test/builders';
import { createTestApp, type TestApp } from '@homologa/core/test/test-database';
import { DomainError } from '@homologa/domain/errors/domain-error';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type DeskStory, startDeskStory } from '../../test/desk-story';
import { ruleProposalRoutes } from '../companies/rule-proposals.routes';
import { deskCompanyRoutes } from './desk-companies.routes';
import { deskQueueRoutes } from './desk-queue.routes';

let app: TestApp;
let story: DeskStory;
let other: BuiltPerson;
beforeAll(async () => {
  app = await createTestApp();
  story = await startDeskStory(app, [...deskQueueRoutes, ...deskCompanyRoutes, ...ruleProposalRoutes]);
  other = await buildPerson(app, { staff: true, daysAgo: 30 });
});
afterAll(() => app.destroy());

const as = (who: BuiltPerson, method: 'get' | 'post' | 'patch' | 'delete', path: string, body?: object) =>
  story.call(who, method, `/api/desk/requests/${path}`, body);
const setTypes = (companyId: string, types: string[]) =>
  story.call(story.staff, 'put', `/api/desk/companies/${companyId}/second-look`, { report_types: types });
const listed = async (who: BuiltPerson, companyId: string) => {
  const filter = encodeURIComponent(JSON.stringify({ second_look: true, client: companyId }));
  const { body } = await story.call(who, 'get', `/api/desk/requests?filter=${filter}`).expect(200);
  return (body as { id: string }[]).map(({ id }) => id);
};
const looksFor = async (who: BuiltPerson): Promise<number> =>
  (await story.call(who, 'get', '/api/desk/summary').expect(200)).body.second_looks;

async function build(types: string[]) {
  const built = await story.buildRequest({ type: 'investigating', reportType: 'bir' });
  const set = await setTypes(built.companyId, types).expect(200);
  expect(set.body.second_look).toEqual(types);
  await as(story.staff, 'post', `${built.id}/take`).expect(200);
  return built;
}
const MAKE = { makes_document: true };

test('who entered the data does not deliver them; somebody else takes over and does', async () => {
  const { id, companyId } = await build(['bir']);
  await as(story.staff, 'patch', `${id}/data`, { figures: { paydex: 70 } }).expect(200);
  const [forOther, forSelf] = [await looksFor(other), await looksFor(story.staff)];
  const asked = await as(story.staff, 'post', `${id}/second-look`, { ready: true }).expect(200);
  expect(asked.body).toMatchObject({
    second_look_at: expect.any(String),
    second_look: { required: true, entered_by: [{ id: story.staff.userId }] },
  });
  const may = asked.body.second_look.may_deliver.map((person: { id: string }) => person.id);
  expect([may.includes(other.userId), may.includes(story.staff.userId)]).toEqual([true, false]);
  const again = await as(story.staff, 'post', `${id}/second-look`, { ready: true }).expect(200);
  expect(again.body.second_look_at).toBe(asked.body.second_look_at);
  expect(await listed(other, companyId)).toEqual([id]);
  expect([await looksFor(other), await looksFor(story.staff)]).toEqual([forOther + 1, forSelf]);

  const refused = await as(story.staff, 'post', `${id}/deliver`, MAKE).expect(409);
  expect(refused.body.code).toBe('desk_second_look_required');
  await as(other, 'post', `${id}/take-over`).expect(200);
  const done = await as(other, 'post', `${id}/deliver`, MAKE).expect(200);
  expect(done.body).toMatchObject({ status: 'delivered', second_look_at: null, second_look: { entered_by: [] } });
  expect(await listed(other, companyId)).toEqual([]);
});

test('an operator of the CLI neither enters nor delivers it: one person could be both', async () => {
  const { id: requestId } = await build(['bir']);
  const operator = app.contextFor({ kind: 'system', name: 'operator', operator: 'Eva Ruiz' });
  const refusal = new DomainError('desk_second_look_by_operator').message;
  await expect(saveDeskData(operator, { requestId, data: { figures: { paydex: 70 } } })).rejects.toThrow(refusal);
  const delivering = deliverRequest(operator, { requestId, reason: 'Verified by letter', makesDocument: true });
  await expect(delivering).rejects.toThrow(refusal);
  await as(story.staff, 'post', `${requestId}/deliver`, MAKE).expect(200);
});

test('a report file is data, too, and so is what a reviewer changes', async () => {
  const { id } = await build(['bir', 'ccr']);
  await story.attach(id, 'bir', 'report.pdf').expect(201);
  expect((await as(story.staff, 'post', `${id}/deliver`).expect(409)).body.code).toBe('desk_second_look_required');
  await as(other, 'post', `${id}/take-over`).expect(200);
  await as(other, 'patch', `${id}/data`, { details: { currency: 'USD' } }).expect(200);
  expect((await as(other, 'post', `${id}/deliver`).expect(409)).body.code).toBe('desk_second_look_required');
  const third = await buildStaff(app);
  await as(third, 'post', `${id}/take-over`).expect(200);
  await as(third, 'post', `${id}/deliver`).expect(200);
});

test('whoever takes a file off a report has made it, too', async () => {
  const { id } = await build(['bir']);
  for (const name of ['report.pdf', 'wrong.pdf']) await story.attach(id, 'bir', name).expect(201);
  await as(other, 'post', `${id}/take-over`).expect(200);
  const { body } = await as(other, 'get', id);
  await as(other, 'delete', `${id}/files/${body.files.bir[1].file_id as string}`).expect(200);
  expect((await as(other, 'post', `${id}/deliver`).expect(409)).body.code).toBe('desk_second_look_required');
});

test('a correction needs a second person, too, whoever delivered the first version', async () => {
  const { id, companyId } = await build(['bir']);
  await as(story.staff, 'post', `${id}/deliver`, MAKE).expect(200);
  await as(story.staff, 'post', `${id}/correction`, { reason: 'Wrong' }).expect(201);
  await as(story.staff, 'patch', `${id}/data`, { figures: { paydex: 71 } }).expect(200);
  await as(story.staff, 'post', `${id}/second-look`, { ready: true }).expect(200);
  expect(await listed(other, companyId)).toEqual([id]);
  const refused = await as(story.staff, 'post', `${id}/correction/deliver`).expect(409);
  expect(refused.body.code).toBe('desk_second_look_required');
  await as(other, 'post', `${id}/take-over`).expect(200);
  await as(other, 'post', `${id}/correction/deliver`).expect(200);
});

test('other report types, and clients that do not ask for it, are delivered by one person', async () => {
  for (const types of [[], ['ccr']]) {
    const { id } = await build(types);
    await as(story.staff, 'patch', `${id}/data`, { figures: { paydex: 70 } }).expect(200);
    expect((await as(story.staff, 'get', id)).body.second_look).toMatchObject({ required: false });
    await as(story.staff, 'post', `${id}/deliver`, MAKE).expect(200);
  }
});

test('a rule is dropped by two of administration, and requests of before keep it', async () => {
  const { id, companyId } = await build(['bir', 'ccr']);
  await as(story.staff, 'patch', `${id}/data`, { figures: { paydex: 70 } }).expect(200);
  const asked = await setTypes(companyId, ['ccr', 'sqr']).expect(200);
  expect(asked.body).toMatchObject({
    second_look: ['bir', 'ccr', 'sqr'],
    rule_proposals: [{ rule: 'second_look', report_types: ['bir'], confirmed_by: 'provider', answers: ['withdraw'] }],
  });
  const path = `/api/desk/rule-proposals/${asked.body.rule_proposals[0].id as string}/decision`;
  await story.call(story.staff, 'post', path, { answer: 'confirm' }).expect(403);
  await setTypes(companyId, ['ccr', 'sqr']).expect(200);
  expect((await setTypes(companyId, ['sqr']).expect(409)).body.code).toBe('rule_proposal_waiting');
  const late = await buildStaff(app, 'administration');
  await story.call(late, 'post', path, { answer: 'confirm' }).expect(403);
  await story.call(other, 'post', path, { answer: 'confirm' }).expect(200);
  const { body } = await story.call(other, 'get', `/api/desk/companies/${companyId}`);
  expect([body.second_look, body.rule_proposals]).toEqual([['ccr', 'sqr'], []]);
  expect((await as(story.staff, 'get', id)).body.second_look).toMatchObject({ required: true });
  expect((await as(story.staff, 'post', `${id}/deliver`, MAKE).expect(409)).body.code).toBe(
    'desk_second_look_required',
  );
});

test('only its holder says that it is ready, and staff alone set who needs it', async () => {
  const { id, companyId, client } = await build(['bir']);
  const held = await as(other, 'post', `${id}/second-look`, { ready: true }).expect(409);
  expect(held.body.code).toBe('desk_request_held');
  await story.call(client, 'put', `/api/desk/companies/${companyId}/second-look`, { report_types: [] }).expect(403);
  await setTypes(companyId, ['unknown']).expect(422);
  await setTypes('00000000-0000-4000-8000-000000000000', []).expect(404);
  const trail = await app.db.read.auditEntry.findMany({ where: { companyId, action: 'company.second_look' } });
  expect(trail.map(({ facts }) => facts)).toEqual([{ report_types: ['bir'], changes: ['report_types||bir'] }]);
});
