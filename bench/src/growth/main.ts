import { writeFileSync } from 'node:fs';
import { Client } from 'pg';
import { type ResultRow, writeResults } from '../results';
import { companyOf, type GrownCompany, removeAdded } from './companies';
import { readEnv } from './env';
import { Meter, median, TAG, type Times } from './measures';
import { type Curve, plotOf, slopeOf } from './plot';

/**
 * Maximum growth exponent that counts as constant. Noise alone raises the exponent. Later pages raise it too, because
 * every page of a small list is close to the start of the list and therefore fast.
 */
const FLAT = 0.15;
/** Maximum growth exponent of operations that read all suppliers. */
const LINEAR = 1.1;
const EXPORT = 'export of all';

const env = readEnv();
const owner = new Client({ connectionString: env.DATABASE_URL });
await owner.connect();
try {
  const companies: GrownCompany[] = [];
  for (const size of env.BENCH_SIZES) {
    console.log(`seeding ${size} suppliers`);
    companies.push(await companyOf(owner, size));
  }
  const meter = new Meter(env.BENCH_URL, owner);
  const found = new Map(companies.map((company) => [company, [] as Times[]]));
  // The first round is a warm-up. Each round covers all companies, so that other load on the machine affects all
  // equally.
  for (let round = 0; round <= env.BENCH_ROUNDS; round += 1) {
    for (const company of companies) {
      const times = { ...(await meter.look(company)), ...(await meter.add(company)) };
      if (round > 0) found.get(company)?.push(times);
    }
  }
  for (const company of companies) {
    await removeAdded(owner, company, TAG);
    if (company.size <= env.BENCH_EXPORTED) found.get(company)?.push(await meter.exported(company));
  }
  const names = [...new Set([...found.values()].flatMap((rounds) => rounds.flatMap((times) => Object.keys(times))))];
  const curves = names.map((name): Curve => {
    const of = (company: GrownCompany) => (found.get(company) ?? []).flatMap((times) => times[name] ?? []);
    const points = companies.filter((company) => of(company).length > 0);
    return { name, points: points.map((company) => ({ size: company.size, ms: Math.max(median(of(company)), 0.1) })) };
  });
  const rows = curves.map((curve): ResultRow => {
    const [first, last] = [curve.points[0], curve.points.at(-1)];
    const slope = slopeOf(curve);
    const goal = curve.name === EXPORT ? LINEAR : FLAT;
    const timesOf = curve.points.map(({ size, ms }) => `${size}: ${ms.toFixed(1)} ms`).join(', ');
    console.log(`${curve.name.padEnd(20)} slope ${slope.toFixed(2).padStart(5)}  goal <= ${goal}   ${timesOf}`);
    return {
      name: `growth of ${curve.name}`,
      figure: `${last?.ms.toFixed(1)} ms at ${last?.size}`,
      baseline: `${first?.ms.toFixed(1)} ms at ${first?.size}`,
      ratio: slope,
      goal: `slope <= ${goal}`,
      isMet: slope <= goal,
    };
  });
  writeResults(env.BENCH_RESULTS, 'growth', rows);
  const caption =
    'Time by suppliers of the company, both axes logarithmic; medians. Slope 0 does not grow, slope 1 grows as they do.';
  writeFileSync(env.BENCH_PLOT, plotOf(curves, caption));
} finally {
  await owner.end();
}
