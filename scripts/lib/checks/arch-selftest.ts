import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { inRoot } from '../paths';
import { runNode } from '../processes';
import { cruise } from './architecture';
import { crowdedFolders, misplacedFolders, ROOMS } from './floors.mjs';
import { ALLOWED_LINT, CONTRACT, PLANTED_LINT } from './selftest-lint';
import { type Plant, plant, uses, usesType } from './selftest-plants';

// Tests the import rules and lint rules: builds a small repository with the same workspaces ("rooms") in a temporary
// folder, violates every rule at least once in every direction, and adds allowed code that no rule may report.

const ALLOWED: Record<string, string[]> = {
  domain: [],
  screening: ['domain'],
  prisma: [],
  core: ['screening', 'domain', 'prisma'],
  server: ['core', 'domain'],
  workers: ['core', 'domain'],
  demo: ['core', 'domain', 'prisma'],
  cli: ['demo', 'core', 'screening', 'domain'],
  web: ['domain'],
  console: ['web', 'domain'],
  'onboarding-web': ['web', 'domain'],
};
const LAYER_RULE: Record<string, string> = {
  domain: 'domain-is-a-leaf',
  screening: 'screening-sees-domain',
  prisma: 'prisma-is-a-leaf',
  core: 'core-sees-screening-domain-and-prisma',
  server: 'server-sees-core',
  workers: 'workers-see-core',
  demo: 'demo-sees-core',
  cli: 'cli-sees-core',
  web: 'web-sees-domain',
  console: 'console-sees-web',
  'onboarding-web': 'onboarding-sees-web',
};
const PACKAGES = ['zod', 'libphonenumber-js', 'express', 'bullmq', 'ioredis', 'pg', '@prisma/client', 'react', 'sharp'];

const OFFERED = Object.fromEntries(ROOMS.map((room) => [`${room}/src/offered.ts`, 'export const offered = 1;\n']));

const SCENERY = {
  ...OFFERED,
  'domain/src/suppliers/supplier.contract.ts':
    "import { z } from 'zod';\nexport const contract = z;\nexport interface Contract {\n  id: string;\n}\n",
  'domain/src/planted.test.ts': 'export const planted = 1;\n',
  'screening/src/scores/pair.ts': 'export const score = 1;\n',
  'screening/src/formats/uk-xml.ts': usesType('../entries/entry'),
  'screening/src/entries/entry.ts': 'export type Contract = 1;\n',
  'core/src/suppliers/add-supplier.ts': 'export const addSupplier = 1;\n',
  'core/src/suppliers/supplier.queries.ts': 'export const findSupplier = 1;\n',
  'core/src/kernel/context.ts': 'export const context = 1;\n',
  'core/src/files/store-upload.ts': 'export const storeUpload = 1;\n',
  'core/src/test/builders.ts': 'export const build = 1;\n',
  'console/src/suppliers/AllSuppliersPage.tsx': 'export const AllSuppliersPage = 1;\n',
  'console/src/suppliers/index.ts': 'export const suppliers = 1;\n',
  'console/src/shell/NotFoundPage.tsx': 'export const NotFoundPage = 1;\n',
  'console/src/shared/Money.tsx': 'export const Money = 1;\n',
  'console/src/desk/DeskTable.tsx': 'export const DeskTable = 1;\n',
  'console/src/routes.tsx': 'export const routes = 1;\n',
  'domain/src/catalog/scales.ts': 'export const scales = 1;\n',
  'domain/src/workflows/due-date.ts': 'export const dueDate = 1;\n',
  'core/src/reports/report.steps.ts': 'export const deliver = 1;\n',
  'core/src/circle-b.ts': uses('./circle-c'),
  'core/src/circle-c.ts': uses('./circle-a'),
  'core/src/types-b.ts': `${usesType('./types-a')}export type Contract = 1;\n`,
};

