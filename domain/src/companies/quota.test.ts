import { fc, test } from '@fast-check/vitest';
import { expect, it } from 'vitest';
import { quotaProductOf } from './features';
import { quotaRefusal, remainingUnits, wouldExceed } from './quota';

const product = { type: 'bir', enabled: true, visible: true, used: 49, total: 50 } as const;

it('takes the last unit and no further one', () => {
  expect(remainingUnits(product)).toBe(1);
  expect(wouldExceed(product, 1)).toBe(false);
  expect(wouldExceed(product, 2)).toBe(true);
  expect(quotaRefusal(product, 1)).toBeNull();
  expect(quotaRefusal(product, 2)).toBe('product_limit_reached');
  expect(quotaRefusal({ ...product, enabled: false }, 1)).toBe('product_not_enabled');
  expect(quotaRefusal(undefined, 1)).toBe('product_not_enabled');
  expect(quotaRefusal(undefined, 0)).toBeNull();
});

it('counts a score as a BIR', () => {
  expect(quotaProductOf({ product: 'score', reportType: 'ckr' })).toBe('bir');
  expect(quotaProductOf({ product: 'report', reportType: 'ckr' })).toBe('ckr');
});

test.prop([fc.nat(100), fc.nat(100), fc.integer({ min: 1, max: 100 })])(
  'exceeds exactly beyond what remains',
  (used, total, units) => {
    fc.pre(used <= total);
    expect(wouldExceed({ used, total }, units)).toBe(units > remainingUnits({ used, total }));
  },
);
