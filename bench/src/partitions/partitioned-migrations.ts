import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Rewritten {
  /** What the statement is, such as 'foreign key of Answer'. */
  name: string;
  from: string;
  to: string;
}

const TABLE = /CREATE TABLE "Supplier" \(\n\s*"id" UUID PRIMARY KEY,([\s\S]*?)\n\);/;
const ALTERED_KEY =
  /ALTER TABLE "(\w+)"\s+ADD FOREIGN KEY \("supplierId"\)\s+REFERENCES "Supplier"( ON DELETE \w+ ON UPDATE \w+);/g;
const CREATED_TABLE = /CREATE TABLE "(\w+)" \([\s\S]*?\n\);/g;
const INLINE_KEY = / REFERENCES "Supplier" \("id"\)( ON DELETE \w+ ON UPDATE \w+)/;
const UNIQUE_KEY = /CREATE UNIQUE INDEX ("\w+") ON "Supplier" \((?!"companyId")(.+?)\);/g;
const CONCURRENT = /CREATE INDEX CONCURRENTLY ("\w+" ON "Supplier")/g;

const foreignKey = (table: string, actions: string): string =>
  `ALTER TABLE "${table}" ADD FOREIGN KEY ("companyId", "supplierId") REFERENCES "Supplier" ("companyId", "id")${actions};`;

/**
 * Rewrites a migration so that it makes "Supplier" a table of `partitions` hash partitions by companyId. PostgreSQL
 * requires the partition key in each unique key, hence also in the foreign keys, and builds no index of a partitioned
 * table concurrently. All else of the migration stays the product's own.
 */
export function rewriteMigration(script: string, partitions: number): { script: string; rewritten: Rewritten[] } {
  const rewritten: Rewritten[] = [];
  const note = (name: string, from: string, to: string): string => {
    rewritten.push({ name, from, to });
    return to;
  };
  const changed = script
    .replace(TABLE, (from: string, columns: string) =>
      note(
        'table Supplier',
        from,
        `CREATE TABLE "Supplier" (\n  "id" UUID NOT NULL,${columns},\n  PRIMARY KEY ("companyId", "id")\n` +
          `) PARTITION BY HASH ("companyId");\n${Array.from(
            { length: partitions },
            (_, place) =>
              `CREATE TABLE "Supplier_p${place}" PARTITION OF "Supplier" FOR VALUES WITH (MODULUS ${partitions}, REMAINDER ${place});`,
          ).join('\n')}`,
      ),
    )
    .replace(ALTERED_KEY, (from: string, table: string, actions: string) =>
      note(`foreign key of ${table}`, from, foreignKey(table, actions)),
    )
    .replace(CREATED_TABLE, (from: string, table: string) => {
      const [inline, actions] = INLINE_KEY.exec(from) ?? [];
      if (inline === undefined || actions === undefined) return from;
      return note(`foreign key of ${table}`, inline, `${from.replace(INLINE_KEY, '')}\n${foreignKey(table, actions)}`);
    })
    .replace(UNIQUE_KEY, (from: string, name: string, columns: string) =>
      note(`unique key ${name}`, from, `CREATE UNIQUE INDEX ${name} ON "Supplier" ("companyId", ${columns});`),
    )
    .replace(CONCURRENT, (from: string, name: string) =>
      note(`concurrent index ${name}`, from, `CREATE INDEX ${name}`),
    );
  return { script: changed, rewritten };
}

/** Writes the rewritten migrations to `target`, an empty folder, and returns the rewritten statements. */
export function writePartitionedMigrations(source: string, target: string, partitions: number): Rewritten[] {
  cpSync(source, target, { recursive: true });
  const folders = readdirSync(target, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return folders.flatMap(({ name }) => {
    const file = join(target, name, 'migration.sql');
    const { script, rewritten } = rewriteMigration(readFileSync(file, 'utf8'), partitions);
    writeFileSync(file, script);
    return rewritten;
  });
}
