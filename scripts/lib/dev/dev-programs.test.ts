import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { isAlive } from '../processes';
import { DevPrograms } from './dev-programs';

const dir = mkdtempSync(join(tmpdir(), 'homologa-dev-'));
const pids: Record<string, number[]> = { one: [], other: [] };
const said: string[] = [];

const save = (name: string, text: string) => writeFileSync(join(dir, name), text);
const logOf = (name: string) => readFileSync(join(dir, 'logs', `${name}.log`), 'utf8');
const outDir = join(dir, 'dist');

/** An unchanged program must not be written again, because it may be starting from its file. */
const writtenAt = () => statSync(join(outDir, 'other', 'main.js'), { bigint: true }).mtimeNs;

const programs = new DevPrograms({
  env: process.env,
  logs: join(dir, 'logs'),
  onPid: (name, pid) => pids[name]?.push(pid),
  isServing: async () => true,
  entries: { one: { main: join(dir, 'one.ts') }, other: { main: join(dir, 'other.ts') } },
  outDir,
});

beforeAll(() => {
  for (const method of ['log', 'error', 'warn'] as const) {
    vi.spyOn(console, method).mockImplementation((text) => said.push(String(text)));
  }
  save('shared.ts', "export const word: string = 'first';\n");
  save('one.ts', "import { word } from './shared';\nconsole.log(word);\nsetInterval(() => {}, 1000);\n");
  save('other.ts', 'setInterval(() => {}, 1000);\n');
});
afterAll(async () => {
  await programs.stop(2_000);
  vi.restoreAllMocks();
  rmSync(dir, { recursive: true, force: true });
});

test('only what a saved file is part of starts again, and what does not build leaves it running', async () => {
  await programs.refresh();
  await vi.waitFor(() => expect(logOf('one')).toContain('first'), 20_000);
  expect([pids.one?.length, pids.other?.length]).toEqual([1, 1]);
  const otherIsWrittenAt = writtenAt();

  save('shared.ts', "export const word: string = 'second';\n");
  programs.changed();
  await vi.waitFor(() => expect(logOf('one')).toContain('second'), 20_000);
  expect([pids.one?.length, pids.other?.length]).toEqual([2, 1]);
  expect(isAlive(pids.one?.[0] ?? 0)).toBe(false);
  expect(writtenAt()).toBe(otherIsWrittenAt);

  save('shared.ts', "// A remark changes no program.\nexport const word: string = 'second';\n");
  await programs.refresh();
  save('shared.ts', 'export const word = ;\n');
  await programs.refresh();
  expect(said.join('\n')).toContain('one does not build');
  expect(said.join('\n')).toContain('waiting for the next change');
  expect([pids.one?.length, pids.other?.length]).toEqual([2, 1]);
  expect(isAlive(pids.one?.[1] ?? 0)).toBe(true);

  save('shared.ts', "export const word: string = 'third';\n");
  await programs.refresh();
  await vi.waitFor(() => expect(logOf('one')).toContain('third'), 20_000);
  expect(isAlive(pids.other?.[0] ?? 0)).toBe(true);
}, 60_000);
