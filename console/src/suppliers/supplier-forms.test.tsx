// @vitest-environment jsdom
import { LOCALES } from '@homologa/domain/language/locales';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { ScreenCompanyDialog } from '../compliance/request/ScreenCompanyDialog';
import { callVoid } from '../shared/http/http-client';
import { itBehavesAsAForm } from '../test/form-behaviour';
import { fieldOf, press, type } from '../test/gestures';
import { type Answers, renderInApp } from '../test/render-in-app';
import { buyerOf, sampleSupplier, sampleUser, sampleWorkflow } from '../test/samples';
import { BulkForm } from './add/BulkForm';
import { SingleForm } from './add/SingleForm';
import { DecisionDialog } from './decision/DecisionDialog';
import { NewLabelForm } from './labels/NewLabelForm';
import { ManageViewsDialog } from './views/ManageViewsDialog';
import { SaveViewDialog } from './views/SaveViewDialog';
import type { SavedViews } from './views/use-saved-views';

const draw = (part: ReactNode) => (answers: Answers) => renderInApp(part, { answers, user: buyerOf('bir') });
const close = () => undefined;

const fillSingle = () => {
  type(/^Company Name/, 'Acero');
  type(/^Full Name/, 'Luz');
  const emails = fieldOf(/^Contact Emails/);
  fireEvent.change(emails, { target: { value: 'luz@acero.test' } });
  fireEvent.keyDown(emails, { key: 'Enter' });
  const country = fieldOf(/^Country/);
  fireEvent.change(country, { target: { value: 'Chile' } });
  fireEvent.click(screen.getByRole('option', { name: 'Chile' }));
};

const REQUIRED = 'Please fill in required fields (*) and make sure all emails are valid.';

itBehavesAsAForm('one supplier', {
  draw: draw(<SingleForm workflow={sampleWorkflow} />),
  submit: 'Add',
  wrong: {
    make: () => type(/^Full Name/, 'Luz'),
    field: /^Contact Emails/,
    message: REQUIRED,
    atField: 'Required',
  },
  fill: fillSingle,
  refused: { call: 'POST /api/workflows/w1/suppliers', path: 'emails.0', field: /^Contact Emails/ },
});

it('a corrected field of a supplier loses its error at once, the others keep theirs', async () => {
  await draw(<SingleForm workflow={sampleWorkflow} />)({});
  press('Add');
  const summary = await screen.findByRole('alert');
  expect(summary.textContent).toBe(`${REQUIRED} (Company Name, Full Name, Contact Emails, Country)`);
  type(/^Company Name/, 'Acero');
  await waitFor(() => expect(summary.textContent).toBe(`${REQUIRED} (Full Name, Contact Emails, Country)`));
  expect(fieldOf(/^Company Name/).getAttribute('aria-invalid')).toBe('false');
});

itBehavesAsAForm('many suppliers', {
  draw: draw(<BulkForm workflow={sampleWorkflow} />),
  submit: 'Bulk add',
  wrong: { field: /^Suppliers/, message: 'Please enter at least one supplier.' },
  fill: () => type(/^Suppliers/, 'Acero; Luz; luz@acero.test; Chile; ; ; ; '),
  refused: { call: 'POST /api/workflows/w1/suppliers_bulk', path: 'emails', field: /^Suppliers/ },
});

it('many suppliers with a wrong line are not sent: the field says how many problems there are', async () => {
  const { sent } = await draw(<BulkForm workflow={sampleWorkflow} />)({});
  type(/^Suppliers/, 'Acero; Luz; none; Chile; ; ; ; ');
  await screen.findByText('Line 1: Found invalid email: none');
  press('Bulk add');
  const field = fieldOf('Suppliers');
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
  // The form moves the focus to its error summary only after rendering the error, so wait for the focus too.
  const said = 'Fix 1 problem: nothing is added while there are any.';
  await waitFor(() => expect(document.activeElement?.textContent).toBe(said));
  expect(screen.getAllByText(said)).toHaveLength(1);
  expect(sent).toEqual([]);
});

itBehavesAsAForm('decision on a supplier', {
  draw: draw(<DecisionDialog supplier={sampleSupplier} onClose={close} />),
  submit: 'Approve',
  wrong: {
    make: () => press('Approved', 'radio'),
    field: /^Reason/,
    message: 'Please give a reason for this decision.',
  },
  fill: () => {
    press('Approved', 'radio');
    type(/^Reason/, 'All in order');
  },
  refused: { call: 'POST /api/workflows/w1/suppliers/s1/decisions', path: 'reason', field: /^Reason/ },
});

