// @vitest-environment jsdom
import { waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { getSession, useSession } from '../shared/auth/session-store';
import { renderInApp } from '../test/render-in-app';
import { sampleUser } from '../test/samples';
import { useCompanyOfLink } from './use-company-of-link';

function Linked() {
  useCompanyOfLink();
  return null;
}

const Shell = () => (useSession().user ? <Linked /> : null);

const [own] = sampleUser.companies;
if (!own) throw new Error('the sample user has no company');
const user = { ...sampleUser, companies: [own, { ...own, company_id: 'other' }] };

it('a mailed link opens in the company it names, and keeps its filter', async () => {
  const { router } = await renderInApp(<Shell />, { user, path: '/suppliers?filter=x&company=other' });
  await waitFor(() => expect(router.state.location.search).toBe('?filter=x'));
  expect(getSession().companyId).toBe('other');
});

it('a company that is not the user’s changes nothing', async () => {
  const { router } = await renderInApp(<Shell />, { user, path: '/suppliers?company=stranger' });
  await waitFor(() => expect(router.state.location.search).toBe(''));
  expect(getSession().companyId).toBe(user.acting_company_id);
});
