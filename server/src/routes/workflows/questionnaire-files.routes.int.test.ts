import { buildPerson, buildWorkflow } from '@homologa/core/test/builders';
import { createTestApp, type TestApp } from '@homologa/core/test/test-database';
import type { Express } from 'express';
import request from 'supertest';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serveRoutes } from '../../test/serve-routes';
import { questionnaireFileRoutes } from './questionnaire-files.routes';
import { workflowRoutes } from './workflows.routes';

let app: TestApp;
let server: Express;

beforeAll(async () => {
  app = await createTestApp();
  server = serveRoutes(app, [...workflowRoutes, ...questionnaireFileRoutes]);
});
afterAll(() => app.destroy());

const QUESTIONNAIRE = [
  { _id: 's', type: 'section', title: 'Gente', weight: 3 },
  {
    _id: 'a',
    type: 'radio',
    title: '¿Tiene personal?',
    options: [
      { _id: 'y', value: 'Sí', points: 5 },
      { _id: 'n', value: 'No', points: 0, knock_out: true },
    ],
  },
  {
    type: 'input',
    title: '¿Cuántas personas?',
    show_if: { question: 'a', is: 'equals', option: 'y' },
    format: { kind: 'number', min: 1, unit: 'personas' },
    points: {
      by: 'range',
      ranges: [
        { to: 10, points: 1 },
        { from: 10.5, points: 5 },
      ],
    },
  },
];

const SCORING = {
  thresholds: [
    { id: 'a', name: 'No pasa', colour: 'red', from: 0, decision: 'rejected' },
    { id: 'b', name: 'Pasa', colour: 'green', from: 62.5 },
  ],
};

/** Reads a downloaded file whole. */
const bytesOf = (asked: request.Test) =>
  asked.buffer(true).parse((res, done) => {
    const parts: Buffer[] = [];
    res.on('data', (part: Buffer) => parts.push(part)).on('end', () => done(null, Buffer.concat(parts)));
  });

test.each(['xlsx', 'json'])(
  'an exported %s file is read equal; a wrong row is told and nothing is stored',
  async (format) => {
    const admin = await buildPerson(app);
    const workflow = await buildWorkflow(app, admin.companyId ?? '', { status: 'draft' });
    const path = `/api/workflows/${workflow.id}`;
    const headers = { Authorization: `Bearer ${admin.token}` };
    const stored = await request(server)
      .put(path)
      .set(headers)
      .send({ questionnaire: QUESTIONNAIRE, scoring: SCORING });
    const file = await bytesOf(
      request(server).get(`${path}/questionnaire/file?format=${format}&language=es`).set(headers),
    );
    expect(file.status).toBe(200);
    const read = await request(server)
      .post(`${path}/questionnaire/read`)
      .set(headers)
      .attach('file', file.body as Buffer, `q.${format}`);
    expect(read.status).toBe(200);
    const { questionnaire, scoring, problems } = read.body as {
      questionnaire: Record<string, unknown>[];
      scoring: unknown;
      problems: unknown[];
    };
    expect(problems).toEqual([]);
    const ids = new Map(
      (stored.body as { questionnaire: { _id: string; options: { _id: string }[] }[] }).questionnaire.flatMap(
        (item, at) => [
          [item._id, `q${at + 1}`] as const,
          ...item.options.map((option, place) => [option._id, `q${at + 1}.${place + 1}`] as const),
        ],
      ),
    );
    const renamed = JSON.stringify((stored.body as { questionnaire: unknown }).questionnaire, (_key, value: unknown) =>
      typeof value === 'string' ? (ids.get(value) ?? value) : value,
    );
    expect(questionnaire).toEqual(JSON.parse(renamed));
    expect(scoring).toEqual({ thresholds: SCORING.thresholds.map((one, at) => ({ ...one, id: `t${at + 1}` })) });

    const wrong = await request(server)
      .post(`${path}/questionnaire/read`)
      .set(headers)
      .attach('file', Buffer.from('Type;Question;Show if\nFree text;One;\nFree text;Two;Q9 answered\n'), 'q.csv');
    expect(wrong.body).toEqual({
      questionnaire: [],
      scoring: null,
      problems: [{ row: 3, column: 'show_if', problem: 'condition_question' }],
    });
  },
);

const JSON_FILE = {
  format: 'homologa-questionnaire',
  version: 1,
  questionnaire: [{ type: 'input', title: 'One' }],
  scoring: { thresholds: [{ name: 'Low', colour: 'red', from: 5 }] },
};

test.each([
  [
    'q.csv',
    'Type;Question;Points;Format\nFree text;One;;\nThreshold;Low;5;red\nThreshold;;60;green\n',
    { row: 4, column: 'title', problem: 'value_invalid' },
  ],
  ['q.json', JSON.stringify(JSON_FILE), { row: 1, column: 'thresholds', problem: 'thresholds_wrong' }],
])('a file %s whose thresholds are wrong is told so', async (name, text, problem) => {
  const admin = await buildPerson(app);
  const workflow = await buildWorkflow(app, admin.companyId ?? '', { status: 'draft' });
  const read = await request(server)
    .post(`/api/workflows/${workflow.id}/questionnaire/read`)
    .set({ Authorization: `Bearer ${admin.token}` })
    .attach('file', Buffer.from(text), name);
  expect((read.body as { problems: unknown[] }).problems).toContainEqual(problem);
});

test.each(['xlsx', 'json'])('names the formats of questionnaires for a truncated %s file', async (format) => {
  const admin = await buildPerson(app);
  const workflow = await buildWorkflow(app, admin.companyId ?? '', { status: 'draft' });
  const path = `/api/workflows/${workflow.id}/questionnaire`;
  const headers = { Authorization: `Bearer ${admin.token}` };
  const file = await bytesOf(request(server).get(`${path}/file?format=${format}&language=es`).set(headers));
  const bytes = file.body as Buffer;
  const cut = bytes.subarray(0, bytes.length - 30);
  const read = await request(server).post(`${path}/read`).set(headers).attach('file', cut, `q.${format}`);
  expect(read.status).toBe(422);
  expect(read.body).toMatchObject({ code: 'questionnaire_file_unreadable' });
});

test('another company finds neither file nor reader, and a user without rights may not export points', async () => {
  const [admin, stranger] = [await buildPerson(app), await buildPerson(app)];
  const user = await buildPerson(app, { companyId: admin.companyId, role: 'company_user' });
  const workflow = await buildWorkflow(app, admin.companyId ?? '', { status: 'active' });
  const path = `/api/workflows/${workflow.id}/questionnaire`;
  const get = (token: string) =>
    request(server)
      .get(`${path}/file`)
      .set({ Authorization: `Bearer ${token}` });
  expect((await get(stranger.token)).status).toBe(404);
  expect((await get(user.token)).status).toBe(403);
  const read = await request(server)
    .post(`${path}/read`)
    .set({ Authorization: `Bearer ${stranger.token}` })
    .attach('file', Buffer.from('Type;Question\n'), 'q.csv');
  expect(read.status).toBe(404);
});
