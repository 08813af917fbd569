// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { forgetTyped } from './forget-typed';

const sources = import.meta.glob<string>('../**/*.{ts,tsx}', { query: '?raw', import: 'default', eager: true });

/** Keys of the tab's storage that hold nothing typed about the person. */
const ALLOWED_TO_STAY = ['homologa.onboarding.ways.', 'homologa.onboarding.link.'];

test('every key under which the tab stores typed data is removed on log-out', () => {
  const keys = Object.entries(sources)
    .filter(
      ([file, text]) => !/forget-typed|\.test\./.test(file) && /\b(?:tabStorage|useKeptForm|keepAttempt)\b/.test(text),
    )
    .flatMap(([, text]) => [...text.matchAll(/homologa\.onboarding\.[\w.-]+/g)].map(([key]) => key))
    .filter((key) => !ALLOWED_TO_STAY.includes(key));
  expect(keys.length).toBeGreaterThan(7);
  for (const key of keys) sessionStorage.setItem(key, '{"name":"Ana"}');
  forgetTyped();
  expect(keys.filter((key) => sessionStorage.getItem(key) !== null)).toEqual([]);
});

test('on log-out, what was typed about the person and its notes go, and unsent answers stay', () => {
  const gone = ['begin.s1', 'account.s1', 'login.ana@proveedor.test'].map((name) => `homologa.onboarding.${name}`);
  for (const key of gone) sessionStorage.setItem(key, '{"name":"Ana"}');
  localStorage.setItem('homologa.onboarding.notes.b1', '{"i1":"It is this year’s."}');
  localStorage.setItem('homologa.onboarding.answers.w1.s1', '{"q1":"Tornillos"}');
  forgetTyped();
  expect(gone.map((key) => sessionStorage.getItem(key))).toEqual([null, null, null]);
  expect(localStorage.getItem('homologa.onboarding.notes.b1')).toBeNull();
  expect(localStorage.getItem('homologa.onboarding.answers.w1.s1')).toBe('{"q1":"Tornillos"}');
});
