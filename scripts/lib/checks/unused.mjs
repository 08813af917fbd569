import { inRoot, ROOT } from '../paths.mjs';
import { runNode } from '../processes.mjs';

/** @typedef {{name: string, line?: number}} Named */
/** @typedef {{file: string, files?: Named[], exports?: Named[], types?: Named[]}} Issue as knip reports it */

/**
 * Exports that no other file imports, and files that nothing reaches (knip.json says what a program or a test begins
 * with): "file:line what".
 * @returns {Promise<string[]>}
 */
export async function unusedCode() {
  const knip = inRoot('node_modules', 'knip', 'bin', 'knip.js');
  const args = [knip, '--no-progress', '--no-exit-code', '--include', 'exports,types,files', '--reporter', 'json'];
  const { code, output } = await runNode(args, { cwd: ROOT, timeoutMs: 300_000 });
  if (code !== 0) throw new Error(`knip gave no report:\n${output.slice(0, 2_000)}`);
  const { issues } = /** @type {{issues: Issue[]}} */ (JSON.parse(output.slice(output.indexOf('{"issues"'))));
  return issues.flatMap(({ file, files = [], exports = [], types = [] }) => [
    ...files.map(() => `${file} is used by nothing`),
    ...[...exports, ...types].map(({ name, line }) => `${file}:${line} no other file imports ${name}`),
  ]);
}
