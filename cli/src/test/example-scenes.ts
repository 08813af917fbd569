import { readTestEnv } from '@homologa/core/env';
import { newId } from '@homologa/core/kernel/ids';
import { suppress } from '@homologa/core/kernel/mail/suppressions';
import { createReportRequest } from '@homologa/core/reports/report-requests.steps';
import type { TestApp } from '@homologa/core/test/test-database';
import { samplePeople, unList } from '@homologa/core/test/watchlist-samples';
import { Client } from 'pg';
import { expect } from 'vitest';
import { EXAMPLE_ID } from '../input';
import { command, type Finished, runNextImport, runNextListImport, runNextScreening } from './command-line';

const REPORT = '%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n';
export const FILES = {
  'suppliers.csv':
    'Company Name;Full Name;Contact Emails;Country;Tax ID;Full address;SIC;Phone\n' +
    'Aceros del Sur S.A.;Luisa Gómez;luisa@aceros.test;Argentina;;;;\n',
  'addresses.csv': 'Tax ID;New e-mail\n11.222.333/0001-81;Lucia@Acme.test\nNobody;nobody@acme.test\n',
  'twice.csv': 'Cobres del Norte S.A.;Ana Ruiz;ana@cobres.test;Chile;;;;\n',
  'other.csv': 'Vidrios S.A.;Ana Ruiz;ana@vidrios.test;Chile;;;;\n',
  'broken.csv': 'Aceros del Sur S.A.;Luisa Gómez;nobody;Argentina;;;;\n',
  'short.csv': 'company_name,emails,country\nEstaños S.A.,ana@estanos.test,Chile\n',
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
  'workflow.json':
    '{"info": {"title": "Proveedores 2027"}, "type": "onboarding", "product": "report", "report_type": "bir"}',
  'misspelt.json': '{"infos": {"title": "Proveedores 2027"}}',
};

interface Scene {
  before?: () => Promise<unknown>;
  beside?: () => Promise<unknown>;
  on?: () => TestApp;
  shows?: string;
  answer: (finished: Finished) => unknown;
}
export type Scenes = Record<string, Scene>;

