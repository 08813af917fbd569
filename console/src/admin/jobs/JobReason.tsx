import type { DeskJobResponse } from '@homologa/domain/desk/jobs.contract';
import { hasServerAnswer, jobReason } from '@homologa/domain/jobs/job-reasons';
import { Typography } from '@mui/material';
import { useAppLocale, useText } from '../../shared/i18n/use-text';
import { JOBS } from './jobs.texts';

/** Why a job waits or has failed, with the mail server's answer below it. */
export function JobReason({ job: { code, said, is_cancelling: isCancelling } }: { job: DeskJobResponse }) {
  const t = useText();
  const locale = useAppLocale();
  if (isCancelling) return t(JOBS.cancelling);
  if (code === null) return '–';
  return (
    <>
      {jobReason(code, said, locale)}
      {said && hasServerAnswer(code) && (
        <Typography variant="caption" component="div" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {said}
        </Typography>
      )}
    </>
  );
}
