import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type DemoWorld, findDemoWorld } from './support/demo-world';
import { ADMIN, type Cast, startCast } from './support/people';
import { settled } from './support/settled';

let cast: Cast;
let demo: DemoWorld;
let page: Page;
beforeAll(async () => {
  cast = await startCast();
  demo = await findDemoWorld(cast.url);
  ({ page } = await cast.enter({ as: ADMIN }));
});
afterAll(() => cast.leave());

const GONE = '01a1fdf0-0000-7000-8000-000000000000';

async function callsOf(path: string): Promise<string[]> {
  const calls: string[] = [];
  const note = (request: { url(): string }) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith('/api/')) calls.push(pathname + search);
  };
  page.on('request', note);
  await page.goto(cast.url + path);
  await settled(page);
  page.off('request', note);
  return calls;
}

test('a dashboard of a workflow that is gone shows all of them, and asks for their figures alone', async () => {
  const calls = await callsOf(`/home?workflows=${GONE}`);
  expect(new URL(page.url()).search).toBe('');
  expect(calls.filter((call) => call.includes('/statistics'))).toEqual(['/api/workflows/statistics']);
});

test('a draft opened at its results is edited, and nothing of it is fetched twice', async () => {
  const calls = await callsOf(`/workflows/${demo.draft}/results`);
  await page.getByRole('textbox', { name: 'Title', exact: true }).waitFor();
  const fetched = calls
    .filter((call) => call.startsWith(`/api/workflows/${demo.draft}`) && !call.includes('/presence'))
    .map((call) => new URL(call, cast.url).searchParams.get('fields'));
  expect(fetched).toEqual([expect.stringContaining('questionnaire'), expect.stringContaining('suppliers')]);
  expect(fetched[1]).not.toContain('questionnaire');
});
