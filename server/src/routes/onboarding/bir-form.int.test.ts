import { buildStaff, buildSupplierAccount } from '@homologa/core/test/builders';
import { createTestApp, type TestApp } from '@homologa/core/test/test-database';
import { birRequestResponse } from '@homologa/domain/bir-form/bir-request.contract';
import { deskRequestResponse } from '@homologa/domain/desk/desk.contract';
import { openOnboardingWorkflow, ownSupplierView } from '@homologa/domain/onboarding/onboarding.contract';
import request from 'supertest';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildOnboarding, onboardingClient } from '../../test/onboarding-builders';
import { serveRoutes } from '../../test/serve-routes';
import { deskRequestRoutes } from '../desk/desk-requests.routes';
import { answersRoutes } from './answers.routes';
import { birRequestsRoutes } from './bir-requests.routes';
import { onboardingRoutes } from './onboarding.routes';

let app: TestApp;
let server: ReturnType<typeof serveRoutes>;
beforeAll(async () => {
  app = await createTestApp({ BIR_FORM_URL: 'https://forms.acme.test/bir?v=1' });
  server = serveRoutes(app, [...onboardingRoutes, ...answersRoutes, ...birRequestsRoutes, ...deskRequestRoutes]);
});
afterAll(() => app.destroy());

async function atForm() {
  const world = await buildOnboarding(app, { workflow: { reportType: 'bir' }, supplier: { country: 'mexico' } });
  const account = await buildSupplierAccount(app, world.email);
  const calls = onboardingClient(server, { workflowId: world.workflow.id, supplierId: world.supplier.id });
  const own = await calls.connect({ link: world.link, token: account.token }).expect(200);
  const { bir_request: made } = ownSupplierView.strict().parse(own.body);
  const send = (method: 'patch' | 'put' | 'post' | 'delete', path = '') => {
    const call = request(server)[method](`/onboarding/bir-requests/${made?.id}${path}`);
    return call.set('Authorization', `Bearer ${account.token}`);
  };
  return { ...world, account, calls, send, made };
}

const pathsOf = (body: { details: { path: string; code: string }[] }) =>
  body.details.map(({ path, code }) => `${path} ${code}`);

test('the form is saved section by section as it is typed, and says what the report still needs', async () => {
  const { send, made } = await atForm();
  expect(made?.missing).toEqual(expect.arrayContaining(['company.tax_id', 'form.owners', 'files.tax_certificate']));
  expect(made?.missing).not.toContain('company.company_name');

  await send('patch')
    .send({ form: { registration: { deed_number: '12345', notary_name: 'Lic. Peña' }, activity: { employees: 12 } } })
    .expect(200);
  const owners = [
    { name: 'Ana Peña', kind: 'person', document: 'PEAA800101', country: 'México', share: 60 },
    { name: 'Acero Holding', kind: 'company', document: '99', country: 'ESP', share: 39.5 },
  ];
  await send('patch')
    .send({ form: { registration: { notary_number: '7', notary_name: null }, owners } })
    .expect(200);
  const saved = await send('patch')
    .send({ company: { tax_id: 'EKU9003173C9' } })
    .expect(200);
  const now = birRequestResponse.strict().parse(saved.body);
  expect(now.form).toEqual({
    registration: { deed_number: '12345', notary_number: '7' },
    activity: { employees: 12 },
    owners: [
      { ...owners[0], country: 'mexico' },
      { ...owners[1], country: 'spain' },
    ],
  });
  expect(now.missing).toContain('form.registration.notary_name');
  expect(now.missing).not.toContain('form.owners');

  const fewer = await send('patch')
    .send({ form: { owners: [{ name: 'Ana Peña' }] } })
    .expect(200);
  expect(fewer.body.form.owners).toEqual([{ name: 'Ana Peña' }]);
  expect(fewer.body.missing).toContain('form.owners.0.share');
  const replaced = await send('put')
    .send({ company: { company_name: 'Acero' }, country: 'peru', form: { banks: [{ bank: 'BCP' }] } })
    .expect(200);
  expect(replaced.body).toMatchObject({ country: 'peru', form: { banks: [{ bank: 'BCP' }] } });
  expect(replaced.body.missing).toContain('form.registration.sunarp_entry');
});

test('values of another kind, unknown fields and too many rows are refused with their places, and change nothing', async () => {
  const { send } = await atForm();
  const form = { activity: { employees: '12', colour: 'red' }, financials: { balance_sheet_date: '31/12/2025' } };
  const refused = await send('patch').send({ form }).expect(422);
  expect(pathsOf(refused.body)).toEqual(
    expect.arrayContaining([
      'form.activity.employees invalid_input',
      'form.activity invalid_input',
      'form.financials.balance_sheet_date invalid_input',
    ]),
  );
  const rows = Array.from({ length: 51 }, () => ({ name: 'Ana' }));
  await send('patch')
    .send({ form: { owners: rows } })
    .expect(422);
  const row = await send('patch')
    .send({ form: { owners: [{ name: 'Ana' }, { share: 'half' }] } })
    .expect(422);
  expect(row.body.details).toMatchObject([{ path: 'form.owners.1.share', index: 1 }]);
  expect((await send('patch').send({}).expect(200)).body.form).toEqual({});
});

