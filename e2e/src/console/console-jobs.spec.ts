import { afterEach, beforeAll, expect, test } from 'vitest';
import { openApi } from '../support/client-api';
import { inspect } from '../support/inspect-page';
import { type Cast, STAFF, startCast, USER } from '../support/people';

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
  },
  {
    locale: 'pt-BR',
    isPhone: false,
    isDark: false,
    jobs: 'Tarefas do sistema',
    pause: 'Pausar Relatórios',
    tasks: 'Tarefas',
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
