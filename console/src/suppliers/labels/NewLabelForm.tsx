import { LABEL_COLORS } from '@homologa/domain/companies/labels';
import { Box, Button, TextField } from '@mui/material';
import { type FormEvent, useState } from 'react';
import { messageOf, useDeed } from '../../shared/data/use-deed';
import { useText } from '../../shared/i18n/use-text';
import { ColorPicker } from './ColorPicker';
import { companiesApi } from './labels.api';
import { LABELS } from './labels.texts';
import { useRefreshLabels } from './use-labels';

/** A new label: a name and one of the 14 colours; the next one is offered the next colour. */
export function NewLabelForm({ companyId, count }: { companyId: string; count: number }) {
  const t = useText();
  const refresh = useRefreshLabels();
  const [name, setName] = useState('');
  const [chosen, setChosen] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const color = chosen ?? LABEL_COLORS[count % LABEL_COLORS.length] ?? LABEL_COLORS[0];
  const add = useDeed(() => companiesApi.saveLabels(companyId, [{ name, color }]), {
    onDone: async () => {
      setName('');
      setChosen(null);
      await refresh();
    },
    onError: (error) => setFailure(messageOf(error)),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setFailure(null);
    add.mutate();
  };
  return (
    <Box
      component="form"
      aria-label={t(LABELS.newLabel)}
      onSubmit={submit}
      sx={{ display: 'flex', gap: 1, alignItems: 'flex-start', flexWrap: 'wrap', mt: 1.5, mb: 2 }}
    >
      <ColorPicker value={color} onChange={setChosen} />
      <TextField
        sx={{ flex: 1, minWidth: 150 }}
        label={t(LABELS.newLabel)}
        value={name}
        error={failure !== null}
        helperText={failure}
        slotProps={{ htmlInput: { maxLength: 100 }, formHelperText: { role: 'alert' } }}
        onChange={(event) => {
          setName(event.target.value);
          setFailure(null);
        }}
      />
      <Button type="submit" variant="contained" loading={add.isPending}>
        {t(LABELS.add)}
      </Button>
    </Box>
  );
}
