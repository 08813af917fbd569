import { STATUS_UPDATE_WORDS } from '@homologa/domain/i18n/supplier-words';
import { statusUpdatesOf } from '@homologa/domain/suppliers/status-updates';
import type { SupplierResponse } from '@homologa/domain/suppliers/supplier.contract';
import CheckIcon from '@mui/icons-material/CheckCircleOutlined';
import HelpIcon from '@mui/icons-material/HelpOutlineOutlined';
import EmptyIcon from '@mui/icons-material/RadioButtonUncheckedOutlined';
import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  IconButton,
  List,
  ListItem,
  ListItemIcon,
  ListItemText,
  Tooltip,
  Typography,
} from '@mui/material';
import { useState } from 'react';
import { COMMON } from '../../shared/i18n/common.texts';
import { useFormat } from '../../shared/i18n/use-format';
import { useText } from '../../shared/i18n/use-text';
import { Panel } from '../../shared/ui/Panel';
import { DETAIL } from './detail.texts';

/** The steps that suppliers of this workflow go through. */
function Legend({ supplier, onClose }: { supplier: SupplierResponse; onClose: () => void }) {
  const t = useText();
  const { type, report_type: reportType } = supplier.workflow;
  const reached = new Set(supplier.status_updates.map(({ name }) => name));
  const isScore = reached.has('creating_score') || reached.has('score_created');
  const steps = statusUpdatesOf({ type, reportType, product: isScore ? 'score' : 'report' });
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth>
      <DialogTitle>{t(DETAIL.legend)}</DialogTitle>
      <DialogContent>
        <DialogContentText>{t(DETAIL.legendHint)}</DialogContentText>
        <List dense>
          {steps.map((name) => (
            <ListItem key={name} disableGutters>
              <ListItemIcon sx={{ minWidth: 36 }}>
                {reached.has(name) ? (
                  <CheckIcon color="success" titleAccess={t(DETAIL.reached)} />
                ) : (
                  <EmptyIcon color="disabled" />
                )}
              </ListItemIcon>
              <ListItemText primary={t(STATUS_UPDATE_WORDS[name])} />
            </ListItem>
          ))}
        </List>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t(COMMON.close)}</Button>
      </DialogActions>
    </Dialog>
  );
}

/** The supplier's status updates, newest first, with the legend one click away. */
export function ActivityPanel({ supplier }: { supplier: SupplierResponse }) {
  const t = useText();
  const format = useFormat();
  const [isLegendOpen, setLegendOpen] = useState(false);
  const updates = [...supplier.status_updates].sort((a, b) => b.created_at.localeCompare(a.created_at));
  return (
    <Panel
      title={t(DETAIL.activity)}
      action={
        <Tooltip title={t(DETAIL.legendHelp)}>
          <IconButton aria-label={t(DETAIL.legendHelp)} onClick={() => setLegendOpen(true)}>
            <HelpIcon />
          </IconButton>
        </Tooltip>
      }
    >
      {updates.length === 0 && <Typography sx={{ color: 'text.secondary' }}>{t(DETAIL.noActivity)}</Typography>}
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {updates.map(({ name, created_at: at }) => (
          <Box
            component="li"
            key={`${name}-${at}`}
            sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, py: 0.75 }}
          >
            <span>{t(STATUS_UPDATE_WORDS[name])}</span>
            <Tooltip describeChild title={format.dateTime(at)}>
              <Typography component="time" dateTime={at} sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}>
                {format.date(at)}
              </Typography>
            </Tooltip>
          </Box>
        ))}
      </Box>
      {isLegendOpen && <Legend supplier={supplier} onClose={() => setLegendOpen(false)} />}
    </Panel>
  );
}
