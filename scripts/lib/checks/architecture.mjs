import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { inRoot } from '../paths.mjs';
import { runNode } from '../processes.mjs';
import { circlesIn, folderGraph } from './circles.mjs';
import { CHECKED_ROOMS, KNOWN_FILE_CIRCLES, KNOWN_FOLDER_CIRCLES, misplacedFolders, ROOMS, TESTS } from './floors.mjs';

/**
 * Every TypeScript file below `dir` that people write.
 * @param {string} root
 * @param {string} dir
 * @returns {string[]} paths below the root, with slashes
 */
export function sourceFiles(root, dir) {
  const absolute = join(root, dir);
  if (!existsSync(absolute)) return [];
  return readdirSync(absolute, { withFileTypes: true }).flatMap((entry) => {
    const path = `${dir}/${entry.name}`;
    if (entry.isDirectory()) {
      return ['generated', 'node_modules', 'dist'].includes(entry.name) ? [] : sourceFiles(root, path);
    }
    return /\.tsx?$/.test(entry.name) && !entry.name.endsWith('.d.ts') ? [path] : [];
  });
}

/** @typedef {{rule: string, from: string, to: string}} Violation */

/**
 * Runs dependency-cruiser over the rooms below `root`.
 * @param {string} root
 * @returns {Promise<{seen: Set<string>, violations: Violation[], mended: string[]}>} `mended`: known circles that are
 *   there no more
 */
export async function cruise(root) {
  const dirs = ROOMS.map((room) => `${room}/src`).filter((dir) => sourceFiles(root, dir).length > 0);
  const depcruise = inRoot('node_modules', 'dependency-cruiser', 'bin', 'dependency-cruise.mjs');
  const args = [depcruise, '--config', inRoot('.dependency-cruiser.mjs'), '--output-type', 'json', ...dirs];
  const { output } = await runNode(args, { cwd: root, timeoutMs: 300_000 });
  /** @type {import('dependency-cruiser').ICruiseResult} */
  let report;
  try {
    report = JSON.parse(output.slice(output.indexOf('{')));
  } catch (error) {
    throw new Error(`dependency-cruiser gave no report:\n${output.slice(0, 2_000)}`, { cause: error });
  }
  const isTest = new RegExp(TESTS);
  const files = circles(
    report.summary.violations
      .filter(({ rule }) => rule.name === 'no-circular')
      .map(({ from, to, cycle = [] }) => ({ from, to, circle: cycle.map(({ name }) => name) })),
    KNOWN_FILE_CIRCLES,
    'no-circular',
  );
  const modules = report.modules.filter(({ source }) => !isTest.test(source));
  const folders = circles(
    circlesIn(
      folderGraph(modules.map(({ source, dependencies }) => [source, dependencies.map(({ resolved }) => resolved)])),
    ).map((circle) => ({ from: circle[0] ?? '', to: circle.slice(1).join(', '), circle })),
    KNOWN_FOLDER_CIRCLES,
    'no-circle-of-folders',
  );
  return {
    seen: new Set(report.modules.map(({ source }) => source)),
    violations: [
      ...report.summary.violations
        .filter(({ rule }) => rule.name !== 'no-circular')
        .map(({ rule, from, to }) => ({ rule: rule.name, from, to })),
      ...files.unknown,
      ...folders.unknown,
    ],
    mended: [...files.mended, ...folders.mended],
  };
}

/**
 * Parts circles into those that are known and others.
 * @param {{from: string, to: string, circle: string[]}[]} found
 * @param {string[][]} known
 * @param {string} rule
 */
function circles(found, known, rule) {
  const within = (/** @type {string[]} */ circle) =>
    known.find((group) => circle.every((name) => group.includes(name)));
  const met = new Set(found.map(({ circle }) => within(circle)));
  return {
    unknown: found.filter(({ circle }) => !within(circle)).map(({ from, to }) => ({ rule, from, to })),
    mended: known
      .filter((group) => !met.has(group))
      .map((group) => `no circle any more, take it off: ${group.join(', ')}`),
  };
}

/**
 * What breaks the import rules, one line each. A file that was not looked at is a finding too: with a compiler that it
 * does not know, dependency-cruiser sees nothing and reports no violations.
 * @param {string} root
 */
export async function importViolations(root) {
  const { seen, violations, mended } = await cruise(root);
  const files = ROOMS.flatMap((room) => sourceFiles(root, `${room}/src`));
  const unseen = files.filter((file) => !seen.has(file)).map((file) => `not looked at: ${file}`);
  const broken = violations.map(({ rule, from, to }) => `${rule}: ${from} → ${to}`);
  if (files.length === 0) unseen.push('there is no source file at all');
  return [...unseen, ...broken, ...misplacedFolders(files, CHECKED_ROOMS), ...mended];
}
