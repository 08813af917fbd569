import { strengthRange } from '@homologa/domain/catalog/scales';
import { isValidTaxId, taxIdKindOf, taxIdWarnings } from '@homologa/domain/identity/tax-id';
import { DEMO_COUNTRIES, DEMO_PEOPLE, DEMO_PLACES, DEMO_TRADES } from '@homologa/prisma/demo/demo-names';

export function pick<T>(list: readonly [T, ...T[]] | readonly T[], index: number): T {
  const value = list[index % list.length];
  if (value === undefined) throw new RangeError('nothing to pick from');
  return value;
}

export type DemoSupplier = ReturnType<typeof demoSupplier>;
export type DemoCountry = (typeof DEMO_COUNTRIES)[number]['id'];
export type DemoIndustry = (typeof DEMO_TRADES)[number]['industry'];

/** Returns industry, activity and its SIC code of a trade. */
export function demoTrade(named: DemoIndustry) {
  const { industry, activity, sic } = DEMO_TRADES.find(({ industry: one }) => one === named) ?? DEMO_TRADES[0];
  return { industry, activity, sic };
}

/** Builds a fictional company, in `countryId` if given. The same number always yields the same company. */
export function demoSupplier(index: number, countryId?: DemoCountry) {
  const trade = pick(DEMO_TRADES, index * 7 + Math.floor(index / 10));
  const country = DEMO_COUNTRIES.find(({ id }) => id === countryId) ?? pick(DEMO_COUNTRIES, index);
  const companyName = `${trade.name} ${pick(DEMO_PLACES, index * 3 + Math.floor(index / 7))} ${country.ending}`;
  return {
    index,
    companyName,
    fullName: pick(DEMO_PEOPLE, index * 5 + 1),
    emails: [`contacto${String(index + 1).padStart(2, '0')}@proveedor.homologa.test`],
    country: country.id,
    taxId: demoTaxId(country.id, index),
    address: country.address,
    sic: trade.sic,
    phone: `${country.phone}${String(1000 + index * 37).slice(-4)}`,
    // One language for all countries, so that statistics and filters count each industry once.
    industry: trade.industry,
    activity: trade.activity,
  };
}

function demoTaxId(country: string, index: number): string {
  const kind = taxIdKindOf(country);
  const serial = String(50_000 + index * 61);
  if (kind === null) return `9${serial}0${index}`;
  if (kind === 'rfc') {
    const begin = `QUI26010${(index % 9) + 1}${String(100 + index).slice(-2)}`;
    return (
      Array.from('0123456789A')
        .map((check) => begin + check)
        .find((id) => taxIdWarnings(kind, id).length === 0) ?? begin
    );
  }
  const base = {
    cnpj: `9${serial.padStart(7, '0')}0001`,
    ruc: `20${serial.padStart(8, '0')}`,
    cuit: `30${serial.padStart(8, '0')}`,
    dni: serial,
  }[kind];
  const digits = kind === 'cnpj' ? 2 : 1;
  for (let check = 0; check < 10 ** digits; check += 1) {
    const number = `${base}${String(check).padStart(digits, '0')}`;
    const shown = kind === 'cuit' ? `${number.slice(0, 2)}-${number.slice(2, 10)}-${number.slice(10)}` : number;
    if (isValidTaxId(kind, shown)) return number;
  }
  return '';
}

const STRENGTHS = ['5A', '4A', '3A', '2A', '1A', 'B', 'D'] as const;
const RISKS = ['1', '2', '3', '4', 'S'] as const;

export function demoFigures(index: number) {
  const strength = pick(STRENGTHS, index);
  // The generated amounts must match the supplier's financial strength: the net worth is within the range of that
  // strength, and 35 % of the revenue.
  const netWorth = (strengthRange(strength)?.from ?? 0) * (1.2 + (index % 7) / 100);
  const revenue = Math.round(netWorth / 0.35);
  return {
    financial_strength: strength,
    risk_indicator: pick(RISKS, index),
    rac_risk_indicator: String((index % 6) + 1),
    commercial_score: (index * 17) % 101,
    paydex: 40 + ((index * 13) % 61),
    emma_score: 3 + ((index * 7) % 60) / 10,
    dnb_rating: `${strength}${pick(RISKS, index)}`,
    number_of_suits: index % 4,
    number_of_employees: 12 + index * 9,
    revenue,
    ebit: Math.round(revenue * 0.11),
    current_assets: Math.round(revenue * 0.4),
    long_term_assets: Math.round(revenue * 0.35),
    current_liabilities: Math.round(revenue * 0.22),
    long_term_liabilities: Math.round(revenue * 0.18),
    accounts_receivable: Math.round(revenue * 0.14),
    accounts_payable: Math.round(revenue * 0.12),
    inventory: Math.round(revenue * 0.09),
  };
}
