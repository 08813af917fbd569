import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { ICruiseResult } from 'dependency-cruiser';
import { inRoot } from '../paths';
import { runNode } from '../processes';
import { circlesIn, folderGraph } from './circles';
import { CHECKED_ROOMS, crowdedFolders, misplacedFolders, ROOMS, TESTS } from './floors.mjs';

/** Folders that contain code but are not workspaces. */
const TOOL_FOLDERS = ['scripts', 'bench', 'e2e'];

/** Lists every handwritten TypeScript file below `dir`. Returns paths relative to the root, with forward slashes. */
export function sourceFiles(root: string, dir: string): string[] {
  const absolute = join(root, dir);
  if (!existsSync(absolute)) return [];
  return readdirSync(absolute, { withFileTypes: true }).flatMap((entry) => {
    const path = `${dir}/${entry.name}`;
    if (entry.isDirectory()) {
      return ['generated', 'node_modules', 'dist'].includes(entry.name) ? [] : sourceFiles(root, path);
    }
    return /\.(tsx?|mjs)$/.test(entry.name) && !entry.name.endsWith('.d.ts') ? [path] : [];
  });
}

interface Violation {
  rule: string;
  from: string;
  to: string;
}

export async function cruise(root: string): Promise<{ seen: Set<string>; violations: Violation[] }> {
  const dirs = ROOMS.map((room) => `${room}/src`).filter((dir) => sourceFiles(root, dir).length > 0);
  const depcruise = inRoot('node_modules', 'dependency-cruiser', 'bin', 'dependency-cruise.mjs');
  const args = [depcruise, '--config', inRoot('.dependency-cruiser.mjs'), '--output-type', 'json', ...dirs];
  const { output } = await runNode(args, { cwd: root, timeoutMs: 300_000 });
  let report: ICruiseResult;
  try {
    report = JSON.parse(output.slice(output.indexOf('{')));
  } catch (error) {
    throw new Error(`dependency-cruiser gave no report:\n${output.slice(0, 2_000)}`, { cause: error });
  }
  const isTest = new RegExp(TESTS);
  const modules = report.modules.filter(({ source }) => !isTest.test(source));
  const graph = folderGraph(
    modules.map(({ source, dependencies }) => [source, dependencies.map(({ resolved }) => resolved)]),
  );
  const circles = circlesIn(graph).map(([from = '', ...others]) => ({
    rule: 'no-circle-of-folders',
    from,
    to: others.join(', '),
  }));
  return {
    seen: new Set(report.modules.map(({ source }) => source)),
    violations: [...report.summary.violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to })), ...circles],
  };
}

/**
 * Returns violations of the import rules, one line each. Also reports files that were not scanned: with an unknown
 * TypeScript version dependency-cruiser sees no files and reports nothing.
 */
export async function importViolations(root: string) {
  const { seen, violations } = await cruise(root);
  const files = ROOMS.flatMap((room) => sourceFiles(root, `${room}/src`));
  const unseen = files.filter((file) => !seen.has(file)).map((file) => `not looked at: ${file}`);
  const broken = violations.map(({ rule, from, to }) => `${rule}: ${from} → ${to}`);
  if (files.length === 0) unseen.push('there is no source file at all');
  const tools = TOOL_FOLDERS.flatMap((dir) => sourceFiles(root, dir));
  const folders = [...misplacedFolders(files, CHECKED_ROOMS), ...crowdedFolders([...files, ...tools])];
  return [...unseen, ...broken, ...folders];
}
