import { REPORT_TYPE_WORDS } from '@homologa/domain/catalog/report-type-words';
import type { SupplierResponse } from '@homologa/domain/suppliers/supplier.contract';
import PendingIcon from '@mui/icons-material/ScheduleOutlined';
import { Box, Chip, Typography } from '@mui/material';
import { useState } from 'react';
import { useFormat } from '../../../shared/i18n/use-format';
import { useText } from '../../../shared/i18n/use-text';
import { ReasonButton } from '../../../shared/ui/ReasonButton';
import { Explained } from '../../legends/Explained';
import { CcrFigure } from '../../legends/figures';
import { LegendButton } from '../../legends/LegendButton';
import { RequestDialog } from './RequestDialog';
import { ccrScoreOf, ccrState } from './report-state';
import { ccrOffer } from './request-offers';
import { REQUESTS } from './requests.texts';
import { useFeatures } from './use-features';
import { useRequestReason } from './use-request-reason';

function RequestCcr({ supplier }: { supplier: SupplierResponse }) {
  const t = useText();
  const reasonOf = useRequestReason();
  const { isShown, refusal } = ccrOffer(supplier, useFeatures());
  const [isAsking, setAsking] = useState(false);
  if (!isShown) return '–';
  return (
    <>
      <ReasonButton size="small" variant="outlined" reason={reasonOf(refusal)} onClick={() => setAsking(true)}>
        {t(REQUESTS.request, { product: t(REPORT_TYPE_WORDS.ccr) })}
      </ReasonButton>
      <span className="print-only">–</span>
      {isAsking && <RequestDialog kind="ccr" supplier={supplier} onClose={() => setAsking(false)} />}
    </>
  );
}

export function CcrField({ supplier }: { supplier: SupplierResponse }) {
  const t = useText();
  const format = useFormat();
  const state = ccrState(supplier);
  const { ccr, desk_request: request } = supplier;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.25 }}>
      {state === 'not_requested' && <RequestCcr supplier={supplier} />}
      {state === 'pending' && (
        <Chip
          size="small"
          color="warning"
          variant="outlined"
          icon={<PendingIcon />}
          label={t(REQUESTS.pendingSince, { date: format.shortDate(ccr?.requested_at ?? request?.requested_at) })}
        />
      )}
      {state === 'completed' && (
        <>
          <Explained legend="ccr">
            <CcrFigure value={ccrScoreOf(supplier)} />
          </Explained>
          {ccr?.delivered_at && (
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {t(REQUESTS.deliveredOn, { date: format.day(ccr.delivered_at) })}
            </Typography>
          )}
        </>
      )}
      {state !== 'completed' && <LegendButton legend="ccr" />}
    </Box>
  );
}
