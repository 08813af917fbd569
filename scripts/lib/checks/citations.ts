import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { ROOT } from '../paths';

// Checks that documents and sections cited in comments and documents exist. docs/reference/README.md explains how
// sections are cited.

const READ = /\.(?:tsx?|mts|[mc]?js|prisma|sql|css|html|ya?ml|md)$|(?:^|\/)Dockerfile$/;
/** Excludes this check and its test, because both contain invalid citations on purpose. */
const OWN = /^scripts\/lib\/checks\/citations\.(?:test\.)?ts$/;
const REFERENCE = 'docs/reference';
const HEADING = /^#{2,} (\d+(?:\.\d+)*)\.? /gm;

/** Whitespace between two words of a citation, including a line break inside a comment. */
const GAP = String.raw`(?:[ \t]+|[ \t]*\n[ \t]*(?:\*|\/{2,3}|--)?[ \t]*)`;
const SECTION = new RegExp(String.raw`\breference${GAP}(\d+)(\.\d+)`, 'g');
const DOCUMENT = new RegExp(String.raw`(?<![\w./…*-])([\w./-]*\w\.md)\b(?:${GAP}(\d+(?:\.\d+)*))?`, 'g');
const NUMBERED_ELSEWHERE = new RegExp(String.raw`(?<!['"])\b[Ss]ections?${GAP}\d+`, 'g');

/** Lists tracked and untracked files, without ignored files. */
function listedFiles(root: string): string[] {
  const listed = spawnSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (listed.status !== 0) return []; // nothing to check outside of a git repository
  return listed.stdout.split('\0').filter((file) => file !== '' && existsSync(join(root, file)));
}

class Documents {
  #root;
  #sections = new Map();

  constructor(root: string) {
    this.#root = root;
  }

  /** Returns the section numbers of a document's headings, in document order. `file` is relative to the root. */
  sectionsOf(file: string): string[] {
    if (!this.#sections.has(file)) {
      const text = readFileSync(join(this.#root, file), 'utf8');
      this.#sections.set(
        file,
        [...text.matchAll(HEADING)].map(([, number]) => number),
      );
    }
    return this.#sections.get(file);
  }

  /** Resolves a cited path from the root or from the folder of the citing file. Returns a path relative to the root. */
  find(cited: string, from: string): string | undefined {
    return [cited, join(dirname(from), cited)]
      .map((path) => normalize(path))
      .find((path) => !path.startsWith('..') && existsSync(join(this.#root, path)));
  }

  /** Returns the document of an area. The area is the number before the point of a section number. */
  areaFile(area: string): string | undefined {
    const folder = join(this.#root, REFERENCE);
    const files = existsSync(folder) ? readdirSync(folder) : [];
    const name = files.find((file) => file.startsWith(`${area.padStart(2, '0')}-`));
    return name && `${REFERENCE}/${name}`;
  }
}

function deadIn(text: string, file: string, documents: Documents): { index: number; says: string }[] {
  const found = [];
  for (const { index, 1: area = '', 2: rest = '' } of text.matchAll(SECTION)) {
    const target = documents.areaFile(area);
    if (!target) found.push({ index, says: `the reference has no area ${area}` });
    else if (!documents.sectionsOf(target).includes(area + rest)) {
      found.push({ index, says: `${target} has no section ${area}${rest}` });
    }
  }
  for (const { index, 1: cited = '', 2: section } of text.matchAll(DOCUMENT)) {
    const target = documents.find(cited, file);
    if (!target) found.push({ index, says: `there is no ${cited}` });
    else if (section && !documents.sectionsOf(target).includes(section)) {
      found.push({ index, says: `${target} has no section ${section}` });
    }
  }
  for (const { index, 0: words } of text.matchAll(NUMBERED_ELSEWHERE)) {
    found.push({ index, says: `"${words.replace(/\s+/g, ' ')}" names no document: cite (reference …)` });
  }
  return found;
}

/** Reports section numbers that belong to another document or occur twice. */
function misnumbered(file: string, documents: Documents): string[] {
  const area = /\/0*(\d+)-[^/]*$/.exec(file)?.[1];
  const seen = new Set();
  return documents.sectionsOf(file).flatMap((number) => {
    const isOdd = seen.has(number) || (area !== undefined && !number.startsWith(`${area}.`));
    seen.add(number);
    return isOdd ? [`${file}: section ${number} is numbered twice or belongs elsewhere`] : [];
  });
}

/** Returns citations of missing documents or sections, as "file:line message". */
export function deadCitations(root: string = ROOT, files: string[] = listedFiles(root)): string[] {
  const documents = new Documents(root);
  const read = files.filter((file) => READ.test(file) && !OWN.test(file));
  const dead = read.flatMap((file) => {
    const text = readFileSync(join(root, file), 'utf8');
    return deadIn(text, file, documents).map(
      ({ index, says }) => `${file}:${text.slice(0, index).split('\n').length} ${says}`,
    );
  });
  const numbered = read.filter((file) => file.startsWith('docs/') && file.endsWith('.md'));
  return [...dead, ...numbered.flatMap((file) => misnumbered(file, documents))];
}
