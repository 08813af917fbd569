import { buildSupplierAccount } from '@homologa/core/test/builders';
import { createTestApp, type TestApp } from '@homologa/core/test/test-database';
import { answerSheetResponse } from '@homologa/domain/onboarding/answers/answer-sheet.contract';
import type { OwnSupplierView } from '@homologa/domain/onboarding/onboarding.contract';
import { ANSWER_SHEET_UPLOADS } from '@homologa/domain/questionnaires/answer-sheet/limits';
import { ANSWER_COLUMNS, type AnswerColumn } from '@homologa/domain/questionnaires/answer-sheet/sheet-words';
import ExcelJS from 'exceljs';
import request from 'supertest';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildOnboarding, buildQuestion, onboardingClient } from '../../test/onboarding-builders';
import { serveRoutes } from '../../test/serve-routes';
import { answerSheetRoutes } from './answer-sheet.routes';
import { answersRoutes } from './answers.routes';
import { onboardingRoutes } from './onboarding.routes';

let app: TestApp;
let server: ReturnType<typeof serveRoutes>;
beforeAll(async () => {
  app = await createTestApp();
  server = serveRoutes(app, [...onboardingRoutes, ...answersRoutes, ...answerSheetRoutes]);
});
afterAll(() => app.destroy());

type Question = NonNullable<Parameters<typeof buildQuestion>[3]>;

async function connected() {
  const world = await buildOnboarding(app);
  const { workflow, supplier } = world;
  const add = (title: string, format: Question['format'], more: Question = {}) =>
    buildQuestion(app, workflow, 'input', { title, format, ...more });
  const day = await add('Since when?', { kind: 'date' });
  const staff = await add('How many people?', { kind: 'number', max: 500 });
  const share = await add('Share of exports', { kind: 'percent' });
  const iso = await add('ISO 9001?', { kind: 'yes_no' }, { allowNa: true });
  const hidden = await add(
    'Until when?',
    { kind: 'date' },
    { showIf: { question: iso.id, is: 'equals', value: 'yes' } },
  );
  const columns = [
    { id: 'site', title: 'Site', required: true, format: { kind: 'short_text' } },
    { id: 'people', title: 'People', required: false, format: { kind: 'number' } },
  ];
  const sites = await add('Sites', { kind: 'table', columns, max_rows: 4 });
  const account = await buildSupplierAccount(app, world.email);
  const calls = onboardingClient(server, { workflowId: workflow.id, supplierId: supplier.id });
  const by = { token: account.token };
  await calls.connect({ link: world.link, ...by }).expect(200);
  const path = `/onboarding/workflows/${workflow.id}/suppliers/${supplier.id}/answers-sheet`;
  const headers = { Authorization: `Bearer ${account.token}` };
  async function download(language = 'en') {
    const { body } = await request(server)
      .get(`${path}?language=${language}`)
      .set(headers)
      .buffer(true)
      .parse((res, done) => {
        const parts: Buffer[] = [];
        res.on('data', (part: Buffer) => parts.push(part)).on('end', () => done(null, Buffer.concat(parts)));
      })
      .expect(200);
    const book = new ExcelJS.Workbook();
    await book.xlsx.load(body as ArrayBuffer);
    return book;
  }
  const upload = (content: Buffer, name = 'answers.xlsx', language = 'en') =>
    request(server).post(path).set(headers).field('language', language).attach('file', content, name);
  async function uploadBook(book: ExcelJS.Workbook, language = 'en') {
    const answer = await upload(Buffer.from(await book.xlsx.writeBuffer()), 'answers.xlsx', language).expect(200);
    const parsed = answerSheetResponse.parse(answer.body);
    const { answers } = parsed.supplier as OwnSupplierView;
    return { ...parsed, answers: new Map(answers.map((one) => [one.question_id, one.answer])) };
  }
  return { ...world, calls, by, path, download, upload, uploadBook, asked: { day, staff, share, iso, hidden, sites } };
}

const cellOf = (sheet: ExcelJS.Worksheet, questionId: string, column: AnswerColumn): ExcelJS.Cell => {
  const code = ANSWER_COLUMNS.indexOf('code') + 1;
  for (let row = 2; row <= sheet.rowCount; row += 1) {
    if (sheet.getCell(row, code).value === questionId) return sheet.getCell(row, ANSWER_COLUMNS.indexOf(column) + 1);
  }
  throw new Error(`no row of ${questionId}`);
};

