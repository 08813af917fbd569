import { parseArgs } from 'node:util';
import { Halt } from '../say';

export interface ClusterOptions {
  redis: 'sentinel' | 'cluster';
  proxy: 'haproxy' | 'nginx';
  /** `folder`: files in DATA_DIR, which all share; `s3`: an S3-compatible store. */
  store: 'folder' | 's3';
  /** Folder of all data; null for a temporary folder that is removed at the end. */
  data: string | null;
}

export type Task =
  | { kind: 'run' }
  | { kind: 'load'; minutes: number; seed: number; report: string | undefined }
  | { kind: 'test'; part: 'int' | 'e2e'; filters: string[] };

const USAGE = `npm run cluster -- [options]                    the cluster, until Ctrl-C
npm run cluster -- load --minutes 20 [options]   writes through the proxy while its parts fail, and checks the ledger
npm run cluster -- test int [FILTER…] [options]  integration tests on its PostgreSQL, PgBouncer and Redis
npm run cluster -- test e2e [FILTER…] [options]  browser tests through its proxy, all without a piece of a file's name

options: --redis sentinel|cluster  --proxy haproxy|nginx  --store folder|s3  --data FOLDER (an empty one, which is kept)
         --seed N  --report FILE (of a load)`;

/** Parses the arguments of `npm run cluster --`. Throws a Halt that names the argument and the forms that exist. */
export function parseCluster(args: readonly string[]): { options: ClusterOptions; task: Task } {
  const { values, positionals } = parsed(args);
  const options: ClusterOptions = {
    redis: oneOf('--redis', values.redis, ['sentinel', 'cluster']),
    proxy: oneOf('--proxy', values.proxy, ['haproxy', 'nginx']),
    store: oneOf('--store', values.store, ['folder', 's3']),
    data: values.data ?? null,
  };
  const [name, part, ...filters] = positionals;
  if (name === undefined) return { options, task: { kind: 'run' } };
  if (name === 'load' && part === undefined) {
    const minutes = positive('--minutes', values.minutes);
    const { report } = values;
    return { options, task: { kind: 'load', minutes, seed: positive('--seed', values.seed), report } };
  }
  if (name === 'test' && (part === 'int' || part === 'e2e')) {
    return { options, task: { kind: 'test', part, filters } };
  }
  throw new Halt(`'${positionals.join(' ')}' is no task of the cluster.\n\n${USAGE}`);
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        redis: { type: 'string', default: 'sentinel' },
        proxy: { type: 'string', default: 'haproxy' },
        store: { type: 'string', default: 'folder' },
        data: { type: 'string' },
        minutes: { type: 'string', default: '20' },
        seed: { type: 'string', default: '1' },
        report: { type: 'string' },
      },
    });
  } catch (error) {
    throw new Halt(`${(error as Error).message}\n\n${USAGE}`);
  }
}

function oneOf<const T extends string>(name: string, value: string, known: readonly T[]): T {
  const found = known.find((one) => one === value);
  if (found === undefined) throw new Halt(`${name} is '${value}', and must be ${known.join(' or ')}.`);
  return found;
}

function positive(name: string, text: string): number {
  const number = Number(text);
  if (!(number > 0)) throw new Halt(`${name} is '${text}', and must be a number above 0.`);
  return number;
}
