import { REPORT_TYPE_WORDS } from '@homologa/domain/catalog/report-type-words';
import { REPORT_FIELD_WORDS } from '@homologa/domain/reports/report-words';
import { CLIENT_REQUEST_STATUS_WORDS } from '@homologa/domain/reports/request-status-words';
import type { SupplierResponse } from '@homologa/domain/suppliers/supplier.contract';
import { Alert, Typography } from '@mui/material';
import { useUser } from '../../shared/auth/use-can';
import { supplierPath } from '../../shared/data/provider/paths';
import { useFormat } from '../../shared/i18n/use-format';
import { useText } from '../../shared/i18n/use-text';
import { DownloadButton } from '../../shared/ui/DownloadButton';
import { type Fact, Facts } from '../../shared/ui/Facts';
import { Folded } from '../../shared/ui/Folded';
import { Panel } from '../../shared/ui/Panel';
import { DETAIL } from './detail.texts';
import { repeatsCards } from './repeated-fields';
import { REPORT_VALUES, SHOWN_FIELDS, type ShownField } from './report-values';
import { BirRequestButton } from './requests/BirRequestButton';
import { CcrField } from './requests/CcrField';
import { LocateAnew } from './requests/LocateAnew';
import { reportState, stoppedRequest } from './requests/report-state';
import { StateChip } from './StateChip';
import { STRIP } from './strip/strip.texts';

const LOOKS = { not_requested: 'none', pending: 'under_way', completed: 'done' } as const;
const WORDS = { not_requested: DETAIL.notRequested, pending: DETAIL.pending, completed: DETAIL.completed } as const;

export function ReportPanel({ supplier }: { supplier: SupplierResponse }) {
  const t = useText();
  const format = useFormat();
  const state = reportState(supplier);
  const { report, workflow, desk_request: request } = supplier;
  const stopped = stoppedRequest(supplier);
  const { company_admin: isAdmin } = useUser();
  const canLocate = isAdmin && stopped?.status === 'unable_to_locate';
  const type = t(REPORT_TYPE_WORDS[workflow.report_type]);
  const isDelivered = Boolean(report?.delivery_date);
  const ccr = { label: t(REPORT_FIELD_WORDS.ccrScore), value: <CcrField supplier={supplier} /> };
  const factOf = (name: ShownField): Fact =>
    name === 'ccrScore' || !report
      ? ccr
      : {
          label: t(REPORT_FIELD_WORDS[name]),
          value: REPORT_VALUES[name](report, { format, country: supplier.invite.country, t }),
        };
  const fields = report && isDelivered ? SHOWN_FIELDS : (['ccrScore'] as const);
  const isRepeated = (name: ShownField) => repeatsCards(supplier, name);
  const shown = fields.filter((name) => !isRepeated(name)).map(factOf);
  const repeated = fields.filter(isRepeated).map(factOf);
  return (
    <Panel
      title={`${t(DETAIL.report)} ${type}`}
      action={
        <>
          {isDelivered && (
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {t(DETAIL.lastUpdated, { date: format.day(report?.delivery_date) })}
            </Typography>
          )}
          <StateChip
            state={LOOKS[state]}
            label={t(state === 'pending' && request ? CLIENT_REQUEST_STATUS_WORDS[request.status] : WORDS[state])}
          />
          <BirRequestButton supplier={supplier} />
          {(report?.files.bir.length ?? 0) > 0 && (
            <DownloadButton
              size="small"
              variant="outlined"
              path={`${supplierPath(supplier.workflow_id, supplier.id)}/reports`}
              fileName={`${type}.pdf`}
            />
          )}
        </>
      }
    >
      {state === 'pending' && request && (
        <Alert severity="info" sx={{ mb: 2 }}>
          {t(DETAIL.pendingHint, { date: format.date(request.requested_at) })}
        </Alert>
      )}
      {stopped && (
        <Alert
          severity="warning"
          sx={{ mb: 2, flexWrap: { xs: 'wrap', sm: 'nowrap' } }}
          action={canLocate && <LocateAnew supplier={supplier} />}
        >
          {t(CLIENT_REQUEST_STATUS_WORDS[stopped.status])}
        </Alert>
      )}
      <Facts columns={3} facts={shown} />
      {repeated.length > 0 && (
        <Folded label={t(STRIP.allFields)}>
          <Facts columns={3} facts={repeated} />
        </Folded>
      )}
    </Panel>
  );
}