test('what is filled in offline is saved as typed answers are, and what does not fit is told', async () => {
  const { download, uploadBook, questions, asked, calls, by } = await connected();
  const book = await download();
  const sheet = book.worksheets[0] as ExcelJS.Worksheet;
  const put = (id: string, value: ExcelJS.CellValue, column: AnswerColumn = 'answer') => {
    cellOf(sheet, id, column).value = value;
  };
  expect(cellOf(sheet, asked.hidden.id, 'shown_if').value).toMatch(/^Shown only if .*ISO 9001/);
  expect(cellOf(sheet, questions.radio.id, 'answer').dataValidation.type).toBe('list');
  put(questions.input.id, 'Since 1987');
  put(asked.day.id, new Date(Date.UTC(1987, 2, 1)));
  put(asked.staff.id, 501);
  put(asked.share.id, 0.125);
  put(asked.iso.id, 'We are a holding', 'not_applicable');
  put(questions.radio.id, 'Never heard of it');
  const table = book.worksheets.find(({ name }) => name.includes('Sites')) as ExcelJS.Worksheet;
  table.getCell(2, 2).value = 'Lima';
  table.getCell(2, 3).value = 5;
  const { taken, left_out, answers } = await uploadBook(book);
  expect(taken).toBe(5);
  expect(left_out.map(({ title, reason }) => [title, reason])).toEqual([
    [expect.any(String), '“Never heard of it” is none of the options.'],
    ['How many people?', expect.stringContaining('500')],
  ]);
  expect(left_out[1]?.row).toBe(Number(cellOf(sheet, asked.staff.id, 'answer').row));
  expect(answers.get(questions.input.id)).toBe('Since 1987');
  expect(answers.get(asked.day.id)).toBe('1987-03-01');
  expect(answers.get(asked.share.id)).toBe('12.5');
  expect(answers.get(asked.iso.id)).toEqual({ not_applicable: 'We are a holding' });
  expect(answers.get(asked.sites.id)).toEqual({ rows: [{ people: '5', site: 'Lima' }] });
  const { body } = await calls.read(by).expect(200);
  expect(body).toMatchObject({ onboarding_step: 'questionnaire', questionnaire: { completed_at: null } });

  // A sheet that is sent again says nothing new, whatever its language.
  const again = await uploadBook(await download('es'), 'es');
  expect([again.taken, again.left_out]).toEqual([0, []]);
});

test('an answer that was changed on the page meanwhile is kept and told; an untouched cell changes nothing', async () => {
  const { download, uploadBook, questions, asked, calls, by } = await connected();
  await calls
    .save(by, [
      { question_id: questions.input.id, answer: 'First' },
      { question_id: asked.staff.id, answer: '10' },
    ])
    .expect(200);
  const book = await download('es');
  const sheet = book.worksheets[0] as ExcelJS.Worksheet;
  await calls
    .save(by, [
      { question_id: questions.input.id, answer: 'Second' },
      { question_id: asked.staff.id, answer: '20' },
    ])
    .expect(200);
  cellOf(sheet, questions.input.id, 'answer').value = 'Offline';
  const { taken, left_out, answers } = await uploadBook(book, 'es');
  expect(taken).toBe(0);
  expect(left_out).toMatchObject([
    { question_id: questions.input.id, reason: expect.stringMatching(/^La respuesta en la página cambió/) },
  ]);
  expect([answers.get(questions.input.id), answers.get(asked.staff.id)]).toEqual(['Second', '20']);
});

test('rejects a sheet before the questionnaire is reached and after it is finished, without reading it', async () => {
  const { upload, supplier } = await connected();
  const place = (onboardingStep: 'finished' | 'account_connection') =>
    app.db.system((tx) => tx.supplier.updateMany({ where: { id: supplier.id }, data: { onboardingStep } }));
  const unreadable = Buffer.from('PK');
  await place('finished');
  expect((await upload(unreadable).expect(409)).body).toMatchObject({ code: 'onboarding_finished' });
  await place('account_connection');
  expect((await upload(unreadable).expect(409)).body).toMatchObject({ code: 'onboarding_step_not_reached' });
});

test('another file is refused, another supplier finds no sheet, and uploads are limited', async () => {
  const one = await connected();
  const other = await connected();
  expect((await one.upload(Buffer.from('a,b\n'), 'answers.csv').expect(415)).body).toMatchObject({
    code: 'file_type_not_allowed',
  });
  const strangers = new ExcelJS.Workbook();
  strangers.addWorksheet('x').getCell('A1').value = 'Company';
  expect((await one.uploadBook(strangers)).left_out).toMatchObject([{ row: 1, question_id: null }]);
  await request(server)
    .get(one.path)
    .set({ Authorization: `Bearer ${other.by.token}` })
    .expect(404);
  for (let n = 2; n < ANSWER_SHEET_UPLOADS; n += 1) await one.upload(Buffer.from('x'), 'answers.csv');
  await one.upload(Buffer.from('x'), 'answers.csv').expect(429);
});
