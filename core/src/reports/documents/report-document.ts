import { birFormFor } from '@homologa/domain/bir-form/bir-form';
import { shownSections } from '@homologa/domain/bir-form/form-answers';
import type { BirFormData } from '@homologa/domain/bir-form/form-values';
import { industryIn } from '@homologa/domain/catalog/industry-words';
import { REPORT_TYPE_WORDS } from '@homologa/domain/catalog/report-type-words';
import { REPORT_TYPES } from '@homologa/domain/catalog/report-types';
import { countryById, isCountryId } from '@homologa/domain/countries/countries';
import { COUNTRY_NAMES } from '@homologa/domain/countries/country-names';
import { phoneText } from '@homologa/domain/countries/phone';
import { formatTaxId, taxIdKindOf } from '@homologa/domain/identity/tax-id';
import { TAX_ID_KIND_WORDS } from '@homologa/domain/identity/tax-id-words';
import { numberFormatter } from '@homologa/domain/language/formatters';
import { interpolate } from '@homologa/domain/language/interpolate';
import type { Locale } from '@homologa/domain/language/locales';
import { memberOf } from '@homologa/domain/language/member-of';
import { numberLocale } from '@homologa/domain/language/number-locale';
import { detailsOfDelivery, figuresOfDelivery, storedDeliveryData } from '@homologa/domain/reports/delivery-data';
import { DETAIL_WORDS, FIGURE_SOURCE_WORDS } from '@homologa/domain/reports/detail-words';
import {
  asEntered,
  DETAIL_NAMES,
  MAX_EARLIER_PERIODS,
  type ReportDetails,
} from '@homologa/domain/reports/report-details';
import {
  REPORT_FIELD_NAMES,
  REPORT_FIELDS,
  type ReportFieldName,
  type ReportFigures,
} from '@homologa/domain/reports/report-fields';
import { REPORT_FIELD_WORDS } from '@homologa/domain/reports/report-words';
import { STATEMENT_LINES, type StatementLine, type StatementPeriod } from '@homologa/domain/reports/statement-ratios';
import type { CoreConfig } from '../../core-config';
import { paperOf } from '../../documents/paper';
import { questionnaireSections, writtenAnswers } from '../../documents/questionnaire-sections';
import type { AnswerSection, CcrDocument, Fact, FigureSource, ReportDocument } from '../../documents/report-document';
import { shortHash } from '../../documents/short-hash';
import { rowOfKept, submittedRows } from '../../questionnaires/kept-versions.queries';
import { shownParts, subjectOfShown } from '../../questionnaires/shown-parts.queries';
import { SOURCE_WORDS } from './document.texts';
import type { DocumentSubject } from './document-subject.queries';
import { screeningSummary } from './screening-summary';

type Installation = Pick<CoreConfig, 'publicUrl' | 'brand'>;

export function documentBase({ delivery }: DocumentSubject, { publicUrl, brand }: Installation, locale: Locale) {
  const { number, version, sha256, reason, supplier } = delivery;
  const figures = figuresOfDelivery(storedDeliveryData(delivery));
  const taxId = figures.taxId ?? supplier.taxId;
  const kind = taxIdKindOf(supplier.country);
  const query = new URLSearchParams({ version: String(version), sha256: shortHash(sha256) });
  return {
    locale,
    paper: paperOf(supplier.country ?? ''),
    issue: {
      brand: brand.name,
      issuedAt: delivery.deliveredAt,
      isSandbox: delivery.isSandbox,
      proof: { number, version, reason, sha256, checkUrl: `${publicUrl}/verify/${number}?${query.toString()}` },
    },
    preparedFor: supplier.workflow.company.name,
    company: {
      name: figures.companyName ?? supplier.companyName,
      country: countryName(supplier.country, locale),
      taxId: taxId ? { label: TAX_ID_KIND_WORDS[kind ?? 'tax_id'][locale], value: formatTaxId(kind, taxId) } : null,
    },
  } satisfies Omit<CcrDocument, 'score'>;
}

export function reportDocument(subject: DocumentSubject, installation: Installation, locale: Locale): ReportDocument {
  const { delivery, submittedItems } = subject;
  const { supplier } = delivery;
  const data = storedDeliveryData(delivery);
  const figures = figuresOfDelivery(data);
  const details = detailsOfDelivery(data);
  const { workflow } = supplier;
  const numbers = numbersOf(supplier.country, locale);
  const { companyId } = supplier;
  const given = [...supplier.answers, ...supplier.retiredAnswers];
  const items = submittedRows(workflow.questionnaire, submittedItems, given, (item) =>
    rowOfKept(item, { companyId, workflowId: workflow.id }),
  );
  const asked = shownParts(items, given, subjectOfShown(supplier, workflow));
  return {
    ...documentBase(subject, installation, locale),
    numbers,
    reportType: REPORT_TYPE_WORDS[memberOf(REPORT_TYPES, workflow.reportType)][locale],
    identity: factsOf(IDENTITY, figures, { locale, numbers }),
    ratings: figures,
    statements: {
      currency: details.currency ?? '',
      unit: details.unit ?? 'units',
      periods: periodsOf(figures, details),
    },
    shareholders: details.shareholdings.map(({ name, kind, country, share, birth_date: birthDate }) => ({
      name,
      kind,
      country: countryName(country, locale),
      share,
      birthDate: birthDate ?? null,
    })),
    globalUltimate: factsOf(ULTIMATE, figures, { locale, numbers }),
    suits: {
      count: figures.numberOfSuits,
      list: details.suits.map(({ date, court, number, plaintiff, amount }) => ({
        filedOn: date,
        court,
        number,
        plaintiff,
        amount,
      })),
    },
    form: formSections(subject, locale),
    questionnaire: questionnaireSections(asked.questions, writtenAnswers(asked.questions, asked.answers, locale)),
    screening: screeningSummary(supplier.screenings[0] ?? null, locale),
    sources: sourcesOf(subject, installation, locale),
  };
}

