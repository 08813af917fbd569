import { CONSOLE_PAGES } from '@homologa/domain/wire/page-addresses';
import { createRoutesFromElements, type RouteObject } from 'react-router';
import { expect, test } from 'vitest';
import { appRoutes } from './routes';

const addressesOf = (routes: RouteObject[]): string[] =>
  routes.flatMap(({ path, children }) => [...(path ? [path] : []), ...addressesOf(children ?? [])]);

test('the server answers with the page at every address of the console, and at no other', () => {
  const addresses = addressesOf(createRoutesFromElements(appRoutes)).filter((path) => path !== '*');
  expect(addresses.toSorted()).toEqual([...CONSOLE_PAGES].toSorted());
});
