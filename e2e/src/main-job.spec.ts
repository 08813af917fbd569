import { afterEach, beforeAll, expect, test } from 'vitest';
import { addQuestion, bulkAdd, downloadBytes, launch, startWorkflow } from './support/console-steps';
import { linkIn, mailsTo, mailTo } from './support/mailbox';
import { absent } from './support/opened';
import { ADMIN, type Cast, startCast } from './support/people';
import { openAccount, untilSaved } from './support/supplier-steps';

let cast: Cast;
beforeAll(async () => {
  cast = await startCast();
});
afterEach(() => cast.leave());

const run = Date.now().toString(36);
const at = (name: string) => `${name}.${run}@proveedor.test`;
const LINES = [
  `"Hermanos Ñandú" & Cía, S.A.; José "Pepe" Íñiguez; ${at('pepe')}; Argentina; 30-71234567-1; Calle Fábula 9, "B"; 3441; +54 11 4010 2020`,
  `Soluções Aurélio Ltda; João Peçanha; ${at('joao')}; Brasil; 12.ABC.345/01DE-35; Rua Imaginária 45; 7372; +55 11 3010 4040`,
  `Cerrofino S.A.C.; Camila Fração; ${at('camila')}, ${at('ventas')}; Perú; ; Jr. Invención 77; ; +51 1 610 1000`,
];

test('a client launches a questionnaire, three suppliers are invited, one answers, the client reads the answers', async () => {
  const { page: admin } = await cast.enter({ as: ADMIN, at: '/home' });
  const title = `Homologación ${run}`;
  const workflowId = await startWorkflow(admin, title, 'Questionnaire');
  await admin.getByLabel('Subject').fill('Invitación a "homologarse"');
  await admin.getByLabel('Message', { exact: true }).fill('Estimados: por favor completen el cuestionario.\n¡Gracias!');
  await admin.getByRole('button', { name: /Set questionnaire and share files/ }).click();
  await addQuestion(admin, 'Free text', '¿Qué produce su empresa?');
  await addQuestion(admin, 'Multiple choice', '¿Cuántas personas trabajan?', [
    'Menos de 10',
    'De 10 a 50',
    'Más de 50',
  ]);
  await addQuestion(admin, 'Checkboxes', '¿Qué certificaciones tiene?', ['ISO 9001', 'ISO 14001']);
  await addQuestion(admin, 'File upload', 'Adjunte su constancia fiscal');
  await launch(admin);

  // One invalid e-mail address blocks all lines of the bulk form, so nothing is sent until the address is corrected.
  const bad = [...LINES.slice(0, 2), `Empresa Rota; Ana Rota; esto-no-es-un-correo; Chile; ; ; ; `];
  await bulkAdd(admin, cast.url, workflowId, bad.join('\n'));
  await admin.getByText('Line 3: Found invalid email: esto-no-es-un-correo').first().waitFor();
  expect(await mailsTo(cast.url, at('pepe'))).toEqual([]);

  await bulkAdd(admin, cast.url, workflowId, LINES.join('\n'));
  const added = admin.getByText('3 suppliers were added.');
  // If this product has run the test before, it already contains the tax ids and warns about duplicates.
  const addAllTheSame = admin.getByRole('button', { name: 'Add all the same' });
  await added.or(addAllTheSame).first().waitFor();
  if (await addAllTheSame.isVisible()) await addAllTheSame.click();
  await added.waitFor();
  const invitation = await mailTo(cast.url, at('joao'));
  expect(invitation.subject).toBe('Invitación a "homologarse"');
  expect(invitation.text).toContain('Estimados: por favor completen el cuestionario.');
  expect((await mailTo(cast.url, at('ventas'))).to).toContain(at('camila'));

  const { page: supplier } = await cast.enter({ isPhone: true });
  await openAccount(supplier, linkIn(invitation), {
    name: 'João Peçanha',
    phone: '+55 11 98888 7777',
    password: 'uma senha longa',
  });
  await supplier.getByRole('heading', { name: 'Please answer the following questions' }).waitFor();
  expect(new URL(supplier.url()).searchParams.has('token')).toBe(false);
  await supplier.getByLabel(/¿Qué produce su empresa\?/).fill('Peças & "soldas" <especiais>');
  await supplier.getByLabel('De 10 a 50').check();
  await supplier.getByLabel('ISO 9001').check();
  await untilSaved(supplier);

  await supplier.getByRole('button', { name: 'Submit questionnaire' }).click();
  await supplier.getByText('Please answer all required (*) fields').first().waitFor();
  await supplier
    .locator('input[type=file]')
    .setInputFiles({ name: 'constancia ñ.pdf', mimeType: 'application/pdf', buffer: PDF });
  await supplier.getByText('constancia ñ.pdf is uploaded.').first().waitFor();
  await supplier.getByRole('button', { name: 'Submit questionnaire' }).click();
  await supplier.getByRole('heading', { name: 'Thank you, you are done' }).waitFor();

  await admin.goto(`${cast.url}/workflows/${workflowId}/suppliers`);
  const row = admin.getByRole('row').filter({ hasText: 'Soluções Aurélio Ltda' });
  await row.getByText('Completed').first().waitFor();
  await admin.getByRole('row').filter({ hasText: 'Cerrofino' }).getByText('Pending').first().waitFor();
  await row.getByRole('link', { name: 'Soluções Aurélio Ltda' }).click();
  await admin.getByText('Peças & "soldas" <especiais>').waitFor();
  expect(
    await downloadBytes(
      admin,
      admin
        .getByRole('group')
        .getByRole('button', { name: /^Download/ })
        .first(),
    ),
  ).toEqual(PDF);
  for (const update of [
    'Email received',
    'Started onboarding',
    'Account created',
    'Started questionnaire',
    'Onboarding completed',
  ]) {
    await admin.getByText(update, { exact: true }).first().waitFor();
  }
});

test('a second account is turned away, and the link alone no longer opens anything', async () => {
  const { page: admin } = await cast.enter({ as: ADMIN, at: '/home' });
  const workflowId = await startWorkflow(admin, `Enlace ${run}`, 'Questionnaire');
  await admin.getByRole('button', { name: /Set questionnaire and share files/ }).click();
  await addQuestion(admin, 'Free text', '¿Qué produce su empresa?');
  await launch(admin);
  await bulkAdd(admin, cast.url, workflowId, `Uno S.A.; Ana Uno; ${at('uno')}; Chile; ; ; ; `);
  const link = linkIn(await mailTo(cast.url, at('uno')));

  const { page: first } = await cast.enter({ isPhone: true });
  await openAccount(first, link, { name: 'Ana Uno', phone: '+56 2 2010 1000', password: 'una clave larga' });
  await first.getByRole('heading', { name: 'Please answer the following questions' }).waitFor();

  const { page: other } = await cast.enter({ isPhone: true });
  await other.goto(link);
  await other.getByText('This onboarding already has an account. Log in to continue.').waitFor();
  await absent(other.getByText('Ana Uno'));
});

const PDF = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
);
