// @vitest-environment jsdom
import { ERRORS } from '@homologa/domain/errors/error-codes';
import { LOCALES, type Locale } from '@homologa/domain/language/locales';
import type {
  OnboardingSupplierResponse,
  OpenOnboardingWorkflow,
} from '@homologa/domain/onboarding/onboarding.contract';
import { act, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { I18nProvider } from '../../i18n/I18nProvider';
import { OnboardingScope } from '../../onboarding/onboarding-context';
import { PaymentStep } from './components/PaymentStep';
import { INSTRUCTIONS } from './instructions.texts';
import { FIELD_LABELS, REFERENCE } from './reference.texts';

const proof = { _id: 'p', name: 'receipt.pdf', size: 10, uploaded_at: '2026-01-02T10:00:00Z' };

function supplierWith(check: string, more: { step?: string; online?: object; rejection?: object } = {}) {
  const { step = 'confirmation_call', online = null, rejection = null } = more;
  return {
    _id: 's',
    country: 'peru',
    onboarding_step: step,
    account: { connected: true, account_id: 'a', email: 'ana@acme.test' },
    payment: {
      person_name: 'Ana',
      price: 850,
      currency: 'PEN',
      reference: 'ABCD',
      region: 'peru',
      methods: ['cash_deposit', 'wire_transfer'],
      online_methods: [],
      stage: check === 'rejected' ? 'payment' : 'done',
      check,
      rejection,
      proofs: [proof],
      rfc_documents: [],
      instructions: { bank: [] },
    },
    bir_request: {
      id: `request-${check}-${step}`,
      files: [],
      online_payment: online,
      billing: {
        general: {
          company_name: 'ACME',
          tax_id_type: 'ruc',
          tax_id: '20131312955',
          address: 'Calle 1',
          postal_code: '15001',
          city: 'Lima',
          state: 'Lima',
          phone: '+5112345678',
        },
        payment: { person_name: 'Ana', position: 'CFO', email: 'ana@acme.test', method: 'wire_transfer' },
      },
    },
  } as unknown as OnboardingSupplierResponse;
}

const roots: { unmount: () => void }[] = [];
afterEach(() => {
  for (const root of roots.splice(0)) act(() => root.unmount());
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

async function open(supplier: OnboardingSupplierResponse, locale: Locale = 'en') {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const page = document.body.appendChild(document.createElement('div'));
  const root = createRoot(page);
  roots.push(root);
  function Scope() {
    const [now, take] = useState(supplier);
    const workflow = { report_type: 'bir', questionnaire: [] } as unknown as OpenOnboardingWorkflow;
    const key = { workflowId: 'w', supplierId: 's' };
    return (
      <OnboardingScope value={{ key, workflow, clientName: 'Demo', supplier: now, take, choose: () => {} }}>
        <PaymentStep />
      </OnboardingScope>
    );
  }
  await act(async () =>
    root.render(
      <I18nProvider first={locale}>
        <Scope />
      </I18nProvider>,
    ),
  );
  const button = (text: string) => [...page.querySelectorAll('button')].find((each) => each.textContent === text);
  return { page, button };
}

const EDIT = INSTRUCTIONS.edit.en;
const rejection = { reason: 'The check bounced', at: '2026-01-03T10:00:00Z' };
const paid = { uri: null, status: 'paid', method: 'credit_card', submitted_at: null, boleto: null };

describe('the payment step offers a change of the invoice data', () => {
  it.each([
    ['of a payment to check', supplierWith('to_check'), true],
    ['of a rejected payment', supplierWith('rejected', { rejection }), true],
    ['of an accepted payment: no', supplierWith('accepted'), false],
    ['of a payment on the page of the provider: no', supplierWith('accepted', { online: paid }), false],
  ])('%s', async (_name, supplier, isOffered) => {
    const { page, button } = await open(supplier);
    expect(page.textContent).toContain('ACME');
    expect(button(EDIT) !== undefined).toBe(isOffered);
  });
});

it('the proofs of an accepted payment have no button that deletes them', async () => {
  const { page } = await open(supplierWith('accepted'));
  expect(page.textContent).toContain(proof.name);
  expect(page.textContent).not.toContain(INSTRUCTIONS.proof_remove.en);
});

it.each(LOCALES)('a page that was open while the payment was accepted says so (%s)', async (locale) => {
  const refusal = { error: ERRORS.payment_settled[locale], code: 'payment_settled', details: [] };
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => {
    asked.push(`${init?.method} ${path}`);
    return new Response(JSON.stringify(refusal), { status: 409, headers: { 'content-type': 'application/json' } });
  });
  const { page, button } = await open(supplierWith('to_check', { step: `payment-${locale}` }), locale);
  await act(async () => button(INSTRUCTIONS.edit[locale])?.click());
  expect(page.textContent).toContain(FIELD_LABELS.company_name[locale]);
  await act(async () => button(REFERENCE.submit[locale])?.click());
  await vi.waitFor(() =>
    expect(page.querySelector('[role=alert]')?.textContent).toContain(ERRORS.payment_settled[locale]),
  );
  expect(asked.some((call) => call.includes('/billing'))).toBe(true);
});
