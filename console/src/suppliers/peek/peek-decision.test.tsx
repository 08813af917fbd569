// @vitest-environment jsdom
import type { SupplierRow } from '@homologa/domain/suppliers/supplier.contract';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fieldOf, press, type } from '../../test/gestures';
import { listsOf } from '../../test/list-around';
import { renderInApp } from '../../test/render-in-app';
import { ANSWERS, ROWS } from '../../test/suppliers-table';
import { SupplierTable } from '../table/SupplierTable';
import { buildAdmin } from '../test-suppliers';

const key = (name: string, more: object = {}) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key: name, ...more });
const dialog = () => screen.findByRole('dialog', { name: 'Decide on Boldo' });
const rowOf = (name: string) => screen.getByText(name, { selector: 'td *' }).closest('tr');

/** Opens the decision of Boldo, the second of three suppliers, from the summary beside the list. */
async function renderDecision() {
  let answer: () => Promise<SupplierRow[]> = async () => ROWS;
  const { withLists } = listsOf(() => answer());
  const app = await renderInApp(withLists(<SupplierTable tabs={['all']} />), {
    user: buildAdmin(['company_name', 'actions']),
    answers: { ...ANSWERS, 'POST /api/workflows/w1/suppliers/s2/decisions': { body: { id: 's2', workflow_id: 'w1' } } },
  });
  await screen.findByText('Abeto');
  key('j');
  key('j');
  key(' ');
  await screen.findByRole('complementary');
  key('d');
  await dialog();
  const refetch = async (next: typeof answer) => {
    answer = next;
    await act(() => app.queryClient.invalidateQueries({ queryKey: ['suppliers'] }));
  };
  return { ...app, refetch };
}

const without = (id: string) => async () => ROWS.filter((row) => row.id !== id);
const reject = () => {
  press('Rejected', 'radio');
  type(/^Reason/, 'Sanctioned');
};

it.each([
  { name: 'its row leaves the list', next: without('s2') },
  { name: 'the list gets empty', next: async () => [] },
  {
    name: 'the list cannot be loaded',
    next: async () => {
      throw new Error('offline');
    },
  },
])('the open decision keeps supplier and typed reason if $name', async ({ next }) => {
  const { sent, refetch } = await renderDecision();
  reject();
  await refetch(next);
  await waitFor(() => expect(screen.queryByText('Boldo', { selector: 'td *' })).toBeNull());
  await dialog();
  expect((fieldOf(/^Reason/) as HTMLTextAreaElement).value).toBe('Sanctioned');
  fieldOf(/^Reason/).focus();
  key('Enter', { ctrlKey: true });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent.filter(({ call }) => call.startsWith('POST'))).toEqual([
    { call: 'POST /api/workflows/w1/suppliers/s2/decisions', body: { decision: 'rejected', reason: 'Sanctioned' } },
  ]);
});

it('the cursor and the focus go to the following row if the decided row leaves after its dialog', async () => {
  const { refetch } = await renderDecision();
  press('Cancel');
  await waitFor(() => expect(document.activeElement).toBe(rowOf('Boldo')));
  await refetch(without('s2'));
  await waitFor(() => expect(document.activeElement).toBe(rowOf('Ceibo')));
  expect(screen.getByRole('complementary').textContent).toContain('Ceibo');
});

it('the focus goes to the following row once the dialog closes if the decided row left before', async () => {
  const { refetch } = await renderDecision();
  await refetch(without('s2'));
  await waitFor(() => expect(rowOf('Ceibo')?.tabIndex).toBe(0));
  expect((await dialog()).contains(document.activeElement)).toBe(true);
  press('Cancel');
  await waitFor(() => expect(document.activeElement).toBe(rowOf('Ceibo')));
});
