import { Client } from 'pg';
import { vi } from 'vitest';

/**
 * Notes every statement that this process sends to PostgreSQL from now on, without those that begin and end a
 * transaction or name its company. Ends with `vi.restoreAllMocks()`.
 */
export function recordStatements(): string[] {
  const sent: string[] = [];
  const { query } = Client.prototype as unknown as Record<'query', (this: Client, ...asked: unknown[]) => never>;
  vi.spyOn(Client.prototype, 'query').mockImplementation(function (this: Client, ...asked: unknown[]) {
    const [config] = asked as [string | { text: string }];
    const text = (typeof config === 'string' ? config : config.text).trim();
    if (!/^(BEGIN|COMMIT|ROLLBACK)|set_config\(/i.test(text)) sent.push(text);
    return query.apply(this, asked);
  });
  return sent;
}
