// @vitest-environment jsdom
import { LOCALES } from '@homologa/domain/language/locales';
import { readShareholder } from '@homologa/domain/screenings/asked-shareholder';
import type { UserResponse } from '@homologa/domain/session/session.contract';
import type { WorkflowResponse } from '@homologa/domain/workflows/workflow.contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { recordKey } from '../../shared/data/provider/use-keep-record';
import { fieldOf, press, type } from '../../test/gestures';
import { type Answers, renderInApp } from '../../test/render-in-app';
import { buyerOf, sampleWorkflow } from '../../test/samples';
import { ADD } from './add.texts';
import { BulkForm } from './BulkForm';
import { PublicLinkButton } from './PublicLinkButton';
import { SingleForm } from './SingleForm';

const NOT_ENABLED = 'This product is not enabled for your company.';
const NO_DUPLICATES: Answers = { 'POST /api/suppliers/duplicates': { body: [] } };
const ccr = { ...sampleWorkflow, type: 'investigating', report_type: 'ccr' } as WorkflowResponse;

function usedUp(): UserResponse {
  const user = buyerOf('bir');
  for (const { company } of user.companies) {
    for (const product of company.features.products) product.used = product.total;
  }
  return { ...user, public_link_enabled: true };
}

it('keeps the next entry at hand: the form is empty and its first field has the focus', async () => {
  const invite = { company_name: 'Acero S.A.C.', full_name: '', emails: [], country: 'brazil' };
  const answers: Answers = {
    ...NO_DUPLICATES,
    'POST /api/workflows/w1/suppliers': { status: 201, body: { id: 's9', invite, warnings: [] } },
  };
  const { queryClient } = await renderInApp(<SingleForm workflow={ccr} />, { user: buyerOf('ccr'), answers });
  type(/^Company Name/, 'Acero S.A.C.');
  press('Add');
  await screen.findByText('Acero S.A.C. was added.');
  // The response is not a full supplier record, so it must not be cached: the supplier's page fetches the record.
  expect(queryClient.getQueryData(recordKey('suppliers', 's9', { workflowId: 'w1' }))).toBeUndefined();
  const name = fieldOf(/^Company Name/);
  await waitFor(() => expect(document.activeElement === name).toBe(true));
  expect((name as HTMLInputElement).value).toBe('');
});

it('asks for a name or a tax id where no field has a star, alone and among others alike', async () => {
  const { sent } = await renderInApp(<SingleForm workflow={ccr} />, { user: buyerOf('ccr'), answers: NO_DUPLICATES });
  press('Add');
  const summary = await screen.findByRole('alert');
  expect(summary.textContent).toBe('Please enter the company name or the tax ID.');
  expect(sent).toEqual([]);
});

const cfr = { ...sampleWorkflow, type: 'investigating', report_type: 'cfr' } as WorkflowResponse;

it.each(LOCALES)('says what may stand behind a shareholder, as it is read (%s)', async (locale) => {
  const example = ADD.holderExample[locale];
  expect(readShareholder(example)).toEqual({
    name: 'Ana Soto',
    birth_date: '1962-05-03',
    nationality: 'peru',
    document: '12345678',
  });
  const both = (
    <>
      <SingleForm workflow={cfr} />
      <BulkForm workflow={cfr} />
    </>
  );
  await renderInApp(both, { user: buyerOf('ccr'), answers: NO_DUPLICATES, locale });
  expect(await screen.findAllByText(new RegExp(example.replace(/[()]/g, '\\$&')))).toHaveLength(2);
});

const PASTED = {
  en: {
    field: /^Suppliers/,
    heading: 'Country\tCompany Name\tFull Name\tContact Emails',
    preview: 'Preview',
    said: ['Not a valid e-mail', 'Same as line 1', 'Line 1: Found invalid email: none'],
  },
  es: {
    field: /^Proveedores/,
    heading: 'País\tRazón social\tContacto\tCorreo electrónico',
    preview: 'Vista previa',
    said: ['Correo no válido', 'Igual que la línea 1', 'Línea 1: Correo no válido: none'],
  },
  'pt-BR': {
    field: /^Fornecedores/,
    heading: 'País\tRazão social\tContato\tE-mail',
    preview: 'Pré-visualização',
    said: ['E-mail inválido', 'Igual à linha 1', 'Linha 1: E-mail inválido: none'],
  },
} as const;

it.each(LOCALES)(
  'reads a spreadsheet with a heading, and says in the cell what is wrong with it (%s)',
  async (locale) => {
    const { field, heading, preview: title, said } = PASTED[locale];
    await renderInApp(<BulkForm workflow={sampleWorkflow} />, { user: buyerOf('bir'), answers: NO_DUPLICATES, locale });
    type(field, [heading, 'Chile\tAcero\tLuz\tnone', 'Chile\tACERO\tEva\te@b.test'].join('\n'));
    const preview = within(await screen.findByRole('table', { name: title }));
    await waitFor(() => expect(preview.getAllByRole('row')).toHaveLength(3));
    const cell = (text: string) => preview.getByText(text).closest('td')?.textContent;
    expect(cell('none')).toBe(`none${said[0]}`);
    expect(cell('ACERO')).toBe(`ACERO${said[1]}`);
    screen.getByText(said[2]);
  },
);

const REFUSED = {
  en: {
    used: 'You reached product limit. Please contact support for upgrade.',
    buttons: ['Add', 'Bulk add', 'Choose file', 'Share public link'],
  },
  es: {
    used: 'Alcanzó el límite del producto. Contacte a soporte para ampliarlo.',
    buttons: ['Agregar', 'Agregar en lote', 'Elegir archivo', 'Compartir enlace público'],
  },
  'pt-BR': {
    used: 'Você atingiu o limite do produto. Fale com o suporte para ampliá-lo.',
    buttons: ['Adicionar', 'Adicionar em lote', 'Escolher arquivo', 'Compartilhar link público'],
  },
} as const;

it.each([
  ...LOCALES.map((locale) => ['nothing is left of', locale, usedUp(), REFUSED[locale].used] as const),
  ['the company has not bought', 'en', { ...buyerOf(), public_link_enabled: true }, NOT_ENABLED] as const,
])('neither adds nor shares the public link where %s the product, and says so (%s)', async (_, locale, user, words) => {
  const { sent } = await renderInApp(
    <>
      <SingleForm workflow={sampleWorkflow} />
      <BulkForm workflow={sampleWorkflow} />
      <PublicLinkButton workflow={sampleWorkflow} />
    </>,
    { user, locale },
  );
  for (const name of REFUSED[locale].buttons) {
    const button = screen.getByRole('button', { name });
    expect(button.getAttribute('aria-disabled')).toBe('true');
    fireEvent.mouseOver(button);
    await waitFor(() => expect(screen.getByRole('tooltip').textContent).toBe(words));
    fireEvent.mouseLeave(button);
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
    press(name);
  }
  expect(sent).toEqual([]);
});
