import { STATUS_UPDATE_MEANINGS, SUPPLIER_STATUS_MEANINGS } from '@homologa/domain/catalog/status-meanings';
import { statusUpdatesOf } from '@homologa/domain/catalog/status-updates';
import { STATUS_UPDATE_WORDS } from '@homologa/domain/catalog/status-words';
import { SUPPLIER_STATUSES } from '@homologa/domain/catalog/supplier-status';
import CheckIcon from '@mui/icons-material/CheckCircleOutlined';
import EmptyIcon from '@mui/icons-material/RadioButtonUncheckedOutlined';
import { Box, Typography } from '@mui/material';
import { useText } from '../../shared/i18n/use-text';
import { StatusChip } from '../StatusChip';
import { LEGENDS } from './legends.texts';
import type { StatusScope } from './status-scope';

function Statuses() {
  const t = useText();
  return (
    <Box
      component="dl"
      sx={{ m: 0, display: 'grid', gap: 1.25, gridTemplateColumns: 'auto 1fr', alignItems: 'center' }}
    >
      {SUPPLIER_STATUSES.map((status) => (
        <Box key={status} sx={{ display: 'contents' }}>
          <dt>
            <StatusChip status={status} />
          </dt>
          <Typography component="dd" sx={{ m: 0 }}>
            {t(SUPPLIER_STATUS_MEANINGS[status])}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}

function Steps({ workflow, reached }: StatusScope) {
  const t = useText();
  return (
    <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {statusUpdatesOf(workflow).map((name) => (
        <Box component="li" key={name} sx={{ display: 'flex', gap: 1.25, py: 0.75, alignItems: 'flex-start' }}>
          {reached &&
            (reached.includes(name) ? (
              <CheckIcon fontSize="small" color="success" titleAccess={t(LEGENDS.reached)} />
            ) : (
              <EmptyIcon fontSize="small" color="disabled" titleAccess={t(LEGENDS.notReached)} />
            ))}
          <div>
            <Typography sx={{ fontWeight: 600 }}>{t(STATUS_UPDATE_WORDS[name])}</Typography>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {t(STATUS_UPDATE_MEANINGS[name])}
            </Typography>
          </div>
        </Box>
      ))}
    </Box>
  );
}

export function StatusLegend({ scope }: { scope?: StatusScope }) {
  const t = useText();
  return (
    <>
      <Statuses />
      {scope && (
        <>
          <Typography variant="h3" sx={{ mt: 2.5 }}>
            {t(LEGENDS.steps)}
          </Typography>
          <Typography sx={{ color: 'text.secondary', mb: 0.5 }}>{t(LEGENDS.stepsHint)}</Typography>
          <Steps {...scope} />
        </>
      )}
    </>
  );
}
