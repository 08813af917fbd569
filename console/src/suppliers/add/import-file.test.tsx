// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { press } from '../../test/gestures';
import { renderInApp } from '../../test/render-in-app';
import { buyerOf, sampleWorkflow } from '../../test/samples';
import { ImportFile } from './ImportFile';

const IMPORTS = 'POST /api/workflows/w1/imports';
const REPEATED = 'This file was already imported into this workflow on 2026-11-20 09:00 UTC.';

it('asks whether a file that was imported before is meant, and sends it again only then', async () => {
  const repeated = { status: 409, body: { code: 'import_repeated', error: REPEATED } };
  const { sent } = await renderInApp(<ImportFile workflow={sampleWorkflow} />, {
    user: buyerOf('bir'),
    answers: { [IMPORTS]: repeated },
  });
  const file = new File(['Aceros; Ana; ana@aceros.test; Perú'], 'proveedores.csv', { type: 'text/csv' });
  const choose = () =>
    fireEvent.change(screen.getByLabelText(/^Choose/, { selector: 'input' }), { target: { files: [file] } });
  const asked = () => sent.filter(({ call }) => call === IMPORTS).map(({ body }) => (body as FormData).get('again'));

  choose();
  expect((await screen.findByRole('dialog', { name: 'Import it again?' })).textContent).toContain(REPEATED);
  press('Cancel');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(asked()).toEqual(['false']);

  choose();
  await screen.findByRole('dialog', { name: 'Import it again?' });
  press('Import again');
  await waitFor(() => expect(asked()).toEqual(['false', 'false', 'true']));
});
