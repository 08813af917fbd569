import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { bureauOpenApi } from './bureau-openapi';

const FILE = new URL('../../../../docs/report-gateway.openapi.json', import.meta.url);

test('docs/report-gateway.openapi.json is the document that is served', () => {
  expect(JSON.parse(readFileSync(FILE, 'utf8'))).toEqual(JSON.parse(JSON.stringify(bureauOpenApi())));
});
