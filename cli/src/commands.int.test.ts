import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createReportRequest } from '@homologa/core/reports/report-requests.steps';
import { buildCompany, buildSupplier, buildWorkflow } from '@homologa/core/test/builders';
import { createTestApp, type TestApp } from '@homologa/core/test/test-database';
import { samplePeople, unList } from '@homologa/core/test/watchlist-samples';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { EXAMPLE_ID } from './input';
import {
  allCommands,
  command,
  environmentOf,
  examplesOf,
  type Finished,
  openShell,
  runBuilt,
  runNextImport,
  runNextListImport,
  runNextScreening,
  words,
} from './test/command-line';

// Each example of --help is run as it is written, as a shell reads it, on a database where everything that an example
// speaks of has the examples' id.

const REPORT = '%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n';
const FILES = {
  'suppliers.csv':
    'Company Name;Full Name;Contact Emails;Country;Tax ID;Full address;SIC;Phone\n' +
    'Aceros del Sur S.A.;Luisa Gómez;luisa@aceros.test;Argentina;;;;\n',
  'twice.csv': 'Cobres del Norte S.A.;Ana Ruiz;ana@cobres.test;Chile;;;;\n',
  'other.csv': 'Vidrios S.A.;Ana Ruiz;ana@vidrios.test;Chile;;;;\n',
  'broken.csv': 'Aceros del Sur S.A.;Luisa Gómez;nobody;Argentina;;;;\n',
  'unnamed.csv': 'Nombre legal;Quién;Escribir a;Dónde\nEstaños S.A.;Ana Ruiz;ana@estanos.test;Chile\n',
  'figures.json': '{"paydex": 82}',
  'report.pdf': REPORT,
  'consolidated.xml': unList(samplePeople(10)),
  'later.xml': unList(samplePeople(11)),
  'cut.xml': unList(samplePeople(12)).slice(0, -500),
  'articles.jsonl': `${JSON.stringify({ id: '1', title: 'Multan a Aceros Quimera por fraude', url: 'https://press.test/1' })}\n`,
  'feed.xml': '<rss><channel><item><guid>1</guid><title>Aceros Quimera abre una planta</title></item></channel></rss>',
  'own-list.csv': 'Ref;Nombre\n7;Aceros Quimera S.A.\n',
  'mapping.json': '{"delimiter": ";", "id": "Ref", "name": ["Nombre"], "default_schema": "organisation"}',
  'wrong-mapping.json': '{"delimiter": "and"}',
};

let app: TestApp;
let empty: TestApp;
const shell = openShell(FILES);
beforeAll(async () => {
  [app, empty] = await Promise.all([createTestApp(), createTestApp()]);
  await buildCompany(app, { id: EXAMPLE_ID });
  const workflow = await buildWorkflow(app, EXAMPLE_ID, { id: EXAMPLE_ID, reportType: 'bir' });
  await buildSupplier(app, workflow, { id: EXAMPLE_ID, country: 'brazil', taxId: '11222333000181' });
  await addReportRequest();
  actOn(app);
  vi.spyOn(process, 'cwd').mockReturnValue(shell.folder);
}, 120_000);
// Nobody works here unless a test does: what is left in the queue would be the next test's.
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

const system = () => app.contextFor({ kind: 'system', name: 'test' });

async function addReportRequest() {
  const of = { companyId: EXAMPLE_ID, workflowId: EXAMPLE_ID, supplierId: EXAMPLE_ID };
  const id = await app.db.tenant(EXAMPLE_ID, (tx) => createReportRequest(system(), tx, { ...of, kind: 'bir' }));
  await app.db.system((tx) => tx.reportRequest.update({ where: { id }, data: { id: EXAMPLE_ID } }));
}

const addFailedJob = () =>
  app.db.system(async (tx) => {
    await tx.supplier.update({ where: { id: EXAMPLE_ID }, data: { invitationState: 'failed' } });
    await tx.job.upsert({
      where: { id: EXAMPLE_ID },
      create: {
        id: EXAMPLE_ID,
        name: 'mail.send-invitation',
        queue: 'mail',
        companyId: EXAMPLE_ID,
        payload: { supplierId: EXAMPLE_ID },
        status: 'failed',
        attempts: 5,
        errorMessage: 'the mail server is away',
        runAt: system().now(),
        createdAt: system().now(),
      },
      update: { status: 'failed' },
    });
  });

