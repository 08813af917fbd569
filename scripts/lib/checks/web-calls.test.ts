import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { inRoot, ROOT } from '../paths';
import { unansweredCalls, webCalls } from './web-calls';

const roots: string[] = [];
afterAll(() => {
  for (const root of roots) rmSync(root, { recursive: true, force: true });
});

function consoleWith(files: Record<string, string>) {
  const root = mkdtempSync(join(tmpdir(), 'homologa-calls-'));
  roots.push(root);
  const all = {
    'shared/http/http-client.ts': 'export const callJson = (path: string, call = {}) => fetch(path);',
    ...files,
  };
  for (const [file, content] of Object.entries(all)) {
    const path = join(root, 'console/src', file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
  }
  return root;
}

const ROUTES = [
  { method: 'get', path: '/api/screening-settings' },
  { method: 'put', path: '/api/workflows/:id/monitoring' },
  { method: 'get', path: '/api/workflows/:id/download-excel' },
];

test('finds a call whose path no route has, wherever its parts are written', () => {
  const root = consoleWith({
    'settings.api.ts': `
      import { callJson } from './shared/http/http-client';
      import { base } from './base';
      const monitoring = (id: string) => \`workflows/\${encodeURIComponent(id)}/monitoring\`;
      export const api = {
        get: () => callJson('screening-settings'),
        good: () => callJson('/api/screening-settings'),
        set: (id: string) => callJson(monitoring(id), { method: 'PUT', body: {} }),
        wrong: (id: string) => callJson(\`\${base(id)}/monitoring\`, { method: 'POST' }),
        fine: (id: string) => callJson(\`\${base(id)}/monitoring?at=\${id}\`, { method: 'PUT' }),
      };`,
    'base.ts': 'export const base = (id: string) => `/api/workflows/${id}`;',
    'Link.tsx': 'export const Link = ({ id }) => <A path={`/api/workflows/${id}/download-pdf`} />;',
    'List.tsx': "export const List = () => <ListBase queryOptions={{ meta: { path: 'desk/requests' } }} />;",
  });
  expect(unansweredCalls(webCalls(root).calls, ROUTES)).toEqual([
    'console/src/Link.tsx:1 GET /api/workflows/*/download-pdf',
    'console/src/Link.tsx:1 any /api/workflows/*/download-pdf',
    'console/src/List.tsx:1 GET /api/desk/requests',
    'console/src/settings.api.ts:6 GET screening-settings',
    'console/src/settings.api.ts:8 PUT workflows/*/monitoring',
    'console/src/settings.api.ts:9 POST /api/workflows/*/monitoring',
  ]);
});

test('follows a function that passes its path on', () => {
  const root = consoleWith({
    'payments.api.ts': `
      import { callJson } from './shared/http/http-client';
      const post = (path: string, body: unknown) => callJson(path, { method: 'POST', body });
      export const accept = (id: string) => post(\`/api/workflows/\${id}/monitoring\`, {});`,
  });
  expect(unansweredCalls(webCalls(root).calls, ROUTES)).toEqual([
    'console/src/payments.api.ts:4 POST /api/workflows/*/monitoring',
  ]);
});

test('every path that a web app calls is a route of the server, with that method', async () => {
  const table = (await import(/* @vite-ignore */ inRoot('server/src/route-table.ts'))) as {
    ROUTES: { method: string; path: string }[];
  };
  const { calls, unread } = webCalls(ROOT);
  expect(unansweredCalls(calls, table.ROUTES)).toEqual([]);
  // The check cannot read the API paths in these files: the paths are passed as arguments, or the server returns the
  // URL.
  expect(unread).toEqual([
    'console/src/account/PictureField.tsx',
    'console/src/shared/data/provider/verbs/files.verbs.ts',
    'console/src/shared/data/provider/verbs/jobs.verbs.ts',
    'console/src/shared/data/provider/verbs/search.verbs.ts',
    'console/src/shared/data/use-download.ts',
    'console/src/shell/menus/UserMenu.tsx',
    'console/src/workflows/WorkflowCard.tsx',
    'console/src/workflows/edit/cover/CoverField.tsx',
    'onboarding-web/src/app/PreviewPage.tsx',
  ]);
  expect(calls.filter(({ isPrefix }) => !isPrefix).length).toBeGreaterThan(150);
});
