import type { Page } from 'playwright-core';
import { findInMail, inviteSupplier } from '../invite-supplier';

const QUESTIONNAIRE = {
  info: { title: 'Lighthouse' },
  type: 'onboarding',
  product: 'report',
  report_type: 'questionnaire',
  payment: 'client',
  questionnaire: [
    { type: 'radio', title: 'Do you export?', options: [{ value: 'Yes, we do' }, { value: 'No, we do not' }] },
    { type: 'checkbox', title: 'Which certificates?', options: [{ value: 'ISO 9001' }, { value: 'ISO 14001' }] },
    { type: 'file', title: 'Attach your certificate' },
    { type: 'input', title: 'What do you make?' },
  ],
};

export const PAGES = ['introduction', 'begin', 'questionnaire', 'home'] as const;
export type PageName = (typeof PAGES)[number];

const START = '.hero button.button';
const BEGIN = 'main form button[type=submit]';
const MAIL_CODE = 'main .actions button';
const QUESTION = 'main fieldset input[type=radio]';

/**
 * Walks a new supplier from the mailed link to the home of its account, and calls `look` wherever a page is ready to be
 * opened once more by its address. The pages are found by their elements, because the walk is in any language.
 */
export async function walkPages(
  url: string,
  page: Page,
  look: (name: PageName, address: string) => Promise<void>,
): Promise<void> {
  const { email, link } = await inviteSupplier(url, QUESTIONNAIRE);
  // Opened before it is measured: the first page after the start of a server waits for code and plans not yet compiled.
  await page.goto(link);
  await page.locator(START).waitFor();
  await look('introduction', link);
  await page.locator(START).click();
  await page.locator(BEGIN).waitFor();
  await look('begin', link);
  await page.locator(BEGIN).click();
  await page.locator(QUESTION).first().waitFor();
  await look('questionnaire', link);
  const home = `${url}/onboarding/home`;
  await page.goto(home);
  // The session of a mailed link opens its own process only; the home offers a mailed code first, then the password.
  await page.locator(MAIL_CODE).first().click();
  const code = page.locator('input[autocomplete=one-time-code]');
  await code.waitFor();
  await code.fill(await findInMail(url, email, ({ subject }) => /^(\d{6}) /.exec(subject)?.[1]));
  await page.locator(BEGIN).first().click();
  await code.waitFor({ state: 'detached' });
  await look('home', home);
}
