import { pino } from 'pino';
import { expect, test } from 'vitest';
import { redaction } from './logger';

test('an address that is no URL is not logged, because it may contain a password', () => {
  const lines: string[] = [];
  const log = pino({ redact: redaction }, { write: (line: string) => void lines.push(line) });
  const refused = (...parts: [string, string?]) => {
    try {
      return new URL(...parts);
    } catch (error) {
      return error;
    }
  };
  log.error({ err: refused('postgresql://homologa:s3cret-word@db:port/homologa') }, 'no database');
  log.error({ err: refused('//:port', 'https://homologa:s3cret-word@proxy') }, 'no proxy');
  expect(lines).toHaveLength(2);
  expect(lines.join('')).toContain('ERR_INVALID_URL');
  expect(lines.join('')).not.toContain('s3cret-word');
});
