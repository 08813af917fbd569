import { build } from '../build/build';
import { generate } from '../build/generate';
import { endRunning } from '../processes';
import { whenNpmIsGone } from '../product/product-run';
import { runMain, say } from '../say';
import { Ends, type RunningCluster, startCluster } from './cluster';
import { runLoad } from './load';
import { openMachine } from './machine';
import { parseCluster } from './options';
import { runBrowsers, runIntegration } from './run-tests';

/**
 * `npm run cluster`: the product on several servers, from Debian's packages on one machine. Ctrl-C stops all of it.
 */
export const main = () =>
  runMain(async () => {
    const { options, task } = parseCluster(process.argv.slice(2));
    const machine = await openMachine(options);
    const ends = new Ends();
    ends.add(() => machine.close());
    const interrupted = whenInterrupted(ends);
    try {
      await generate();
      if (task.kind === 'test') {
        const run = { machine, options, ends, filters: task.filters };
        if (task.part === 'int') return await runIntegration(run);
        await build();
        return await runBrowsers(run);
      }
      await build();
      if (task.kind === 'load') return await runLoad({ machine, options, ends, ...task });
      welcome(await startCluster(machine, options, ends));
      await interrupted;
      return 0;
    } finally {
      await ends.run();
    }
  });

function whenInterrupted(ends: Ends): Promise<void> {
  return new Promise((done) => {
    let isEnding = false;
    const end = () => {
      if (isEnding) return;
      isEnding = true;
      done();
      endRunning();
      say('stopping');
      void ends.run().then(() => process.exit(130));
    };
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end);
    whenNpmIsGone(end);
  });
}

const withoutPassword = (address: string): string =>
  address.replace(/:[^:@/]*@/, ':…@').replace(/Password=.*/, 'Password=…');

function welcome({ url, machine, pair, pooler, redis, objects, env }: RunningCluster): void {
  const lines = [
    '',
    `  Homologa runs at   ${url} (its certificate is of ${machine.authority.ca})`,
    `  PostgreSQL         ${pair.nodes.map(({ port }) => `127.0.0.1:${port}`).join(', ')}`,
    `  PgBouncer          ${pooler.address}`,
    `  Redis              ${withoutPassword(redis.url)}`,
    ...(objects ? [`  File store         ${withoutPassword(objects.url)}`] : []),
    '',
    '  Sign in as         admin@demo.homologa.test, user@demo.homologa.test, staff@homologa.test',
    '  Password           homologa-demo',
    '',
    `  Data and logs      ${machine.dir}`,
    `  Captured mail      ${env.PUBLIC_URL}/mailbox`,
    '  Ctrl-C stops it.',
    '',
  ];
  console.log(lines.join('\n'));
}
