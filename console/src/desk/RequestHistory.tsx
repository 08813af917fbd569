import { STATUS_UPDATE_WORDS } from '@homologa/domain/catalog/status-words';
import { REQUEST_STATUS_WORDS } from '@homologa/domain/reports/request-status-words';
import { Typography } from '@mui/material';
import { useText } from '../shared/i18n/use-text';
import { Panel } from '../shared/ui/Panel';
import { DETAIL } from '../suppliers/detail/detail.texts';
import { type HistoryLine, HistoryList } from '../suppliers/history/HistoryList';
import { DESK } from './desk.texts';
import { STATUS } from './queue/status.texts';
import { useRequest } from './request-context';

export function RequestHistory() {
  const t = useText();
  const { history, supplier } = useRequest();
  const moves = history.map(
    (move): HistoryLine => ({
      key: move.id,
      kind: 'request',
      text: t(REQUEST_STATUS_WORDS[move.to]),
      who: move.by?.name ?? '',
      note: move.reason,
      at: move.at,
    }),
  );
  const activity = (supplier.status_updates ?? []).map(
    ({ name, created_at: at }): HistoryLine => ({
      key: `${at}-${name}`,
      kind: 'supplier',
      text: t(STATUS_UPDATE_WORDS[name]),
      who: '',
      at,
    }),
  );
  const lines = [...moves, ...activity].sort((a, b) => Date.parse(b.at) - Date.parse(a.at));
  return (
    <Panel title={t(DETAIL.activity)}>
      {lines.length === 0 ? (
        <Typography sx={{ color: 'text.secondary' }}>{t(DETAIL.noActivity)}</Typography>
      ) : (
        <HistoryList
          isTimeShown
          lines={lines}
          kinds={[
            { kind: 'request', label: t(STATUS.history) },
            { kind: 'supplier', label: t(DESK.supplier) },
          ]}
        />
      )}
    </Panel>
  );
}
