// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { forgetTyped } from './forget-typed';

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
