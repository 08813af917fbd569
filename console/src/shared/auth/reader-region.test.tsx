// @vitest-environment jsdom
import type { UserResponse } from '@homologa/domain/session/session.contract';
import { expect, it, onTestFinished, vi } from 'vitest';
import { formatAmount, formatCount } from '../i18n/format';
import { followReaderRegion } from './reader-region';
import { endSession, startSession } from './session-store';

const read = (companies: readonly object[]) => {
  const unfollow = followReaderRegion();
  onTestFinished(() => {
    endSession();
    unfollow();
  });
  const user = { id: 'u1', acting_company_id: 'c1', companies } as unknown as UserResponse;
  startSession({ token: 'token', user });
  return (['en', 'es', 'pt-BR'] as const).map((locale) => [
    formatAmount(1_250_000.5, locale),
    formatCount(125_000, locale),
  ]);
};
const POINT = ['1,250,000.50', '125,000'];
const COMMA = ['1.250.000,50', '125.000'];

it.each([
  ['mexico', POINT],
  ['peru', POINT],
  ['argentina', COMMA],
  ['chile', COMMA],
])('numbers are written as in the country of the company that somebody acts for: %s', (country, spanish) => {
  expect(read([{ company_id: 'c1', company: { country } }])).toEqual([POINT, spanish, COMMA]);
});

it.each([
  ['es-PE', POINT],
  ['es-AR', COMMA],
])('staff, who have no company, read them as the region of their browser does: %s', (tag, spanish) => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue([tag]);
  onTestFinished(() => void vi.restoreAllMocks());
  expect(read([])).toEqual([POINT, spanish, COMMA]);
});

it('a session that is open when the signed-in pages load sets the region at once', () => {
  const company = { country: 'argentina' };
  const user = { id: 'u1', acting_company_id: 'c1', companies: [{ company_id: 'c1', company }] };
  startSession({ token: 'token', user: user as unknown as UserResponse });
  const unfollow = followReaderRegion();
  onTestFinished(() => {
    endSession();
    unfollow();
  });
  expect(formatCount(125_000, 'es')).toBe('125.000');
});
