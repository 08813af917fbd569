import { expect, it } from 'vitest';
import { checkLabels, LABEL_COLORS } from './labels';

const color = LABEL_COLORS[0];
const codes = (...args: Parameters<typeof checkLabels>) => checkLabels(...args).map(({ code, index }) => [code, index]);

it('offers fourteen different colours', () => {
  expect(new Set(LABEL_COLORS).size).toBe(14);
  expect(LABEL_COLORS.every((text) => /^#[0-9a-f]{6}$/.test(text))).toBe(true);
});

it('wants a name of its own and a colour of the palette', () => {
  const existing = [
    { id: '1', name: 'Critical' },
    { id: '2', name: 'New' },
  ];
  expect(codes(existing, [{ id: null, name: 'Other', color }])).toEqual([]);
  expect(codes(existing, [{ id: null, name: ' critical ', color }])).toEqual([['label_name_taken', 0]]);
  expect(codes(existing, [{ id: '1', name: 'CRITICAL', color }])).toEqual([]);
  expect(codes(existing, [{ id: '1', name: 'new', color }])).toEqual([['label_name_taken', 0]]);
  expect(codes([], [{ id: null, name: ' ', color: '#000000' }])).toEqual([
    ['label_name_required', 0],
    ['label_color_invalid', 0],
  ]);
  const twice = { id: null, name: 'X', color };
  expect(codes([], [twice, twice])).toEqual([['label_name_taken', 1]]);
});

it('lets two labels swap their names', () => {
  const existing = [
    { id: '1', name: 'A' },
    { id: '2', name: 'B' },
  ];
  expect(
    codes(existing, [
      { id: '1', name: 'B', color },
      { id: '2', name: 'A', color },
    ]),
  ).toEqual([]);
});
