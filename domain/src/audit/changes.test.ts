import { expect, test } from 'vitest';
import { changeLineText, listChanges } from './changes';

const en = ({ en: text }: { en: string }): string => text;

test('lists only what differs, and leaves out what was not given', () => {
  expect(
    listChanges(
      { price_per_supplier: 120.5, 'bir.total': 100, public_onboarding_link: false, role: 'company_user' },
      { price_per_supplier: 120.5, 'bir.total': 500, public_onboarding_link: true, role: undefined, legal_name: 'A|B' },
    ),
  ).toEqual(['bir.total|100|500', 'public_onboarding_link|false|true', 'legal_name||A/B']);
});

test('says field and values before and after in words', () => {
  expect(changeLineText('bir.total|100|500', en)).toMatch(/, quota: 100 → 500$/);
  expect(changeLineText('public_onboarding_link|false|true', en)).toBe('Public link: no → yes');
  expect(changeLineText('legal_name||Andina, S.A.', en)).toBe('Legal name: none → Andina, S.A.');
  expect(changeLineText('secret_column|1|2', en)).toBeNull();
});
