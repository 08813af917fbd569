// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { ChartRow } from './chart-rows';
import { ChartSwatch } from './patterns';

const row: ChartRow = {
  key: 'pending',
  label: 'Pending',
  count: 3,
  share: '10%',
  color: '#1f5fa8',
  pattern: 'stripes',
  targets: [],
};

it('a group has a plain fill on a screen, and its pattern on paper and in forced colours', () => {
  const { container } = render(<ChartSwatch row={row} />);
  const [mark] = container.querySelectorAll('pattern path');
  expect(mark && getComputedStyle(mark).display).toBe('none');
  const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText));
  expect(rules.join('\n')).toMatch(/@media print, \(forced-colors: active\)[^}]+display: inline/);
});
