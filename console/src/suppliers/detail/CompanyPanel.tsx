import { phoneText } from '@homologa/domain/countries/phone';
import { formatTaxId, taxIdKindOf } from '@homologa/domain/identity/tax-id';
import { ownPhoneOf } from '@homologa/domain/suppliers/own-phone';
import type { SupplierResponse } from '@homologa/domain/suppliers/supplier.contract';
import { byColumn } from '@homologa/domain/suppliers/supplier-fields';
import { INVITE_FIELD_WORDS, SUPPLIER_COLUMN_WORDS } from '@homologa/domain/suppliers/supplier-words';
import type { Text } from '@homologa/web/texts/text';
import { Box, Link } from '@mui/material';
import type { ReactNode } from 'react';
import { useText } from '../../shared/i18n/use-text';
import { CopyButton } from '../../shared/ui/CopyButton';
import { Facts } from '../../shared/ui/Facts';
import { Panel } from '../../shared/ui/Panel';
import { industryText } from '../industry-text';
import { Explained } from '../legends/Explained';
import { PaydexFigure } from '../legends/figures';
import { shownField } from '../shown-field';
import { DETAIL } from './detail.texts';
import { type CompanyFact, companyFacts } from './detail-rules';
import { Emails } from './Emails';

/** Only http and https URLs become links, because a supplier could enter a `javascript:` URL. */
const isWebAddress = (text: string): boolean => /^https?:\/\//i.test(text);

const copied = (value: string, t: Text, label: string): ReactNode =>
  value && (
    <>
      {value} {/* Negative margins, so that the button does not make its row taller than the others. */}
      <Box component="span" sx={{ display: 'inline-block', my: -0.75, verticalAlign: 'middle' }}>
        <CopyButton value={value} label={t(DETAIL.copy, { name: label })} />
      </Box>
    </>
  );

type FactValue = (supplier: SupplierResponse, t: Text) => ReactNode;

const INVITED = byColumn(
  (name): FactValue =>
    ({ invite }, t) =>
      shownField(invite, name, t),
);

const VALUES: Readonly<Record<CompanyFact, FactValue>> = {
  ...INVITED,
  company_name: ({ report, invite }) => report?.company_name || invite.company_name,
  tax_id: ({ report, invite }, t) =>
    copied(formatTaxId(taxIdKindOf(invite.country), report?.tax_id || invite.tax_id), t, labelOf('tax_id', t)),
  contact_emails: ({ invite }) => invite.emails.length > 0 && <Emails emails={invite.emails} />,
  sic: ({ report, invite }) => report?.sic || invite.sic,
  industry: ({ report }, t) => industryText(report?.industry, t),
  duns: ({ report, invite }, t) => copied(report?.duns_number || invite.duns_number, t, labelOf('duns', t)),
  phone: ({ account, invite }) => phoneText(ownPhoneOf({ given: invite.phone, account: account?.phone })),
  address: ({ report, invite }) => report?.address || invite.address,
  website: ({ website }) =>
    website && isWebAddress(website) ? (
      <Link href={website} target="_blank" rel="noreferrer">
        {website}
      </Link>
    ) : (
      website
    ),
  paydex: ({ report }) => (
    <Explained legend="paydex">
      <PaydexFigure value={report?.paydex} />
    </Explained>
  ),
};

const labelOf = (fact: CompanyFact, t: Text): string =>
  fact === 'duns' ? t(INVITE_FIELD_WORDS.duns_number) : t(SUPPLIER_COLUMN_WORDS[fact]);

export function CompanyPanel({ supplier }: { supplier: SupplierResponse }) {
  const t = useText();
  return (
    <Panel title={t(DETAIL.companyInfo)}>
      <Facts
        isCompact
        facts={companyFacts(supplier.workflow).map((fact) => ({
          label: labelOf(fact, t),
          value: VALUES[fact](supplier, t),
        }))}
      />
    </Panel>
  );
}
