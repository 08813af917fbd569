const VERB = /^\s*(?:WITH\b[\s\S]*?\)\s*)?(SELECT|INSERT|UPDATE|DELETE|COMMIT|LOCK|CALL)\b/i;
const TABLE = /\b(?:FROM|INTO|UPDATE|JOIN)\s+(?:ONLY\s+)?(?:"?public"?\.)?"([A-Za-z_]+)"/i;

/**
 * Names a statement by its verb and first table, such as `SELECT "Supplier"`. A span never has the statement's text,
 * which may contain values. Returns null for statements that only set up a transaction.
 */
export function nameStatement(text: string): string | null {
  const verb = VERB.exec(text)?.[1]?.toUpperCase();
  if (!verb) return null;
  const table = TABLE.exec(text)?.[1];
  return table ? `${verb} "${table}"` : verb;
}
