import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../paths';

// Patterns of machine-specific paths and private registries, which do not work for other users.
const TRACES = [
  {
    says: 'a path of one machine',
    pattern: /(?<![\w.-])\/(?:home|Users)\/(?!user\b|node\b)[a-z][\w.-]*\/|(?<![\w.-])\/(?:root|work)\/[\w.-]+/i,
  },
  {
    says: 'the address of a registry',
    pattern: /https?:\/\/[^\s"'`]*(?:registry|npmjs|yarnpkg|verdaccio|artifactory|nexus)[^\s"'`]*/i,
  },
  { says: 'a private key', pattern: /-----BEGIN (?:[A-Z]+ )?PRIVATE KEY-----/ },
];
const isText = (content: Buffer) => !content.subarray(0, 8_000).includes(0);

/** Scans all tracked files for machine-specific paths; returns "file:line message". */
export function machineTraces(root = ROOT) {
  const listed = spawnSync('git', ['ls-files', '-z', '--cached'], { cwd: root, encoding: 'utf8' });
  if (listed.status !== 0) return []; // nothing is tracked outside of a git repository
  // Skips this file, because it contains the patterns.
  const own = 'scripts/lib/checks/machine-traces.ts';
  return listed.stdout
    .split('\0')
    .filter((file) => file && file !== own)
    .flatMap((file) => {
      let content;
      try {
        content = readFileSync(join(root, file));
      } catch {
        return []; // deleted but not yet committed
      }
      if (!isText(content)) return [];
      return content
        .toString('utf8')
        .split('\n')
        .flatMap((line, index) =>
          TRACES.filter(({ pattern }) => pattern.test(line)).map(({ says }) => `${file}:${index + 1} ${says}`),
        );
    });
}
