import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { linkEntries } from '@homologa/core/audit/chain/link-entries';
import { setRetention } from '@homologa/core/privacy/retention/set-retention';
import { buildPerson } from '@homologa/core/test/builders';
import type { TestApp } from '@homologa/core/test/test-database';
import { expect } from 'vitest';
import { EXAMPLE_ID } from '../input';
import type { Finished } from './command-line';
import { type Scenes, says } from './example-scenes';

interface World {
  app: TestApp;
  folder: string;
}

const DAY_MS = 86_400_000;
const ID = EXAMPLE_ID;

const answers = (expected: object) => ({
  answer: ({ out }: Finished) => expect(JSON.parse(out)).toMatchObject(expected),
});

/** Scenes of the requests at the desk, which run before the scene that delivers the request. */
export function requestScenes(world: () => World): Scenes {
  const backToQueue = () =>
    world().app.db.system((tx) =>
      tx.reportRequest.update({ where: { id: ID }, data: { status: 'queued', takenAt: null, takenById: null } }),
    );
  return {
    [`homologa requests show ${ID}`]: says('status\tqueued'),
    [`homologa requests assign ${ID} --to leo@provider.test`]: {
      ...says('has the request'),
      before: () => buildPerson(world().app, { staff: true, email: 'leo@provider.test' }),
    },
    [`homologa requests assign ${ID} --nobody`]: says('nobody has the request'),
    [`homologa requests take ${ID}`]: says('the request is taken'),
    [`homologa requests status ${ID} --to awaiting_supplier --reason "The supplier sends a balance sheet"`]: {
      answer: async ({ out }) => {
        expect(out).toBe('the request is awaiting_supplier\n');
        await backToQueue();
      },
    },
  };
}

