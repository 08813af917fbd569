import type { UpdateBirRequestBody } from '@homologa/domain/bir-form/bir-request.contract';
import { lookUp } from '@homologa/domain/language/record-of';
import { DEMO_PEOPLE, DEMO_PLACES } from '@homologa/prisma/demo/demo-names';
import { type DemoSupplier, demoFigures, pick } from './suppliers';

interface DemoCountryForm {
  currency: string;
  city: string;
  state: string;
  postalCode: string;
  registration: object;
}

const BY_COUNTRY: Readonly<Record<string, DemoCountryForm>> = {
  mexico: {
    currency: 'MXN',
    city: 'Ciudad de México',
    state: 'CMX',
    postalCode: '06600',
    registration: {
      legal_form: 'S.A. de C.V.',
      deed_number: '48215',
      notary_name: 'Lic. Íñigo Ibáñez',
      notary_number: '112',
      notary_place: 'Ciudad de México',
      commercial_folio: 'N-2011084519',
      tax_regime_mexico: '601 General de Ley Personas Morales',
    },
  },
  brazil: {
    currency: 'BRL',
    city: 'São Paulo',
    state: 'SP',
    postalCode: '01310-100',
    registration: {
      legal_form: 'Ltda.',
      commercial_board: 'JUCESP',
      nire: '35200000018',
      tax_regime_brazil: 'lucro_presumido',
    },
  },
  peru: {
    currency: 'PEN',
    city: 'Lima',
    state: 'LMA',
    postalCode: '15001',
    registration: { legal_form: 'S.A.C.', sunarp_office: 'Lima', sunarp_entry: '11012345', sunarp_seat: 'A00001' },
  },
  argentina: {
    currency: 'ARS',
    city: 'Buenos Aires',
    state: 'C',
    postalCode: 'C1043AAZ',
    registration: {
      legal_form: 'S.R.L.',
      igj_authority: 'IGJ',
      igj_number: '10234',
      igj_book: 'Libro 98, tomo A, folio 211',
    },
  },
  chile: {
    currency: 'CLP',
    city: 'Santiago',
    state: 'Región Metropolitana',
    postalCode: '8320000',
    registration: {
      legal_form: 'SpA',
      commerce_registry: 'Conservador de Santiago',
      registry_sheet: '41230',
      registry_number: '20415',
      registry_year: 2008,
    },
  },
  colombia: {
    currency: 'COP',
    city: 'Bogotá',
    state: 'Bogotá D.C.',
    postalCode: '110111',
    registration: { legal_form: 'S.A.S.', chamber_of_commerce: 'Bogotá', commercial_registration: '01984512' },
  },
};

export function demoPlace(invite: DemoSupplier): {
  street: string;
  city: string;
  state: string;
  postalCode: string;
} {
  const { city, state, postalCode } = lookUp(BY_COUNTRY, invite.country) ?? { city: '', state: '', postalCode: '' };
  return { street: invite.address.split(',')[0] ?? '', city, state, postalCode };
}

export function demoForm(invite: DemoSupplier, extent: 'started' | 'complete', year: number): UpdateBirRequestBody {
  const { index } = invite;
  const { registration, currency } = lookUp(BY_COUNTRY, invite.country) ?? { registration: {}, currency: 'USD' };
  const place = demoPlace(invite);
  const begun = {
    company: {
      company_name: invite.companyName,
      tax_id: invite.taxId,
      phone: invite.phone,
      email: invite.emails[0] ?? '',
      website: 'https://www.example.com',
    },
    country: invite.country,
    form: {
      registration: {
        ...registration,
        incorporation_date: `${1994 + (index % 25)}-03-14`,
        share_capital: 50_000 * (1 + (index % 9)),
        capital_currency: currency,
      },
      addresses: {
        fiscal_street: place.street,
        fiscal_city: place.city,
        fiscal_state: place.state,
        fiscal_postal_code: place.postalCode,
        operations_same: true,
        premises: index % 2 ? 'rented' : 'owned',
      },
    },
  };
  if (extent === 'started') return begun;
  const owner = (at: number, share: number) => ({
    name: pick(DEMO_PEOPLE, index + at),
    kind: 'person',
    document: String(4_500_000 + index * 311 + at),
    country: invite.country,
    share,
    ultimate_owner: at === 0,
  });
  const reference = (at: number, relation: string) => ({
    company: `Comercial ${pick(DEMO_PLACES, index + at)}`,
    relation,
    contact_name: pick(DEMO_PEOPLE, index + at + 2),
    phone: invite.phone,
    credit_terms: '30 días',
  });
  const figures = demoFigures(index);
  return {
    ...begun,
    form: {
      ...begun.form,
      owners: [owner(0, 60), owner(1, 40)],
      management: [
        { name: invite.fullName, position: 'Gerente general', legal_representative: true, phone: invite.phone },
      ],
      activity: {
        main_activity: 'Fabricación y distribución para la industria regional.',
        products: 'Productos estándar y a medida, con entrega en planta.',
        employees: figures.number_of_employees,
        imports: index % 2 === 0,
        exports: false,
        main_clients: `Grupo ${pick(DEMO_PLACES, index + 1)}\nGrupo ${pick(DEMO_PLACES, index + 2)}`,
      },
      banks: [{ bank: 'Banco Ejemplo', branch: place.city, country: invite.country, account_kind: 'checking' }],
      references: [reference(0, 'supplier'), reference(1, 'client')],
      financials: {
        currency,
        balance_sheet_date: `${year}-12-31`,
        fiscal_year_end: 12,
        audited: false,
        revenue: figures.revenue,
        ebit: figures.ebit,
        current_assets: figures.current_assets,
        long_term_assets: figures.long_term_assets,
        accounts_receivable: figures.accounts_receivable,
        inventory: figures.inventory,
        current_liabilities: figures.current_liabilities,
        long_term_liabilities: figures.long_term_liabilities,
        accounts_payable: figures.accounts_payable,
      },
    },
  };
}
