// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { ListContextProvider } from 'react-admin';
import { expect, it } from 'vitest';
import { renderInApp } from '../../test/render-in-app';
import { buildAdmin } from '../test-suppliers';
import { CorrectAddresses } from './CorrectAddresses';

const linkFor = async (filterValues: object, user = buildAdmin([]), total = 3) => {
  const list = { filterValues, total } as unknown as Parameters<typeof ListContextProvider>[0]['value'];
  const { unmount } = await renderInApp(
    <ListContextProvider value={list}>
      <p>list</p>
      <CorrectAddresses />
    </ListContextProvider>,
    { user },
  );
  const address = screen.queryByRole('link', { name: 'Correct e-mails' })?.getAttribute('href') ?? null;
  unmount();
  return address;
};

it('a list filtered by failed invitations links admins to the correction of its workflow', async () => {
  expect(await linkFor({ invitation: ['failed'] })).toBe('/suppliers/addresses');
  expect(await linkFor({ invitation: 'failed,delayed', workflow_id: ['w1'] })).toBe('/suppliers/addresses?workflow=w1');
  expect(await linkFor({ invitation: ['failed'], workflow_id: ['w1', 'w2'] })).toBe('/suppliers/addresses');
  expect(await linkFor({ invitation: ['sent'] })).toBeNull();
  expect(await linkFor({ invitation: ['failed'] }, buildAdmin([]), 0)).toBeNull();
  expect(await linkFor({ invitation: ['failed'] }, buildAdmin([], { company_admin: false }))).toBeNull();
});
