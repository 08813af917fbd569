import type { SupplierRow } from '@homologa/domain/suppliers/supplier.contract';
import ReviewedIcon from '@mui/icons-material/FactCheckOutlined';
import { Tooltip } from '@mui/material';
import { useFormat } from '../../../shared/i18n/use-format';
import { useText } from '../../../shared/i18n/use-text';
import { REVIEW } from './review.texts';

type Computed = NonNullable<NonNullable<NonNullable<SupplierRow['score']>['computed']>>;

/** Mark of a score that a review has moved; says what was computed. */
export function ReviewedMark({ computed: { percent, outcome } }: { computed: Computed }) {
  const t = useText();
  const format = useFormat();
  const computed = [percent === null ? null : `${format.amount(percent)} %`, outcome].filter(Boolean).join(' · ');
  const label = t(REVIEW.mark, { computed });
  return (
    <Tooltip title={label}>
      <ReviewedIcon fontSize="small" color="info" titleAccess={label} />
    </Tooltip>
  );
}