const floors = () => [
  plant('floor-of-domain/suppliers', 'domain/src/suppliers/knows-workflows.ts', uses('../workflows/due-date')),
  plant('floor-of-domain/catalog', 'domain/src/catalog/knows-roof.ts', uses('../offered')),
  plant('floor-of-domain/reports', 'domain/src/reports/knows-screenings.ts', uses('../screenings/hits')),
  plant('floor-of-domain/screenings', 'domain/src/screenings/hits.ts', usesType('../suppliers/supplier.contract')),
  plant('floor-of-screening/names', 'screening/src/names/knows-scores.ts', uses('../scores/pair')),
  plant('floor-of-screening/entries', 'screening/src/entries/knows-formats.ts', usesType('../formats/uk-xml')),
  plant('floor-of-core/kernel', 'core/src/kernel/knows-suppliers.ts', uses('../suppliers/supplier.queries')),
  plant('floor-of-core/reports', 'core/src/reports/knows-launch.ts', usesType('../workflows/close')),
  plant('floor-of-core/onboarding', 'core/src/onboarding/knows-roof.ts', uses('../offered')),
  plant('floor-of-core/companies', 'core/src/companies/knows-reports.ts', uses('../reports/knows-launch')),
  plant('floor-of-core/companies', 'core/src/companies/knows-report-steps.ts', uses('../reports/report.steps')),
  plant('floor-of-console/shared', 'console/src/shared/KnowsShell.tsx', uses('../shell/NotFoundPage')),
  plant('floor-of-console/shell', 'console/src/shell/KnowsDesk.tsx', uses('../desk/DeskTable')),
  plant('floor-of-console/suppliers', 'console/src/suppliers/KnowsRoutes.tsx', uses('../routes')),
  plant('floor-of-console/shell', 'console/src/shell/KnowsSuppliers.tsx', uses('../suppliers/index')),
  plant('floor-of-console/home', 'console/src/home/KnowsDesk.tsx', uses('../desk/DeskTable')),
];

function planted() {
  const layers = ROOMS.flatMap((from) =>
    ROOMS.filter((to) => to !== from && !ALLOWED[from]?.includes(to)).map((to) =>
      plant(LAYER_RULE[from] ?? '', `${from}/src/knows-${to}.ts`, uses(`@homologa/${to}/offered`)),
    ),
  );
  // An import by a relative path into another workspace is a violation, even if importing from that workspace is
  // allowed.
  const paths = ROOMS.flatMap((from) =>
    ROOMS.filter((to) => to !== from).map((to) =>
      plant('cross-rooms-by-package-name', `${from}/src/reaches-${to}.ts`, uses(`../../${to}/src/offered`)),
    ),
  );
  const inRooms = (rule: string, rooms: string[], name: string, specifier: string) =>
    rooms.map((room) => plant(rule, `${room}/src/${name}.ts`, uses(specifier)));
  return [
    ...layers,
    ...paths,
    plant('domain-two-packages', 'domain/src/uses-node.ts', uses('node:fs')),
    plant('domain-two-packages', 'domain/src/uses-react.ts', uses('react')),
    plant('screening-is-pure', 'screening/src/readers/uses-files.ts', uses('node:fs')),
    plant('screening-is-pure', 'screening/src/uses-queue.ts', uses('bullmq')),
    plant('phones-in-one-file', 'domain/src/identity/uses-phones.ts', uses('libphonenumber-js')),
    ...['pg', '@prisma/client'].flatMap((name) =>
      inRooms(
        'database-stays-in-prisma-and-core',
        ['domain', 'screening', 'server', 'workers', 'demo', 'cli', 'web', 'console', 'onboarding-web'],
        `uses-${name.replace(/\W/g, '')}`,
        name,
      ),
    ),
    ...['bullmq', 'ioredis'].flatMap((name) =>
      inRooms('bullmq-stays-in-adapter-and-runtime', ROOMS, `uses-${name}`, name),
    ),
    ...inRooms('pictures-behind-their-gate', ROOMS, 'uses-sharp', 'sharp'),
    ...inRooms(
      'express-stays-in-server',
      ROOMS.filter((room) => room !== 'server'),
      'uses-express',
      'express',
    ),
    plant('no-cross-feature-in-core', 'core/src/workflows/launch.ts', uses('../suppliers/add-supplier')),
    plant('kernel-knows-no-feature', 'core/src/kernel/knows-contract.ts', usesType(CONTRACT)),
    plant('no-cross-resource-in-console', 'console/src/workflows/List.tsx', uses('../suppliers/AllSuppliersPage')),
    ...floors(),
    plant('no-test-from-production', 'domain/src/uses-test.ts', uses('./planted.test')),
    plant('no-test-from-production', 'core/src/uses-builders.ts', uses('./test/builders')),
    plant('no-circular', 'core/src/circle-a.ts', uses('./circle-b')),
    plant('no-circular', 'core/src/types-a.ts', `${usesType('./types-b')}export type Contract = 1;\n`),
    plant('no-circle-of-folders', 'workers/src/east/goes-west.ts', uses('../west/stays')),
    plant('no-circle-of-folders', 'workers/src/east/stays.ts', 'export const stays = 1;\n'),
    plant('no-circle-of-folders', 'workers/src/west/goes-east.ts', usesType('../east/stays')),
    plant('no-circle-of-folders', 'workers/src/west/stays.ts', 'export const stays = 1;\n'),
    plant('resolvable', 'core/src/uses-nothing.ts', uses('./is-not-there')),
  ];
}

