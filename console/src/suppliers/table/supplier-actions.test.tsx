// @vitest-environment jsdom
import { LOCALES } from '@homologa/domain/language/locales';
import type { SupplierResponse } from '@homologa/domain/suppliers/supplier.contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { press } from '../../test/gestures';
import { renderInApp } from '../../test/render-in-app';
import { SupplierActionsBar } from '../detail/SupplierActionsBar';
import { buildAdmin, buildRow } from '../test-suppliers';
import { SupplierActions } from './SupplierActions';

const SUPPLIER = '/api/workflows/w1/suppliers/s1';
const answers = {
  [`PUT ${SUPPLIER}`]: { body: buildRow('s1', 'Abeto') },
  [`DELETE ${SUPPLIER}/completion`]: { body: buildRow('s1', 'Abeto') },
};
const user = buildAdmin([]);
const supplierIn = (status: string) =>
  ({ ...buildRow('s1', 'Abeto', { status }), screenings: [], files: [], answers: [] }) as unknown as SupplierResponse;
const openMenu = (name: RegExp) => {
  press(name);
  return within(screen.getByRole('menu'))
    .getAllByRole('menuitem')
    .map(({ textContent }) => textContent);
};
const changes = (sent: readonly { call: string; body: unknown }[]) =>
  sent.filter(({ call }) => /^(PUT|DELETE)/.test(call)).map(({ call, body }) => [call, body]);

it.each([
  ['pending', null],
  ['in_progress', null],
  ['completed', 'Archive'],
  ['archived', 'Unarchive'],
])(
  'the page of a supplier that is %s offers %s, and completing to those who have not finished',
  async (status, button) => {
    await renderInApp(<SupplierActionsBar supplier={supplierIn(status)} />, { user, answers });
    const offered = ['Archive', 'Unarchive'].filter((name) => screen.queryByRole('button', { name }));
    expect(offered).toEqual(button ? [button] : []);
    const hasMenu = screen.queryByRole('button', { name: 'More actions' }) !== null;
    const entries = hasMenu ? openMenu(/More actions/) : [];
    expect(entries.includes('Mark as completed…')).toBe(button === null);
  },
);

const ARCHIVED = {
  en: { completed: ['Archive', 'Supplier archived.'], archived: ['Unarchive', 'Supplier unarchived.'], undo: 'Undo' },
  es: {
    completed: ['Archivar', 'Proveedor archivado.'],
    archived: ['Desarchivar', 'Proveedor desarchivado.'],
    undo: 'Deshacer',
  },
  'pt-BR': {
    completed: ['Arquivar', 'Fornecedor arquivado.'],
    archived: ['Desarquivar', 'Fornecedor desarquivado.'],
    undo: 'Desfazer',
  },
} as const;

it.each(LOCALES)(
  'a single supplier that was archived or unarchived is brought back by the notice (%s)',
  async (locale) => {
    const words = ARCHIVED[locale];
    for (const [status, other] of [
      ['completed', 'archived'],
      ['archived', 'completed'],
    ] as const) {
      const [button, told] = words[status];
      const bar = <SupplierActionsBar supplier={supplierIn(status)} />;
      const { sent, unmount } = await renderInApp(bar, { user, answers, locale });
      press(button);
      await screen.findByText(told);
      press(words.undo);
      const asked = [other, status].map((next) => [`PUT ${SUPPLIER}`, { status: next }]);
      await waitFor(() => expect(changes(sent)).toEqual(asked));
      unmount();
    }
  },
);

const WORDS = {
  en: ['Mark as completed…', 'Mark as completed', /has not finished yet/, 'Supplier marked as completed.', 'Undo'],
  es: [
    'Marcar como completado…',
    'Marcar como completado',
    /todavía no terminó/,
    'Proveedor marcado como completado.',
    'Deshacer',
  ],
  'pt-BR': [
    'Marcar como concluído…',
    'Marcar como concluído',
    /ainda não terminou/,
    'Fornecedor marcado como concluído.',
    'Desfazer',
  ],
} as const;

it.each(LOCALES)('completing somebody who has not finished is asked about, and undone (%s)', async (locale) => {
  const [entry, title, question, told, undo] = WORDS[locale];
  const { sent } = await renderInApp(<SupplierActions supplier={buildRow('s1', 'Abeto')} />, { user, answers, locale });
  openMenu(/Abeto/);
  press(entry, 'menuitem');
  const dialog = within(await screen.findByRole('dialog', { name: title }));
  expect(dialog.getByText(question).textContent).toContain('Abeto');
  expect(changes(sent)).toEqual([]);
  fireEvent.click(dialog.getByRole('button', { name: title }));
  await screen.findByText(told);
  press(undo);
  await waitFor(() =>
    expect(changes(sent)).toEqual([
      [`PUT ${SUPPLIER}`, { status: 'completed' }],
      [`DELETE ${SUPPLIER}/completion`, undefined],
    ]),
  );
});
