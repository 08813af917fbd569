import type { Client } from 'pg';

interface PlanNode {
  'Relation Name'?: string;
  'Actual Loops'?: number;
  Plans?: PlanNode[];
}

interface Explained {
  'Query Text': string;
  Plan: PlanNode;
}

const PARTITION = /^Supplier_p\d+$/;
const PLAN = /plan:\n((?:\t.*\n)+)/g;

function partitionsIn({ Plans = [], ...node }: PlanNode): string[] {
  const name = node['Relation Name'] ?? '';
  const own = PARTITION.test(name) && node['Actual Loops'] !== 0 ? [name] : [];
  return [...own, ...Plans.flatMap(partitionsIn)];
}

/** Returns the statements of PostgreSQL's log that read more than one partition, each with the most it read. */
export function scatteredStatements(log: string): Map<string, number> {
  const found = new Map<string, number>();
  for (const [, json = ''] of log.matchAll(PLAN)) {
    const { 'Query Text': text, Plan } = JSON.parse(json.replaceAll(/^\t/gm, '')) as Explained;
    const read = new Set(partitionsIn(Plan)).size;
    const statement = text.replaceAll(/\s+/g, ' ').trim();
    if (read > 1) found.set(statement, Math.max(read, found.get(statement) ?? 0));
  }
  return found;
}

/** Lets new sessions of the database write the executed plan of each statement, nested ones included, to the log. */
export async function explainAll(owner: Client, database: string): Promise<void> {
  const settings = {
    session_preload_libraries: "'auto_explain'",
    'auto_explain.log_min_duration': '0',
    'auto_explain.log_analyze': 'on',
    'auto_explain.log_timing': 'off',
    'auto_explain.log_format': "'json'",
    'auto_explain.log_nested_statements': 'on',
  };
  await owner.query("LOAD 'auto_explain'");
  for (const [name, value] of Object.entries(settings)) {
    await owner.query(`ALTER DATABASE "${database}" SET ${name} = ${value}`);
  }
}

export async function stopExplaining(owner: Client, database: string): Promise<void> {
  await owner.query(`ALTER DATABASE "${database}" RESET ALL`);
}
