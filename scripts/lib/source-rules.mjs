import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sourceFiles } from './architecture.mjs';
import { ROOMS } from './floors.mjs';
import { ROOT } from './paths.mjs';

// What neither the linter nor the import rules can say about a file.

const isTest = (file) => /\.(test|spec)\.tsx?$/.test(file) || /^[^/]+\/src\/test\//.test(file);
const RULES = [
  {
    name: 'no-clock',
    says: 'take the moment from ctx.now() or a parameter',
    applies: (file) => /^(domain|core)\//.test(file) && !isTest(file) && file !== 'core/src/kernel/clock.ts',
    pattern: /\bDate\s*\.\s*now\b|\bnew\s+Date\s*(\(\s*\)|(?![\w\s(]))|(?<!new\s+|\.)\bDate\s*\(\s*\)/,
  },
  {
    name: 'environment-in-env',
    says: "read the room's env.ts",
    applies: (file) => !/^[^/]+\/src\/env\.ts$/.test(file) && !isTest(file),
    pattern: /\bprocess\s*\.\s*env\b|\bprocess\s*\[\s*['"]env/,
  },
];

/** Comments and nothing else, replaced by blanks, so that lines keep their numbers. */
const withoutComments = (text) =>
  text.replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/[^\n]*/g, (comment) => comment.replace(/[^\n]/g, ' '));

/** Uses of the clock in domain and core, and of process.env outside a room's env.ts: "rule: file:line …". */
export function sourceViolations(root) {
  return ROOMS.flatMap((room) => sourceFiles(root, `${room}/src`)).flatMap((file) => {
    const rules = RULES.filter((rule) => rule.applies(file));
    if (rules.length === 0) return [];
    const lines = withoutComments(readFileSync(join(root, file), 'utf8')).split('\n');
    return lines.flatMap((line, index) =>
      rules
        .filter(({ pattern }) => pattern.test(line))
        .map(({ name, says }) => `${name}: ${file}:${index + 1} ${line.trim()} (${says})`),
    );
  });
}

// A path of somebody's home or workplace, and the address of a package registry, lead nowhere for anyone else.
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
const isText = (content) => !content.subarray(0, 8_000).includes(0);

/** Looks through the files that git keeps; gives "file:line what". */
export function machineTraces(root = ROOT) {
  const listed = spawnSync('git', ['ls-files', '-z', '--cached'], { cwd: root, encoding: 'utf8' });
  if (listed.status !== 0) return []; // a copy without git has nothing to publish
  const own = 'scripts/lib/source-rules.mjs';
  return listed.stdout
    .split('\0')
    .filter((file) => file && !file.startsWith(own.slice(0, -4)))
    .flatMap((file) => {
      let content;
      try {
        content = readFileSync(join(root, file));
      } catch {
        return []; // deleted and not yet committed
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
