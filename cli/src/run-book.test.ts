import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { allCommands } from './test/command-line';
import { type Block, commandsIn, nameOf, RUN_BOOK, readBlocks } from './test/run-book';
import { RUN_BOOK_SCENES } from './test/run-book-scenes';

const blocks = readBlocks();
const commands = allCommands();
const inShell = blocks.filter(({ language }) => language === 'sh');

test('every block of the run book names its language, so that no shell line hides from these tests', () => {
  const known = ['sh', 'sh program', 'ini', 'json', 'sql', 'text', 'yaml'];
  expect(blocks.filter(({ language }) => !known.includes(language))).toEqual([]);
});

test('every shell block is either run by a scene, in this order, or says why it cannot be', () => {
  const names = inShell.filter(({ reason }) => reason === null).map(nameOf);
  const scenes = RUN_BOOK_SCENES.map(({ block }) => block);
  expect(scenes.toSorted()).toEqual(names.toSorted());
  for (const block of inShell) if (block.reason !== null) expect(block.reason.length).toBeGreaterThan(10);
});

test.each(inShell.map((block) => [`${block.page}:${block.line}`, block] as [string, Block]))(
  '%s is a script of the shell, whose commands and options exist',
  (_, { text }) => {
    expect(spawnSync('sh', ['-n'], { input: text, encoding: 'utf8' })).toMatchObject({ status: 0, stderr: '' });
    for (const { words, options } of commandsIn(text)) {
      const found = commands.find((known) => words.join(' ').startsWith(known.words.join(' ')));
      expect(found, `homologa ${words.join(' ')}`).toBeDefined();
      const known = [...(found?.command.options.map(({ long }) => long) ?? []), '--help', '--json', '--as'];
      for (const option of options) expect(known, `homologa ${words.join(' ')} ${option}`).toContain(option);
    }
  },
);

test('the index names every page', () => {
  const index = readFileSync(join(RUN_BOOK, 'README.md'), 'utf8');
  const pages = readdirSync(RUN_BOOK).filter((file) => file !== 'README.md');
  for (const page of pages) expect(index).toContain(`](${page})`);
});

test('links between pages lead to pages and headings that exist', () => {
  const anchorsOf = (file: string) =>
    [...readFileSync(file, 'utf8').matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) =>
      heading
        .toLowerCase()
        .replaceAll(/[^\w\s-]/g, '')
        .replaceAll(' ', '-'),
    );
  for (const file of readdirSync(RUN_BOOK)) {
    const page = readFileSync(join(RUN_BOOK, file), 'utf8');
    for (const [, target = '', anchor] of page.matchAll(/\]\(([\w./-]*)(?:#([\w-]+))?\)/g)) {
      if (anchor === undefined) continue;
      const cited = target === '' ? file : target;
      expect(anchorsOf(join(RUN_BOOK, cited)), `${file}: ${cited}#${anchor}`).toContain(anchor);
    }
  }
});