function allowed() {
  const layers = ROOMS.flatMap((from) =>
    (ALLOWED[from] ?? []).map((to) => [`${from}/src/may-know-${to}.ts`, uses(`@homologa/${to}/offered`)]),
  );
  return Object.fromEntries([
    ...layers,
    ['domain/src/suppliers/contract-type.ts', usesType('./supplier.contract')],
    ['screening/src/formats/hash.ts', uses('node:crypto')],
    ['screening/src/readers/pieces.ts', uses('node:stream/promises')],
    ['console/src/contract-type.ts', usesType('@homologa/domain/suppliers/supplier.contract')],
    ['onboarding-web/src/contract-type.ts', usesType('@homologa/domain/suppliers/supplier.contract')],
    ['demo/src/play-client.ts', uses('@homologa/core/suppliers/add-supplier')],
    ['core/src/kernel/jobs/bullmq-queue.ts', uses('bullmq')],
    ['workers/src/runtime.ts', uses('bullmq')],
    ['core/src/kernel/storage/pictures.ts', uses('sharp')],
    ['server/src/app.ts', uses('express')],
    ['core/src/workflows/close.ts', uses('../suppliers/supplier.queries')],
    ['core/src/workflows/deliver.ts', uses('../reports/report.steps')],
    ['core/src/suppliers/deliver.ts', uses('../reports/report.steps')],
    ['core/src/workflows/open.ts', uses('../kernel/context')],
    ['core/src/workflows/attach.ts', uses('../files/store-upload')],
    ['core/src/workflows/open.test.ts', uses('../test/builders')],
    ['console/src/workflows/index.ts', uses('../suppliers/index')],
    ['console/src/workflows/Missing.tsx', uses('../shell/NotFoundPage')],
    ['console/src/workflows/Price.tsx', uses('../shared/Money')],
    ['console/src/App.tsx', uses('./routes')],
    ['console/src/AllPages.tsx', uses('./desk/DeskTable')],
    ['domain/src/workflows/levels.ts', uses('../catalog/scales')],
    ['domain/src/catalog/scales.test.ts', uses('../workflows/due-date')],
  ]);
}

async function lint(root: string): Promise<{ rule: string; from: string }[]> {
  const config = JSON.parse(readFileSync(inRoot('.oxlintrc.json'), 'utf8'));
  config.jsPlugins = config.jsPlugins.map((path: string) => inRoot(path));
  build(root, { '.oxlintrc.json': JSON.stringify(config) });
  const oxlint = inRoot('node_modules', 'oxlint', 'bin', 'oxlint');
  const dirs = ROOMS.map((room) => `${room}/src`);
  const { output } = await runNode([oxlint, '--format', 'json', ...dirs], { cwd: root, timeoutMs: 120_000 });
  const { diagnostics }: { diagnostics: { code: string; filename: string }[] } = JSON.parse(output);
  return diagnostics.map(({ code, filename }) => ({ rule: code, from: filename }));
}

