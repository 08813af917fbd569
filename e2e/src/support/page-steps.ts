import type { Locator, Page } from 'playwright-core';

/**
 * Returns functions that find elements by accessible name. `pageOf` is a function, because the tests open the page
 * after they have called `stepsOn`.
 */
export const stepsOn = (pageOf: () => Page) => ({
  button: (name: string | RegExp, within: Page | Locator = pageOf()) =>
    within.getByRole('button', { name, exact: true }),
  link: (name: string | RegExp, within: Page | Locator = pageOf()) => within.getByRole('link', { name, exact: true }),
  says: (text: string | RegExp) => pageOf().getByText(text).first().waitFor(),
  heading: (name: string | RegExp, on: Page = pageOf()) =>
    on.getByRole('heading', { level: 1, name, exact: true }).waitFor(),
});
