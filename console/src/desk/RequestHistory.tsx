import { REQUEST_STATUS_WORDS } from '@homologa/domain/reports/request-status-words';
import { Box, Typography } from '@mui/material';
import { useFormat } from '../shared/i18n/use-format';
import { useText } from '../shared/i18n/use-text';
import { Panel } from '../shared/ui/Panel';
import { STATUS } from './queue/status.texts';
import { useRequest } from './request-context';

export function RequestHistory() {
  const t = useText();
  const format = useFormat();
  const { history } = useRequest();
  return (
    <Panel title={t(STATUS.history)}>
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
        {history.map((move) => (
          <Box component="li" key={move.id}>
            {t(REQUEST_STATUS_WORDS[move.to])}
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {[move.by?.name, format.dateTime(move.at)].filter(Boolean).join(' · ')}
            </Typography>
            {move.reason && (
              <Typography variant="body2" sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}>
                {move.reason}
              </Typography>
            )}
          </Box>
        ))}
      </Box>
    </Panel>
  );
}
