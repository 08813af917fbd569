// @vitest-environment jsdom
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { useEffect } from 'react';
import { DataProviderContext } from 'react-admin';
import { expect, it } from 'vitest';
import { endSession, startSession } from '../../../shared/auth/session-store';
import { lazyDataProvider, loadDataProvider } from '../../../shared/data/provider/lazy-data-provider';
import { press } from '../../../test/gestures';
import { renderInApp } from '../../../test/render-in-app';
import { buyerOf } from '../../../test/samples';
import { buildStored } from '../test-workflow';
import { useWorkflowForm } from './use-workflow-form';

const workflow = buildStored({ id: 'w1' });

let flush = async () => false;

function Draft() {
  const { form, change, flush: save } = useWorkflowForm(workflow);
  useEffect(() => {
    flush = save;
  });
  return (
    <button type="button" onClick={() => change('info', (old) => ({ ...old, title: `${old.title}!` }))}>
      {form.title}
    </button>
  );
}

it.each([
  ['closes', () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }))],
  ['is left', () => document.dispatchEvent(new Event('visibilitychange'))],
])('the last edits of a draft are sent within the event when its page %s', async (_name, leave) => {
  await loadDataProvider();
  const page = (
    <DataProviderContext.Provider value={lazyDataProvider}>
      <Draft />
    </DataProviderContext.Provider>
  );
  const { sent } = await renderInApp(page, {
    user: buyerOf('bir'),
    answers: { 'PUT /api/workflows/w1': { body: { ...workflow, version: 2 } } },
  });
  press('T');
  await screen.findByText('T!');
  Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
  leave();
  Reflect.deleteProperty(document, 'visibilityState');
  expect(sent.map(({ call }) => call)).toEqual(['PUT /api/workflows/w1']);
});

it('a save that the server did not answer is not repeated as the next user of the page', async () => {
  const { sent } = await renderInApp(<Draft />, {
    user: buyerOf('bir'),
    answers: { 'PUT /api/workflows/w1': { status: 503, body: { error: 'x', code: 'internal_error' } } },
  });
  press('T');
  await act(flush);
  await waitFor(() => expect(sent).toHaveLength(1));
  cleanup();
  endSession();
  await flush();
  startSession({ token: 'next', user: { ...buyerOf('bir'), id: 'next' } });
  await flush();
  expect(sent).toHaveLength(1);
});
