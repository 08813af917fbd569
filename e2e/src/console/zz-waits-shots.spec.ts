import { afterEach, beforeAll, test } from 'vitest';
import { ADMIN, type Cast, startCast } from '../support/people';
import { settled } from '../support/settled';

let cast: Cast;
beforeAll(async () => {
  cast = await startCast();
});
afterEach(() => cast.leave());
const DIR = '/tmp/waits-shots';
const FILTER = encodeURIComponent(JSON.stringify({ waiting_side: ['supplier'] }));

test('shots', async () => {
  for (const isPhone of [false, true]) {
    const size = isPhone ? 390 : 1440;
    const { page } = await cast.enter({ as: ADMIN, at: '/suppliers', isPhone });
    await settled(page);
    await page.getByRole('button', { name: 'Waiting', exact: true }).first().click();
    const choice = page.getByRole('dialog', { name: 'Who is waiting' });
    await choice.getByRole('button', { name: '10 days' }).click();
    await choice.getByRole('button', { name: 'Payment', exact: true }).click();
    await page.waitForTimeout(1500);
    await page.screenshot({ path: `${DIR}/popover-${size}.png` });
    await page.goto(`${cast.url}/suppliers?filter=${FILTER}&order=ASC&page=1&perPage=25&sort=waiting.since`);
    await settled(page);
    await page.screenshot({ path: `${DIR}/list-${size}.png` });
    await page.getByRole('button', { name: 'Remind all matching' }).first().click();
    await page.getByRole('dialog', { name: 'Send reminders' }).waitFor();
    await page.waitForTimeout(2500);
    await page.screenshot({ path: `${DIR}/dialog-${size}.png` });
  }
}, 200_000);

test('languages', async () => {
  const { openApi } = await import('../support/client-api');
  const { speakConsole } = await import('../support/console-steps');
  const api = await openApi(cast.url, ADMIN);
  for (const [language, word] of [
    ['es', 'En espera'],
    ['pt-BR', 'Em espera'],
    ['en', 'Waiting'],
  ] as const) {
    await speakConsole(api, language);
    if (language === 'en') continue;
    const { page } = await cast.enter({ as: ADMIN, at: '/suppliers', locale: language === 'es' ? 'es-ES' : 'pt-BR' });
    await settled(page);
    await page.getByRole('button', { name: word, exact: true }).first().click();
    await page.waitForTimeout(800);
    await page.screenshot({ path: `${DIR}/popover-${language}.png` });
  }
}, 200_000);
