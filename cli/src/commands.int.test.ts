import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildCompany, buildSupplier, buildWorkflow } from '@homologa/core/test/builders';
import { createTestApp, type TestApp } from '@homologa/core/test/test-database';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { EXAMPLE_ID } from './input';
import { operatorName } from './operator';
import {
  allCommands,
  command,
  environmentOf,
  examplesOf,
  openShell,
  ROOT,
  runBuilt,
  runFromClone,
  runNextImport,
  words,
} from './test/command-line';
import { exampleScenes, FILES } from './test/example-scenes';
import { operatorScenes, requestScenes } from './test/operator-scenes';
import { scoreScenes } from './test/score-scenes';

// Runs each example of `--help` in a shell, on a database whose rows have the ids of the examples.

let app: TestApp;
let empty: TestApp;
const shell = openShell(FILES);
const { scenes: first, addReportRequest, addFailedJob, importList } = exampleScenes(() => ({ app, empty }));
const world = () => ({ app, folder: shell.folder });
const scenes = { ...requestScenes(world), ...first, ...operatorScenes(world), ...scoreScenes(world) };
beforeAll(async () => {
  [app, empty] = await Promise.all([createTestApp(), createTestApp()]);
  await buildCompany(app, { id: EXAMPLE_ID });
  const workflow = await buildWorkflow(app, EXAMPLE_ID, { id: EXAMPLE_ID, reportType: 'bir' });
  await buildSupplier(app, workflow, { id: EXAMPLE_ID, country: 'brazil', taxId: '11222333000181' });
  await addReportRequest();
  actOn(app);
  vi.spyOn(process, 'cwd').mockReturnValue(shell.folder);
}, 120_000);
// Deletes queued imports: this test runs no worker, so the imports would leak into the next test.
afterEach(() => app.db.system((tx) => tx.job.deleteMany({ where: { name: 'suppliers.import', status: 'queued' } })));
afterAll(async () => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  shell.close();
  await Promise.all([app.destroy(), empty.destroy()]);
});

function actOn(target: TestApp) {
  for (const [name, value] of Object.entries(environmentOf(target))) vi.stubEnv(name, value);
}

test('every command has an example, and every example of the manual its scene here', async () => {
  const examples = await Promise.all(
    allCommands().map(async ({ words }) => {
      const found = await examplesOf(words);
      expect(found, `homologa ${words.join(' ')} --help shows no example`).not.toEqual([]);
      for (const example of found) expect(example).toContain(`homologa ${words.join(' ')}`);
      return found;
    }),
  );
  expect(examples.flat().sort()).toEqual(Object.keys(scenes).sort());
  const page = readFileSync(join(ROOT, 'docs/cli.md'), 'utf8');
  const shown = [...page.matchAll(/^```\n(.*?)^```$/gms)].flatMap(([, block = '']) => block.trimEnd().split('\n'));
  expect(shown.sort()).toEqual(Object.keys(scenes).sort());
});

/** Milliseconds per example; loading the demo takes minutes on the cluster of a busy machine. */
const EXAMPLE_MS = 600_000;

test.each(Object.entries(scenes))(
  '%s',
  async (line, { before, beside, on, shows, answer }) => {
    await before?.();
    actOn(on?.() ?? app);
    const { argv, input } = shell.read(line);
    const [finished] = await Promise.all([command(argv, input), beside?.()]);
    actOn(app);
    expect(finished).toMatchObject({ code: 0, err: shows ? expect.stringContaining(shows) : '' });
    await answer(finished);
  },
  EXAMPLE_MS,
);

test('what an example did is there', async () => {
  const request = await app.db.read.reportRequest.findUniqueOrThrow({
    where: { id: EXAMPLE_ID },
    include: { files: { include: { file: true } } },
  });
  expect(request).toMatchObject({ status: 'delivered', figures: { paydex: 82 } });
  expect(request.files.map(({ file }) => file.name)).toEqual(['report.pdf']);
  expect(readFileSync(join(shell.folder, 'report.pdf'), 'utf8')).toBe(FILES['report.pdf']);
  expect(existsSync(join(shell.folder, 'suppliers.csv'))).toBe(true);
  const users = await app.db.read.user.findMany({ select: { email: true, accountRole: true, memberships: true } });
  expect(users.find(({ email }) => email === 'eva@provider.test')).toMatchObject({ accountRole: 'admin' });
  expect(users.find(({ email }) => email === 'ana@client.test')?.memberships).toMatchObject([
    { companyId: EXAMPLE_ID, role: 'company_admin' },
  ]);
  const company = await app.db.read.company.findFirstOrThrow({
    where: { legalName: 'Minera Boreal S.A.' },
    include: { products: true },
  });
  expect(company.country).toBe('chile');
  const quotas = Object.fromEntries(company.products.map(({ type, total }) => [type, total]));
  expect(quotas).toEqual({ questionnaire: 200, bir: 50 });
});

