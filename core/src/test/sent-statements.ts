import { Client } from 'pg';
import { vi } from 'vitest';

/** Records all statements sent to PostgreSQL from now on; `vi.restoreAllMocks()` ends the recording. */
export function recordStatements(): string[] {
  const sent: string[] = [];
  const { query } = Client.prototype as unknown as Record<'query', (this: Client, ...asked: unknown[]) => never>;
  vi.spyOn(Client.prototype, 'query').mockImplementation(function (this: Client, ...asked: unknown[]) {
    const [config] = asked as [string | { text: string }];
    sent.push((typeof config === 'string' ? config : config.text).trim());
    return query.apply(this, asked);
  });
  return sent;
}

const FRAME = /^(BEGIN|COMMIT|ROLLBACK)|set_config\(/i;

export const withoutFrame = (statements: readonly string[]): string[] =>
  statements.filter((statement) => !FRAME.test(statement));
