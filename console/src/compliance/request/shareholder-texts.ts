import { readBirthDate } from '@homologa/domain/identity/birth-date';
import {
  type AskedShareholder,
  askedShareholders,
  HOLDER_KINDS,
  readShareholder,
} from '@homologa/domain/screenings/asked-shareholder';
import type { ScreeningResponse } from '@homologa/domain/screenings/screening.contract';
import { partyKey } from '@homologa/domain/screenings/screening-rules';
import type { SupplierRow } from '@homologa/domain/suppliers/supplier.contract';

export type ShareholderTexts = Record<'name' | 'kind' | 'birth_date' | 'nationality' | 'tax_id' | 'document', string>;

type Asked = ScreeningResponse['request']['shareholders'][number];

export const NEW_SHAREHOLDER: ShareholderTexts = {
  name: '',
  kind: '',
  birth_date: '',
  nationality: '',
  tax_id: '',
  document: '',
};

const textsOf = (one: Asked | AskedShareholder): ShareholderTexts =>
  typeof one === 'string'
    ? { ...NEW_SHAREHOLDER, name: one }
    : {
        name: one.name,
        kind: one.kind ?? '',
        birth_date: one.birth_date ?? '',
        nationality: one.nationality ?? '',
        tax_id: one.tax_id ?? '',
        document: one.document ?? '',
      };

/**
 * Returns the shareholders in the report (without a report, the shareholders in the client's invitation), then the
 * shareholders that only the previous screening contained. Adds the dates of birth and other data that users entered
 * for the previous screening.
 */
export function knownShareholders({ report, invite }: SupplierRow, before: readonly Asked[]): ShareholderTexts[] {
  const named = (report?.shareholders.length ? report.shareholders : invite.shareholders).map(readShareholder);
  const asked = before.map(textsOf);
  const isNamed = (one: ShareholderTexts) => named.some(({ name }) => partyKey({ name }) === partyKey(one));
  const known = named.flatMap((one) => {
    const same = asked.filter((other) => partyKey(other) === partyKey(one));
    return same.length > 0 ? same : [textsOf(one)];
  });
  return [...known, ...asked.filter((one) => !isNamed(one))];
}

export function askedOfTexts(typed: readonly ShareholderTexts[]): (string | AskedShareholder)[] {
  const lines = typed.map((one): AskedShareholder => {
    const kind = HOLDER_KINDS.find((known) => known === one.kind);
    const said = {
      birth_date: readBirthDate(one.birth_date) ?? '',
      nationality: one.nationality,
      tax_id: one.tax_id.trim(),
      document: one.document.trim(),
    };
    const facts = Object.fromEntries(Object.entries(said).filter(([, value]) => value !== ''));
    return { name: one.name, ...(kind ? { kind } : {}), ...facts };
  });
  const { names, facts } = askedShareholders(lines.map((one) => (Object.keys(one).length > 1 ? one : one.name)));
  return names.flatMap((name): (string | AskedShareholder)[] => {
    const said = facts.filter((one) => one.name === name);
    return said.length > 0 ? said : [name];
  });
}

const birthDatePath = (at: number): string => `shareholders.${at}.birth_date`;

/** Names of the fields with an unreadable or future date of birth. */
export const wrongBirthDates = (typed: readonly ShareholderTexts[]): string[] =>
  typed.flatMap(({ birth_date: text }, at) => (isWrongBirthDate(text) ? [birthDatePath(at)] : []));

export function isWrongBirthDate(text: string): boolean {
  if (text.trim() === '') return false;
  const read = readBirthDate(text);
  return read === null || new Date(read) > new Date();
}
