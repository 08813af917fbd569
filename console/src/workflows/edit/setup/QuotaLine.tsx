import { REPORT_TYPE_WORDS } from '@homologa/domain/catalog/report-type-words';
import { DialogContentText, LinearProgress } from '@mui/material';
import { useCompany } from '../../../shared/auth/use-can';
import { featuresOf } from '../../../shared/data/company-features';
import { useFormat } from '../../../shared/i18n/use-format';
import { useText } from '../../../shared/i18n/use-text';
import { EDIT } from '../edit.texts';
import { useEdit } from '../edit-context';
import { productFor } from '../workflow-form';

export function QuotaLine({ units }: { units: number }) {
  const t = useText();
  const format = useFormat();
  const company = useCompany();
  const { form } = useEdit();
  const product = company ? productFor(form, featuresOf(company.features)) : undefined;
  if (!product) return null;
  const line = t(EDIT.launchQuota, {
    product: t(REPORT_TYPE_WORDS[product.type]),
    used: format.number(product.used),
    total: format.number(product.total),
    count: format.number(units),
  });
  return (
    <>
      <DialogContentText sx={{ mt: 1.5, mb: 0.5 }}>{line}</DialogContentText>
      <LinearProgress
        variant="determinate"
        aria-label={line}
        value={product.total === 0 ? 100 : Math.min(100, ((product.used + units) / product.total) * 100)}
        sx={{ height: 6, borderRadius: 3 }}
      />
    </>
  );
}
