import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { createProgram } from '../program';
import { command, ROOT } from '../test/command-line';
import { documentProgram } from './command-docs';
import { renderBash, renderZsh } from './completion';
import { renderMarkdown } from './markdown';
import { renderRoff } from './roff';

const ignore = () => undefined;
const groups = documentProgram(createProgram([], { input: Readable.from([]), out: ignore, err: ignore }));
const commands = groups.flatMap((group) => group.commands);

test('docs/cli.md is the manual of the commands', () => {
  const page = readFileSync(join(ROOT, 'docs/cli.md'), 'utf8');
  expect(page, 'npm run -s homologa -- man --format markdown > docs/cli.md').toBe(renderMarkdown(groups));
});

test('every command and option has a sentence, and every command takes --json and --as', () => {
  for (const { words, description, options, examples } of commands) {
    const name = words.join(' ');
    expect(description, name).toMatch(/\w/);
    expect(examples, name).not.toEqual([]);
    for (const { flags, description: says } of options) expect(says, `${name} ${flags}`).toMatch(/\w/);
    expect(options.map(({ long }) => long)).toEqual(expect.arrayContaining(['--json', '--as']));
  }
});

test('the manual page names every command, option and exit code', () => {
  const page = renderRoff(groups, '1.0.0');
  expect(page).toMatch(/^\.TH HOMOLOGA 1 /);
  for (const { usage } of commands) expect(page).toContain(`.SS ${usage.replaceAll('-', '\\-')}\n`);
  expect(page).toContain('\\fB\\-\\-dry\\-run\\fR');
  expect(page).not.toMatch(/^'/m);
  expect(page).toContain('.SH EXIT STATUS');
});

/** Completes a line of bash as the Tab key does at its end. */
function completed(line: string): string[] {
  const script = `${renderBash(groups)}
COMP_WORDS=(${line
    .split(' ')
    .map((word) => `'${word}'`)
    .join(' ')}); COMP_CWORD=$((\${#COMP_WORDS[@]} - 1)); _homologa; printf '%s\\n' "\${COMPREPLY[@]}"`;
  const { stdout, stderr } = spawnSync('bash', ['-c', script], { encoding: 'utf8' });
  expect(stderr).toBe('');
  return stdout.split('\n').filter((word) => word !== '');
}

test.each([
  ['homologa wor', ['workflows']],
  ['homologa workflows l', ['list', 'launch']],
  ['homologa users sessions ', ['list', 'revoke']],
  ['homologa suppliers import some.csv --dry', ['--dry-run']],
  ['homologa jobs list --status f', ['failed']],
  ['homologa jobs retry 1 --as eva --al', ['--all']],
])('bash completes %j', (line, words) => {
  expect(completed(line).sort()).toEqual([...words].sort());
});

test('the completions parse in their shells', () => {
  expect(spawnSync('bash', ['-n'], { input: renderBash(groups), encoding: 'utf8' }).stderr).toBe('');
  // Not every machine has zsh.
  const zsh = spawnSync('zsh', ['-n'], { input: renderZsh(groups), encoding: 'utf8' });
  if (!zsh.error) expect(zsh.stderr).toBe('');
});

test('the page of the manual is printed as JSON for a program', async () => {
  const { code, out } = await command(['man', '--json']);
  expect(code).toBe(0);
  expect(JSON.parse(out)).toMatchObject({ format: 'roff', text: expect.stringContaining('.TH HOMOLOGA') });
});
