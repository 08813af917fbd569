import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sourceFiles } from './architecture.mjs';
import { ROOMS } from './floors.mjs';
import { ROOT } from './paths.mjs';

// What neither the linter nor the import rules can say about a file.

/** @param {string} file */
export const isTest = (file) => /\.(test|spec)\.tsx?$/.test(file) || /^[^/]+\/src\/test\//.test(file);
const RULES = [
  {
    name: 'no-clock',
    says: 'take the moment from ctx.now() or a parameter',
    applies: (/** @type {string} */ file) =>
      /^(domain|core)\//.test(file) && !isTest(file) && file !== 'core/src/kernel/clock.ts',
    pattern: /\bDate\s*\.\s*now\b|\bnew\s+Date\s*(\(\s*\)|(?![\w\s(]))|(?<!new\s+|\.)\bDate\s*\(\s*\)/,
  },
  {
    name: 'environment-in-env',
    says: "read the room's env.ts",
    applies: (/** @type {string} */ file) => !/^[^/]+\/src\/env\.ts$/.test(file) && !isTest(file),
    pattern: /\bprocess\s*\.\s*env\b|\bprocess\s*\[\s*['"]env/,
  },
];

/** Begins at the start of a line or after a space: what looks like a comment in the middle of a text is none. */
const COMMENT = /(?<=^|[\s{(])\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/[^\n]*/g;

/**
 * Comments and nothing else, replaced by blanks, so that lines keep their numbers.
 * @param {string} text
 */
export const withoutComments = (text) => text.replace(COMMENT, (comment) => comment.replace(/[^\n]/g, ' '));

const COMMENT_WIDTH = 120;
const UNWANTED_WORDS = /\b(?:whoever|deeds?)\b/i;

/**
 * What is wrong with the comments of a text: lines that are too long, words that a native engineer would not write.
 * @param {string} text
 * @returns {{line: number, says: string}[]}
 */
export function commentFaults(text) {
  const lines = text.split('\n');
  return [...text.matchAll(COMMENT)].flatMap(({ 0: comment, index }) => {
    const first = text.slice(0, index).split('\n').length;
    return comment.split('\n').flatMap((part, offset) => {
      const line = first + offset;
      const length = lines[line - 1]?.length ?? 0;
      const word = UNWANTED_WORDS.exec(part)?.[0];
      return [
        ...(length > COMMENT_WIDTH
          ? [{ line, says: `a comment of ${length} columns, ${COMMENT_WIDTH} are the most` }]
          : []),
        ...(word ? [{ line, says: `'${word}' in a comment: say it in plain English` }] : []),
      ];
    });
  });
}

/**
 * The faults of all comments that people write below `root`: "file:line what".
 * @param {string} root
 * @returns {string[]}
 */
export function commentViolations(root) {
  const typed = [...ROOMS, 'bench', 'e2e'].flatMap((room) => sourceFiles(root, `${room}/src`));
  const scripts = existsSync(join(root, 'scripts')) ? readdirSync(join(root, 'scripts'), { recursive: true }) : [];
  const plain = scripts
    .map((file) => `scripts/${String(file).replaceAll('\\', '/')}`)
    .filter((file) => file.endsWith('.mjs'));
  return [...typed, ...plain].flatMap((file) =>
    commentFaults(readFileSync(join(root, file), 'utf8')).map(({ line, says }) => `${file}:${line} ${says}`),
  );
}

/**
 * Uses of the clock in domain and core, and of process.env outside a room's env.ts: "rule: file:line …".
 * @param {string} root
 */
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
const isText = (/** @type {Buffer} */ content) => !content.subarray(0, 8_000).includes(0);

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