test('the trail names the operator: by --as, at both ends of the line, otherwise by the system', async () => {
  await addFailedJob();
  await command(['--as', 'Eva Ruiz', 'jobs', 'retry', EXAMPLE_ID]);
  await addFailedJob();
  await command(['jobs', 'retry', EXAMPLE_ID, '--as', 'Leo Mesa']);
  const { out } = await command(['audit', 'list', '--action', 'job.retry', '--json']);
  const entries = JSON.parse(out) as { actor: object; what_happened: string; address: string | null }[];
  const told = entries.map(({ what_happened }) => what_happened);
  expect(told).toEqual(
    expect.arrayContaining(
      ['Leo Mesa', 'Eva Ruiz'].map((name) => `Operator ${operatorName(name)} (CLI) retried a job`),
    ),
  );
  expect(told.at(-1)).toBe(`Operator ${operatorName(undefined)} (CLI) retried a job`);
  expect(entries[0]).toMatchObject({ actor: { kind: 'operator', id: null }, address: null });
  const found = await command(['audit', 'list', '--search', 'eva ruiz', '--action', 'job.retry', '--json']);
  expect(JSON.parse(found.out)).toHaveLength(1);
});

describe('--json', () => {
  const PERSON = ['--name', 'Eva Ruiz', '--password', 'correct horse battery', '--json'];

  test.each([
    [['db', 'migrate', '--json'], { applied: [] }],
    [['companies', 'create', '--legal-name', 'Boreal', '--json'], { _id: expect.any(String), legal_name: 'Boreal' }],
    [
      ['users', 'create', '--staff', '--role', 'all', '--email', 'json@provider.test', ...PERSON],
      { _id: expect.any(String), email: 'json@provider.test' },
    ],
    [['jobs', 'retry', EXAMPLE_ID, '--json'], { _id: EXAMPLE_ID, state: 'waiting' }],
    [['requests', 'list', '--kind', 'ccr', '--json'], []],
    [['suppliers', 'import', EXAMPLE_ID, 'other.csv', '--no-wait', '--json'], { name: 'suppliers.import' }],
  ])('%j', async (argv, expected) => {
    await addFailedJob();
    const finished = await command(argv);
    expect(finished).toMatchObject({ code: 0, err: '' });
    expect(JSON.parse(finished.out)).toMatchObject(expected);
  });
});

