import { isCountryId } from '@homologa/domain/countries/countries';
import { COUNTRY_NAMES } from '@homologa/domain/countries/country-names';
import { formatTaxId, taxIdKindOf } from '@homologa/domain/identity/tax-id';
import type { SupplierResponse } from '@homologa/domain/suppliers/supplier.contract';
import type { Text } from '@homologa/web/texts/text';
import { Link } from '@mui/material';
import type { ReactNode } from 'react';
import { useText } from '../../shared/i18n/use-text';
import { CopyButton } from '../../shared/ui/CopyButton';
import { Facts } from '../../shared/ui/Facts';
import { Panel } from '../../shared/ui/Panel';
import { Explained } from '../legends/Explained';
import { PaydexFigure } from '../legends/figures';
import { DETAIL } from './detail.texts';
import { type CompanyFact, companyFacts } from './detail-rules';

/** Addresses of the web only: what a supplier typed must not run. */
const isWebAddress = (text: string): boolean => /^https?:\/\//i.test(text);

const copied = (value: string, t: Text, label: string): ReactNode =>
  value && (
    <>
      {value} <CopyButton value={value} label={t(DETAIL.copy, { name: label })} />
    </>
  );

const VALUES: Readonly<Record<CompanyFact, (supplier: SupplierResponse, t: Text) => ReactNode>> = {
  companyName: ({ report, invite }) => report?.company_name || invite.company_name,
  taxId: ({ report, invite }, t) =>
    copied(formatTaxId(taxIdKindOf(invite.country), report?.tax_id || invite.tax_id), t, t(DETAIL.taxId)),
  sic: ({ report, invite }) => report?.sic || invite.sic,
  industry: ({ report }) => report?.industry,
  duns: ({ report, invite }, t) => copied(report?.duns_number || invite.duns_number, t, t(DETAIL.duns)),
  country: ({ invite }, t) => (isCountryId(invite.country) ? t(COUNTRY_NAMES[invite.country]) : invite.country),
  contact: ({ invite }) => invite.full_name,
  emails: ({ invite }) => invite.emails.join(', '),
  phone: ({ account, invite }) => account?.phone || invite.phone,
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

/** Who the supplier is; some facts belong to some report types only (client-platform.md section 2). */
export function CompanyPanel({ supplier }: { supplier: SupplierResponse }) {
  const t = useText();
  return (
    <Panel title={t(DETAIL.companyInfo)}>
      <Facts
        facts={companyFacts(supplier.workflow).map((fact) => ({
          label: t(DETAIL[fact]),
          value: VALUES[fact](supplier, t),
        }))}
      />
    </Panel>
  );
}
