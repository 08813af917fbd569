import { inRoot, ROOT } from '../paths';
import { runNode } from '../processes';

interface Named {
  name: string;
  line?: number;
}

interface Issue {
  file: string;
  files?: Named[];
  exports?: Named[];
  types?: Named[];
}

/** Returns unused exports and unreachable files, as "file:line message". knip.json declares the entry points. */
export async function unusedCode(): Promise<string[]> {
  const knip = inRoot('node_modules', 'knip', 'bin', 'knip.js');
  const args = [knip, '--no-progress', '--no-exit-code', '--include', 'exports,types,files', '--reporter', 'json'];
  const { code, output } = await runNode(args, { cwd: ROOT, timeoutMs: 300_000 });
  if (code !== 0) throw new Error(`knip gave no report:\n${output.slice(0, 2_000)}`);
  const { issues } = JSON.parse(output.slice(output.indexOf('{"issues"'))) as { issues: Issue[] };
  return issues.flatMap(({ file, files = [], exports = [], types = [] }) => [
    ...files.map(() => `${file} is used by nothing`),
    ...[...exports, ...types].map(({ name, line }) => `${file}:${line} no other file imports ${name}`),
  ]);
}
