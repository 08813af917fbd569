import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readModuleGraph } from './module-graph';
import { projectOf, rankTests } from './rank-tests';

const roots: string[] = [];
afterAll(() => {
  for (const root of roots) rmSync(root, { recursive: true, force: true });
});

/** Builds the import graph of a small temporary repository. `files` contains the import specifiers of each file. */
function graphOf(files: Record<string, string[]>) {
  const root = mkdtempSync(join(tmpdir(), 'homologa-graph-'));
  roots.push(root);
  for (const [file, specifiers] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), specifiers.map((specifier) => `${specifier};\n`).join(''));
  }
  return readModuleGraph(root);
}

const APP = {
  'core/src/desk/deliver-request.ts': [],
  'core/src/desk/deliver-request.int.test.ts': ["import { deliver } from './deliver-request'"],
  'core/src/payments/pay.ts': [],
  'server/src/routes/desk/desk.routes.ts': ["import { deliver } from '@homologa/core/desk/deliver-request'"],
  'server/src/routes/payments/payments.routes.ts': ["import { pay } from '@homologa/core/payments/pay'"],
  'server/src/app.ts': ["import './routes/desk/desk.routes'", "import './routes/payments/payments.routes'"],
  'server/src/openapi.test.ts': ["import { app } from './app'"],
  'server/src/routes/desk/queue.int.test.ts': ["import { app } from '../../app'"],
  'server/src/routes/desk/deliveries.int.test.ts': ["import { app } from '../../app'"],
  'server/src/routes/payments/payments.int.test.ts': ["import { app } from '../../app'"],
  'domain/src/money.ts': [],
  'domain/src/money.test.ts': ["import { money } from './money'"],
};

const unknown = () => undefined;

test('lists the tests that reach a change, near ones first, and no others', () => {
  const ranked = rankTests(graphOf(APP), ['core/src/desk/deliver-request.ts'], unknown);
  expect(ranked.map(({ file, isNear }) => `${isNear ? 'near' : 'far'} ${file}`)).toEqual([
    'far server/src/openapi.test.ts',
    'near core/src/desk/deliver-request.int.test.ts',
    'near server/src/routes/desk/deliveries.int.test.ts',
    'near server/src/routes/desk/queue.int.test.ts',
    'far server/src/routes/payments/payments.int.test.ts',
  ]);
});

test('puts a test that did not execute the changed file after those that did', () => {
  const ran = (file: string) => file.includes('payments');
  const ranked = rankTests(graphOf(APP), ['core/src/desk/deliver-request.ts'], ran);
  expect(ranked.map(({ file }) => file).slice(1)).toEqual([
    'core/src/desk/deliver-request.int.test.ts',
    'server/src/routes/payments/payments.int.test.ts',
    'server/src/routes/desk/deliveries.int.test.ts',
    'server/src/routes/desk/queue.int.test.ts',
  ]);
});

test('runs a changed test itself, and nothing for a file that no test reaches', () => {
  const graph = graphOf(APP);
  expect(rankTests(graph, ['domain/src/money.test.ts'], unknown)).toEqual([
    { file: 'domain/src/money.test.ts', project: 'unit', isNear: true },
  ]);
  expect(rankTests(graph, ['README.md'], unknown)).toEqual([]);
});

test('leaves out what is imported for its types, and follows exports and lazy imports', () => {
  const graph = graphOf({
    'core/src/a.ts': [
      "import type { B } from './b'",
      "import { type C } from './c'",
      "export { d } from './d'",
      "const lazy = () => import('./e')",
      "import fs from 'node:fs'",
      "import './folder'",
    ],
    'core/src/b.ts': [],
    'core/src/c.ts': [],
    'core/src/d.tsx': [],
    'core/src/e.ts': [],
    'core/src/folder/index.ts': [],
  });
  expect([...(graph.get('core/src/a.ts') ?? [])].sort()).toEqual([
    'core/src/d.tsx',
    'core/src/e.ts',
    'core/src/folder/index.ts',
  ]);
});

test('treats a migration as a change of the database client', () => {
  const graph = graphOf({
    'prisma/src/client.ts': [],
    'prisma/src/rights.int.test.ts': ["import './client'"],
  });
  expect(rankTests(graph, ['prisma/migrations/1_init/migration.sql'], unknown).map(({ file }) => file)).toEqual([
    'prisma/src/rights.int.test.ts',
  ]);
});

test.each([
  ['domain/src/a.test.ts', 'unit'],
  ['console/src/a.test.ts', 'unit'],
  ['console/src/A.test.tsx', 'dom-console'],
  ['onboarding-web/src/A.test.tsx', 'dom-onboarding'],
  ['console/src/A.alone.test.tsx', 'dom-alone'],
  ['onboarding-web/src/a.test.ts', 'unit'],
  ['server/src/a.queue.int.test.ts', 'int'],
  ['scripts/lib/a.int.test.ts', 'int'],
  ['e2e/src/a.spec.ts', null],
  ['core/src/a.ts', null],
])('%s is a test of project %s', (file, project) => {
  expect(projectOf(file)).toBe(project);
});