const VERBS = {
  en: ['Decide', 'Approve', 'Approve with conditions', 'Reject'],
  es: ['Decidir', 'Aprobar', 'Aprobar con condiciones', 'Rechazar'],
  'pt-BR': ['Decidir', 'Aprovar', 'Aprovar com condições', 'Rejeitar'],
};

it.each(LOCALES)(
  'nothing is decided before somebody has chosen, and the button says what it does (%s)',
  async (locale) => {
    const approved = { ...sampleSupplier, decision: { decision: 'approved' } } as typeof sampleSupplier;
    const dialog = <DecisionDialog supplier={approved} onClose={close} />;
    const { sent } = await renderInApp(dialog, { user: sampleUser, locale });
    const radios = screen.getAllByRole<HTMLInputElement>('radio');
    expect(radios.filter(({ checked }) => checked)).toEqual([]);
    const [none = '', ...verbs] = VERBS[locale];
    press(none);
    expect(await screen.findByRole('alert')).toBeTruthy();
    expect(sent).toEqual([]);
    for (const [place, verb] of verbs.entries()) {
      fireEvent.click(radios[place] as HTMLElement);
      expect(await screen.findByRole('button', { name: verb })).toBeTruthy();
    }
  },
);

itBehavesAsAForm('screening', {
  draw: draw(<ScreenCompanyDialog supplier={sampleSupplier} onClose={close} />),
  submit: 'Screen company',
  wrong: {
    make: () => {
      for (const box of screen.getAllByRole('checkbox')) fireEvent.click(box);
    },
    field: /^Sanction/,
    message: 'Choose at least one.',
  },
  fill: () => type(/^Shareholder 1/, 'Luz María'),
  refused: { call: 'PATCH /api/workflows/w1/suppliers/s1/screen', path: 'shareholders.0', field: /^Shareholder 1/ },
});

it('what is known of a shareholder is sent beside the name, and a date that nobody can read stays in sight', async () => {
  const { sent } = await draw(<ScreenCompanyDialog supplier={sampleSupplier} onClose={close} />)({});
  const before = screen.queryAllByRole('button', { name: /^More about shareholder/ });
  if (before.length === 0) press('Add shareholder');
  type(/^Shareholder 1/, 'Luz María');
  const more = screen.getByRole('button', { name: 'More about shareholder 1' });
  expect(more.getAttribute('aria-expanded')).toBe('false');
  fireEvent.click(more);
  expect(more.getAttribute('aria-expanded')).toBe('true');
  type(/^Date of birth/, 'in May');
  type(/^Identity document/, '12345678');
  press('Screen company');
  expect((await screen.findAllByText('Enter a year, or day, month and year.')).length).toBeGreaterThan(0);
  fireEvent.click(more);
  expect(more.getAttribute('aria-expanded')).toBe('true');
  expect(sent).toEqual([]);
  type(/^Date of birth/, '3/5/1962');
  press('Screen company');
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({
    body: { shareholders: [{ name: 'Luz María', birth_date: '1962-05-03', document: '12345678' }] },
  });
});

itBehavesAsAForm('new label', {
  draw: draw(<NewLabelForm companyId="c1" count={0} />),
  submit: 'Add label',
  wrong: { field: /^New label/, message: 'Please enter a label name.' },
  fill: () => type(/^New label/, 'Critical'),
  refused: { call: 'PATCH /api/companies/c1/features', path: 'tags.0.name', field: /^New label/ },
});

const view = { id: 'v1', name: 'Late', workflow_id: null };

const savedViews = (): SavedViews => {
  const write = () => callVoid('/api/accounts/u1', { method: 'PUT' });
  return {
    views: [view],
    isBusy: false,
    save: write,
    rename: write,
    update: vi.fn(),
    remove: vi.fn(),
  } as unknown as SavedViews;
};

itBehavesAsAForm('new view', {
  draw: draw(<SaveViewDialog saved={savedViews()} isOneWorkflow onClose={close} />),
  submit: 'Save',
  wrong: { field: /^Name/, message: 'All fields are required' },
  fill: () => type(/^Name/, 'Late ones'),
  refused: { call: 'PUT /api/accounts/u1', path: 'preferences.saved_views.0.name', field: /^Name/ },
});

itBehavesAsAForm('renamed view', {
  draw: async (answers) => {
    const drawn = await draw(<ManageViewsDialog saved={savedViews()} onClose={close} />)(answers);
    press('Rename Late');
    return drawn;
  },
  submit: 'Save',
  wrong: { make: () => type(/^Name/, ' '), field: /^Name/, message: 'All fields are required' },
  fill: () => type(/^Name/, 'Late ones'),
  refused: { call: 'PUT /api/accounts/u1', path: 'preferences.saved_views.0.name', field: /^Name/ },
});
