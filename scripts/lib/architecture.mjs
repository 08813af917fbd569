import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { staleDiagrams } from './architecture-document.mjs';
import { CHECKED_ROOMS, emptyPlaces, floorViolations, ROOMS } from './floors.mjs';
import { inRoot } from './paths.mjs';
import { runNode } from './processes.mjs';
import { runtimeViolations } from './runtime-rules.mjs';

/** Every file of TypeScript below `dir`, as paths from `root` with slashes; without what is generated. */
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

/** Runs dependency-cruiser over the rooms below `root`; the floors are judged in `checkedRooms`. */
export async function cruise(root, checkedRooms = CHECKED_ROOMS) {
  const dirs = ROOMS.map((room) => `${room}/src`).filter((dir) => sourceFiles(root, dir).length > 0);
  const depcruise = inRoot('node_modules', 'dependency-cruiser', 'bin', 'dependency-cruise.mjs');
  const args = [depcruise, '--config', inRoot('.dependency-cruiser.mjs'), '--output-type', 'json', ...dirs];
  const { output } = await runNode(args, { cwd: root, timeoutMs: 300_000 });
  try {
    const { modules, summary } = JSON.parse(output.slice(output.indexOf('{')));
    return {
      seen: new Set(modules.map((module) => module.source)),
      violations: [
        ...summary.violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to })),
        ...(await runtimeViolations(root, modules)),
        ...floorViolations(modules, checkedRooms),
      ],
    };
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    throw new Error(`dependency-cruiser gave no report:\n${output.slice(0, 2_000)}`, { cause: error });
  }
}

/**
 * What breaks the import rules, one line each. A file that was not looked at is a finding too: with a compiler
 * that it does not know, dependency-cruiser sees nothing and calls that clean.
 */
export async function importViolations(root) {
  const { seen, violations } = await cruise(root);
  const files = ROOMS.flatMap((room) => sourceFiles(root, `${room}/src`));
  const unseen = files.filter((file) => !seen.has(file)).map((file) => `not looked at: ${file}`);
  const broken = violations.map(({ rule, from, to }) => `${rule}: ${from} → ${to}`);
  if (files.length === 0) unseen.push('there is no source file at all');
  const empty = emptyPlaces(files).map((place) => `on a floor, but not there: ${place}`);
  return [...unseen, ...broken, ...empty, ...staleDiagrams(root)];
}