function build(root: string, files: Record<string, string>) {
  for (const [file, content] of Object.entries(files)) {
    const path = join(root, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
  }
}

function buildHouse(root: string) {
  build(root, { 'package.json': JSON.stringify({ name: 'house', workspaces: ROOMS, dependencies: {} }) });
  copyFileSync(inRoot('tsconfig.base.json'), join(root, 'tsconfig.base.json'));
  mkdirSync(join(root, 'node_modules', '@homologa'), { recursive: true });
  for (const room of ROOMS) {
    const dependencies = Object.fromEntries(PACKAGES.map((name) => [name, '1.0.0']));
    const own = { name: `@homologa/${room}`, type: 'module', exports: { './*': './src/*.ts' }, dependencies };
    build(root, { [`${room}/package.json`]: JSON.stringify(own) });
    symlinkSync(join(root, room), join(root, 'node_modules', '@homologa', room), 'junction');
  }
  for (const name of PACKAGES) {
    build(root, {
      [`node_modules/${name}/package.json`]: JSON.stringify({ name, version: '1.0.0', main: 'index.js' }),
      [`node_modules/${name}/index.js`]: 'module.exports = {};\n',
    });
  }
}

const folderOf = (file: string) => file.slice(0, file.lastIndexOf('/'));
const asFiles = (plants: Plant[]) => Object.fromEntries(plants.map(({ file, content }) => [file, content]));

function compared(
  found: { rule: string; from: string; to?: string }[],
  plants: Plant[],
  fine: string[],
  isOurs: (rule: string) => boolean,
) {
  const isFound = ({ rule, file }: Omit<Plant, 'content'>) =>
    found.some(
      ({ rule: name, from, to = '' }) =>
        name === rule && (from === file || [from, ...to.split(', ')].includes(folderOf(file))),
    );
  return [
    ...plants.filter((planted) => !isFound(planted)).map(({ rule, file }) => `missed: ${rule} in ${file}`),
    ...found
      .filter(({ rule, from }) => isOurs(rule) && fine.includes(from))
      .map(({ rule, from, to = '' }) => `refused what is allowed: ${rule} in ${from} → ${to}`),
  ];
}

/**
 * Tests the maximum size of folders: the check must report 26 files and accept 25 files. Tests and files in sub-folders
 * do not count.
 */
function crowded() {
  const full = Array.from({ length: 25 }, (_, index) => `core/src/desk/part-${index}.ts`);
  const allowed = [...full, 'core/src/desk/part-1.test.ts', 'core/src/desk/calls/call.ts', 'core/src/test/build.ts'];
  return [
    ...(crowdedFolders([...full, 'core/src/desk/one-more.ts']).length === 1 ? [] : ['missed: a crowded folder']),
    ...crowdedFolders(allowed).map((line) => `refused what is allowed: ${line}`),
  ];
}

export async function selfTest() {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'homologa-house-')));
  try {
    const plants = planted();
    const good = allowed();
    buildHouse(root);
    build(root, { ...SCENERY, ...good, ...asFiles(plants) });
    const { violations } = await cruise(root);
    const imports = compared(violations, plants, [...Object.keys(SCENERY), ...Object.keys(good)], () => true);

    build(root, { ...ALLOWED_LINT, ...asFiles(PLANTED_LINT) });
    const rules = new Set(PLANTED_LINT.map(({ rule }) => rule));
    const words = compared(await lint(root), PLANTED_LINT, Object.keys(ALLOWED_LINT), (rule) => rules.has(rule));
    const attic = misplacedFolders(['core/src/attic/box.ts'], ['core']).includes('on no floor: core/src/attic');
    return [...imports, ...words, ...(attic ? [] : ['missed: a folder on no floor']), ...crowded()];
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}
