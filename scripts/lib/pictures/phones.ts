import type { Browser, Page } from 'playwright-core';
import { openContext, openPage, photograph, type Size, settle } from './camera';
import { PASSWORD, SUPPLIER } from './product-api';

async function signIn(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/onboarding/home`);
  await page.locator('input[type="email"]').fill(SUPPLIER);
  await page.locator('input[type="password"]').fill(PASSWORD);
  await page.locator('button[type="submit"]').click();
  await page.locator('main a[href*="/suppliers/"]').first().waitFor();
}

interface PhoneOptions {
  url: string;
  language: string;
  locale: string;
  file: string;
}

/**
 * Takes one picture with four pages of a supplier on a phone, side by side: the list of onboardings, the payment, the
 * form, and a part of the form.
 */
export async function photographPhones(browser: Browser, { url, language, locale, file }: PhoneOptions): Promise<Size> {
  const context = await openContext(browser, locale, true);
  const page = await openPage(context);
  const pictures: string[] = [];
  const keep = async () => {
    await settle(page);
    await page.locator('header select').selectOption(language);
    await settle(page);
    pictures.push((await page.screenshot()).toString('base64'));
  };
  await signIn(page, url);
  await keep();
  await page.locator('main a[href*="/suppliers/"]:not([href*="handover"])').nth(1).click();
  await page.waitForURL(/\/suppliers\//);
  await keep();
  // Navigates from the payment back to the form, and into its first part.
  await page.getByText('‹', { exact: false }).first().click();
  await keep();
  await page.locator('main li a:visible, main li button:visible').first().click();
  await keep();
  await context.close();

  const wide = await openContext(browser, locale);
  const board = await wide.newPage();
  await board.setContent(
    `<body style="margin:0;display:flex;gap:16px">${pictures
      .map((data) => `<img style="width:240px;border:1px solid #ccc" src="data:image/png;base64,${data}">`)
      .join('')}</body>`,
  );
  await board.waitForFunction(() => [...document.images].every(({ complete }) => complete));
  const size = await photograph(board, file, board.locator('body'));
  await wide.close();
  return size;
}
