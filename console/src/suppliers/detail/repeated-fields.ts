import { ownPhoneOf } from '@homologa/domain/suppliers/own-phone';
import type { SupplierResponse } from '@homologa/domain/suppliers/supplier.contract';
import { companyFacts, showsRatingCard } from './detail-rules';
import { ratingKind } from './rating';
import type { ShownField } from './report-values';

const digitsOf = (text: string): string => text.replace(/\D/g, '');

/** True if every phone number in the report equals the phone number that the company card shows. */
function repeatsPhone({ report, account, invite }: SupplierResponse): boolean {
  const own = digitsOf(ownPhoneOf({ given: invite.phone, account: account?.phone }) ?? '');
  return (report?.phones ?? []).every((phone) => digitsOf(phone) === own);
}

const repeatsEmails = ({ report, invite }: SupplierResponse): boolean =>
  (report?.emails ?? []).every((email) => invite.emails.includes(email));

type Repeats = (supplier: SupplierResponse) => boolean;
const always: Repeats = () => true;
const isCompanyFact =
  (fact: ReturnType<typeof companyFacts>[number]): Repeats =>
  ({ workflow }) =>
    companyFacts(workflow).includes(fact);
const isRatedBy =
  (kind: ReturnType<typeof ratingKind>): Repeats =>
  (supplier) =>
    showsRatingCard(supplier) && ratingKind(supplier.workflow.report_type) === kind;

/**
 * Fields of the report panel that another card may also show. If there is a report, the company card always shows the
 * report's name, tax id, SIC and industry, so these four fields are always repeated.
 */
const REPEATED: Readonly<Partial<Record<ShownField, Repeats>>> = {
  companyName: always,
  taxId: always,
  sic: always,
  industry: always,
  paydex: isCompanyFact('paydex'),
  dunsNumber: isCompanyFact('duns'),
  dnbRating: isRatedBy('ratings'),
  commercialScore: isRatedBy('commercial_score'),
  balanceSheetDate: showsRatingCard,
  phones: repeatsPhone,
  emails: repeatsEmails,
};

/** True if the company or rating card shows this field of the report with the same value. */
export const repeatsCards = (supplier: SupplierResponse, field: ShownField): boolean =>
  REPEATED[field]?.(supplier) ?? false;
