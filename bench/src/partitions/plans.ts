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

/** Counts the executed statements in PostgreSQL's log, and returns those that read several partitions with how many. */
export function scatteredStatements(log: string): { executed: number; scattered: Map<string, number> } {
  const scattered = new Map<string, number>();
  const plans = [...log.matchAll(PLAN)];
  for (const [, json = ''] of plans) {
    const { 'Query Text': text, Plan } = JSON.parse(json.replaceAll(/^\t/gm, '')) as Explained;
    const read = new Set(partitionsIn(Plan)).size;
    const statement = text.replaceAll(/\s+/g, ' ').trim();
    if (read > 1) scattered.set(statement, Math.max(read, scattered.get(statement) ?? 0));
  }
  return { executed: plans.length, scattered };
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
