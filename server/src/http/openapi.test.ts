import { expect, test } from 'vitest';
import { ROUTES } from '../route-table';
import { openApiDocument } from './openapi';

test('every route of the table is described, with its parameters and answers', async () => {
  const document = (await openApiDocument(ROUTES, 'http://localhost')) as {
    paths: Record<string, Record<string, { summary: string; parameters: { name: string }[]; responses: object }>>;
  };
  for (const route of ROUTES) {
    const operation = document.paths[route.path.replace(/:(\w+)/g, '{$1}')]?.[route.method];
    expect(operation?.summary, `${route.method} ${route.path}`).toBeTruthy();
    for (const [, name] of route.path.matchAll(/:(\w+)/g)) {
      expect(operation?.parameters.map((parameter) => parameter.name)).toContain(name);
    }
  }
  expect(JSON.stringify(document)).toContain('#/components/schemas/Error');
});

test('what contracts have in common is written once, and every reference leads somewhere', async () => {
  const document = (await openApiDocument(ROUTES, 'http://localhost')) as { components: { schemas: object } };
  const text = JSON.stringify(document);
  const named = new Set([...text.matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(([, name]) => name));
  expect(named).toEqual(new Set(Object.keys(document.components.schemas)));
  expect(text).not.toContain('$defs');
  expect(text.length).toBeLessThan(5_000_000);
});

test('other work is done while the document is made', async () => {
  const made = openApiDocument(ROUTES, 'http://localhost').then(() => 'document');
  expect(await Promise.race([made, new Promise((resolve) => setTimeout(() => resolve('other work'), 0))])).toBe(
    'other work',
  );
  await made;
});

test('no two routes share a method and path', () => {
  const keys = ROUTES.map((route) => `${route.method} ${route.path.replace(/:\w+/g, ':')}`);
  expect(new Set(keys).size).toBe(keys.length);
});
