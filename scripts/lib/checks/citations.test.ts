import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { deadCitations } from './citations';

let root: string;
let files: string[];
const plant = (file: string, text: string) => {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
  files.push(file);
};
const dead = () => deadCitations(root, files);

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'homologa-citations-'));
  files = [];
  plant('docs/reference/04-suppliers.md', '# 4. Suppliers\n\n## 4.1 A record\n\n## 4.3 Many\n');
  plant('docs/decisions.md', '# Decisions\n\n## 2 Editing\n\n### 2.1 Two editors\n');
  plant('ARCHITECTURE.md', 'See [decisions](docs/decisions.md).\n');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

describe('citations', () => {
  it('that lead somewhere are fine, on one line or two', () => {
    plant(
      'core/src/a.ts',
      '/**\n * Adds many (reference 4.3, reference\n * 4.1), merged (docs/decisions.md 2.1; ARCHITECTURE.md).\n */\n',
    );
    plant('prisma/schema/a.prisma', '/// A record (reference\n/// 4.1).\n');
    plant('docs/security.md', 'See `decisions.md`, [why](decisions.md) and [how](../ARCHITECTURE.md).\n');
    expect(dead()).toEqual([]);
  });

  it.each([
    ['a section that is not there', '// Adds (reference 4.2).', 'docs/reference/04-suppliers.md has no section 4.2'],
    ['a section of it that begins alike', '// Adds (reference 4.30).', 'no section 4.30'],
    ['an area that is not there', '/** Adds (reference 9.1). */', 'the reference has no area 9'],
    ['a broken line', '/**\n * Adds (reference\n * 4.2).\n */', 'has no section 4.2'],
    ['the second of two', '// Adds (reference 4.1, reference 4.2).', 'has no section 4.2'],
    ['a choice that is not there', '// Merges (docs/decisions.md 2.2).', 'docs/decisions.md has no section 2.2'],
    ['a document that is not there', '// Adds many (wire.md B15).', 'there is no wire.md'],
    ['one in a folder', '// Adds (docs/client-platform.md).', 'there is no docs/client-platform.md'],
    ['one outside of the repository', '// Adds (../../../decisions.md).', 'there is no ../../../decisions.md'],
    ['a section of nothing', "// Adds (section 5, 'Single add').", '"section 5" names no document'],
    ['a specification', '// Adds, as the specification sections\n// 3 and 5 say.', 'names no document'],
  ])('dead: %s', (_, text, says) => {
    plant('core/src/a.ts', `export {};\n${text}\n`);
    expect(dead()).toEqual([expect.stringMatching(/^core\/src\/a\.ts:[23] /)]);
    expect(dead()[0]).toContain(says);
  });

  it('dead in a document, and a link that leads nowhere', () => {
    plant('docs/security.md', 'See (reference 4.9) and [this](missing.md).\n');
    expect(dead()).toEqual([
      'docs/security.md:1 docs/reference/04-suppliers.md has no section 4.9',
      'docs/security.md:1 there is no missing.md',
    ]);
  });

  it('sections keep to their area and to one number each', () => {
    plant('docs/reference/05-statuses.md', '## 5.1 One\n\n## 5.1 Two\n\n## 4.7 Three\n');
    expect(dead()).toHaveLength(2);
  });
});
