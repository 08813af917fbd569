import { afterEach, beforeAll, expect, test } from 'vitest';
import { openApi } from '../support/client-api';
import { inspect } from '../support/inspect-page';
import { ADMIN, type Cast, STAFF, startCast, USER } from '../support/people';

const QUEUE = 'reports';

let cast: Cast;
beforeAll(async () => {
  cast = await startCast();
});
afterEach(async () => {
  // A queue that an attempt left paused would hold the jobs of other tests.
  const api = await openApi(cast.url, STAFF);
  await api.call('PUT', '/api/desk/job-queues', { queue: QUEUE, paused: false });
  await cast.leave();
});

const LOOKS = [
  {
    locale: 'es-MX',
    isPhone: true,
    isDark: true,
    jobs: 'Tareas del sistema',
    pause: 'Pausar Informes',
    tasks: 'Tareas',
    correct: 'Corregir correos',
    lines: 'Proveedor; correo nuevo',
    preview: 'Vista previa',
    will: 'Líneas que se cambiarán: 1 de 2.',
  },
  {
    locale: 'pt-BR',
    isPhone: false,
    isDark: false,
    jobs: 'Tarefas do sistema',
    pause: 'Pausar Relatórios',
    tasks: 'Tarefas',
    correct: 'Corrigir e-mails',
    lines: 'Fornecedor; novo e-mail',
    preview: 'Pré-visualizar',
    will: 'Linhas que serão alteradas: 1 de 2.',
  },
];

test.each(LOOKS)('jobs and tasks fit and read well in $locale', async ({ jobs, pause, tasks, ...look }) => {
  const { page: staff } = await cast.enter({ ...look, as: STAFF, at: '/admin/jobs' });
  const staffSees = await inspect(staff, () => staff.getByRole('button', { name: pause }).waitFor());
  expect(staffSees).toMatchObject({ heading: jobs, problems: [] });
  const { page: client } = await cast.enter({ ...look, as: USER, at: '/tasks' });
  const clientSees = await inspect(client, () => client.getByRole('heading', { level: 2 }).first().waitFor());
  expect(clientSees).toMatchObject({ heading: tasks, problems: [] });
});

test.each(LOOKS)('undelivered mail leads to a preview of many new addresses, by keyboard, in $locale', async (look) => {
  const api = await openApi(cast.url, ADMIN);
  // Only previewed: other tests need the demo's undelivered invitations.
  const { suppliers } = await api.call<{ suppliers: { emails: string[] }[] }>('GET', '/api/suppliers/undelivered');
  const { page } = await cast.enter({ ...look, as: ADMIN, at: '/tasks' });
  const seen = await inspect(page, () => page.getByRole('link', { name: look.correct }).click());
  expect(seen).toMatchObject({ path: '/suppliers/addresses', heading: look.correct, problems: [] });
  await page.getByRole('textbox', { name: look.lines }).fill(`${suppliers[0]?.emails[0]}; new@corrected.test\nNobody`);
  await page.keyboard.press('Tab');
  const preview = page.getByRole('button', { name: look.preview }).first();
  await expect.poll(() => preview.evaluate((button) => button === document.activeElement)).toBe(true);
  await page.keyboard.press('Enter');
  await page.getByRole('status').getByText(look.will).waitFor();
  const told = await inspect(page, () => Promise.resolve());
  expect(told.problems).toEqual([]);
});

test('a paused queue says who paused it, and goes on when it is resumed', async () => {
  const { page } = await cast.enter({ as: STAFF, at: '/admin/jobs' });
  await page.getByRole('button', { name: 'Pause Reports' }).click();
  const dialog = page.getByRole('dialog', { name: 'Pause the queue Reports?' });
  await dialog.getByRole('button', { name: 'Pause', exact: true }).click();
  const pause = page
    .getByRole('listitem')
    .filter({ hasText: 'Reports' })
    .getByText(/^Paused by .+ since/);
  await pause.waitFor();
  await page.getByRole('button', { name: 'Resume Reports' }).click();
  await pause.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Pause Reports' }).waitFor();
});
