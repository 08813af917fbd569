import { BULK_ACTION_WORDS } from '@homologa/domain/suppliers/bulk/bulk-action-words';
import { Box, Checkbox, Chip, FormControlLabel, FormGroup, Radio, RadioGroup } from '@mui/material';
import { useUser } from '../../shared/auth/use-can';
import { useText } from '../../shared/i18n/use-text';
import { BULK } from './bulk.texts';

type LabelAction = 'add_labels' | 'remove_labels';

interface LabelChoiceProps {
  action: LabelAction;
  chosen: readonly string[];
  onAction: (action: LabelAction) => void;
  onChosen: (ids: readonly string[]) => void;
}

export function LabelChoice({ action, chosen, onAction, onChosen }: LabelChoiceProps) {
  const t = useText();
  const labels = Object.values(useUser().supplier_tags);
  return (
    <>
      <RadioGroup
        row
        aria-label={t(BULK.labels)}
        value={action}
        onChange={(_, value) => onAction(value === 'remove_labels' ? value : 'add_labels')}
      >
        {(['add_labels', 'remove_labels'] as const).map((value) => (
          <FormControlLabel key={value} value={value} control={<Radio />} label={t(BULK_ACTION_WORDS[value])} />
        ))}
      </RadioGroup>
      <Box sx={{ maxHeight: 280, overflowY: 'auto', my: 1, px: 1, border: 1, borderColor: 'divider', borderRadius: 2 }}>
        <FormGroup aria-label={t(BULK.labels)}>
          {labels.map(({ id, name, color }) => (
            <FormControlLabel
              key={id}
              control={
                <Checkbox
                  checked={chosen.includes(id)}
                  onChange={(_, isOn) => onChosen(isOn ? [...chosen, id] : chosen.filter((other) => other !== id))}
                />
              }
              label={<Chip size="small" label={name} sx={{ bgcolor: color, color: '#fff', maxWidth: 320 }} />}
            />
          ))}
        </FormGroup>
      </Box>
    </>
  );
}
