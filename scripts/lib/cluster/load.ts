import { type ChildProcess, fork } from 'node:child_process';
import type { ClusterCalls, Question, Reply } from '../../../e2e/src/attack/cluster/control';
import { nodeBundle } from '../build/bundle';
import { inRoot } from '../paths';
import { Halt } from '../say';
import { type Ends, type RunningCluster, startCluster } from './cluster';
import { type ClusterEvent, eventsOf } from './events';
import type { Machine } from './machine';
import type { ClusterOptions } from './options';

interface Load {
  machine: Machine;
  options: ClusterOptions;
  ends: Ends;
  minutes: number;
  seed: number;
  report: string | undefined;
}

/** Short enough that a frozen worker does not take most of a short load. */
const LEASE_SECONDS = 15;

/**
 * Runs the program that writes through the proxy and checks, and does for it what it asks of the cluster. It is a
 * process of its own, because Node reads the certificates that it trusts only at its start.
 */
export async function runLoad({ machine, options, ends, minutes, seed, report }: Load): Promise<number> {
  const esbuild = await import('esbuild');
  const outfile = inRoot('dist', 'attack', 'cluster.js');
  await esbuild.build(nodeBundle({ entryPoints: ['e2e/src/attack/cluster/main.ts'], outfile }));
  const reported = report === undefined ? [] : ['--report', report];
  const child = fork(outfile, ['--minutes', String(minutes), '--seed', String(seed), ...reported], {
    env: { ...process.env, NODE_EXTRA_CA_CERTS: machine.authority.ca },
    execArgv: ['--enable-source-maps'],
    detached: true,
  });
  ends.add(() => child.kill('SIGTERM'));
  answerCalls(child, { machine, options, ends });
  return new Promise((done) => {
    child.once('exit', (code) => done(code ?? 1));
  });
}

function answerCalls(
  child: ChildProcess,
  { machine, options, ends }: Pick<Load, 'machine' | 'options' | 'ends'>,
): void {
  let cluster: RunningCluster | null = null;
  let events: ClusterEvent[] = [];
  const started = (): RunningCluster => {
    if (!cluster) throw new Halt('the cluster was not started');
    return cluster;
  };
  const calls: { [Call in keyof ClusterCalls]: (argument: never) => ReturnType<ClusterCalls[Call]> } = {
    async start(env: Record<string, string>) {
      cluster = await startCluster(machine, options, ends, { ...env, JOB_LEASE_SECONDS: String(LEASE_SECONDS) });
      events = eventsOf(cluster, LEASE_SECONDS);
      return { url: cluster.url, events: events.map(({ name }) => name) };
    },
    async run(name: string) {
      await events.find((event) => event.name === name)?.run();
    },
    async database() {
      return started().pair.primary.url('homologa');
    },
  };
  child.on('message', (message) => {
    const { id, call, argument } = message as Question;
    const answer: Promise<unknown> = calls[call](argument as never);
    const reply = (text: Omit<Reply, 'id'>) => child.connected && child.send({ id, ...text } satisfies Reply);
    answer.then(
      (result) => reply({ result }),
      (error: unknown) => reply({ fault: (error as Error).message }),
    );
  });
}
