import { figuresOfBirForm } from '@homologa/domain/bir-form/form-figures';
import { type BirFormData, sectionRows, sectionValues } from '@homologa/domain/bir-form/form-values';
import { DESK } from '@homologa/domain/reports/gateways';
import { type DetailsInput, detailsInput } from '@homologa/domain/reports/report-details.contract';
import { checkReportFigures, REPORT_FIELDS, type ReportFieldName } from '@homologa/domain/reports/report-fields';
import { shareholdersOfLines } from '@homologa/domain/screenings/asked-shareholder';
import { ownPhoneOf } from '@homologa/domain/suppliers/own-phone';
import type { Supplier } from '@homologa/prisma/models';
import { formDataOf } from '../../bir-requests/bir-request.queries';
import type { Tx } from '../../kernel/database/database';
import { type DeskSubject, isBesideReport } from '../desk-subject';
import { enter } from './details';
import { type EnteredFigures, readFigures } from './figures';

export const identityOf = (supplier: Supplier): EnteredFigures => ({
  companyName: supplier.companyName || null,
  emails: supplier.emails,
  address: supplier.address || null,
  sic: supplier.sic || null,
  taxId: supplier.taxId || null,
  phones: [ownPhoneOf({ given: supplier.phone, account: supplier.accountPhone })].filter(Boolean),
  dunsNumber: supplier.dunsNumber || null,
  website: supplier.website,
  shareholders: shareholdersOfLines(supplier.shareholders).names,
  ccrScore: supplier.ccrScore,
});

/** Removes empty figures and figures that are invalid in a report. The rules of the supplier's form are less strict. */
function usable(figures: EnteredFigures): EnteredFigures {
  const wrong = new Set(checkReportFigures(figures).map(({ path }) => path));
  return Object.fromEntries(
    Object.entries(figures).filter(([name, value]) => {
      const isKnown = value != null && value !== '' && !(Array.isArray(value) && value.length === 0);
      return isKnown && !wrong.has(REPORT_FIELDS[name as ReportFieldName].wire);
    }),
  );
}

const inCents = (value: unknown): unknown => (typeof value === 'number' ? Math.round(value * 100) / 100 : value);

/**
 * Returns the currency and the owners that the form contains. Omits values that are invalid in a report, so that staff
 * enter them.
 */
function detailsOf(data: BirFormData): DetailsInput {
  const owners = sectionRows(data, 'owners').map(({ name, kind, country, share, birth_date: birthDate, document }) => ({
    name,
    kind: kind ?? null,
    country: country ?? null,
    share: share ?? null,
    birth_date: birthDate ?? undefined,
    document: document || undefined,
  }));
  const shareholdings = owners.flatMap(
    (owner) => detailsInput.safeParse({ shareholdings: [owner] }).data?.shareholdings ?? [],
  );
  const { data: money } = detailsInput.safeParse({ currency: sectionValues(data, 'financials')['currency'] });
  return { ...money, ...(shareholdings.length > 0 ? { shareholdings } : {}) };
}

async function formOf(tx: Tx, { birRequestId, companyId }: DeskSubject['request']) {
  if (!birRequestId) return null;
  const row = await tx.birRequest.findFirst({
    where: { id: birRequestId, companyId },
    select: { company: true, country: true, form: true, submittedAt: true, createdAt: true },
  });
  if (!row) return null;
  const data = formDataOf(row);
  const said = Object.entries(figuresOfBirForm(data)).map(([wire, value]) => [wire, inCents(value)]);
  const date = (row.submittedAt ?? row.createdAt).toISOString().slice(0, 'YYYY-MM-DD'.length);
  return {
    figures: usable(readFigures(Object.fromEntries(said))),
    details: detailsOf(data),
    source: { source: 'form', date },
  } as const;
}

/**
 * Returns the initial content of a report made by the desk: the data of the supplier's form and, for a first report,
 * the supplier's record. A later report omits the record, because values of the earlier report take precedence and are
 * merged at the delivery. Returns null if content was already entered or the desk does not make the report.
 */
export async function suppliedContent(tx: Tx, subject: DeskSubject) {
  const { request, supplier, content } = subject;
  const isEntered = Object.keys(content.figures).length > 0 || request.enteredByIds.length > 0;
  if (request.gateway !== DESK || isBesideReport(subject) || isEntered) return null;
  const { id: supplierId, companyId } = supplier;
  const isFirst = (await tx.report.count({ where: { supplierId, companyId } })) === 0;
  // Omits the score, because it may come from a sandbox report and must not enter a real report. The delivery copies
  // real scores.
  const own = isFirst ? enter(content, usable({ ...identityOf(supplier), ccrScore: null }), {}) : content;
  const form = await formOf(tx, request);
  if (!form) return own;
  const missing = Object.fromEntries(
    Object.entries(form.figures).filter(([name]) => !Object.hasOwn(own.figures, name)),
  );
  return enter(own, missing, { details: form.details, source: form.source });
}
