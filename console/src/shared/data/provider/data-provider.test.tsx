// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { useGetOne } from 'react-admin';
import { expect, it } from 'vitest';
import { press } from '../../../test/gestures';
import { renderInApp } from '../../../test/render-in-app';
import { useAction } from '../use-action';
import { useKeepRecord } from './use-keep-record';
import { useProvider } from './use-provider';
import { useRecordWrites } from './use-record-writes';

interface Named {
  id: string;
  name: string;
}

function Person() {
  const dataProvider = useProvider();
  const people = useRecordWrites<Named>('people');
  const keep = useKeepRecord<Named>('people');
  const { data } = useGetOne<Named>('people', { id: 'p1' });
  const rename = useAction(() => people.update('p1', { name: 'Bea' }));
  const invite = useAction(() => dataProvider.resendUserInvitation('c1', 'p1'), { onDone: keep });
  return (
    <>
      <p>{data?.name}</p>
      <button type="button" onClick={() => rename.mutate()}>
        Rename
      </button>
      <button type="button" onClick={() => invite.mutate()}>
        Invite
      </button>
    </>
  );
}

it('shows a record as a write or a verb answers it, without fetching it anew', async () => {
  const { sent } = await renderInApp(<Person />, {
    answers: {
      'GET /api/desk/users/p1': { body: { id: 'p1', name: 'Ana' } },
      'PATCH /api/desk/users/p1': { body: { id: 'p1', name: 'Bea' } },
      'POST /api/companies/c1/users/p1/invitation': { body: { id: 'p1', name: 'Cleo' } },
    },
  });
  await screen.findByText('Ana');
  press('Rename');
  await screen.findByText('Bea');
  press('Invite');
  await screen.findByText('Cleo');
  expect(sent.map(({ call }) => call)).toEqual([
    'GET /api/desk/users/p1',
    'PATCH /api/desk/users/p1',
    'POST /api/companies/c1/users/p1/invitation',
  ]);
  expect(sent[1]?.body).toEqual({ name: 'Bea' });
});

function Workflow() {
  const { data } = useGetOne('workflows', { id: 'w1' });
  return <p>{data?.info.title}</p>;
}

it('reads a workflow without its suppliers, of which it may have ten thousand', async () => {
  const { sent } = await renderInApp(<Workflow />);
  await screen.findByRole('main');
  expect(sent[0]?.call).toContain('/api/workflows/w1?fields=');
  expect(sent[0]?.call).not.toMatch(/[=,]suppliers[,&]/);
});