const IDENTITY = [
  'address',
  'phones',
  'emails',
  'website',
  'industry',
  'sic',
  'dunsNumber',
  'numberOfEmployees',
] as const satisfies readonly ReportFieldName[];
const ULTIMATE = [
  'globalUltimateCompanyName',
  'globalUltimateDunsNumber',
] as const satisfies readonly ReportFieldName[];

const countryName = (country: string | null, locale: Locale): string =>
  country && isCountryId(country) ? COUNTRY_NAMES[country][locale] : (country ?? '');

const numbersOf = (country: string | null, locale: Locale): string =>
  numberLocale(locale, countryById(country ?? '')?.alpha2 ?? null);

function factsOf(
  names: readonly ReportFieldName[],
  figures: ReportFigures,
  { locale, numbers }: Pick<ReportDocument, 'locale' | 'numbers'>,
): Fact[] {
  return names.map((name) => ({
    label: REPORT_FIELD_WORDS[name][locale],
    value: textOf(name, figures, locale, numbers),
  }));
}

function textOf(name: ReportFieldName, figures: ReportFigures, locale: Locale, numbers: string): string {
  const value = figures[name];
  if (name === 'industry') return industryIn(figures.industry ?? '', locale);
  if (Array.isArray(value)) return value.map((line) => (name === 'phones' ? phoneText(line) : line)).join('\n');
  if (typeof value !== 'number') return value ?? '';
  return REPORT_FIELDS[name].kind === 'whole' ? numberFormatter(numbers).format(value) : String(value);
}

function periodsOf(figures: ReportFigures, details: ReportDetails): StatementPeriod[] {
  const entered = asEntered({ figures, details });
  const earlier = entered.details.earlier_periods.slice(0, MAX_EARLIER_PERIODS);
  return [
    { endsOn: figures.balanceSheetDate, amounts: amountsOf((name) => entered.figures[name]) },
    ...earlier.map(({ balance_sheet_date: endsOn, amounts }) => ({
      endsOn,
      amounts: amountsOf((name) => amounts[REPORT_FIELDS[name].wire]),
    })),
  ];
}

const amountsOf = (amountOf: (name: StatementLine) => number | null | undefined): StatementPeriod['amounts'] =>
  Object.fromEntries(STATEMENT_LINES.map((name) => [name, amountOf(name)]));

function formSections({ form, delivery }: DocumentSubject, locale: Locale): AnswerSection[] {
  if (!form) return [];
  const { company, country, form: sections } = form;
  const data = { company, country, form: sections } as BirFormData;
  const shown = shownSections(
    birFormFor(country, memberOf(REPORT_TYPES, delivery.supplier.workflow.reportType)),
    data,
    locale,
    numbersOf(country, locale),
  );
  return shown.flatMap(({ title, groups }) =>
    groups.map((group) => ({
      title: group.title ? `${title}: ${group.title}` : title,
      answers: group.facts.map(({ label, value }) => ({ question: label, answer: value })),
    })),
  );
}

const dayOf = (moment: Date | null | undefined): string | null => moment?.toISOString().slice(0, 10) ?? null;

function sourcesOf({ delivery, form }: DocumentSubject, { brand }: Installation, locale: Locale): FigureSource[] {
  const { request, supplier } = delivery;
  const said = (words: keyof typeof SOURCE_WORDS): string =>
    interpolate(SOURCE_WORDS[words][locale], { brand: brand.name });
  const call = request.calls[0];
  const screening = supplier.screenings[0];
  return [
    { figure: said('figures'), source: said('desk'), date: dayOf(request.verifiedAt ?? delivery.deliveredAt) },
    ...(call ? [{ figure: said('contact'), source: said('call'), date: dayOf(call.createdAt) }] : []),
    ...(form ? [{ figure: said('form'), source: said('company'), date: dayOf(form.submittedAt) }] : []),
    ...(screening ? [{ figure: said('screening'), source: said('lists'), date: dayOf(screening.finishedAt) }] : []),
    ...statedSources(detailsOfDelivery(storedDeliveryData(delivery)), locale),
  ];
}

function statedSources({ sources }: ReportDetails, locale: Locale): FigureSource[] {
  const named = [
    ...REPORT_FIELD_NAMES.map((name) => ({ wire: REPORT_FIELDS[name].wire, words: REPORT_FIELD_WORDS[name] })),
    ...DETAIL_NAMES.map((name) => ({ wire: name, words: DETAIL_WORDS[name] })),
  ];
  return named.flatMap(({ wire, words }) => {
    const stated = sources[wire];
    if (!stated) return [];
    return [{ figure: words[locale], source: FIGURE_SOURCE_WORDS[stated.source][locale], date: stated.date }];
  });
}
