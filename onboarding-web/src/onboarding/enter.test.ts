import type { OnboardingSupplierResponse } from '@homologa/domain/onboarding/onboarding.contract';
import { ApiError } from '@homologa/web/http/api-error';
import { describe, expect, it } from 'vitest';
import { enterOnboarding } from './enter';

const base = { _id: 's', id: 's', company_name: 'Acme', onboarding_step: 'introduction' as const };
const link: OnboardingSupplierResponse = {
  ...base,
  workflow_id: 'w',
  payment_region: null,
  before_start: { minutes: 1, questions: 0, papers: [], price: null },
  account: null,
};
const connected: OnboardingSupplierResponse = { ...base, account: { connected: true } };
const own = {
  ...base,
  account: { connected: true, account_id: 'u', email: 'ana@acme.test', phone: '' },
} as OnboardingSupplierResponse;
const refusal = (status: number, code: 'unauthenticated' | 'link_closed' | 'not_found' | 'offline') =>
  new ApiError(status, { error: '', code });

function browser(email: string | null, withSession: unknown, withoutSession: unknown = withSession) {
  let session = email;
  const run = (invited: string | null) =>
    enterOnboarding(
      {
        async loadSupplier() {
          const answer = session === null ? withoutSession : withSession;
          if (answer instanceof Error) throw answer;
          return answer as OnboardingSupplierResponse;
        },
        sessionEmail: () => session,
        endSession: () => {
          session = null;
        },
      },
      invited,
    );
  return { run, session: () => session };
}

describe('entering an onboarding', () => {
  it('keeps the session of its own account', async () => {
    const { run, session } = browser('ana@acme.test', own);
    expect([await run(null), session()]).toEqual([own, 'ana@acme.test']);
  });

  it('keeps the session of the invited e-mail, whatever its case, and ends the one of another', async () => {
    const same = browser(' Ana@Acme.test', link);
    expect([await same.run('ana@acme.test'), same.session()]).toEqual([link, ' Ana@Acme.test']);
    const other = browser('bob@other.test', link);
    expect([await other.run('ana@acme.test'), other.session()]).toEqual([link, null]);
  });

  it('ends the session of another account where one is connected', async () => {
    const { run, session } = browser('bob@other.test', connected);
    expect([await run('bob@other.test'), session()]).toEqual([connected, null]);
  });

  it("ends another account's session that hid the onboarding, then tells that somebody must log in", async () => {
    const { run, session } = browser('bob@other.test', refusal(404, 'not_found'), refusal(401, 'unauthenticated'));
    expect([await run(null), session()]).toEqual(['locked', null]);
  });

  it('falls back to the link when the session has run out', async () => {
    const { run, session } = browser('ana@acme.test', refusal(401, 'unauthenticated'), connected);
    expect([await run(null), session()]).toEqual([connected, null]);
  });

  it('keeps the session, which is good for other onboardings, where a colleague has taken over', async () => {
    const { run, session } = browser('ana@acme.test', refusal(403, 'link_closed'), refusal(401, 'unauthenticated'));
    expect([await run(null), session()]).toEqual(['closed', 'ana@acme.test']);
  });

  it('is locked without any credential, and unknown where nothing is', async () => {
    expect(await browser(null, refusal(401, 'unauthenticated')).run(null)).toBe('locked');
    await expect(browser(null, refusal(404, 'not_found')).run(null)).rejects.toMatchObject({ code: 'not_found' });
    const offline = browser('ana@acme.test', refusal(0, 'offline'));
    await expect(offline.run(null)).rejects.toMatchObject({ code: 'offline' });
    expect(offline.session()).toBe('ana@acme.test');
  });
});
