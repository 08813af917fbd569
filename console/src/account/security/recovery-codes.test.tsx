// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderInApp } from '../../test/render-in-app';
import { RecoveryCodes } from './RecoveryCodes';

const printRules = (): string =>
  [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules].map(({ cssText }) => cssText)).join('\n');

it('prints the codes without the page below, which lists sessions', async () => {
  const view = await renderInApp(
    <>
      <p>Your sessions</p>
      <RecoveryCodes codes={['aaaa-bbbb']} onClose={() => undefined} />
    </>,
  );
  const alone = document.querySelector('body > .printed-alone');
  expect(alone?.contains(screen.getByText('aaaa-bbbb'))).toBe(true);
  expect(alone?.contains(screen.getByText('Your sessions'))).toBe(false);
  const hides = /@media print[^}]+body\s*>\s*:not\(\.printed-alone\)\s*\{\s*display: none !important/;
  expect(printRules()).toMatch(hides);
  view.unmount();
  expect(printRules()).not.toMatch(hides);
});
