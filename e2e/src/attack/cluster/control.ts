/** What the load asks of the process that runs the cluster (scripts/lib/cluster/load.ts). */
export interface ClusterCalls {
  /** Starts the cluster; the variables are those of servers and workers. */
  start(env: Record<string, string>): Promise<{ url: string; events: string[] }>;
  /** Lets an event happen; resolves when the cluster is whole again. */
  run(event: string): Promise<void>;
  /** Address of the present primary, as a superuser. */
  database(): Promise<string>;
}

export interface Question {
  id: number;
  call: keyof ClusterCalls;
  argument: unknown;
}

export interface Reply {
  id: number;
  result?: unknown;
  fault?: string;
}

/** Opens the calls to the parent process. */
export function openControl(): ClusterCalls {
  const waiting = new Map<number, { done: (result: never) => void; fail: (error: Error) => void }>();
  process.on('message', (message) => {
    const { id, result, fault } = message as Reply;
    const { done, fail } = waiting.get(id) ?? {};
    waiting.delete(id);
    if (fault === undefined) done?.(result as never);
    else fail?.(new Error(fault));
  });
  // Without the cluster there is nothing to write to.
  process.once('disconnect', () => process.exit(1));
  let last = 0;
  const ask = <Result>(call: keyof ClusterCalls, argument: unknown = null): Promise<Result> =>
    new Promise((done, fail) => {
      last += 1;
      waiting.set(last, { done, fail });
      process.send?.({ id: last, call, argument } satisfies Question);
    });
  return { start: (env) => ask('start', env), run: (event) => ask('run', event), database: () => ask('database') };
}
