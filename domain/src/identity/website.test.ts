import { expect, test } from 'vitest';
import { isPossibleWebsite } from './website';

test.each(['www.acero.test', 'acero.test:8080/a', 'https://acero.test', 'HTTP://acero.test', 'a.test/?q=x:y', ''])(
  '%j may be a website',
  (text) => {
    expect(isPossibleWebsite(text)).toBe(true);
  },
);

test.each([
  'javascript:alert(1)',
  ' JavaScript:alert(1)',
  'java\tscript:alert(1)',
  '\u0001javascript:alert(1)',
  'java\u200bscript:alert(1)',
  'javascript:0,alert(1)',
  'javascript:1/alert(1)',
  'data:1,x',
  'data:text/html,x',
  'vbscript:x',
  'file:///etc/passwd',
  'mailto:a@b.test',
])('%j is no website', (text) => {
  expect(isPossibleWebsite(text)).toBe(false);
});
