// @vitest-environment jsdom
import type { SupplierResponse } from '@homologa/domain/suppliers/supplier.contract';
import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderInApp } from '../../../test/render-in-app';
import { buyerOf } from '../../../test/samples';
import { buildRow } from '../../test-suppliers';
import { CaseStrip } from './CaseStrip';

const supplier = buildRow('s1', 'Abeto') as unknown as SupplierResponse;
const strip = <CaseStrip supplier={supplier} name="Abeto" sections={[]} walk={null} tools={null} />;

it('the decision is open at once if the user comes by save and next, and closed if by the back button', async () => {
  const { router } = await renderInApp(strip, { user: buyerOf('bir') });
  await screen.findByRole('button', { name: 'Decide' });
  expect(screen.queryByRole('dialog')).toBeNull();
  await act(() => router.navigate('/elsewhere'));
  await act(() => router.navigate('/here', { state: { isDeciding: true } }));
  await screen.findByRole('dialog', { name: 'Decide on Abeto' });
  await act(() => router.navigate('/elsewhere'));
  await act(() => router.navigate(-1));
  await screen.findByRole('button', { name: 'Decide' });
  expect(screen.queryByRole('dialog')).toBeNull();
});
