import type { Page } from 'playwright-core';
import type { ListedWorkflow } from '../large-list/seed-large';
import type { Action } from './stopwatch';

const FIRST_ROW = 'main tbody tr[data-row]';
const DIALOG = '[role=dialog]';
const CASE = 'main h1';
const PEEK = 'aside[aria-label="Summary of the supplier"]';

/** Returns the path of the supplier list, sorted by name, so that each supplier has a fixed neighbor. */
const listOf = ({ id }: ListedWorkflow) => {
  const query = new URLSearchParams({
    filter: '{}',
    sort: 'invite.company_name',
    order: 'ASC',
    page: '1',
    perPage: '25',
  });
  return `/workflows/${id}/suppliers?${query}`;
};

const QUIET_MS = 400;

/**
 * Runs in the page: resolves after `time` milliseconds without a DOM mutation. Waiting for an idle network would never
 * end, because event streams stay open.
 */
function untilQuiet(time: number): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      observer.disconnect();
      resolve();
    };
    let timer = setTimeout(done, time);
    const observer = new MutationObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(done, time);
    });
    observer.observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
  });
}

/** Measured action, or an unmeasured step between two actions. */
type Step = Action | (() => Promise<unknown>);

/** Yields the main actions of the console in the order of an analyst's work. */
export function* scenario(page: Page, url: string, workflow: ListedWorkflow): Generator<Step> {
  const row = page.locator(FIRST_ROW);
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const search = page.getByRole('searchbox', { name: 'Search suppliers' });
  const isClosed = () => page.locator(DIALOG).waitFor({ state: 'detached' });
  const rest = () => page.evaluate(untilQuiet, QUIET_MS);

  yield () => page.goto(url + listOf(workflow));
  yield () => row.first().waitFor();
  yield rest;
  yield {
    name: 'select a row',
    run: () => row.first().getByRole('checkbox').click(),
    shows: 'section[aria-label="Selected suppliers"]',
  };
  yield () => row.first().getByRole('checkbox').click();
  yield () => row.nth(1).focus();
  yield { name: 'open the peek', run: () => page.keyboard.press('Space'), shows: PEEK };
  yield { name: 'next row in the peek', run: () => page.keyboard.press('j'), shows: PEEK, isChanged: true };
  yield () => page.keyboard.press('Escape');
  yield {
    name: 'open a supplier',
    run: () => row.first().getByRole('link').first().click(),
    shows: CASE,
    isChanged: true,
  };
  yield rest;
  yield { name: 'next supplier', run: () => page.keyboard.press('n'), shows: CASE, isChanged: true };
  yield rest;
  yield {
    name: 'open the decision',
    run: () => button('Decide').first().click(),
    shows: `${DIALOG} [role=radiogroup], ${DIALOG} input[type=radio]`,
  };
  yield () => page.keyboard.press('Escape');
  yield isClosed;
  yield {
    name: 'back to the list',
    run: () => page.getByRole('navigation', { name: 'You are here' }).getByRole('link').last().click(),
    shows: FIRST_ROW,
  };
  yield rest;
  yield {
    name: 'sort',
    run: () => page.locator('thead').getByRole('button', { name: 'Country', exact: true }).click(),
    shows: 'main tbody',
    isChanged: true,
  };
  yield rest;
  yield {
    name: 'another status',
    run: () =>
      page
        .getByRole('tab', { name: /^Completed/ })
        .last()
        .click(),
    shows: 'main tbody',
    isChanged: true,
  };
  yield rest;
  yield { name: 'open the filters', run: () => button('Filter').first().click(), shows: `${DIALOG} [role=combobox]` };
  yield async () => {
    await page.getByRole('dialog').getByRole('combobox', { name: 'Country' }).fill('Chile');
    await page.getByRole('option', { name: /^Chile/ }).click();
    await page.keyboard.press('Escape');
  };
  yield { name: 'apply a filter', run: () => button('Apply').click(), shows: 'main tbody', isChanged: true };
  yield isClosed;
  yield rest;
  yield () => page.goto(url + listOf(workflow));
  yield () => row.first().waitFor();
  yield rest;
  yield () => search.pressSequentially('sur 1');
  yield rest;
  yield { name: 'type in the search', run: () => search.press('1'), shows: 'main tbody', isChanged: true };
  yield rest;
  yield { name: 'open the search everywhere', run: () => page.keyboard.press('Control+k'), shows: `${DIALOG} input` };
  yield () => page.keyboard.press('Escape');
  yield isClosed;
  yield {
    name: 'open the dashboard',
    run: () => page.getByRole('link', { name: 'Dashboard', exact: true }).click(),
    shows: 'main h2',
    isChanged: true,
  };
  yield rest;
}