/** Scenes of what an operator does in place of staff and client admins. They need the users of the other scenes. */
export function operatorScenes(world: () => World): Scenes {
  const change = (data: { status: 'pending'; invitationState?: 'sent' | 'failed'; lastRemindedAt?: null }) => () =>
    world().app.db.system((tx) => tx.supplier.update({ where: { id: ID }, data }));

  const invitationOf = async () =>
    (await world().app.db.read.supplier.findUniqueOrThrow({ where: { id: ID } })).invitationState;

  const addCharge = (state: 'to_check' | 'accepted') => () =>
    world().app.db.system(async (tx) => {
      const createdAt = new Date();
      const own = { companyId: ID, workflowId: ID, supplierId: ID };
      await tx.birRequest.upsert({ where: { id: ID }, create: { id: ID, ...own, createdAt }, update: {} });
      await tx.charge.upsert({
        where: { id: ID },
        create: {
          id: ID,
          ...own,
          birRequestId: ID,
          reference: 'REFERENCE000',
          region: 'international',
          currency: 'USD',
          amount: 12_050,
          askedAt: createdAt,
          state,
        },
        update: { state },
      });
    });

  const addWaitingJob = (name: string, status: 'queued' | 'retry') => () =>
    world().app.db.system(async (tx) => {
      const at = new Date(Date.now() + DAY_MS);
      const waiting = { name, status, queue: 'exports', errorCode: null, finishedAt: null, runAt: at };
      const create = { id: ID, companyId: ID, payload: {}, createdAt: new Date(Date.now() - DAY_MS), ...waiting };
      await tx.job.upsert({ where: { id: ID }, create, update: waiting });
    });

  const addSession = async () => {
    const { app } = world();
    const { id: userId } = await app.db.read.user.findUniqueOrThrow({ where: { email: 'ana@client.test' } });
    const createdAt = new Date();
    const expiresAt = new Date(createdAt.getTime() + DAY_MS);
    await app.db.system((tx) =>
      tx.session.upsert({
        where: { id: ID },
        create: { id: ID, userId, tokenHash: ID, createdAt, expiresAt, ip: '192.0.2.7' },
        update: { revokedAt: null },
      }),
    );
  };

  const written = (file: string) => ({
    shows: '100 %',
    answer: ({ out }: Finished) => {
      expect(out).toContain(` are in ${file}`);
      expect(existsSync(join(world().folder, file))).toBe(true);
    },
  });

  return {
    'homologa completion bash': says('complete -o default -F _homologa homologa'),
    'homologa completion zsh': says('#compdef homologa'),
    'homologa man': says('.TH HOMOLOGA 1'),
    'homologa man --format markdown': says('# The command line'),
    'homologa companies list': says(`${ID}\t`),
    'homologa companies list --search andina --json': answers([{ legal_name: 'Compradora Andina S.A.' }]),
    [`homologa companies show ${ID}`]: says('status\tactive'),
    [`homologa companies features ${ID}`]: says('workflow_payment\t'),
    [`homologa companies features ${ID} --payment supplier --price 120.50`]: says('price_per_supplier\t120.5'),
    [`homologa companies quota ${ID}`]: says('bir\ttrue\t'),
    [`homologa companies quota ${ID} --product bir --total 500`]: says('\t500\t'),
    [`homologa companies deactivate ${ID} --yes`]: says('the company is deactivated'),
    [`homologa companies activate ${ID}`]: says('the company is active'),
    [`homologa users invite --company ${ID} --name "Rita Rojas" --email rita@client.test --language es`]: says(
      'the invitation of rita@client.test is on its way',
    ),
    'homologa users invite --staff --role desk payments --name "Mia Mesa" --email mia@provider.test': says(
      'mia@provider.test is on its way',
    ),
    [`homologa users list --company ${ID}`]: says('\trita@client.test\t'),
    'homologa users list --staff --status invited --json': answers([{ email: 'mia@provider.test', kind: 'staff' }]),
    'homologa users roles leo@provider.test --role desk watchlists': says('has the roles desk, watchlists'),
    'homologa users disable rita@client.test --yes': says('rita@client.test cannot sign in any more'),
    'homologa users enable rita@client.test': says('rita@client.test can sign in again'),
    'homologa users reset-password ana@client.test': says('on its way to ana@client.test'),
    'homologa users reset-second-factor ana@client.test --yes': {
      ...says('the second factor of ana@client.test was reset'),
      before: () =>
        world().app.db.system((tx) =>
          tx.user.update({ where: { email: 'ana@client.test' }, data: { secondFactorAt: new Date() } }),
        ),
    },
    'homologa users sessions list ana@client.test': { ...says('192.0.2.7'), before: addSession },
    'homologa users sessions revoke ana@client.test --yes': {
      ...says('sessions of ana@client.test that have ended: 1'),
      before: addSession,
    },
    [`homologa workflows create workflow.json --company ${ID}`]: says('Proveedores 2027 is there ('),
    [`homologa workflows list --company ${ID} --status active`]: says(`${ID}\t`),
    [`homologa workflows show ${ID}`]: says('status\tactive'),
    [`homologa suppliers import ${ID} suppliers.csv --dry-run`]: says('Aceros del Sur S.A.\tadded'),
    [`homologa suppliers list ${ID} --status pending`]: { ...says(`${ID}\t`), before: change({ status: 'pending' }) },
    [`homologa suppliers export ${ID} all.xlsx`]: written('all.xlsx'),
    [`homologa suppliers export ${ID} all.csv --language es`]: {
      ...written('all.csv'),
      answer: () => expect(readFileSync(join(world().folder, 'all.csv'), 'utf8')).toContain('Aceros del Sur S.A.'),
    },
    [`homologa suppliers remind ${ID} ${ID}`]: {
      ...says('reminders on their way: 1'),
      before: change({ status: 'pending', invitationState: 'sent', lastRemindedAt: null }),
    },
    [`homologa suppliers remind ${ID} --yes`]: says('reminders on their way: '),
    [`homologa suppliers resend ${ID}`]: {
      ...says('the invitation is on its way'),
      before: change({ status: 'pending', invitationState: 'failed' }),
    },
    [`homologa suppliers correct-addresses addresses.csv --workflow ${ID} --dry-run`]: {
      before: change({ status: 'pending', invitationState: 'failed' }),
      answer: async ({ out }) => {
        expect(out).toContain('\tlucia@acme.test\twould be changed\n3\tNobody\t\tnobody@acme.test\tNo supplier ');
        expect(await invitationOf()).toBe('failed');
      },
    },
    [`homologa suppliers correct-addresses addresses.csv --workflow ${ID} --as "Eva Ruiz"`]: {
      answer: async ({ out }) => {
        expect(out).toContain('\tlucia@acme.test\tchanged, sent again\n3\tNobody');
        expect(await invitationOf()).toBe('queued');
      },
    },
    'homologa payments list --state to_check': { ...says('REFERENCE000\tto_check'), before: addCharge('to_check') },
    [`homologa payments show ${ID}`]: says('amount\t120.5'),
    [`homologa payments confirm ${ID} --note "On the statement of 12 March"`]: {
      ...says('the payment is confirmed'),
      before: addCharge('to_check'),
    },
    [`homologa payments reject ${ID} --reason "The amount is missing" --yes`]: {
      ...says('the payment is rejected'),
      before: addCharge('to_check'),
    },
    'homologa jobs retry --all': says('jobs that are tried again: '),
    [`homologa jobs retry --name mail.send-invitation --company ${ID}`]: says('jobs that are tried again: '),
    [`homologa jobs cancel ${ID} --yes`]: {
      ...says('jobs that are cancelled: 1'),
      before: addWaitingJob('exports.checks', 'queued'),
    },
    'homologa jobs cancel --name exports.suppliers --status retry --yes': {
      ...says('jobs that are cancelled: 1'),
      before: addWaitingJob('exports.suppliers', 'retry'),
    },
    'homologa jobs pause mail': says('mail is paused since '),
    'homologa jobs resume mail': says('mail goes on'),
    [`homologa audit list --company ${ID} --from 2026-01-01`]: says(' (CLI) '),
    'homologa audit list --action job.retry,job.cancel --json': {
      answer: ({ out }) => {
        const entries = JSON.parse(out) as object[];
        expect(entries).toContainEqual(
          expect.objectContaining({ action: 'job.cancel', actor: expect.objectContaining({ kind: 'operator' }) }),
        );
      },
    },
    'homologa audit export trail.csv --from 2026-01-01': written('trail.csv'),
    [`homologa retention show ${ID}`]: says('suppliers\tkept\t365'),
    [`homologa retention run ${ID} --dry-run`]: {
      ...says('files\t400\t0'),
      before: () =>
        setRetention(world().app.contextFor({ kind: 'system', name: 'test' }), {
          companyId: ID,
          kind: 'files',
          days: 400,
        }),
    },
    [`homologa retention run ${ID} --yes`]: says('files\t400\t0'),
    'homologa audit verify': {
      ...says('provider\twhole\t'),
      before: () => linkEntries(world().app.contextFor({ kind: 'system', name: 'test' }), new AbortController().signal),
    },
    [`homologa audit verify --company ${ID} --json`]: answers([
      { chain: ID, state: 'whole', breaks: [] },
      { chain: 'anchors' },
    ]),
    [`homologa workflows launch ${ID} --yes`]: {
      ...says(' is active with '),
      before: async () => {
        const { app } = world();
        await app.db.system(async (tx) => {
          await tx.workflow.update({ where: { id: ID }, data: { status: 'draft', launchedAt: null } });
          await tx.supplier.updateMany({
            where: { workflowId: ID },
            data: { status: 'pending', invitationState: 'none' },
          });
        });
      },
    },
    [`homologa workflows close ${ID} --yes`]: {
      answer: async ({ out }) => {
        expect(out).toContain(' is closed');
        await world().app.db.system((tx) =>
          tx.workflow.update({ where: { id: ID }, data: { status: 'active', closedAt: null } }),
        );
      },
    },
  };
}
