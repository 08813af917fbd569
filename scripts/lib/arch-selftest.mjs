import { copyFileSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { cruise } from './architecture.mjs';
import { FLOORS, ROOMS } from './floors.mjs';
import { inRoot } from './paths.mjs';
import { sourceViolations } from './source-rules.mjs';

// The checks are checked: a small house with the same rooms is built in a temporary folder, every rule is broken in
// it once at least, room by room in every direction, and what is allowed is done beside it.

const ALLOWED = {
  domain: [],
  prisma: [],
  core: ['domain', 'prisma'],
  server: ['core', 'domain'],
  workers: ['core', 'domain'],
  cli: ['core', 'domain'],
  web: ['domain'],
  console: ['web', 'domain'],
  'onboarding-web': ['web', 'domain'],
};
const LAYER_RULE = {
  domain: 'domain-is-a-leaf',
  prisma: 'prisma-is-a-leaf',
  core: 'core-sees-domain-and-prisma',
  server: 'server-sees-core',
  workers: 'workers-see-core',
  cli: 'cli-sees-core',
  web: 'web-sees-domain',
  console: 'console-sees-web',
  'onboarding-web': 'onboarding-sees-web',
};
const PACKAGES = ['zod', 'libphonenumber-js', 'express', 'bullmq', 'ioredis', 'pg', '@prisma/client', 'react', 'sharp'];

/** What each room offers to the others. */
const OFFERED = Object.fromEntries(ROOMS.map((room) => [`${room}/src/offered.ts`, 'export const offered = 1;\n']));

const SCENERY = {
  ...OFFERED,
  'domain/src/suppliers/supplier.contract.ts':
    "import { z } from 'zod';\nexport const contract = z;\nexport interface Contract {\n  id: string;\n}\n",
  'domain/src/planted.test.ts': 'export const planted = 1;\n',
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
};

const uses = (specifier) => `import * as used from '${specifier}';\nexport const planted = used;\n`;
const usesType = (specifier) => `import type { Contract } from '${specifier}';\nexport type Planted = Contract;\n`;
const plant = (rule, file, content) => ({ rule, file, content });

/** In each room with floors: an arrow up, one sideways, one to the roof, and a folder on no floor. */
const floors = () => [
  plant('no-arrow-up-in-domain', 'domain/src/suppliers/knows-workflows.ts', uses('../workflows/due-date')),
  plant('no-arrow-up-in-domain', 'domain/src/catalog/knows-roof.ts', uses('../offered')),
  plant('no-arrow-sideways-in-domain', 'domain/src/reports/knows-screenings.ts', uses('../screenings/hits')),
  plant('no-arrow-up-in-domain', 'domain/src/screenings/hits.ts', usesType('../suppliers/supplier.contract')),
  plant('on-a-floor', 'domain/src/attic/box.ts', 'export const box = 1;\n'),
  plant('no-arrow-up-in-core', 'core/src/kernel/knows-suppliers.ts', uses('../suppliers/supplier.queries')),
  plant('no-arrow-up-in-core', 'core/src/reports/knows-launch.ts', usesType('../workflows/close')),
  plant('no-arrow-up-in-core', 'core/src/onboarding/knows-roof.ts', uses('../offered')),
  plant('no-arrow-sideways-in-core', 'core/src/companies/knows-reports.ts', uses('../reports/knows-launch')),
  plant('on-a-floor', 'core/src/attic/box.ts', 'export const box = 1;\n'),
  plant('no-arrow-up-in-console', 'console/src/shared/KnowsShell.tsx', uses('../shell/NotFoundPage')),
  plant('no-arrow-up-in-console', 'console/src/shell/KnowsDesk.tsx', uses('../desk/DeskTable')),
  plant('no-arrow-up-in-console', 'console/src/suppliers/KnowsRoutes.tsx', uses('../routes')),
  plant('no-arrow-sideways-in-console', 'console/src/shell/KnowsSuppliers.tsx', uses('../suppliers/index')),
  plant('no-arrow-sideways-in-console', 'console/src/home/KnowsDesk.tsx', uses('../desk/DeskTable')),
  plant('on-a-floor', 'console/src/attic/box.ts', 'export const box = 1;\n'),
];

/** Every file that breaks a rule, with the rule that has to name it. */
function planted() {
  const layers = ROOMS.flatMap((from) =>
    ROOMS.filter((to) => to !== from && !ALLOWED[from].includes(to)).map((to) =>
      plant(LAYER_RULE[from], `${from}/src/knows-${to}.ts`, uses(`@homologa/${to}/offered`)),
    ),
  );
  // By path even where the room itself is allowed.
  const paths = ROOMS.flatMap((from) =>
    ROOMS.filter((to) => to !== from).map((to) =>
      plant('cross-rooms-by-package-name', `${from}/src/reaches-${to}.ts`, uses(`../../${to}/src/offered`)),
    ),
  );
  const inRooms = (rule, rooms, name, specifier) =>
    rooms.map((room) => plant(rule, `${room}/src/${name}.ts`, uses(specifier)));
  const CONTRACT = '@homologa/domain/suppliers/supplier.contract';
  return [
    ...layers,
    ...paths,
    plant('domain-two-packages', 'domain/src/uses-node.ts', uses('node:fs')),
    plant('domain-two-packages', 'domain/src/uses-react.ts', uses('react')),
    plant('phones-in-one-file', 'domain/src/identity/uses-phones.ts', uses('libphonenumber-js')),
    plant('zod-in-contracts-only', 'domain/src/suppliers/supplier-rules.ts', uses('zod')),
    plant('contracts-as-types-in-rules', 'domain/src/suppliers/runs-contract.ts', uses('./supplier.contract')),
    plant(
      'contracts-as-types-in-rules',
      'domain/src/suppliers/half-type.ts',
      "import { type Contract } from './supplier.contract';\nexport type Planted = Contract;\n",
    ),
    ...inRooms('contracts-as-types-in-apps', ['web', 'console', 'onboarding-web'], 'runs-contract', CONTRACT),
    ...['pg', '@prisma/client'].flatMap((name) =>
      inRooms(
        'database-stays-in-prisma-and-core',
        ['domain', 'server', 'workers', 'cli', 'web', 'console', 'onboarding-web'],
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
    plant('no-cross-resource-in-console', 'console/src/workflows/List.tsx', uses('../suppliers/AllSuppliersPage')),
    ...floors(),
    plant('no-test-from-production', 'domain/src/uses-test.ts', uses('./planted.test')),
    plant('no-test-from-production', 'core/src/uses-builders.ts', uses('./test/builders')),
    plant('no-circular', 'core/src/circle-a.ts', uses('./circle-b')),
    plant('no-circular', 'core/src/circle-b.ts', uses('./circle-c')),
    plant('no-circular', 'core/src/circle-c.ts', uses('./circle-a')),
    plant('resolvable', 'core/src/uses-nothing.ts', uses('./is-not-there')),
  ];
}

/** What the rules allow: nothing may be said about it. */
function allowed() {
  const layers = ROOMS.flatMap((from) =>
    ALLOWED[from].map((to) => [`${from}/src/may-know-${to}.ts`, uses(`@homologa/${to}/offered`)]),
  );
  return Object.fromEntries([
    ...layers,
    ['domain/src/suppliers/contract-type.ts', usesType('./supplier.contract')],
    ['console/src/contract-type.ts', usesType('@homologa/domain/suppliers/supplier.contract')],
    ['onboarding-web/src/contract-type.ts', usesType('@homologa/domain/suppliers/supplier.contract')],
    ['core/src/types-a.ts', `${usesType('./types-b')}export type Contract = 1;\n`],
    ['core/src/types-b.ts', `${usesType('./types-a')}export type Contract = 1;\n`],
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

// The rules about what a file says, with no import to go by.
const CLOCK = 'no-clock';
const ENVIRONMENT = 'environment-in-env';
const PLANTED_WORDS = [
  plant(CLOCK, 'domain/src/asks-now.ts', 'export const now = () => Date.now();\n'),
  plant(CLOCK, 'domain/src/makes-now.ts', 'export const now = () => new Date();\n'),
  plant(CLOCK, 'core/src/asks-now.ts', 'export const now = () => Date.now();\n'),
  plant(CLOCK, 'core/src/makes-now.ts', 'export const now = () => new Date( );\n'),
  plant(CLOCK, 'core/src/calls-now.ts', 'export const now = () => Date();\n'),
  ...ROOMS.map((room) =>
    plant(ENVIRONMENT, `${room}/src/reads-environment.ts`, "export const port = process.env['PORT'];\n"),
  ),
];
const ALLOWED_WORDS = {
  'domain/src/reads-date.ts': '// not new Date() here\nexport const day = (text: string) => new Date(text);\n',
  'core/src/kernel/clock.ts': 'export const systemClock = () => new Date();\n',
  'core/src/env.ts': "export const port = process.env['PORT'];\n",
  'server/src/asks-now.ts': 'export const now = () => Date.now();\n',
  'core/src/time.test.ts': 'export const now = () => Date.now();\n',
};

function build(root, files) {
  for (const [file, content] of Object.entries(files)) {
    const path = join(root, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
  }
}

function buildHouse(root) {
  build(root, { 'package.json': JSON.stringify({ name: 'house', workspaces: ROOMS, dependencies: {} }) });
  copyFileSync(inRoot('tsconfig.base.json'), join(root, 'tsconfig.base.json'));
  mkdirSync(join(root, 'node_modules', '@homologa'), { recursive: true });
  for (const room of ROOMS) {
    const own = { name: `@homologa/${room}`, type: 'module', exports: { './*': './src/*.ts' }, dependencies: {} };
    for (const name of PACKAGES) own.dependencies[name] = '1.0.0';
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

const asFiles = (plants) => Object.fromEntries(plants.map(({ file, content }) => [file, content]));

/** Gives a line for each planted violation that was missed, and for each allowed thing that was refused. */
export async function selfTest() {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'homologa-house-')));
  try {
    const plants = planted();
    const good = allowed();
    buildHouse(root);
    build(root, { ...SCENERY, ...good, ...asFiles(plants) });
    const { violations } = await cruise(root, Object.keys(FLOORS));
    const missed = plants
      .filter(({ rule, file }) => !violations.some((found) => found.rule === rule && found.from === file))
      .map(({ rule, file }) => `missed: ${rule} in ${file}`);
    const fine = new Set([...Object.keys(SCENERY), ...Object.keys(good)]);
    const refused = violations
      .filter(({ from }) => fine.has(from))
      .map(({ rule, from, to }) => `refused what is allowed: ${rule} in ${from} → ${to}`);

    build(root, { ...ALLOWED_WORDS, ...asFiles(PLANTED_WORDS) });
    const words = sourceViolations(root);
    const said = (rule, file) => words.some((line) => line.startsWith(`${rule}: ${file}:`));
    return [
      ...missed,
      ...refused,
      ...PLANTED_WORDS.filter(({ rule, file }) => !said(rule, file)).map(
        ({ rule, file }) => `missed: ${rule} in ${file}`,
      ),
      ...words
        .filter((line) => Object.keys(ALLOWED_WORDS).some((file) => line.includes(` ${file}:`)))
        .map((line) => `refused what is allowed: ${line}`),
    ];
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}
