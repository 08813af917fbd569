import { isCountryId } from '@homologa/domain/countries/countries';
import { COUNTRY_NAMES } from '@homologa/domain/i18n/country-names';
import { PAYDEX_WORDS } from '@homologa/domain/i18n/report-words';
import { showsPaydex } from '@homologa/domain/reports/report-types';
import { displayedPaydex, paydexState } from '@homologa/domain/reports/scales';
import type { SupplierResponse } from '@homologa/domain/suppliers/supplier.contract';
import { formatTaxId, taxIdKindOf } from '@homologa/domain/suppliers/tax-id';
import { Link } from '@mui/material';
import { useText } from '../../shared/i18n/use-text';
import { Facts } from '../../shared/ui/Facts';
import { Panel } from '../../shared/ui/Panel';
import { DETAIL } from './detail.texts';
import { PaydexHelp } from './PaydexHelp';

/** Addresses of the web only: what a supplier typed must not run. */
const isWebAddress = (text: string): boolean => /^https?:\/\//i.test(text);

/** Who the supplier is; some facts belong to some report types only (client-platform.md section 2). */
export function CompanyPanel({ supplier }: { supplier: SupplierResponse }) {
  const t = useText();
  const { invite, report, workflow } = supplier;
  const isQuestionnaire = workflow.report_type === 'questionnaire';
  const website = supplier.website;
  const facts = [
    { label: t(DETAIL.companyName), value: report?.company_name || invite.company_name },
    { label: t(DETAIL.taxId), value: formatTaxId(taxIdKindOf(invite.country), report?.tax_id || invite.tax_id) },
    { label: t(DETAIL.sic), value: report?.sic || invite.sic },
    { label: t(DETAIL.industry), value: report?.industry },
    ...(workflow.type === 'investigating'
      ? [{ label: t(DETAIL.duns), value: report?.duns_number || invite.duns_number }]
      : []),
    {
      label: t(DETAIL.country),
      value: isCountryId(invite.country) ? t(COUNTRY_NAMES[invite.country]) : invite.country,
    },
    { label: t(DETAIL.contact), value: invite.full_name },
    { label: t(DETAIL.emails), value: invite.emails.join(', ') },
    { label: t(DETAIL.phone), value: supplier.account?.phone || invite.phone },
    { label: t(DETAIL.address), value: report?.address || invite.address },
    ...(isQuestionnaire
      ? []
      : [
          {
            label: t(DETAIL.website),
            value:
              website && isWebAddress(website) ? (
                <Link href={website} target="_blank" rel="noreferrer">
                  {website}
                </Link>
              ) : (
                website
              ),
          },
        ]),
    ...(report && showsPaydex(workflow.report_type)
      ? [
          {
            label: t(DETAIL.paydex),
            value: (
              <>
                {displayedPaydex(report.paydex)} · {t(PAYDEX_WORDS[paydexState(report.paydex)])} <PaydexHelp />
              </>
            ),
          },
        ]
      : []),
  ];
  return (
    <Panel title={t(DETAIL.companyInfo)}>
      <Facts facts={facts} />
    </Panel>
  );
}