/** What is there before an example is run, what happens beside it, and what it has to answer. */
interface Scene {
  before?: () => Promise<unknown>;
  beside?: () => Promise<unknown>;
  on?: () => TestApp;
  /** What it shows on the way. */
  shows?: string;
  answer: (finished: Finished) => unknown;
}

const nameScreening = () =>
  app.db.system((tx) => tx.screening.updateMany({ where: { supplierId: EXAMPLE_ID }, data: { id: EXAMPLE_ID } }));

const importList = (code: string, file: string) =>
  Promise.all([command(['watchlists', 'import', code, file, '--json']), runNextListImport(app)]);

const says = (text: string) => ({ answer: ({ out }: Finished) => expect(out).toContain(text) });
const SCENES: Record<string, Scene> = {
  'homologa db migrate': says('the database is up to date'),
  'homologa companies create --legal-name "Minera Boreal S.A." --country chile --product questionnaire:200 --product bir:50':
    says('Minera Boreal S.A. is there ('),
  'homologa demo load': { ...says('loaded '), on: () => empty },
  'homologa jobs list --status failed': { ...says('the mail server is away'), before: addFailedJob },
  'homologa jobs list --name mail.send-invitation --json': {
    before: addFailedJob,
    answer: ({ out }) => expect(JSON.parse(out)).toMatchObject([{ id: EXAMPLE_ID, status: 'failed' }]),
  },
  [`homologa jobs show ${EXAMPLE_ID} --json`]: {
    before: addFailedJob,
    answer: ({ out }) => expect(JSON.parse(out)).toMatchObject({ id: EXAMPLE_ID, payload: { supplierId: EXAMPLE_ID } }),
  },
  [`homologa jobs retry ${EXAMPLE_ID}`]: { ...says('the job will be tried again'), before: addFailedJob },
  'homologa reports list --status queued --json': {
    answer: ({ out }) => expect(JSON.parse(out)).toMatchObject([{ id: EXAMPLE_ID, kind: 'bir', status: 'queued' }]),
  },
  [`homologa reports deliver ${EXAMPLE_ID} --figures figures.json --file report.pdf --reason "Verified by letter"`]:
    says('delivered'),
  [`homologa suppliers import ${EXAMPLE_ID} suppliers.csv`]: {
    ...says('1 suppliers added'),
    beside: () => runNextImport(app),
  },
  'echo "$PASSWORD" | homologa users create --staff --name "Eva Ruiz" --email eva@provider.test': says(
    'eva@provider.test can sign in now',
  ),
  [`echo "$PASSWORD" | homologa users create --company ${EXAMPLE_ID} --role company_admin --name "Ana Soto" --email ana@client.test`]:
    says('ana@client.test can sign in now'),
  'homologa watchlists import un-sc consolidated.xml': {
    ...says('snapshot 1: 11 entries, 11 added, 0 changed, 0 removed'),
    shows: '100 %',
    beside: () => runNextListImport(app),
  },
  'homologa watchlists import own-list own-list.csv --format csv --mapping mapping.json --topic media': {
    ...says('snapshot 1: 1 entries, 1 added'),
    shows: '100 %',
    beside: () => runNextListImport(app),
  },
  'homologa watchlists list': says('United Nations Security Council'),
  'homologa watchlists diff un-sc --from 1 --to 2': {
    ...says('Fulano Inventado 10'),
    before: () => importList('un-sc', 'later.xml'),
  },
  'homologa watchlists rollback un-sc --to 1': says('screenings read snapshot 1 of un-sc'),
  'homologa watchlists schedule un-sc --every 24': says('un-sc is fetched every 24 hours'),
  'homologa media import press articles.jsonl --title "Press review"': {
    ...says('snapshot 1: 1 articles that name a risk, 1 added'),
    shows: '100 %',
    beside: () => runNextListImport(app),
  },
  'homologa media import gazette feed.xml': {
    ...says('snapshot 1: 0 articles that name a risk'),
    shows: '100 %',
    beside: () => runNextListImport(app),
  },
  'homologa media list': says('Press review'),
  [`homologa screenings run ${EXAMPLE_ID}`]: {
    ...says('screened: '),
    shows: '100 %',
    beside: () => runNextScreening(app),
  },
  [`homologa screenings replay ${EXAMPLE_ID}`]: { ...says('the same answer: '), before: nameScreening },
  'homologa screenings requeue --older-than 1 --dry-run': {
    answer: ({ out }) => expect(out).not.toContain(EXAMPLE_ID),
  },
  'homologa screenings explain "Juan Pérez"': { answer: ({ out }) => expect(out).not.toMatch(/^hit\b/m) },
};