test('submitting refuses what cannot be, and lets go what is only missing', async () => {
  const { send } = await atForm();
  const owner = { name: 'Ana', kind: 'person', document: '1', country: 'mexico' };
  await send('patch')
    .send({
      company: { tax_id: 'EKU' },
      form: {
        owners: [
          { ...owner, share: 60 },
          { ...owner, share: 60 },
        ],
        registration: { incorporation_date: '2999-01-01' },
      },
    })
    .expect(200);
  const refused = await send('post', '/submit').expect(422);
  expect(refused.body.error).toBe('RFC is not valid');
  expect(pathsOf(refused.body)).toEqual([
    'company.tax_id rfc_invalid',
    'form.registration.incorporation_date date_in_future',
    'form.owners owner_shares_exceeded',
  ]);
  await send('patch')
    .send({ company: { tax_id: 'EKU9003173C9' }, form: { owners: [{ ...owner, share: 100 }], registration: null } })
    .expect(200);
  const submitted = await send('post', '/submit').expect(200);
  expect(submitted.body).toMatchObject({ status: 'submitted', step: 'questionnaire' });
  expect(submitted.body.missing).toEqual(expect.arrayContaining(['form.banks', 'form.financials.revenue']));
});

test('a submitted form is not replaced by one that could not be submitted, and goes on being corrected', async () => {
  const { send } = await atForm();
  const banks = [{ bank: 'BBVA' }];
  await send('patch').send({ form: { banks } }).expect(200);
  const submitted = (await send('post', '/submit').expect(200)).body;
  const replacements = [
    [{ company: {}, country: 'brazil', form: {} }, ['company.company_name']],
    [{ company: { company_name: ' ' } }, ['company.company_name', 'country']],
    [{}, ['company.company_name', 'country']],
  ] as const;
  for (const [body, paths] of replacements) {
    const refused = await send('put').send(body).expect(422);
    expect(pathsOf(refused.body)).toEqual(paths.map((path) => `${path} all_fields_required`));
  }
  const kept = (await send('patch').send({}).expect(200)).body;
  expect(kept).toEqual(submitted);
  const corrected = await send('put')
    .send({ ...pick(submitted), form: { banks: [{ bank: 'Banorte' }] } })
    .expect(200);
  expect(corrected.body).toMatchObject({ status: 'submitted', form: { banks: [{ bank: 'Banorte' }] } });
  await send('patch').send({ form: { banks } }).expect(200);
});

const pick = ({ company, country }: { company: object; country: string }) => ({ company, country });

test('its files have kinds of their own, and the desk reads all of it', async () => {
  const { send, calls, account, questions, supplier } = await atForm();
  const upload = (type: string, name: string) =>
    send('patch', '/files').field('type', type).attach('file', Buffer.from('a,b'), name);
  await upload('tax_certificate', 'constancia.csv').expect(200);
  const second = await upload('owner_documents', 'ine.csv').expect(200);
  expect(second.body.files.map(({ type }: { type: string }) => type)).toEqual(['tax_certificate', 'owner_documents']);
  expect(second.body.missing).not.toContain('files.tax_certificate');
  await upload('passport', 'a.csv').expect(422);
  await send('delete', '/files?fileName=ine.csv&type=owner_documents').expect(200);
  const updates = await app.db.read.statusUpdate.findMany({ where: { supplierId: supplier.id } });
  expect(updates.map(({ name }) => name)).toEqual(expect.arrayContaining(['started_form', 'additional_files']));

  await send('patch')
    .send({ form: { financials: { currency: 'MXN', revenue: 1500.5 } } })
    .expect(200);
  await send('post', '/submit').expect(200);
  const by = { token: account.token };
  await calls.upload(by, questions.file.id, 'a,b').expect(200);
  await calls
    .submit(by, [
      { question_id: questions.input.id, answer: 'yes' },
      { question_id: questions.radio.id, answer: questions.radio.options[0]?.id },
      { question_id: questions.checkbox.id, answer: [questions.checkbox.options[0]?.id] },
    ])
    .expect(200);
  const [asked] = await app.db.read.reportRequest.findMany({ where: { supplierId: supplier.id } });
  const staff = await buildStaff(app);
  const desk = (path: string) =>
    request(server).get(`/api/desk/requests/${asked?.id}${path}`).set('Authorization', `Bearer ${staff.token}`);
  const { bir_request: seen } = deskRequestResponse.strict().parse((await desk('').expect(200)).body);
  expect(seen).toMatchObject({ country: 'mexico', form: { financials: { currency: 'MXN', revenue: 1500.5 } } });
  expect(seen?.missing).toContain('company.tax_id');
  const [file] = seen?.files ?? [];
  expect(file).toMatchObject({ type: 'tax_certificate', name: 'constancia.csv' });
  expect((await desk(`/files/${file?.file_id}`).expect(200)).text).toBe('a,b');
});

test('a configured older page is named to the form step, and may be framed', async () => {
  const { workflow, account } = await atForm();
  const answer = await request(server)
    .get(`/onboarding/workflows/${workflow.id}`)
    .set('Authorization', `Bearer ${account.token}`)
    .expect(200);
  expect(openOnboardingWorkflow.parse(answer.body).bir_form_url).toBe('https://forms.acme.test/bir?v=1');
  expect(answer.headers['content-security-policy']).toMatch(/frame-src 'self' https:\/\/forms\.acme\.test(;|$)/);
});

test('tax id, postal code and phones are stored in one form, however they were typed', async () => {
  const { send } = await atForm();
  const { body } = await send('patch')
    .send({
      company: { tax_id: ' eku 9003173-c9 ', phone: '55 1234 5678' },
      form: { addresses: { fiscal_postal_code: '06 600' } },
    })
    .expect(200);
  expect(body.company).toMatchObject({ tax_id: 'EKU9003173C9', phone: '+525512345678' });
  expect(body.form.addresses).toEqual({ fiscal_postal_code: '06600' });
  const wrong = await send('patch')
    .send({ company: { tax_id: 'abc 12' } })
    .expect(200);
  expect(wrong.body.company.tax_id).toBe('ABC 12');
});
