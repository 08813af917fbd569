import { EMAIL_CODE_MINUTES } from '@homologa/domain/onboarding/limits';
import type { KeyStore } from '@homologa/web/state/storage';
import { expect, it } from 'vitest';
import { forgetRegistration, keepRegistration, keptRegistration } from './kept-registration';

function store(): KeyStore {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
}
const invite = { full_name: 'Olga', company_name: 'Código', email: 'olga@codigo.test', phone: '+51 1 630 3000' };
const START = new Date('2026-01-02T10:00:00Z');
const minutesLater = (minutes: number) => new Date(START.getTime() + minutes * 60_000);

it('keeps a registration beyond its code, by workflow, and not for ever', () => {
  const browser = store();
  keepRegistration('w1', { invite, attemptId: 'a1' }, START, browser);
  expect(keptRegistration('w2', START, browser)).toBeNull();
  expect(keptRegistration('w1', minutesLater(EMAIL_CODE_MINUTES + 1), browser)).toEqual({ invite, attemptId: 'a1' });
  expect(keptRegistration('w1', minutesLater(EMAIL_CODE_MINUTES * 5), browser)).toBeNull();
  expect(keptRegistration('w1', START, browser)).toBeNull();
});

it('is forgotten when it is over', () => {
  const browser = store();
  keepRegistration('w1', { invite, attemptId: null }, START, browser);
  expect(keptRegistration('w1', START, browser)).toEqual({ invite, attemptId: null });
  forgetRegistration('w1', browser);
  expect(keptRegistration('w1', START, browser)).toBeNull();
});
