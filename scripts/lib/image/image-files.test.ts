import { expect, test } from 'vitest';
import { resolvedIn } from './bundle-imports';
import { isKept } from './kept-files';
import { sbomOf } from './sbom';
import { sizeLines } from './sizes';

test.each([
  ['index.js', true],
  ['LICENSE', true],
  ['lib/tests/runner.js', true],
  ['README.md', false],
  ['dist/index.js.map', false],
  ['dist/index.d.ts', false],
  ['docs/guide.js', false],
  ['test/index.js', false],
  ['dist/umd/index.js', false],
  ['.github/workflow.yml', false],
])('%s of a package is in the image: %s', (file, expected) => {
  expect(isKept('node_modules/any', file)).toBe(expected);
});

test('only the query compiler of PostgreSQL that the client imports is kept', () => {
  const kept = (file: string) => isKept('node_modules/@prisma/client', `runtime/${file}`);
  expect(kept('query_compiler_fast_bg.postgresql.wasm-base64.mjs')).toBe(true);
  expect(kept('query_compiler_fast_bg.postgresql.wasm-base64.js')).toBe(false);
  expect(kept('query_compiler_fast_bg.mysql.wasm-base64.mjs')).toBe(false);
  expect(kept('client.js')).toBe(true);
});

test('a module that resolves files names their packages, also by the beginning of a name', () => {
  const packages = ['@fonts/sans', '@fonts/sans-kr', '@fonts/sans-sc', '@fonts/serif', 'swagger'];
  const source = (text: string) => `const { resolve } = createRequire(import.meta.url);\n${text}`;
  expect(resolvedIn(source("resolve('swagger/package.json')"), packages)).toEqual(['swagger']);
  expect(resolvedIn(source('const folder = `@fonts/sans-${name}`;'), packages)).toEqual([
    '@fonts/sans-kr',
    '@fonts/sans-sc',
  ]);
  expect(resolvedIn("const name = 'swagger';", packages)).toEqual([]);
});

test('the bill of materials has identifier, licence and hash of each package', () => {
  const lock = {
    '': { name: 'homologa', version: '1.2.3' },
    'node_modules/@a/b': { version: '2.0.0', license: 'MIT', integrity: 'sha512-/w==' },
    'node_modules/c': { version: '1.0.0', license: '(MIT OR Apache-2.0)' },
    'node_modules/own': { link: true },
  };
  const bom = JSON.parse(sbomOf(lock, new Set(['node_modules/@a/b', 'node_modules/c', 'node_modules/own'])));
  expect(bom).toMatchObject({
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    metadata: { component: { version: '1.2.3' } },
  });
  expect(bom.components).toEqual([
    {
      type: 'library',
      'bom-ref': 'pkg:npm/%40a/b@2.0.0',
      name: '@a/b',
      version: '2.0.0',
      purl: 'pkg:npm/%40a/b@2.0.0',
      licenses: [{ license: { id: 'MIT' } }],
      hashes: [{ alg: 'SHA-512', content: 'ff' }],
    },
    {
      type: 'library',
      'bom-ref': 'pkg:npm/c@1.0.0',
      name: 'c',
      version: '1.0.0',
      purl: 'pkg:npm/c@1.0.0',
      licenses: [{ expression: '(MIT OR Apache-2.0)' }],
    },
  ]);
});

test('the sizes end with the sum, alone and with the base image', () => {
  const lines = sizeLines(
    new Map([
      ['dist/server', 4_000_000],
      ['sharp', 1_000_000],
    ]),
  );
  expect(lines.at(-2)).toMatch(/5\.0 MB {2}what we add/);
  expect(lines.at(-1)).toMatch(/200\.0 MB {2}with the base/);
});
