import { expect, test } from 'vitest';
import { ROUTES } from '../route-table';
import { openApiDocument } from './openapi';

test('every route of the table is described, with its parameters and answers', () => {
  const document = openApiDocument(ROUTES, 'http://localhost') as {
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

test('no two routes share a method and path', () => {
  const keys = ROUTES.map((route) => `${route.method} ${route.path.replace(/:\w+/g, ':')}`);
  expect(new Set(keys).size).toBe(keys.length);
});
