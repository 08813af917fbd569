// @vitest-environment jsdom
import { waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { press } from '../test/gestures';
import { renderInApp } from '../test/render-in-app';
import { buyerOf } from '../test/samples';
import { AuditTrail } from './AuditTrail';
import { AUDIT } from './audit.texts';

it.each([
  ['c1', '/api/companies/c1/audit-entries'],
  ['', '/api/companies//audit-entries'],
  [undefined, '/api/desk/audit-entries'],
])('the trail of company %j and its export are at the same address', async (companyId, address) => {
  const { sent } = await renderInApp(<AuditTrail companyId={companyId} />, { user: buyerOf('bir') });
  press(AUDIT.export.en);
  const calls = () => sent.map(({ call }) => call.replace(/^\w+ /, '').split('?')[0]);
  await waitFor(() => expect(calls()).toContain(address));
  await waitFor(() => expect(calls()).toContain(`${address}/download-excel`));
});
