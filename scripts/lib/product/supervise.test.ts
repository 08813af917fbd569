import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { isAlive } from '../processes';
import { supervise } from './supervise';

const dir = mkdtempSync(join(tmpdir(), 'homologa-supervise-'));
afterAll(() => rmSync(dir, { recursive: true, force: true }));

function watch(script: string) {
  const file = join(dir, 'program.mjs');
  writeFileSync(file, script);
  const heard: { pids: number[]; warnings: string[]; givenUp: string | null } = {
    pids: [],
    warnings: [],
    givenUp: null,
  };
  const program = supervise({
    name: 'program',
    script: file,
    env: process.env,
    log: join(dir, 'program.log'),
    onPid: (pid) => heard.pids.push(pid),
    onWarning: (line) => heard.warnings.push(line),
    onGivenUp: (reason) => {
      heard.givenUp = reason;
    },
  });
  return { heard, program };
}

test('a killed program is started again, and stop ends it for good', async () => {
  const { heard, program } = watch(
    'console.log(JSON.stringify({ level: 30, msg: "up" })); console.log(JSON.stringify({ level: 40, msg: "low" })); setInterval(() => {}, 1000);',
  );
  await vi.waitFor(() => expect(heard.warnings).toContain('[program] low'), 10_000);
  process.kill(heard.pids[0] ?? 0, 'SIGKILL');
  await vi.waitFor(() => expect(heard.pids).toHaveLength(2), 10_000);
  await program.stop(5_000);
  expect(isAlive(heard.pids[1] ?? 0)).toBe(false);
  expect(heard.warnings.join('\n')).not.toContain('up');
  expect(readFileSync(join(dir, 'program.log'), 'utf8')).toContain('"up"');
});

test('a program that hangs is killed in time', async () => {
  const { heard, program } = watch(
    'process.on("SIGTERM", () => {}); console.error("ready"); setInterval(() => {}, 1000);',
  );
  await vi.waitFor(() => expect(heard.warnings).toContain('[program] ready'), 10_000);
  await program.stop(300);
  expect(isAlive(heard.pids[0] ?? 0)).toBe(false);
});

test('five crashes at once are enough; the last words are passed on', async () => {
  const { heard, program } = watch('console.error("no configuration"); process.exit(3);');
  await vi.waitFor(() => expect(heard.givenUp).not.toBeNull(), 25_000);
  expect(heard.pids).toHaveLength(5);
  expect(heard.givenUp).toContain('program ended 5 times at once (ended with code 3): no configuration');
  await program.stop(1_000);
});
