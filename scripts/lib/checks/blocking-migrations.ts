import { WITHOUT_TRANSACTION } from '../../../prisma/src/migrate';
import { readMigrations } from '../../../prisma/src/migrations';
import { inRoot } from '../paths';

/** Newest migration from before this check. Applied migrations are never edited. */
const UNCHECKED_UNTIL = '20261128091000';
/** Comment above a statement that may block after all, with its reason. */
const ACCEPTED = /^\s*-- Blocking is accepted: \S/m;

interface Statement {
  /** Comments between the previous statement and this one. */
  comment: string;
  /** Text without comments. */
  text: string;
}

/** Splits a script at the semicolons outside of quotes, bodies of functions and comments. */
export function statementsOf(script: string): Statement[] {
  const token = /--[^\n]*|\/\*[\s\S]*?\*\/|'(?:[^']|'')*'|"(?:[^"]|"")*"|(\$\w*\$)[\s\S]*?\1|;|[^;'"$/-]+|[\s\S]/g;
  const statements: Statement[] = [];
  let current: Statement = { comment: '', text: '' };
  for (const [part] of script.matchAll(token)) {
    if (part === ';') {
      statements.push(current);
      current = { comment: '', text: '' };
    } else if (/^(--|\/\*)/.test(part)) current.comment += `${part}\n`;
    else current.text += part;
  }
  return [...statements, current].filter(({ text }) => text.trim() !== '');
}

const NAME = String.raw`(?:ONLY\s+)?("(?:[^"]|"")+"|\w+)`;
const CREATED = new RegExp(String.raw`^\s*CREATE\s+(?:UNLOGGED\s+)?TABLE\s+(?:IF\s+NOT\s+EXISTS\s+)?${NAME}`, 'i');
const INDEX = new RegExp(
  String.raw`^\s*CREATE\s+(?:UNIQUE\s+)?INDEX\s+(CONCURRENTLY\s+)?(?:IF\s+NOT\s+EXISTS\s+)?(?:${NAME}\s+)?ON\s+${NAME}`,
  'i',
);
const ALTERED = new RegExp(String.raw`^\s*ALTER\s+TABLE\s+(?:IF\s+EXISTS\s+)?${NAME}\s+([\s\S]*)$`, 'i');
const WRITTEN = new RegExp(String.raw`^\s*(?:UPDATE|DELETE\s+FROM)\s+${NAME}`, 'i');
const VOLATILE = /\bDEFAULT\s+\(?\s*(gen_random_uuid|uuid_generate\w*|random|clock_timestamp|nextval)\s*\(/i;

/** Changes of `ALTER TABLE` that hold its lock for as long as the table is long, each with the way around. */
const SLOW_CHANGES: readonly [pattern: RegExp, says: string][] = [
  [
    /^ADD\s+(COLUMN\s+)?(?!CONSTRAINT)(?=[\s\S]*\bNOT\s+NULL)(?![\s\S]*\bDEFAULT\b)/i,
    'adds a required column without a default, which fails on rows: add it nullable or with a default',
  ],
  [
    /^ADD\s+(COLUMN\s+)?[\s\S]*\bGENERATED\s+ALWAYS\s+AS\s*\([\s\S]*\bSTORED/i,
    'rewrites the table for a stored column',
  ],
  [
    /^ADD\s+COLUMN\s[\s\S]*\b(CHECK\s*\(|REFERENCES\b)/i,
    'checks all rows: add the constraint NOT VALID, and validate it in the next migration',
  ],
  [
    /^ADD\s+(CONSTRAINT\s+\S+\s+)?(CHECK|FOREIGN\s+KEY)\b(?![\s\S]*\bNOT\s+VALID)/i,
    'checks all rows: add the constraint NOT VALID, and validate it in the next migration',
  ],
  [
    /^ADD\s+(CONSTRAINT\s+\S+\s+)?(UNIQUE|PRIMARY\s+KEY)\b(?!\s+USING\s+INDEX)/i,
    'builds an index under the lock: CREATE UNIQUE INDEX CONCURRENTLY first, then USING INDEX',
  ],
  [
    /^ALTER\s+(COLUMN\s+)?\S+\s+(SET\s+DATA\s+)?TYPE\b/i,
    'may rewrite the table: add a new column, fill it in batches, and drop the old one in a later version',
  ],
  [
    /^ALTER\s+(COLUMN\s+)?\S+\s+SET\s+NOT\s+NULL/i,
    'reads all rows: add CHECK (… IS NOT NULL) NOT VALID, validate it in a migration of its own, then set it',
  ],
];

/** Splits `ADD COLUMN a int, ADD COLUMN b text CHECK (b IN ('x', 'y'))` at the commas outside of brackets and quotes. */
function changesOf(text: string): string[] {
  const changes = [''];
  let depth = 0;
  for (const [part] of text.matchAll(/'(?:[^']|'')*'|"(?:[^"]|"")*"|[\s\S]/g)) {
    if (part === '(') depth += 1;
    if (part === ')') depth -= 1;
    if (part === ',' && depth === 0) changes.push('');
    else changes[changes.length - 1] += part;
  }
  return changes.map((change) => change.trim());
}

/**
 * Lists the statements of a migration that keep running programs from a table for as long as the table is long. Tables
 * that the migration itself creates are free.
 */
export function blockingStatements(script: string): string[] {
  const statements = statementsOf(script);
  const ownTransactions = script.startsWith(WITHOUT_TRANSACTION);
  const created = new Set(statements.flatMap(({ text }) => CREATED.exec(text)?.[1] ?? []));
  return statements.flatMap(({ text, comment }) => {
    if (ACCEPTED.test(comment)) return [];
    const index = INDEX.exec(text);
    if (index) {
      const [, isConcurrent, , table = ''] = index;
      if (isConcurrent)
        return ownTransactions ? [] : [`${table}: CREATE INDEX CONCURRENTLY needs a migration without a transaction`];
      return created.has(table)
        ? []
        : [`${table}: builds an index under a lock: CREATE INDEX CONCURRENTLY, in a migration of its own`];
    }
    const [, altered = '', changes = ''] = ALTERED.exec(text) ?? [];
    if (altered && !created.has(altered)) return changesOf(changes).flatMap((change) => slowChange(altered, change));
    const [, written = ''] = WRITTEN.exec(text) ?? [];
    if (written && !created.has(written) && !ownTransactions)
      return [`${written}: writes its rows in one transaction: fill them in batches, in a migration of its own`];
    return [];
  });
}

function slowChange(table: string, change: string): string[] {
  const [, says] = SLOW_CHANGES.find(([pattern]) => pattern.test(change)) ?? [];
  if (says) return [`${table}: ${says}`];
  return /^ADD\b/i.test(change) && VOLATILE.test(change)
    ? [`${table}: rewrites the table for a default that differs by row`]
    : [];
}

export const migrationFindings = (): string[] =>
  readMigrations(inRoot('prisma', 'migrations'))
    .filter(({ name }) => name.slice(0, UNCHECKED_UNTIL.length) > UNCHECKED_UNTIL)
    .flatMap(({ name, script }) => blockingStatements(script).map((finding) => `${name}: ${finding}`));
