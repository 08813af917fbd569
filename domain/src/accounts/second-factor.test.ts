import { describe, expect, it } from 'vitest';
import { isAppCode, isFactorDue, isProofFresh, normalizeRecoveryCode } from './second-factor';

const NOW = new Date('2026-11-28T12:00:00Z');
const before = (minutes: number): Date => new Date(NOW.getTime() - minutes * 60_000);

describe('isProofFresh', () => {
  it('accepts a proof within the minutes and refuses an older one', () => {
    expect(isProofFresh(before(14), NOW, 15)).toBe(true);
    expect(isProofFresh(before(15), NOW, 15)).toBe(false);
  });

  it('refuses a session in which nothing was proven', () => {
    expect(isProofFresh(null, NOW, 15)).toBe(false);
    expect(isProofFresh(undefined, NOW, 15)).toBe(false);
  });
});

describe('isFactorDue', () => {
  const user = { accountRole: 'user', loggedInAsBy: null } as const;
  const staff = { accountRole: 'admin', loggedInAsBy: null } as const;

  it('asks staff only where the installation requires it', () => {
    expect(isFactorDue(staff, { isAskedOfStaff: true })).toBe(true);
    expect(isFactorDue(staff, { isAskedOfStaff: false })).toBe(false);
    expect(isFactorDue({ ...staff, hasSecondFactor: true }, { isAskedOfStaff: true })).toBe(false);
  });

  it('asks the users of a company that requires it, and nobody for whom staff act', () => {
    expect(isFactorDue(user, { isAskedOfStaff: true })).toBe(false);
    expect(isFactorDue({ ...user, asksSecondFactor: true }, { isAskedOfStaff: false })).toBe(true);
    expect(isFactorDue({ ...user, asksSecondFactor: true, loggedInAsBy: 'staff' }, { isAskedOfStaff: true })).toBe(
      false,
    );
  });
});

describe('typed codes', () => {
  it('tells the six digits of an app from a recovery code', () => {
    expect(isAppCode(' 123 456')).toBe(true);
    expect(isAppCode('12345')).toBe(false);
    expect(isAppCode('abcd-2345-efgh-6777')).toBe(false);
  });

  it('reads a recovery code with any case, spaces and hyphens', () => {
    expect(normalizeRecoveryCode(' ABCD-2345 efgh-6777 ')).toBe('abcd2345efgh6777');
  });
});
