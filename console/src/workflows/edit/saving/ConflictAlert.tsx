import {
  Alert,
  AlertTitle,
  Box,
  Button,
  DialogContentText,
  FormControl,
  FormControlLabel,
  FormLabel,
  Radio,
  RadioGroup,
  Stack,
  Typography,
} from '@mui/material';
import { useState } from 'react';
import { useAppLocale, useText } from '../../../shared/i18n/use-text';
import { ConfirmDialog } from '../../../shared/ui/ConfirmDialog';
import { EDIT } from '../edit.texts';
import { useEdit } from '../edit-context';
import { placeOf, valueText } from './clash-texts';
import { type Clash, ownValueOf } from './merge-sections';

function Version({ owner, text }: { owner: string; text: string }) {
  return (
    <>
      <Typography variant="caption" component="span" sx={{ color: 'text.secondary', display: 'block' }}>
        {owner}
      </Typography>
      <Box component="span" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
        {text}
      </Box>
    </>
  );
}

/** Style of a choice: a frame marks the chosen version, so that users can check their choices at a glance. */
const CHOICE = {
  m: 0,
  p: 1,
  pr: 2,
  minWidth: 0,
  alignItems: 'flex-start',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  '& .MuiFormControlLabel-label': { flex: 1, minWidth: 0, pt: 0.75 },
  '&:has(input:checked)': { borderColor: 'primary.main', bgcolor: 'action.selected' },
} as const;

interface CompareDialogProps {
  clashes: readonly Clash[];
  onClose: () => void;
}

/** Shows both versions of each conflicting field and lets the user choose one version per field. */
function CompareDialog({ clashes, onClose }: CompareDialogProps) {
  const t = useText();
  const { form, resolve } = useEdit();
  const [taken, setTaken] = useState<ReadonlySet<Clash>>(new Set());
  const locale = useAppLocale();
  const choose = (clash: Clash, isTheirs: boolean) =>
    setTaken((before) => {
      const next = new Set(before);
      if (isTheirs) next.add(clash);
      else next.delete(clash);
      return next;
    });
  return (
    <ConfirmDialog
      open
      maxWidth="md"
      title={t(EDIT.conflictTitle)}
      confirmLabel={t(EDIT.conflictApply)}
      onConfirm={() => {
        onClose();
        resolve(clashes.filter((clash) => taken.has(clash)));
      }}
      onClose={onClose}
    >
      <DialogContentText sx={{ mb: 2 }}>{t(EDIT.conflictChoose)}</DialogContentText>
      <Stack spacing={2}>
        {clashes.map((clash) => (
          <FormControl key={[clash.section, clash.entry, clash.field].join(' ')} fullWidth>
            <FormLabel sx={{ color: 'text.primary', fontWeight: 500 }}>{placeOf(t, form, clash)}</FormLabel>
            <RadioGroup
              value={taken.has(clash) ? 'theirs' : 'mine'}
              onChange={(_, choice) => choose(clash, choice === 'theirs')}
              sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, gap: 1.5, mt: 0.75 }}
            >
              <FormControlLabel
                sx={CHOICE}
                value="mine"
                control={<Radio size="small" />}
                label={
                  <Version owner={t(EDIT.mine)} text={valueText(t, clash, ownValueOf(form, clash), { form, locale })} />
                }
              />
              <FormControlLabel
                sx={CHOICE}
                value="theirs"
                control={<Radio size="small" />}
                label={<Version owner={t(EDIT.theirs)} text={valueText(t, clash, clash.theirs, { form, locale })} />}
              />
            </RadioGroup>
          </FormControl>
        ))}
      </Stack>
    </ConfirmDialog>
  );
}

export function ConflictAlert() {
  const t = useText();
  const { form, conflict, resolve } = useEdit();
  const [isComparing, setComparing] = useState(false);
  if (!conflict) return null;
  const { clashes, isMoved } = conflict;
  const parts = clashes.map((clash) => placeOf(t, form, clash)).join('; ');
  return (
    <Alert severity="warning" role="alert" sx={{ mb: 2 }}>
      <AlertTitle>{t(EDIT.conflictTitle)}</AlertTitle>
      {isMoved ? t(EDIT.conflictMoved) : t(EDIT.conflictText, { parts })}
      <Stack direction="row" spacing={1} useFlexGap sx={{ mt: 1.5, flexWrap: 'wrap' }}>
        {!isMoved && (
          <Button variant="contained" color="warning" onClick={() => setComparing(true)}>
            {t(EDIT.conflictCompare)}
          </Button>
        )}
        <Button variant="outlined" color="inherit" onClick={() => resolve(clashes)}>
          {t(isMoved ? EDIT.conflictReload : EDIT.conflictTheirs)}
        </Button>
        {!isMoved && (
          <Button variant="outlined" color="inherit" onClick={() => resolve([])}>
            {t(EDIT.conflictOverwrite)}
          </Button>
        )}
      </Stack>
      {isComparing && <CompareDialog clashes={clashes} onClose={() => setComparing(false)} />}
    </Alert>
  );
}
