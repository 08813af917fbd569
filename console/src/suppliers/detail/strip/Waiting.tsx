import { TIMELINE_WAIT_WORDS } from '@homologa/domain/onboarding/timeline-words';
import type { SupplierResponse } from '@homologa/domain/suppliers/supplier.contract';
import { Typography } from '@mui/material';
import { useFormat } from '../../../shared/i18n/use-format';
import { useText } from '../../../shared/i18n/use-text';
import { useTimeline } from '../../history/use-timeline';
import { STRIP } from './strip.texts';

/**
 * Shows the step that an open onboarding waits for, the progress of this step, and the time at which the wait began.
 * The history shows who has to act.
 */
export function Waiting({ supplier }: { supplier: SupplierResponse }) {
  const t = useText();
  const format = useFormat();
  const { data } = useTimeline(supplier);
  if (!data?.awaited) return null;
  const { wait, since } = data.awaited;
  const progress = supplier.waiting?.for === wait ? supplier.waiting.progress : null;
  return (
    <Typography component="span" variant="body2" sx={{ color: 'text.secondary', whiteSpace: { sm: 'nowrap' } }}>
      {[t(TIMELINE_WAIT_WORDS[wait]), progress && t(STRIP.progress, progress), since && format.date(since)]
        .filter(Boolean)
        .join(' · ')}
    </Typography>
  );
}
