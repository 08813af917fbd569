import { expect, it } from 'vitest';
import { strengthRanges } from './strength-range';

it('names every financial strength with its net worths', () => {
  expect(strengthRanges('en').map(({ code, range }) => `${code} ${range}`)).toEqual([
    '5A 60M+',
    '4A 25M – 60M',
    '3A 12M – 25M',
    '2A 2.5M – 12M',
    '1A 1.2M – 2.5M',
    'A 600K – 1.2M',
    'B 345K – 600K',
    'C 175K – 345K',
    'D 120K – 175K',
    'E 60K – 120K',
    'F 35K – 60K',
    'G 15K – 35K',
    'H 0 – 15K',
  ]);
});