describe('what is refused', () => {
  test.each([
    { line: 'jobs show 0190f3c2-7b1e-7c4a-9d53-2f6a1c8e4b71', code: 4, says: 'There is no such thing.' },
    { line: 'jobs show nothing', code: 4, says: 'There is no such thing.' },
    { line: 'jobs retry nothing', code: 4, says: 'There is no such thing.' },
    { line: 'requests deliver nothing', code: 4, says: 'There is no such thing.' },
    { line: 'suppliers import nothing suppliers.csv', code: 4, says: 'There is no such thing.' },
    {
      line: 'users create --company nothing --name A --email a@b.test --password horse-battery',
      code: 4,
      says: 'There is no such thing.',
    },
    { line: `requests deliver ${EXAMPLE_ID}`, code: 3, says: 'request' },
    { line: 'demo load', code: 3, says: 'not' },
    { line: 'companies show nothing', code: 4, says: 'There is no such thing.' },
    { line: 'workflows show nothing', code: 4, says: 'There is no such thing.' },
    { line: 'suppliers resend nothing', code: 4, says: 'There is no such thing.' },
    { line: 'users disable nobody@client.test --yes', code: 4, says: 'There is no such thing.' },
    { line: `users sessions revoke ana@client.test ${EXAMPLE_ID.replace('70', '71')} --yes`, code: 4, says: 'no such' },
    { line: `workflows launch ${EXAMPLE_ID} --yes`, code: 3, says: 'draft' },
    {
      line: 'users create --staff --role all --name A --email eva@provider.test --password horse-battery',
      code: 3,
      says: 'email',
    },
    { line: 'companies create --legal-name A --country narnia', code: 3, says: 'country' },
    { line: `requests deliver ${EXAMPLE_ID} --figures report.pdf`, code: 2, says: 'report.pdf is not JSON' },
    { line: `requests deliver ${EXAMPLE_ID} --file none.pdf`, code: 2, says: 'there is no file none.pdf' },
    { line: 'watchlists import own-lists own-list.csv', code: 3, says: 'No list of this code is known' },
    { line: 'watchlists import eu-fsf', code: 3, says: 'No address is known' },
    { line: 'watchlists diff none', code: 4, says: 'There is no such thing.' },
    { line: 'watchlists rollback un-sc', code: 3, says: 'no earlier snapshot' },
    {
      line: 'watchlists import l own-list.csv --format csv --mapping wrong-mapping.json',
      code: 2,
      says: 'delimiter: ',
    },
    { line: 'watchlists import own-lists --format csv --url ftp://lists.test/a', code: 2, says: '--url' },
    { line: 'watchlists schedule un-sc --every 2 --url ftp://lists.test/a', code: 2, says: '--url' },
    { line: `suppliers import ${EXAMPLE_ID} other.csv --timeout 1`, code: 1, says: 'not finished yet' },
  ])('$code: $line', async ({ line, code, says }) => {
    const finished = await command(words(line));
    expect(finished).toMatchObject({ code, out: '' });
    expect(finished.err).toContain(says);
  });

  test('a file with a line that no supplier can be made of', async () => {
    const [finished] = await Promise.all([
      command(['suppliers', 'import', EXAMPLE_ID, 'broken.csv', '--json']),
      runNextImport(app),
    ]);
    expect(finished).toMatchObject({ code: 3, out: '' });
    expect(JSON.parse(finished.err)).toEqual({
      code: 'refused',
      error: 'nothing was added:',
      details: [{ line: 1, code: 'bulk_invalid_email', message: 'Found invalid email: nobody' }],
    });
  });

  test('a dry run of such a file, which names the line and what is wrong in it', async () => {
    const finished = await command(['suppliers', 'import', EXAMPLE_ID, 'broken.csv', '--dry-run']);
    expect(finished).toMatchObject({ code: 3, err: '1 of 1 lines are wrong: nothing would be added.\n' });
    expect(finished.out).toBe('1\tAceros del Sur S.A.\trejected\t\temails\t\tFound invalid email: nobody\n');
  });

  test('a misspelt key of a workflow, which would otherwise be left out without a word', async () => {
    const finished = await command(['workflows', 'create', 'misspelt.json', '--company', EXAMPLE_ID]);
    expect(finished).toMatchObject({ code: 2, out: '', err: expect.stringContaining('"infos"') });
  });

  test('a file whose headings say too little, until it is said which column is which field', async () => {
    const importing = (...more: string[]) =>
      Promise.all([command(['suppliers', 'import', EXAMPLE_ID, 'unnamed.csv', '--json', ...more]), runNextImport(app)]);
    const [asked] = await importing();
    expect(asked).toMatchObject({ code: 3, out: '' });
    expect(JSON.parse(asked.err).error).toContain(
      '(Nombre legal | Quién | Escribir a | Dónde) is which field, as --columns -,-,-,-',
    );
    expect(await command(['suppliers', 'import', EXAMPLE_ID, 'unnamed.csv', '--columns', 'name'])).toMatchObject({
      code: 2,
      err: expect.stringContaining('name is no field'),
    });
    const [added] = await importing('--columns', 'company_name,full_name,emails,country');
    expect(added).toMatchObject({ code: 0 });
  });

  test('a file without a required column, which is named', async () => {
    const run = command(['suppliers', 'import', EXAMPLE_ID, 'short.csv', '--json']);
    const [asked] = await Promise.all([run, runNextImport(app)]);
    expect(asked).toMatchObject({ code: 3, out: '' });
    expect(JSON.parse(asked.err).error).toMatch(/--columns company_name,emails,country; no column is full_name$/);
  });

  test('a list that is cut off, which changes nothing and is told of in the list of lists', async () => {
    const [finished] = await importList('un-sc', 'cut.xml');
    expect(finished).toMatchObject({ code: 3, out: '' });
    expect(JSON.parse(finished.err)).toMatchObject({ code: 'watchlist_malformed' });
    const lists = JSON.parse((await command(['watchlists', 'list', '--json'])).out) as { code: string }[];
    expect(lists.find(({ code }) => code === 'un-sc')).toMatchObject({
      snapshot: 1,
      entries: 11,
      problem: expect.stringContaining('Nothing was changed.'),
    });
  });

  test('a file that was imported before, unless it is said', async () => {
    const importing = (...more: string[]) =>
      Promise.all([command(['suppliers', 'import', EXAMPLE_ID, 'twice.csv', '--json', ...more]), runNextImport(app)]);
    expect((await importing())[0]).toMatchObject({ code: 0 });
    const repeated = await command(['suppliers', 'import', EXAMPLE_ID, 'twice.csv', '--json']);
    expect(repeated).toMatchObject({ code: 3, out: '' });
    expect(JSON.parse(repeated.err)).toEqual({ code: 'import_repeated', error: expect.stringContaining('--again') });
    expect((await importing('--again'))[0]).toMatchObject({ code: 0 });
  });

  test('a file that a rule refuses as a whole', async () => {
    await app.db.system(
      (tx) => tx.$executeRaw`UPDATE "CompanyProduct" SET "total" = "used" WHERE "companyId" = ${EXAMPLE_ID}::uuid`,
    );
    const [finished] = await Promise.all([
      command(['suppliers', 'import', EXAMPLE_ID, 'other.csv', '--json']),
      runNextImport(app),
    ]);
    expect(finished).toMatchObject({ code: 3, out: '' });
    expect(JSON.parse(finished.err)).toMatchObject({ code: 'product_limit_reached' });
  });

  test('what changes a deactivated company; it can still be looked at', async () => {
    const set = (deactivatedAt: Date | null) =>
      app.db.system((tx) => tx.company.update({ where: { id: EXAMPLE_ID }, data: { deactivatedAt } }));
    await set(new Date());
    try {
      for (const refused of [
        ['workflows', 'close', EXAMPLE_ID, '--yes'],
        ['workflows', 'create', 'workflow.json', '--company', EXAMPLE_ID],
        ['suppliers', 'import', EXAMPLE_ID, 'other.csv'],
        ['suppliers', 'remind', EXAMPLE_ID, '--yes'],
        ['suppliers', 'resend', EXAMPLE_ID],
        ['screenings', 'run', EXAMPLE_ID],
      ]) {
        const { code, err } = await command([...refused, '--json']);
        expect([refused, code, (JSON.parse(err) as { code: string }).code]).toEqual([
          refused,
          3,
          'company_deactivated',
        ]);
      }
      expect(await command(['workflows', 'show', EXAMPLE_ID])).toMatchObject({ code: 0 });
      expect(await command(['suppliers', 'list', EXAMPLE_ID])).toMatchObject({ code: 0 });
    } finally {
      await set(null);
    }
  });

  test('a job whose work is done, or has lost what it needs, is not tried again', async () => {
    await addFailedJob();
    await app.db.system((tx) => tx.supplier.update({ where: { id: EXAMPLE_ID }, data: { invitationState: 'sent' } }));
    const finished = await command(['jobs', 'retry', EXAMPLE_ID]);
    expect(finished).toMatchObject({ code: 3, out: '', err: expect.stringContaining('cannot be tried again') });
  });

  test('a database that is away is a fault', async () => {
    vi.stubEnv('DATABASE_URL', 'postgresql://nobody:none@127.0.0.1:9/none');
    const finished = await command(['jobs', 'list', '--json']);
    actOn(app);
    expect(finished).toMatchObject({ code: 1, out: '' });
    expect(JSON.parse(finished.err)).toEqual({ error: 'The database cannot be reached.', code: 'fault' });
  });

  test('the built program answers the same, on standard error and by its exit code', () => {
    const finished = runBuilt(app, 'jobs', 'show', 'nothing', '--json');
    expect(finished).toMatchObject({ code: 4, out: '' });
    expect(JSON.parse(finished.err)).toEqual({ error: 'There is no such thing.', code: 'not_found' });
  });

  test('what is done before it runs is told on standard error, so that a program reads JSON alone', () => {
    const finished = runFromClone(app, 'jobs', 'list', '--json');
    expect(finished.code).toBe(0);
    expect(JSON.parse(finished.out)).toBeInstanceOf(Array);
  });
});
