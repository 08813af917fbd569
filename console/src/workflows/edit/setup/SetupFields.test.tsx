// @vitest-environment jsdom
import { LOCALES, type Locale } from '@homologa/domain/language/locales';
import type { UserResponse } from '@homologa/domain/session/session.contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { fieldOf, press } from '../../../test/gestures';
import { renderInApp } from '../../../test/render-in-app';
import { buyerOf } from '../../../test/samples';
import { EditPanels } from '../EditPanels';
import { EditContext } from '../edit-context';
import { useWorkflowForm } from '../saving/use-workflow-form';
import { EMPTY_INVITE_TEXTS } from '../suppliers/invite-texts';
import { buildStored } from '../test-workflow';
import { useBlockingReasons } from '../use-blocking-reasons';
import { useTargets } from '../use-target';
import { changesOf, type WorkflowForm } from '../workflow-form';
import { SetupFields } from './SetupFields';

const row = (id: string, company_name: string) => ({
  id,
  invite: { ...EMPTY_INVITE_TEXTS, emails: [], shareholders: [], company_name },
});

interface Drawn {
  locale?: Locale;
  part?: ReactNode;
}

async function renderPanels(user: UserResponse, change: object, { locale, part = <EditPanels /> }: Drawn = {}) {
  const workflow = buildStored({ id: 'w1', report_type: 'bir', ...change });
  const seen: { form?: WorkflowForm; reasons: string[] } = { reasons: [] };
  function Page() {
    const state = useWorkflowForm(workflow);
    const reasons = useBlockingReasons(workflow, state.form);
    const targets = useTargets();
    seen.form = state.form;
    seen.reasons = reasons.map(({ message }) => message);
    return <EditContext.Provider value={{ ...state, workflow, reasons, ...targets }}>{part}</EditContext.Provider>;
  }
  await renderInApp(<Page />, { user, locale });
  return seen;
}

const optionsOf = (label: string | RegExp) => {
  fireEvent.mouseDown(fieldOf(label));
  return screen.getAllByRole('option').map(({ textContent }) => textContent);
};
const choose = (label: string | RegExp, name: string) => {
  optionsOf(label);
  fireEvent.click(screen.getByRole('option', { name }));
};
const panel = (name: RegExp) => screen.queryByRole('button', { name });

it('asks what becomes of typed suppliers when the draft is to investigate, and removes them', async () => {
  const seen = await renderPanels(buyerOf('bir'), { suppliers: [row('s1', 'Acero')], suppliers_count: 1 });
  choose('Workflow type', 'Investigating');
  expect(seen.form?.type).toBe('onboarding');
  press('Cancel');
  expect([seen.form?.type, seen.form?.suppliers.length]).toEqual(['onboarding', 1]);
  choose('Workflow type', 'Investigating');
  press('Remove them');
  expect([seen.form?.type, seen.form?.suppliers]).toEqual(['investigating', []]);
  expect(changesOf(seen.form as WorkflowForm, ['suppliers'])).toEqual({ suppliers: [] });
  expect(panel(/Supplier data/)).toBeNull();
  expect(seen.reasons).toEqual([]);
});

const WORDS = {
  en: {
    type: ['Workflow type', 'Investigating'],
    rows: ['Keep the 2 suppliers in the table?', /invites nobody/, 'Remove them'],
    missing: [
      /^BIR is not enabled for your company, so this workflow cannot be launched\./,
      'contact us to enable it',
      'This product is not enabled for your company.',
    ],
  },
  es: {
    type: ['Tipo de flujo', 'Investigación'],
    rows: ['¿Conservar los 2 proveedores de la tabla?', /no invita a nadie/, 'Quitar'],
    missing: [
      /^BIR no está habilitado para su empresa, por lo que este flujo no se puede lanzar\./,
      'contáctenos para habilitarlo',
      'Este producto no está habilitado para su empresa.',
    ],
  },
  'pt-BR': {
    type: ['Tipo de fluxo', 'Investigação'],
    rows: ['Manter os 2 fornecedores da tabela?', /não convida ninguém/, 'Remover'],
    missing: [
      /^BIR não está habilitado para a sua empresa, portanto este fluxo não pode ser lançado\./,
      'fale conosco para habilitá-lo',
      'Este produto não está habilitado para a sua empresa.',
    ],
  },
} as const;

