import { listChecks } from '@homologa/core/compliance/checks/check.queries';
import { getHitSummary, type HitListQuery, listHits } from '@homologa/core/compliance/queue/list-hits.queries';
import { compose } from '@homologa/core/compose';
import { coreEnv } from '@homologa/core/env';
import { readPaymentTerms } from '@homologa/core/payments/payment-file';
import { LIST_WINDOW } from '@homologa/domain/catalog/list-window';
import { provisionRoles } from '@homologa/prisma/provision';
import { Client } from 'pg';
import { adminOf } from '../company-admin';
import { type Measure, measureAll, tableOf } from '../measure';
import { PRODUCTION_ENV } from '../production-env';
import { writeResults } from '../results';
import { readEnv } from './env';
import { COMPANY, PEOPLE, seedCompliance } from './seed-compliance';

type CheckQuery = Parameters<typeof listChecks>[1];

const SIZE = 25;
const HITS = 'page 1 of the hits, by score';
const CHECKS = 'page 1 of the checks, newest first';
/**
 * Maximum ratio of the measured time to the baseline's time, for searches and filters that no index supports: about 250
 * ms on two busy cores.
 */
const NO_STALL = { atMost: 30 };
const PAGE = { atMost: 3 };

const env = readEnv();
await provisionRoles({ url: env.DATABASE_URL });
const owner = new Client({ connectionString: env.DATABASE_URL });
await owner.connect();
const core = coreEnv.parse({
  ...PRODUCTION_ENV,
  MAIL_CAPTURE: 'true',
  DATABASE_URL: env.DATABASE_URL,
  DATA_DIR: env.DATA_DIR,
  LOG_LEVEL: 'silent',
});
const app = compose(core, { name: 'bench', paymentTerms: readPaymentTerms(core) });
try {
  console.log(`seeding ${env.BENCH_SUPPLIERS} hits and checks`);
  await seedCompliance(owner, env.BENCH_SUPPLIERS);
  const [, userId = ''] = PEOPLE;
  const ctx = app.contextFor(adminOf(COMPANY, userId));
  const hits = (filter: HitListQuery['filter'] = {}, sort?: Partial<HitListQuery['sort']>, start = 0) =>
    listHits(ctx, {
      filter,
      sort: { field: 'score', order: 'DESC', ...sort },
      range: { start, end: start + SIZE - 1 },
    });
  const checks = (filter: CheckQuery['filter'] = {}, sort?: Partial<CheckQuery['sort']>, start = 0) =>
    listChecks(ctx, {
      filter,
      sort: { field: 'requested_at', order: 'DESC', ...sort },
      range: { start, end: start + SIZE - 1 },
    });
  const ofHits = (name: string, run: () => Promise<unknown>, goal: Measure['goal'] = NO_STALL): Measure => ({
    name: `hits: ${name}`,
    run,
    against: HITS,
    goal,
  });
  const ofChecks = (name: string, run: () => Promise<unknown>, goal: Measure['goal'] = NO_STALL): Measure => ({
    name: `checks: ${name}`,
    run,
    against: CHECKS,
    goal,
  });
  const rare = '77123';
  const windowEnd = Math.min(LIST_WINDOW, env.BENCH_SUPPLIERS / 2) - SIZE;
  const measures = [
    ofHits('the numbers of the tabs, lists and owners', () => getHitSummary(ctx)),
    ofHits('by age, oldest first', () => hits({}, { field: 'found_at', order: 'ASC' }), PAGE),
    ofHits('by list', () => hits({}, { field: 'list', order: 'ASC' }), PAGE),
    ofHits('by owner', () => hits({}, { field: 'owner', order: 'ASC' }), PAGE),
    ofHits('by owner, backwards', () => hits({}, { field: 'owner', order: 'DESC' }), PAGE),
    ofHits('end of the window', () => hits({}, {}, windowEnd)),
    ofHits('end of the window, by owner', () => hits({}, { field: 'owner', order: 'ASC' }, windowEnd)),
    ofHits('proposed by others', () => hits({ queue: 'proposed', proposed_by: 'others' })),
    ofHits('proposed by me: none', () => hits({ queue: 'proposed', proposed_by: 'me' })),
    ofHits('of one list', () => hits({ list: ['list3'] })),
    ofHits('of one owner', () => hits({ owner: userId })),
    ofHits('strong ones', () => hits({ band: ['strong'] })),
    ofHits('older than 30 days', () => hits({ min_days: 30 })),
    ofHits('search for a supplier', () => hits({ q: rare })),
    ofHits('search for a listed name', () => hits({ q: `inventado ${rare.slice(0, 4)}` })),
    ofHits('search for nothing', () => hits({ q: 'zzzzqqq' })),
    ofHits('search for everything', () => hits({ q: 'inventado' })),
    ofChecks('end of the window', () => checks({}, {}, windowEnd), PAGE),
    ofChecks('last page', () => checks({}, {}, env.BENCH_SUPPLIERS - SIZE)),
    ofChecks('oldest first', () => checks({}, { order: 'ASC' }), PAGE),
    ofChecks('by name', () => checks({}, { field: 'name', order: 'ASC' }), PAGE),
    ofChecks('by name, backwards', () => checks({}, { field: 'name', order: 'DESC' }), PAGE),
    ofChecks('of people', () => checks({ kind: ['person'] })),
    ofChecks('matches', () => checks({ screen_status: ['match'] })),
    ofChecks('failed: none', () => checks({ screen_status: ['failed'] })),
    ofChecks('search for one', () => checks({ q: `${env.BENCH_SUPPLIERS + 123}` })),
    ofChecks('search for a tenth', () => checks({ q: 'estrella' })),
    ofChecks('search for nothing', () => checks({ q: 'zzzzqqq' })),
    ofChecks('search for one letter', () => checks({ q: 'a' })),
  ];
  console.log(`measuring in ${env.BENCH_ROUNDS} interleaved rounds; ratios are the medians of the rounds' own`);
  const findings = await measureAll(
    [
      { name: HITS, run: () => hits() },
      { name: CHECKS, run: () => checks() },
    ],
    measures,
    env.BENCH_ROUNDS,
  );
  console.log(tableOf(findings));
  writeResults(
    env.BENCH_RESULTS,
    'compliance',
    findings.map(({ name, ms, against, ratio, goal, isMet }) => ({
      name,
      figure: `${ms.toFixed(1)} ms`,
      baseline: against,
      ratio,
      goal,
      isMet,
    })),
  );
} finally {
  await app.close();
  await owner.end();
}
