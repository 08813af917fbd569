import { type Flow, updatesOf } from '@homologa/core/test/onboarding-flows';
import { GO_BACK_WORDS } from '@homologa/domain/onboarding/onboarding-words';
import { FINISHED } from '@homologa/onboarding-web/src/features/finished/finished.texts';
import { expect } from 'vitest';
import { recordHeadings, seenHeadings } from '../headings';
import { absent } from '../opened';
import type { Cast } from '../people';
import { allHeadings, browserLanguage, heading, type Walker, walkerOf, walkOwnPart } from './onboarding-walk';
import { type Desk, type Invited, PAYDEX } from './onboarding-world';

export async function completeFlow(
  cast: Cast,
  desk: Desk,
  { flow, supplier, typesForm }: { flow: Flow; supplier: Invited; typesForm?: boolean },
): Promise<void> {
  const person = await cast.enter({ isPhone: true, locale: browserLanguage(flow) });
  const { page } = person;
  await recordHeadings(page);
  const walker = walkerOf({ url: cast.url, page, flow, supplier }, typesForm);
  await walkOwnPart(walker);
  const isVerified = flow.steps.includes('confirmation_call');
  if (isVerified) {
    expect(await choicesOf(walker)).toEqual(flow.goBack.map((target) => walker.say(GO_BACK_WORDS[target])));
    await desk.take(supplier);
    await desk.deliver(supplier);
    await page.reload();
    await heading(walker, walker.say(FINISHED.title));
  }
  expect(await seenHeadings(page)).toEqual(allHeadings(walker));
  await absent(page.getByRole('button', { name: walker.say(FINISHED.update) }));
  const seen = await supplier.seen();
  expect(seen.status_updates.map(({ name }) => name)).toEqual(updatesOf(flow));
  expect([seen.status, seen.display_status, seen.onboarding_step]).toEqual(['completed', 'completed', 'finished']);
  expect(seen.report?.paydex ?? null).toBe(isVerified ? PAYDEX : null);
  await person.close();
}

export const choicesOf = ({ page }: Walker): Promise<string[]> => page.locator('main .change-name').allInnerTexts();
