import type { TemplateItem } from '@homologa/domain/questionnaires/library/template.contract';
import { MAX_STORED_TEMPLATES, MAX_TEMPLATES } from '@homologa/domain/questionnaires/limits';
import type { Prisma } from '@homologa/prisma/client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../kernel/ids';
import { buildPerson } from '../test/builders';
import { createTestApp, type TestApp } from '../test/test-database';
import { createTemplate } from './create-template';
import { publishReleaseModels } from './publish-release-models';
import { publishVersion } from './publish-version';
import { section, type Template, text, words } from './template';
import { getProviderTemplate, getTemplate, listProviderTemplates, listTemplates } from './templates.queries';
import { updateTemplate } from './update-template';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.destroy());

const item = (id: string, title: TemplateItem['title']): TemplateItem => ({
  _id: id,
  type: 'input',
  title,
  required: true,
  options: [],
});

const ITEMS = [
  item('a', { es: '¿Tiene política anticorrupción?' }),
  item('b', { es: '¿Desde cuándo?', en: 'Since when?' }),
];
const body = (title: string, items: TemplateItem[] = ITEMS) => ({ title: { es: title }, description: {}, items });
const all = { q: '', isArchived: false };

const contextOf = async (options: Parameters<typeof buildPerson>[1] = {}) =>
  app.contextFor((await buildPerson(app, options)).actor);

const model = (key: string, version: number, title: string): Template => ({
  key,
  version,
  title: words('Model', 'Modelo', 'Modelo'),
  description: words('A model.', 'Un modelo.', 'Um modelo.'),
  items: [section('s', words('Part', 'Parte', 'Parte'), 1), text('q', words(title, title, title))],
});

const publishModels = (...models: Template[]) =>
  publishReleaseModels(app.contextFor({ kind: 'system', name: 'worker' }), models);

const providerId = async (key: string) =>
  (await app.db.read.questionnaireTemplate.findFirstOrThrow({ where: { releaseKey: key } })).id;

test('keeps every version of a template, and says what is missing in each language', async () => {
  const ctx = await contextOf();
  const id = await createTemplate(ctx, 'company', body('Proveedores'));
  const first = await getTemplate(ctx, { id });
  expect(first.template).toMatchObject({ version: 1, questions: 2, missing: { en: 1, es: 0, 'pt-BR': 2 } });
  await publishVersion(ctx, 'company', { id, version: { based_on: 1, items: ITEMS.slice(1) } });
  expect((await getTemplate(ctx, { id })).items.map(({ _id }) => _id)).toEqual(['b']);
  expect((await getTemplate(ctx, { id, version: 1 })).items.map(({ _id }) => _id)).toEqual(['a', 'b']);
  const older = publishVersion(ctx, 'company', { id, version: { based_on: 1, items: ITEMS } });
  await expect(older).rejects.toMatchObject({ code: 'template_changed' });
});

test('finds templates by questions and titles without accents, with a letter more or less', async () => {
  const ctx = await contextOf();
  await createTemplate(ctx, 'company', body('Proveedores'));
  await createTemplate(ctx, 'company', body('Seguridad', [item('a', { es: '¿Usa casco?' })]));
  const found = async (q: string) => (await listTemplates(ctx, { ...all, q })).map(({ title }) => title);
  expect(await found('anticorrupcion POLITICA')).toEqual([{ es: 'Proveedores' }]);
  expect(await found('segur')).toEqual([{ es: 'Seguridad' }]);
  expect(await found('seguriddad casco')).toEqual([{ es: 'Seguridad' }]);
  expect(await found('proveedres (a+b')).toEqual([]);
  expect(await found('provedores')).toEqual([{ es: 'Proveedores' }]);
});

