// @vitest-environment jsdom
import type { SupplierResponse } from '@homologa/domain/suppliers/supplier.contract';
import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderInApp } from '../../../test/render-in-app';
import { buyerOf, sampleSupplier } from '../../../test/samples';
import { DecideButton } from './DecideButton';

const supplier = { ...sampleSupplier, decision: null } as unknown as SupplierResponse;

it('the letter d opens the decision, and typing it into a field does not', async () => {
  await renderInApp(
    <>
      <DecideButton supplier={supplier} />
      <input aria-label="Search" />
    </>,
    { user: buyerOf('bir') },
  );
  fireEvent.keyDown(screen.getByRole('textbox', { name: 'Search' }), { key: 'd' });
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('button', { name: 'Decide' }).getAttribute('aria-keyshortcuts')).toBe('d');
  fireEvent.keyDown(document.body, { key: 'd' });
  await screen.findByRole('dialog', { name: /^Decide on/ });
});

it('a user who may not decide has neither the button nor the letter', async () => {
  await renderInApp(<DecideButton supplier={supplier} />, { user: { ...buyerOf('bir'), company_admin: false } });
  fireEvent.keyDown(document.body, { key: 'd' });
  expect(screen.queryByRole('button', { name: 'Decide' })).toBeNull();
  expect(screen.queryByRole('dialog')).toBeNull();
});
