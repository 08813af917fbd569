// @vitest-environment jsdom
import type { LabelUseResponse } from '@homologa/domain/companies/company.contract';
import { act, cleanup, waitFor } from '@testing-library/react';
import { useEffect } from 'react';
import { expect, it } from 'vitest';
import { endSession, startSession } from '../../shared/auth/session-store';
import { press } from '../../test/gestures';
import { renderInApp } from '../../test/render-in-app';
import { buyerOf } from '../../test/samples';
import { useLabelName } from './use-label-name';

const label: LabelUseResponse = { _id: 'l1', id: 'l1', name: 'Steel', color: '#000000', suppliers_count: 0 };
let leave = () => {};

function Field() {
  const { name, rename, flush } = useLabelName('c1', label);
  useEffect(() => {
    leave = flush;
  });
  return (
    <button type="button" onClick={() => rename(`${name}!`)}>
      {name}
    </button>
  );
}

it('a name that the server did not take is not saved as the next user of the page', async () => {
  const { sent } = await renderInApp(<Field />, {
    user: buyerOf('bir'),
    answers: { 'PATCH /api/companies/c1/features': { status: 503, body: { error: 'x', code: 'internal_error' } } },
  });
  press('Steel');
  await act(async () => leave());
  await waitFor(() => expect(sent).toHaveLength(1));
  // The name is sent again as its dialog closes.
  cleanup();
  await waitFor(() => expect(sent).toHaveLength(2));
  endSession();
  startSession({ token: 'next', user: { ...buyerOf('bir'), id: 'next' } });
  await act(async () => leave());
  expect(sent).toHaveLength(2);
});