test('archives and restores without losing versions, and publishes to no archived template', async () => {
  const ctx = await contextOf();
  const id = await createTemplate(ctx, 'company', body('Proveedores'));
  await updateTemplate(ctx, 'company', { id, changes: { archived: true, title: { es: 'Viejo' } } });
  expect((await listTemplates(ctx, all)).some((row) => row.id === id)).toBe(false);
  expect(await listTemplates(ctx, { q: 'viejo', isArchived: true })).toHaveLength(1);
  const publish = publishVersion(ctx, 'company', { id, version: { based_on: 1, items: ITEMS } });
  await expect(publish).rejects.toMatchObject({ code: 'template_archived' });
  await updateTemplate(ctx, 'company', { id, changes: { archived: false } });
  expect((await listTemplates(ctx, all)).some((row) => row.id === id)).toBe(true);
});

test('counts active templates, so that archiving one makes room for another', async () => {
  const person = await buildPerson(app);
  const companyId = person.companyId ?? '';
  const ctx = app.contextFor(person.actor);
  const spent = await createTemplate(ctx, 'company', body('Proveedores'));
  const first = await app.db.tenant(companyId, (tx) =>
    tx.questionnaireTemplate.findFirstOrThrow({ where: { id: spent }, omit: { id: true } }),
  );
  const insert = (count: number, archivedAt: Date | null) =>
    app.db.tenant(companyId, (tx) =>
      tx.questionnaireTemplate.createMany({
        data: Array.from({ length: count }, () => ({
          ...(first as unknown as Prisma.QuestionnaireTemplateCreateManyInput),
          id: newId(),
          archivedAt,
        })),
      }),
    );
  await insert(MAX_TEMPLATES - 1, null);
  const full = { code: 'too_many_templates', message: expect.stringMatching(/\b200\b.*Archive one/) };
  await expect(createTemplate(ctx, 'company', body('Otra'))).rejects.toMatchObject(full);
  await updateTemplate(ctx, 'company', { id: spent, changes: { archived: true } });
  const added = await createTemplate(ctx, 'company', body('Otra'));
  await expect(updateTemplate(ctx, 'company', { id: spent, changes: { archived: false } })).rejects.toMatchObject(full);
  await updateTemplate(ctx, 'company', { id: added, changes: { archived: false } });
  await updateTemplate(ctx, 'company', { id: added, changes: { archived: true } });
  await updateTemplate(ctx, 'company', { id: spent, changes: { archived: false } });
  await updateTemplate(ctx, 'company', { id: spent, changes: { archived: true } });
  await insert(MAX_STORED_TEMPLATES - MAX_TEMPLATES - 1, new Date());
  await expect(createTemplate(ctx, 'company', body('Más'))).rejects.toMatchObject({
    code: 'too_many_stored_templates',
  });
});

test('hides templates of other companies, and lets companies read but not write those of the provider', async () => {
  const [mine, theirs] = [await contextOf(), await contextOf()];
  const id = await createTemplate(theirs, 'company', body('Ajena'));
  await expect(getTemplate(mine, { id })).rejects.toMatchObject({ code: 'not_found' });
  const version = { based_on: 1, items: ITEMS };
  await expect(publishVersion(mine, 'company', { id, version })).rejects.toMatchObject({ code: 'not_found' });
  await publishModels(model('shared', 1, 'One?'));
  const shared = await providerId('shared');
  expect((await getTemplate(mine, { id: shared })).items).toHaveLength(2);
  await expect(publishVersion(mine, 'company', { id: shared, version })).rejects.toMatchObject({ code: 'not_found' });
  await expect(publishVersion(mine, 'provider', { id: shared, version })).rejects.toMatchObject({ code: 'forbidden' });
  const companyId = mine.actor.kind === 'user' ? (mine.actor.membership?.companyId ?? '') : '';
  const written = app.db.tenant(companyId, (tx) =>
    tx.questionnaireTemplate.updateMany({ where: { id: shared }, data: { searchText: 'x' } }),
  );
  expect(await written).toEqual({ count: 0 });
});

