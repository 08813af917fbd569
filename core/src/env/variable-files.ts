import { readFileSync } from 'node:fs';

const SUFFIX = '_FILE';

/**
 * Replaces `<name>_FILE` by `<name>`, whose value is the content of the named file without its last line break: Docker
 * and Kubernetes hand secrets over as files, which no list of processes and no crash report shows. A variable of the
 * schema whose own name ends so, such as PAYMENT_FILE, keeps its meaning. Each problem is one sentence without content.
 */
export function readVariableFiles(
  names: readonly string[],
  source: NodeJS.ProcessEnv,
): { env: NodeJS.ProcessEnv; problems: string[] } {
  const env = { ...source };
  const problems: string[] = [];
  for (const name of names) {
    const variable = name + SUFFIX;
    const path = source[variable]?.trim();
    if (!path || names.includes(variable)) continue;
    if (source[name]) {
      problems.push(`${variable}: is given beside ${name}: give one of the two`);
      continue;
    }
    try {
      env[name] = readFileSync(path, 'utf8').replace(/\r?\n$/, '');
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      problems.push(`${variable}: names a file that cannot be read (${code ?? 'unknown reason'})`);
    }
  }
  return { env, problems };
}
