import type { LabelUseResponse } from '@homologa/domain/companies/company.contract';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import { Box, IconButton, TextField, Tooltip, Typography } from '@mui/material';
import type { SaveState } from '../../shared/data/autosave';
import { useProvider } from '../../shared/data/provider/use-provider';
import { messageOf, useAction } from '../../shared/data/use-action';
import { COMMON } from '../../shared/i18n/common.texts';
import { useText } from '../../shared/i18n/use-text';
import { ColorPicker } from './ColorPicker';
import { LABELS } from './labels.texts';
import { useLabelName } from './use-label-name';
import { useRefreshLabels } from './use-labels';

function SaveWord({ state }: { state: SaveState }) {
  const t = useText();
  const isSaving = state.status === 'unsaved' || state.status === 'saving';
  return (
    <Typography
      component="span"
      role="status"
      variant="caption"
      sx={{ color: 'text.secondary', minWidth: 64, whiteSpace: 'nowrap' }}
    >
      {isSaving && t(COMMON.saving)}
      {state.status === 'saved' && t(COMMON.saved)}
    </Typography>
  );
}

interface LabelRowProps {
  companyId: string;
  label: LabelUseResponse;
  onDelete: () => void;
}

export function LabelRow({ companyId, label, onDelete }: LabelRowProps) {
  const t = useText();
  const dataProvider = useProvider();
  const refresh = useRefreshLabels();
  const { name, state, rename, flush } = useLabelName(companyId, label);
  const recolour = useAction(
    (color: string) => dataProvider.saveLabels(companyId, [{ _id: label.id, name: label.name, color }]),
    { onDone: refresh },
  );
  const deleteLabel = t(LABELS.deleteNamed, { name: label.name });
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'flex-start', gap: 1, py: 0.75 }}>
      <ColorPicker
        value={label.color}
        label={label.name}
        disabled={recolour.isPending}
        onChange={(color) => recolour.mutate(color)}
      />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <TextField
          value={name}
          onChange={(event) => rename(event.target.value)}
          onBlur={flush}
          error={state.status === 'failed'}
          helperText={state.status === 'failed' ? messageOf(state.error) : undefined}
          slotProps={{
            htmlInput: { 'aria-label': t(LABELS.name), maxLength: 100 },
            formHelperText: { role: 'alert' },
          }}
        />
        <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1 }}>
          <Typography variant="caption" sx={{ color: 'text.secondary' }}>
            {t(LABELS.suppliers, { count: label.suppliers_count })}
          </Typography>
          <SaveWord state={state} />
        </Box>
      </Box>
      <Tooltip title={deleteLabel}>
        <IconButton aria-label={deleteLabel} onClick={onDelete}>
          <DeleteIcon />
        </IconButton>
      </Tooltip>
    </Box>
  );
}
