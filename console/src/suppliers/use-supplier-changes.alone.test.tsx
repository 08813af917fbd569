// @vitest-environment jsdom
import type * as ReactAdmin from 'react-admin';
import { useCreate, useDelete, useUpdate } from 'react-admin';
import { expect, it, vi } from 'vitest';
import { press } from '../test/gestures';
import { renderInApp } from '../test/render-in-app';
import { SupplierActions } from './table/SupplierActions';
import { buildAdmin, buildRow } from './test-suppliers';

vi.mock('react-admin', async (load) => {
  const all = await load<typeof ReactAdmin>();
  return { ...all, useCreate: vi.fn(all.useCreate), useDelete: vi.fn(all.useDelete), useUpdate: vi.fn(all.useUpdate) };
});

it('a row of the table mounts no write before its menu is opened, and then only the one that the menu offers', async () => {
  await renderInApp(<SupplierActions supplier={buildRow('s1', 'Abeto')} />, { user: buildAdmin([]) });
  expect(useUpdate).not.toHaveBeenCalled();
  press(/Abeto/);
  expect(useUpdate).toHaveBeenCalled();
  expect(useCreate).not.toHaveBeenCalled();
  expect(useDelete).not.toHaveBeenCalled();
});