test('every command has an example, and every example its scene here', async () => {
  const examples = await Promise.all(
    allCommands().map(async ({ words }) => {
      const found = await examplesOf(words);
      expect(found, `homologa ${words.join(' ')} --help shows no example`).not.toEqual([]);
      for (const example of found) expect(example).toContain(`homologa ${words.join(' ')}`);
      return found;
    }),
  );
  expect(examples.flat().sort()).toEqual(Object.keys(SCENES).sort());
});

/** Milliseconds for an example; on a busy machine the demo takes a minute to play. */
const EXAMPLE_MS = 180_000;

test.each(Object.entries(SCENES))(
  '%s',
  async (line, { before, beside, on, shows, answer }) => {
    await before?.();
    actOn(on?.() ?? app);
    const { argv, input } = shell.read(line);
    const [finished] = await Promise.all([command(argv, input), beside?.()]);
    actOn(app);
    expect(finished).toMatchObject({ code: 0, err: shows ? expect.stringContaining(shows) : '' });
    answer(finished);
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

describe('--json', () => {
  const PERSON = ['--name', 'Eva Ruiz', '--password', 'correct horse battery', '--json'];

  test.each([
    [['db', 'migrate', '--json'], { applied: [] }],
    [['companies', 'create', '--legal-name', 'Boreal', '--json'], { _id: expect.any(String), legal_name: 'Boreal' }],
    [
      ['users', 'create', '--staff', '--email', 'json@provider.test', ...PERSON],
      { _id: expect.any(String), email: 'json@provider.test' },
    ],
    [['jobs', 'retry', EXAMPLE_ID, '--json'], { _id: EXAMPLE_ID, state: 'waiting' }],
    [['reports', 'list', '--kind', 'ccr', '--json'], []],
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
    { line: 'reports deliver nothing', code: 4, says: 'There is no such thing.' },
    { line: 'suppliers import nothing suppliers.csv', code: 4, says: 'There is no such thing.' },
    {
      line: 'users create --company nothing --name A --email a@b.test --password horse-battery',
      code: 4,
      says: 'There is no such thing.',
    },
    { line: `reports deliver ${EXAMPLE_ID}`, code: 3, says: 'request' },
    { line: 'demo load', code: 3, says: 'not' },
    {
      line: 'users create --staff --name A --email eva@provider.test --password horse-battery',
      code: 3,
      says: 'email',
    },
    { line: 'companies create --legal-name A --country narnia', code: 3, says: 'country' },
    { line: `reports deliver ${EXAMPLE_ID} --figures report.pdf`, code: 2, says: 'report.pdf is not JSON' },
    { line: `reports deliver ${EXAMPLE_ID} --file none.pdf`, code: 2, says: 'there is no file none.pdf' },
    { line: 'watchlists import own-lists own-list.csv', code: 3, says: 'No list of this code is known' },
    { line: 'watchlists import eu-fsf', code: 3, says: 'No address is known' },
    { line: 'watchlists diff none', code: 4, says: 'There is no such thing.' },
    { line: 'watchlists rollback un-sc', code: 3, says: 'no earlier snapshot' },
    {
      line: 'watchlists import l own-list.csv --format csv --mapping wrong-mapping.json',
      code: 2,
      says: 'delimiter: ',
    },
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
  }, 60_000);
});