test('lets company users read and only admins write', async () => {
  const admin = await buildPerson(app);
  const user = await contextOf({ companyId: admin.companyId, role: 'company_user' });
  await createTemplate(app.contextFor(admin.actor), 'company', body('Proveedores'));
  expect((await listTemplates(user, all)).length).toBeGreaterThan(0);
  await expect(createTemplate(user, 'company', body('Otra'))).rejects.toMatchObject({ code: 'forbidden' });
});

test('rejects a question without text, a broken condition and a repeated id', async () => {
  const ctx = await contextOf();
  const broken = { ...item('c', { en: 'Why?' }), show_if: { question: 'zzz', is: 'answered' as const } };
  const wrong = [item('a', {}), item('b', { en: 'One?' }), item('b', { en: 'Two?' }), broken];
  const faults = await createTemplate(ctx, 'company', body('Mal', wrong)).catch((error: unknown) => error);
  const details = (faults as { details: { code: string; index: number }[] }).details;
  expect(details.map(({ code, index }) => [code, index])).toEqual([
    ['template_id_repeated', 2],
    ['questionnaire_incomplete', 0],
    ['questionnaire_condition_broken', 3],
  ]);
});

test('adds a newer model of a release as the next version, once', async () => {
  await publishModels(model('growing', 1, 'Old?'));
  await publishModels(model('growing', 1, 'Old?'));
  await publishModels(model('growing', 2, 'New?'));
  const staff = await contextOf({ staff: true, staffRoles: ['administration'] });
  const detail = await getProviderTemplate(staff, { id: await providerId('growing') });
  expect(detail.versions.map(({ version, releaseVersion }) => [version, releaseVersion])).toEqual([
    [2, 2],
    [1, 1],
  ]);
  expect(detail.items[1]?.title.en).toBe('New?');
});

test('finds a renamed model by its new title after the next release', async () => {
  await publishModels(model('renamed', 1, 'Old?'));
  const staff = await contextOf({ staff: true, staffRoles: ['administration'] });
  await updateTemplate(staff, 'provider', {
    id: await providerId('renamed'),
    changes: { title: { en: 'Quarry' }, description: { en: 'Stone only' } },
  });
  await publishModels(model('renamed', 2, 'New?'));
  for (const q of ['quarry', 'stone', 'new?']) {
    expect(await listProviderTemplates(staff, { ...all, q: `${q} quarry` })).toHaveLength(1);
  }
});

test('adds no model of a release over a version that staff published', async () => {
  await publishModels(model('kept', 1, 'Old?'));
  const id = await providerId('kept');
  const staff = await contextOf({ staff: true, staffRoles: ['administration'] });
  await publishVersion(staff, 'provider', { id, version: { based_on: 1, items: ITEMS } });
  await publishModels(model('kept', 2, 'New?'));
  const detail = await getProviderTemplate(staff, { id });
  expect(detail.template.version).toBe(2);
  expect(detail.items.map(({ _id }) => _id)).toEqual(['a', 'b']);
});

test('offers staff the model that waits until a version takes it', async () => {
  const staff = await contextOf({ staff: true, staffRoles: ['administration'] });
  await publishModels(model('sagrilaft', 0, 'Draft?'));
  const id = await providerId('sagrilaft');
  await publishVersion(staff, 'provider', { id, version: { based_on: 1, items: ITEMS } });
  const { release } = await getProviderTemplate(staff, { id });
  expect(release?.length).toBeGreaterThan(10);
  const version = { based_on: 2, items: release ?? [], takes_release: true };
  await publishVersion(staff, 'provider', { id, version });
  expect((await getProviderTemplate(staff, { id })).release).toBeNull();
});

test('hides the provider’s templates from staff without administration', async () => {
  const payments = await contextOf({ staff: true, staffRoles: ['payments'] });
  await expect(listProviderTemplates(payments, all)).rejects.toMatchObject({ code: 'not_found' });
});