it.each(LOCALES)('says which product is missing, and what becomes of typed suppliers (%s)', async (locale) => {
  const { type, rows, missing } = WORDS[locale];
  const suppliers = [row('s1', 'Acero'), row('s2', 'Boldo')];
  const draft = { suppliers, suppliers_count: 2 };
  const seen = await renderPanels(buyerOf('ccr'), draft, { locale, part: <SetupFields /> });
  screen.getByText(missing[0]);
  screen.getByRole('link', { name: missing[1] });
  expect(seen.reasons).toContain(missing[2]);
  choose(type[0], type[1]);
  within(screen.getByRole('dialog', { name: rows[0] })).getByText(rows[1]);
  press(rows[2]);
  expect(seen.form).toMatchObject({ type: 'investigating', reportType: 'ccr', suppliers: [] });
  expect(seen.reasons).toEqual([]);
});

it('keeps them where they are seen, without the rows in which nothing is typed', async () => {
  const seen = await renderPanels(buyerOf('bir'), {
    suppliers: [row('s1', 'Acero'), row('s2', '')],
    suppliers_count: 2,
  });
  choose('Workflow type', 'Investigating');
  within(screen.getByRole('dialog')).getByText(/Keep the supplier in the table/);
  press('Keep them');
  expect(seen.form?.suppliers.map(({ invite }) => invite.company_name)).toEqual(['Acero']);
  expect(panel(/Supplier data/)).toBeTruthy();
  expect(seen.reasons).toEqual(['Please fix suppliers form. Some required fields are empty.']);
});

it('asks nothing where nothing is typed', async () => {
  const seen = await renderPanels(buyerOf('bir'), { suppliers: [row('s1', ' ')], suppliers_count: 1 });
  choose('Workflow type', 'Investigating');
  expect([seen.form?.type, seen.form?.suppliers]).toEqual(['investigating', []]);
});

it('offers CCR for investigating where it is enabled, and takes it back for an onboarding', async () => {
  const seen = await renderPanels(buyerOf('bir', 'rac', 'ccr', 'cfr'), {});
  expect(optionsOf('Report type')).toEqual(['BIR', 'RAC']);
  fireEvent.keyDown(screen.getByRole('listbox'), { key: 'Escape' });
  choose('Workflow type', 'Investigating');
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  choose('Report type', 'CCR');
  expect(seen.form).toMatchObject({ type: 'investigating', reportType: 'ccr' });
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  choose('Workflow type', 'Onboarding');
  expect(seen.form).toMatchObject({ type: 'onboarding', reportType: 'bir' });
});

it('leaves a compliance check one', async () => {
  await renderPanels(buyerOf('bir', 'cfr'), { type: 'investigating', report_type: 'cfr' });
  for (const label of ['Workflow type', 'Report type', 'Product']) {
    expect(fieldOf(label).getAttribute('aria-disabled')).toBe('true');
  }
});

it('says which product is missing, stops the launch, and leads to the report type', async () => {
  const seen = await renderPanels(buyerOf('ccr'), {});
  expect(seen.reasons).toEqual(['This product is not enabled for your company.']);
  screen.getByText(/^BIR is not enabled for your company, so this workflow cannot be launched\./);
  press('This product is not enabled for your company.');
  const contact = screen.getByRole('link', { name: 'contact us to enable it' });
  expect(contact.getAttribute('href')).toBe('/contact');
  await waitFor(() => expect(document.activeElement?.contains(contact)).toBe(true));
  choose('Workflow type', 'Investigating');
  expect(seen.form?.reportType).toBe('ccr');
  expect(seen.reasons).toEqual([]);
});
