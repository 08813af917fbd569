import { createTestApp, type TestApp } from '@homologa/core/test/test-database';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type DeskStory, startDeskStory } from '../../test/desk-story';

let app: TestApp;
let story: DeskStory;
beforeAll(async () => {
  app = await createTestApp();
  story = await startDeskStory(app);
});
afterAll(() => app.destroy());

const CONTRADICTORY = { financial_strength: '5A', risk_indicator: '1', dnb_rating: '2A2' };

async function taken(figures: object) {
  const built = await story.buildRequest({ type: 'investigating' });
  await story.desk('post', `${built.id}/take`).expect(200);
  const { body } = await story.desk('patch', `${built.id}/data`, { figures }).expect(200);
  await story.attach(built.id, 'bir', 'report.pdf').expect(201);
  return { ...built, body };
}

const factsOf = async (objectId: string, action: string) =>
  (await app.db.read.auditEntry.findFirstOrThrow({ where: { objectId, action } })).facts;

test('a contradictory report is delivered after a correction or with a note, which is audited', async () => {
  const { id, body } = await taken(CONTRADICTORY);
  expect(body.findings).toMatchObject([
    {
      rule: 'rating_against_strength',
      severity: 'contradiction',
      values: { rating: '2A2', rated: '2A', strength: '5A' },
    },
    { rule: 'rating_against_risk', severity: 'contradiction', values: { rated_risk: '2', risk: '1' } },
  ]);
  expect(body.delivery_gaps).toContain('contradictions');
  for (const note of [undefined, '  ']) {
    const refused = await story.desk('post', `${id}/deliver`, { note });
    expect([refused.status, refused.body.code]).toEqual([422, 'figures_contradictory']);
    expect(refused.body.details).toMatchObject([{ path: 'figures.dnb_rating' }, { path: 'figures.dnb_rating' }]);
  }
  await story.desk('post', `${id}/deliver`, { note: ' Rated by its group ' }).expect(200);
  expect(await factsOf(id, 'desk.deliver')).toMatchObject({
    contradictions: ['rating_against_strength', 'rating_against_risk'],
    note: 'Rated by its group',
  });

  const { id: other } = await taken(CONTRADICTORY);
  await story.desk('patch', `${other}/data`, { figures: { dnb_rating: '5A1' } }).expect(200);
  await story.desk('post', `${other}/deliver`).expect(200);
});

const SUIT = { court: 'Juzgado 3', number: '1', date: null, amount: 10, plaintiff: 'Banco' };

test('a correction says what each changed figure was and is, and is held to the same rules', async () => {
  const { id } = await taken({ financial_strength: '3A', dnb_rating: '3A2', paydex: 80 });
  await story.desk('post', `${id}/deliver`).expect(200);
  await story.desk('post', `${id}/correction`, { reason: 'Misread' }).expect(201);
  const changed = await story.desk('patch', `${id}/data`, { figures: { dnb_rating: '2A2', paydex: null } }).expect(200);
  expect(changed.body.correction).toMatchObject({
    changes: [
      { figure: 'paydex', before: 80, after: null },
      { figure: 'dnb_rating', before: '3A2', after: '2A2' },
    ],
    changed_details: [],
  });
  await story.desk('patch', `${id}/data`, { details: { currency: 'MXN', suits: [SUIT] } }).expect(200);
  const added = await story.attach(id, 'additional', 'annex.pdf').expect(201);
  const [old] = added.body.files.bir;
  const { body } = await story.desk('delete', `${id}/files/${old.file_id}`);
  expect(body.correction).toMatchObject({
    changed_details: ['currency', 'suits'],
    details_before: { currency: null, suits: [] },
    details_after: { currency: 'MXN', suits: [SUIT] },
    files_added: [{ name: 'annex.pdf' }],
    files_removed: [{ name: 'report.pdf' }],
  });
  await story.attach(id, 'bir', 'report.pdf').expect(201);
  const refused = await story.desk('post', `${id}/correction/deliver`);
  expect([refused.status, refused.body.code]).toEqual([422, 'figures_contradictory']);
  await story.desk('post', `${id}/correction/deliver`, { note: 'As the bureau has it' }).expect(200);
  expect(await factsOf(id, 'desk.deliver_correction')).toMatchObject({ note: 'As the bureau has it' });
});
