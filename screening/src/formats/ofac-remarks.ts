import type { RawIdentifier } from '../entries/build-entry';

export interface OfacRemarks {
  birthDates: string[];
  birthPlaces: string[];
  countries: string[];
  gender: string;
  identifiers: RawIdentifier[];
  weakNames: string[];
}

const IDENTIFIER =
  /\b(passport|tax id|identification|cedula|nit|r\.?f\.?c|ruc|c\.?u\.?r\.?p|c\.?u\.?i\.?t|cuil|d\.?n\.?i|national id|registration|registered|license|licence|ssn|legal entity|swift|bik|inn|ogrn|matricula|folio|vat|uscc|social credit|rif|electoral|imo|mmsi|aircraft|i\.?d\.?|number|no)\b/i;
const NOT_IDENTIFIER =
  /^(linked to|dob|pob|nationality|citizen|gender|listing date|effective date|for more information)/i;
const OTHER = /secondary|risk|model|manufactur|gazette|nationality|target type/i;
const NUMBERED = /^(.{2,80}?)\s+(?:#\s*)?([A-Z0-9][A-Z0-9./-]*\d[A-Z0-9./-]*|\d+)(?:\s*\(([^()]+)\))?(?:\s.*)?$/i;

export const isIdentifierType = (label: string): boolean => IDENTIFIER.test(label) && !OTHER.test(label);

export function readRemarks(text: string): OfacRemarks {
  const found: OfacRemarks = {
    birthDates: [],
    birthPlaces: [],
    countries: [],
    gender: '',
    identifiers: [],
    weakNames: [],
  };
  for (const statement of text.split(';')) {
    const said = statement
      .trim()
      .replace(/\.$/, '')
      .replace(/^alt\.\s+/i, '');
    const [, label = '', rest = ''] = /^(DOB|POB|nationality|citizen|Gender|a\.k\.a\.)\s+(.*)$/i.exec(said) ?? [];
    if (/^dob$/i.test(label)) found.birthDates.push(rest);
    else if (/^pob$/i.test(label)) found.birthPlaces.push(rest);
    else if (/^(nationality|citizen)$/i.test(label)) found.countries.push(rest);
    else if (/^gender$/i.test(label)) found.gender = rest;
    else if (label) found.weakNames.push(rest.replace(/^['"‘“]|['"’”]$/g, ''));
    else found.identifiers.push(...identifierIn(said));
  }
  return found;
}

function identifierIn(said: string): RawIdentifier[] {
  if (NOT_IDENTIFIER.test(said)) return [];
  const [, type = '', value = '', country = ''] = NUMBERED.exec(said) ?? [];
  return value && isIdentifierType(type) ? [{ type, value, country }] : [];
}
