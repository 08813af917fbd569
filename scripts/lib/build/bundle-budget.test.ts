import { expect, test } from 'vitest';
import { filesOf, firstLoad } from './bundle-budget';

const manifest = {
  'index.html': { file: 'index.js', imports: ['_shared.js'] },
  '_shared.js': { file: 'shared.js', imports: ['_base.js'] },
  '_base.js': { file: 'base.js', imports: ['_shared.js'] },
  'src/Login.tsx': { file: 'login.js', imports: ['_shared.js', '_field.js'] },
  '_field.js': { file: 'field.js' },
  'src/Charts.tsx': { file: 'charts.js', imports: ['_field.js'] },
  'src/i18n/en.ts': { file: 'en.js' },
  'src/i18n/es.ts': { file: 'es.js' },
};
const sizes: Record<string, number> = {
  'index.js': 100,
  'shared.js': 20,
  'base.js': 5,
  'login.js': 10,
  'field.js': 3,
  'en.js': 1,
  'es.js': 2,
};
const budget = { chunks: ['index.html', 'src/Login.tsx'], oneOf: /^src\/i18n\// };

test('everything that is imported counts once, what is loaded later does not, and the largest language does', () => {
  expect(firstLoad(manifest, budget, (file) => sizes[file] ?? 0)).toBe(100 + 20 + 5 + 10 + 3 + 2);
});

test('a language counts with all its chunks', () => {
  const texts = { 'a.ts?language=en': { file: 'en.js' }, 'a.ts?language=es': { file: 'es.js' } };
  const more = {
    ...manifest,
    ...texts,
    'b.ts?language=es': { file: 'field.js' },
    'b.ts?language=en': { file: 'b.js' },
  };
  const perLanguage = { chunks: ['_base.js'], oneOf: /language=(.+)$/ };
  expect(firstLoad(more, perLanguage, (file) => (file === 'b.js' ? 7 : (sizes[file] ?? 0)))).toBe(5 + 20 + 1 + 7);
});

test('texts that are part of the entry need no language of their own', () => {
  expect(firstLoad(manifest, { chunks: budget.chunks }, (file) => sizes[file] ?? 0)).toBe(100 + 20 + 5 + 10 + 3);
});

test('a heavy part that slips into the first load is found', () => {
  const slipped = { ...manifest, 'index.html': { file: 'index.js', imports: ['_shared.js', 'src/Charts.tsx'] } };
  expect(firstLoad(slipped, budget, (file) => (file === 'charts.js' ? 900 : (sizes[file] ?? 0)))).toBeGreaterThan(900);
});

test('a screen that was renamed is no free pass', () => {
  expect(() => filesOf(manifest, ['src/SignIn.tsx'])).toThrow('src/SignIn.tsx');
  expect(() => firstLoad(manifest, { ...budget, oneOf: /^lang\// }, () => 1)).toThrow('no language');
});
