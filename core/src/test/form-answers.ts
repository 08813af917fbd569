import { type BirForm, type BirSection, birFormFor } from '@homologa/domain/bir-form/bir-form';
import { type BirField, maxLengthOf } from '@homologa/domain/bir-form/field';
import { type BirRow, type BirValue, birPath, isShown } from '@homologa/domain/bir-form/form-values';
import { statesOf } from '@homologa/domain/countries/states';
import type { StepFacts } from '@homologa/domain/onboarding/step-selection';

const TAX_IDS: Readonly<Record<string, string>> = {
  argentina: '30-50001091-2',
  brazil: '11.222.333/0001-81',
  mexico: 'EKU9003173C9',
  peru: '20131312955',
};
export const taxIdIn = (country: string): string => TAX_IDS[country] ?? '76.543.210-3';

/** Postal codes of countries whose shape is not five digits: an odd one is asked about before the form goes on. */
const POSTAL_CODES: Readonly<Record<string, string>> = {
  argentina: '1602',
  brazil: '01310-100',
  colombia: '110221',
  ecuador: '170515',
};

export interface FormAnswers {
  form: BirForm;
  linesOf: (section: BirSection) => BirRow[];
}

export function answersFor({ country, workflow }: StepFacts): FormAnswers {
  const form = birFormFor(country, workflow.reportType);
  const lineOf = (section: BirSection): BirRow => {
    const line: Record<string, BirValue> = {};
    for (const asked of section.fields) {
      if (asked.isRequired && isShown(asked, line)) line[asked.name] = valueOf(asked, country);
    }
    return line;
  };
  return {
    form,
    linesOf: (section) => Array.from({ length: section.isList ? section.minRows : 1 }, () => lineOf(section)),
  };
}

function valueOf(asked: BirField, country: string): BirValue {
  const { kind, name, choices = [] } = asked;
  const values: Readonly<Record<typeof kind, BirValue>> = {
    text: `Ñandú ${name}`.slice(0, maxLengthOf(asked)),
    long_text: `Tornillos & "tuercas" <${name}>`,
    email: 'ventas@fabula.test',
    phone: '+52 55 1234 5678',
    url: 'https://fabula.test',
    tax_id: taxIdIn(country),
    country,
    state: statesOf(country)[0]?.code ?? 'Fábula',
    postal_code: POSTAL_CODES[country] ?? '12345',
    currency: 'USD',
    choice: choices[0],
    yes_no: true,
    day: '2001-03-04',
    month: 12,
    whole: 42,
    percent: 100,
    amount: 250_000,
  };
  return values[kind];
}

export function formBody({ form, linesOf }: FormAnswers): { company: BirRow; form: Record<string, unknown> } {
  const [identity] = form.sections.filter(({ id }) => id === 'identity').flatMap(linesOf);
  const { country: _known, ...company } = identity ?? {};
  const sections = form.sections.filter(({ id }) => id !== 'identity');
  return {
    company,
    form: Object.fromEntries(
      sections.map((section) => [section.id, section.isList ? linesOf(section) : linesOf(section)[0]]),
    ),
  };
}

export const placesOf = (
  { linesOf }: FormAnswers,
  section: BirSection,
): { row: number; anchor: string; kind: string; value: BirValue }[] =>
  linesOf(section).flatMap((line, row) =>
    section.fields
      .filter(({ name }) => line[name] !== undefined)
      .map(({ name, kind }) => ({
        row,
        anchor: `#f-${birPath(section.id, section.isList ? row : null, name).replaceAll('.', '-')}`,
        kind,
        value: line[name],
      })),
  );
