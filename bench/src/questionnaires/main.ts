import { type Browser, chromium, type Page } from 'playwright-core';
import { CHROMIUM_ARGS } from '../../../scripts/lib/tests/chromium';
import { inviteSupplier, storeDraft } from '../invite-supplier';
import { signIn } from '../large-list/scenario';
import { readEnv } from './env';
import { type InputCost, inputMeterOf } from './input-meter';
import { questionnaireOf } from './questionnaire';

/** Milliseconds within which a key or a tap must be painted. */
const GOAL_MS = 50;
/** Slowdown of the phone's processor. */
const PHONE_TIMES = 4;
const PATIENCE_MS = 60_000;

const env = readEnv();

const workflowOf = (title: string, questionnaire: object[]) => ({
  info: { title },
  type: 'onboarding',
  product: 'report',
  report_type: 'questionnaire',
  payment: 'client',
  questionnaire,
});

/** Types in the middle of the builder's longest questionnaire. */
async function typeInBuilder(browser: Browser): Promise<InputCost[]> {
  const questionnaire = questionnaireOf({ count: 500, conditionEvery: 3 });
  const id = await storeDraft(env.BENCH_URL, workflowOf('Keys', questionnaire));
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-US' });
  context.setDefaultTimeout(PATIENCE_MS);
  const page = await context.newPage();
  const measure = await inputMeterOf(page);
  await signIn(page, env.BENCH_URL);
  await page.goto(`${env.BENCH_URL}/workflows/${id}/edit`);
  const title = page.locator('[data-question="250"]').getByRole('textbox', { name: 'Question' });
  await title.focus();
  await page.keyboard.press('End');
  const costs = await repeat((n) => measure(() => page.keyboard.press('abcdefghij'.charAt(n % 10))));
  if (!/[a-j]{10}$/.test(await title.inputValue())) throw new Error('the keys were not typed into the question');
  await context.close();
  return costs;
}

/** Taps through choices of a long questionnaire with a phone, first by pages, then all on one page. */
async function tapOnPhone(browser: Browser, isWhole: boolean): Promise<InputCost[]> {
  const questionnaire = questionnaireOf({ count: 200, conditionEvery: 2 });
  const { link } = await inviteSupplier(env.BENCH_URL, workflowOf('Taps', questionnaire));
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, locale: 'en-US' });
  context.setDefaultTimeout(PATIENCE_MS);
  const page = await context.newPage();
  const measure = await inputMeterOf(page);
  await page.goto(link);
  await page.locator('.hero button.button').click();
  await page.locator('main form button[type=submit]').click();
  await page.locator('main fieldset input[type=radio]').first().waitFor();
  if (isWhole) await showAll(page);
  const cdp = await context.newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: PHONE_TIMES });
  // Taps show and hide questions, so that the choice is taken from what the page shows now.
  const options = page.locator('main fieldset label:has(input[type=radio])').filter({ visible: true });
  const costs = await repeat(async (n) => {
    const option = options.nth((n * 2 + (n % 3)) % (await options.count()));
    await option.scrollIntoViewIfNeeded();
    const box = await option.boundingBox();
    if (!box) throw new Error('no choice is shown');
    // A plain tap: the checks before a tap of a locator run in the page and would be measured too.
    return measure(() => page.touchscreen.tap(box.x + box.width / 3, box.y + box.height / 2));
  });
  await context.close();
  return costs;
}

async function showAll(page: Page): Promise<void> {
  await page.getByRole('button', { name: /one page/i }).click();
}

async function repeat(measured: (n: number) => Promise<InputCost>): Promise<InputCost[]> {
  const costs: InputCost[] = [];
  // The first two warm the page's code and are not counted.
  for (let n = -2; n < env.BENCH_ROUNDS; n += 1) {
    const cost = await measured(n + 2);
    if (n >= 0) costs.push(cost);
  }
  return costs;
}

const at = (values: readonly number[], part: number): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length * part)] ?? Number.NaN;

function report(name: string, costs: readonly InputCost[]): boolean {
  const figures = (['painted', 'handled', 'busy', 'longestTask'] as const).map((of) => {
    const all = costs.map((cost) => cost[of]);
    return `${of} ${at(all, 0.5).toFixed(0)} ms (p90 ${at(all, 0.9).toFixed(0)})`;
  });
  const isMet =
    at(
      costs.map(({ painted }) => painted),
      0.5,
    ) <= GOAL_MS;
  console.log(`${name}: ${figures.join(', ')}; goal <= ${GOAL_MS} ms to the paint: ${isMet ? 'met' : 'MISSED'}`);
  return isMet;
}

const browser = await chromium.launch({ executablePath: env.CHROMIUM_PATH, args: CHROMIUM_ARGS });
try {
  const met = [
    report('a key in a questionnaire of 500 questions', await typeInBuilder(browser)),
    report('a tap among 200 questions with 100 conditions, by pages', await tapOnPhone(browser, false)),
    report('the same, all on one page', await tapOnPhone(browser, true)),
  ];
  if (met.includes(false)) process.exitCode = 1;
} finally {
  await browser.close();
}
