import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

/** Starts the product's workers; resolves when they work. */
export async function startWorker(program: string, env: Record<string, string>): Promise<ChildProcess> {
  const child = spawn(process.execPath, [program], {
    env: { PATH: process.env.PATH, NODE_ENV: 'production', LOG_LEVEL: 'info', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => {
      if (chunk.includes('"working"')) resolve();
    });
    child.once('exit', (code) => reject(new Error(`the worker ended with ${code}`)));
  });
  return child;
}

export async function endWorker(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}
