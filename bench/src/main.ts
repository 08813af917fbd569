import { compose } from '@homologa/core/compose';
import { coreEnv } from '@homologa/core/env';
import { readPaymentTerms } from '@homologa/core/payments/payment-file';
import { provisionRoles } from '@homologa/prisma/provision';
import { Client, Pool } from 'pg';
import { bulkAddMeasures } from './bulk-add';
import { adminOf } from './company-admin';
import { readEnv } from './env';
import { measureAll, tableOf } from './measure';
import { PRODUCTION_ENV } from './production-env';
import { writeResults } from './results';
import { seedSuppliers } from './seed-suppliers';
import { supplierListMeasures } from './suppliers-list';

const env = readEnv();
await provisionRoles({ url: env.DATABASE_URL });
const owner = new Client({ connectionString: env.DATABASE_URL });
await owner.connect();
const pool = new Pool({ connectionString: env.DATABASE_URL, max: 10 });
const core = coreEnv.parse({
  ...PRODUCTION_ENV,
  MAIL_CAPTURE: 'true',
  DATABASE_URL: env.DATABASE_URL,
  DATA_DIR: env.DATA_DIR,
  LOG_LEVEL: 'silent',
});
const app = compose(core, { name: 'bench', paymentTerms: readPaymentTerms(core) });
try {
  console.log(`seeding ${env.BENCH_SUPPLIERS} suppliers`);
  const seeded = await seedSuppliers(owner, env.BENCH_SUPPLIERS);
  const { rows: sizes } = await owner.query<{ bytes: string }>(
    `SELECT (pg_database_size(current_database()) / count(*))::text AS bytes FROM "Supplier"`,
  );
  console.log(`${sizes[0]?.bytes} bytes of disk for each supplier with its history, report, labels and all indexes`);
  const ctx = app.contextFor(adminOf(seeded.companyId, seeded.userId));
  // The search function reads the company from this setting. The product sets it per transaction; the benchmark sets it
  // once for the connection.
  await owner.query("SELECT set_config('app.company_id', $1, false)", [seeded.companyId]);
  const lists = supplierListMeasures(ctx, { client: owner, pool }, seeded, env.BENCH_SUPPLIERS);
  const bulk = await bulkAddMeasures(ctx, owner, seeded);
  console.log(`measuring in ${env.BENCH_ROUNDS} interleaved rounds; ratios are the medians of the rounds' own`);
  const findings = await measureAll(
    [...lists.baselines, ...bulk.baselines],
    [...lists.measures, ...bulk.measures],
    env.BENCH_ROUNDS,
  );
  console.log(tableOf(findings));
  writeResults(
    env.BENCH_RESULTS,
    'lists',
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
  await pool.end();
  await owner.end();
}