async function runStatement(connectionString: string, statement: string): Promise<void> {
  const client = new Client({ connectionString });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

export const says = (text: string) => ({ answer: ({ out }: Finished) => expect(out).toContain(text) });

export function exampleScenes(world: () => { app: TestApp; empty: TestApp }) {
  const system = () => world().app.contextFor({ kind: 'system', name: 'test' });

  async function addReportRequest() {
    const of = { companyId: EXAMPLE_ID, workflowId: EXAMPLE_ID, supplierId: EXAMPLE_ID };
    const id = await world().app.db.tenant(EXAMPLE_ID, (tx) =>
      createReportRequest(system(), tx, { ...of, kind: 'bir' }),
    );
    await world().app.db.system((tx) => tx.reportRequest.update({ where: { id }, data: { id: EXAMPLE_ID } }));
  }

  const addSuppressed = () =>
    world().app.db.system((tx) =>
      suppress(tx, { seeds: world().app.config.suppressionSeeds, now: new Date() }, [
        { address: 'ana@acme.test', reason: 'bounced', source: 'smtp', said: '550 unknown' },
      ]),
    );
  const addFailedJob = () =>
    world().app.db.system(async (tx) => {
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
          finishedAt: system().now(),
          createdAt: system().now(),
        },
        update: {
          name: 'mail.send-invitation',
          queue: 'mail',
          payload: { supplierId: EXAMPLE_ID },
          status: 'failed',
          errorMessage: 'the mail server is away',
          finishedAt: system().now(),
        },
      });
    });

  const emptyDatabase = () =>
    runStatement(world().empty.env.DATABASE_URL, 'DROP SCHEMA public CASCADE; CREATE SCHEMA public');

  /** On the cluster each commit waits for disk and standby, and the demo is thousands of commits. */
  const commitAtOnce = async () => {
    const { adminUrl, database } = readTestEnv();
    const name = new URL(world().empty.env.DATABASE_URL).pathname.slice(1);
    await runStatement(adminUrl, `ALTER DATABASE "${name}" SET synchronous_commit = off`);
    // PgBouncer keeps sessions with the former setting.
    if (database.DATABASE_POOLER)
      await runStatement(adminUrl, `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '${name}'`);
  };

  const nameScreening = () =>
    world().app.db.system((tx) =>
      tx.screening.updateMany({ where: { supplierId: EXAMPLE_ID }, data: { id: EXAMPLE_ID } }),
    );

  const addWorker = async () => {
    const at = new Date();
    await world().app.db.system((tx) =>
      tx.workerHeartbeat.create({ data: { id: newId(), startedAt: at, seenAt: at } }),
    );
  };
  const importList = (code: string, file: string) =>
    Promise.all([command(['watchlists', 'import', code, file, '--json']), runNextListImport(world().app)]);

  const scenes: Scenes = {
    'homologa db migrate': says('the database is up to date'),
    'homologa db backup backup-of-today': { ...says('backed up '), shows: '100 %' },
    'homologa mail list': { ...says('the mail server is away'), before: addFailedJob },
    'homologa mail list --json': {
      before: addFailedJob,
      answer: ({ out }) =>
        expect(JSON.parse(out)).toMatchObject([{ state: 'failed', count: 1, companyId: EXAMPLE_ID }]),
    },
    'homologa mail retry --all': { ...says('mails that are sent again: 1; left as they are: 0'), before: addFailedJob },
    [`homologa mail retry --kind mail.send-invitation --company ${EXAMPLE_ID}`]: {
      ...says('mails that are sent again: 1'),
      before: addFailedJob,
    },
    'homologa mail suppressed': { ...says('ana@acme.test'), before: addSuppressed },
    'homologa mail suppressed --address ana@acme.test': { ...says('bounced'), before: addSuppressed },
    'homologa mail lift ana@acme.test': { ...says('mail goes to ana@acme.test again'), before: addSuppressed },
    'homologa doctor': { ...says('a file of several parts can be written, read and removed'), before: addWorker },
    'homologa doctor --json': {
      before: addWorker,
      answer: ({ out }) =>
        expect(JSON.parse(out)).toContainEqual({
          subject: 'migrations',
          state: 'ok',
          says: 'the database is up to date',
        }),
    },
    'homologa companies create --legal-name "Minera Boreal S.A." --country chile --product questionnaire:200 --product bir:50':
      says('Minera Boreal S.A. is there ('),
    'homologa demo load': {
      ...says('loaded '),
      shows: '100 %',
      before: commitAtOnce,
      on: () => world().empty,
    },
    'homologa db restore backup-of-today': {
      ...says('restored '),
      shows: '100 %',
      before: emptyDatabase,
      on: () => world().empty,
    },
    'homologa jobs list --status failed': { ...says('the mail server is away'), before: addFailedJob },
    'homologa jobs list --name mail.send-invitation --json': {
      before: addFailedJob,
      answer: ({ out }) => expect(JSON.parse(out)).toMatchObject([{ id: EXAMPLE_ID, status: 'failed' }]),
    },
    [`homologa jobs show ${EXAMPLE_ID} --json`]: {
      before: addFailedJob,
      answer: ({ out }) =>
        expect(JSON.parse(out)).toMatchObject({ id: EXAMPLE_ID, payload: { supplierId: EXAMPLE_ID } }),
    },
    [`homologa jobs retry ${EXAMPLE_ID}`]: { ...says('the job will be tried again'), before: addFailedJob },
    'homologa requests list --status queued --json': {
      answer: ({ out }) => expect(JSON.parse(out)).toMatchObject([{ id: EXAMPLE_ID, kind: 'bir', status: 'queued' }]),
    },
    [`homologa requests deliver ${EXAMPLE_ID} --figures figures.json --file report.pdf --reason "Verified by letter"`]:
      says('delivered'),
    [`homologa suppliers import ${EXAMPLE_ID} suppliers.csv`]: {
      ...says('1 suppliers added'),
      beside: () => runNextImport(world().app),
    },
    'echo "$PASSWORD" | homologa users create --staff --role all --name "Eva Ruiz" --email eva@provider.test': says(
      'eva@provider.test can sign in now',
    ),
    [`echo "$PASSWORD" | homologa users create --company ${EXAMPLE_ID} --role company_admin --name "Ana Soto" --email ana@client.test`]:
      says('ana@client.test can sign in now'),
    'homologa watchlists import un-sc consolidated.xml': {
      ...says('snapshot 1: 11 entries, 11 added, 0 changed, 0 removed'),
      shows: '100 %',
      beside: () => runNextListImport(world().app),
    },
    'homologa watchlists import own-list own-list.csv --format csv --mapping mapping.json --topic media': {
      ...says('snapshot 1: 1 entries, 1 added'),
      shows: '100 %',
      beside: () => runNextListImport(world().app),
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
      beside: () => runNextListImport(world().app),
    },
    'homologa media import gazette feed.xml': {
      ...says('snapshot 1: 0 articles that name a risk'),
      shows: '100 %',
      beside: () => runNextListImport(world().app),
    },
    'homologa media list': says('Press review'),
    [`homologa screenings run ${EXAMPLE_ID}`]: {
      ...says('screened: '),
      shows: '100 %',
      beside: () => runNextScreening(world().app),
    },
    [`homologa screenings replay ${EXAMPLE_ID}`]: { ...says('the same answer: '), before: nameScreening },
    'homologa screenings requeue --older-than 1 --dry-run': {
      answer: ({ out }) => expect(out).not.toContain(EXAMPLE_ID),
    },
    'homologa screenings explain "Juan Pérez"': { answer: ({ out }) => expect(out).not.toMatch(/^hit\b/m) },
  };

  return { scenes, addReportRequest, addFailedJob, importList };
}
