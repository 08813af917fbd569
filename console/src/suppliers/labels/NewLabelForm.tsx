import { checkLabels, LABEL_COLORS } from '@homologa/domain/companies/labels';
import { Box, Button } from '@mui/material';
import { useProvider } from '../../shared/data/provider/use-provider';
import { SubmitForm } from '../../shared/forms/SubmitForm';
import { TextInput } from '../../shared/forms/TextInput';
import { useSubmitForm } from '../../shared/forms/use-submit-form';
import { useText } from '../../shared/i18n/use-text';
import { ColorPicker } from './ColorPicker';
import { LABELS } from './labels.texts';
import { useRefreshLabels } from './use-labels';

export function NewLabelForm({ companyId, count }: { companyId: string; count: number }) {
  const t = useText();
  const dataProvider = useProvider();
  const refresh = useRefreshLabels();
  const color: string = LABEL_COLORS[count % LABEL_COLORS.length] ?? LABEL_COLORS[0];
  const stored = { name: '', color };
  const form = useSubmitForm({
    stored,
    check: (label) => checkLabels([], [{ id: null, ...label }]),
    send: (label) => dataProvider.saveLabels(companyId, [label]),
    next: () => stored,
    onDone: refresh,
  });
  return (
    <SubmitForm form={form} label={t(LABELS.newLabel)} sx={{ mt: 1.5, mb: 2 }}>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'flex-start', flexWrap: 'wrap' }}>
        <ColorPicker
          value={form.methods.watch('color')}
          onChange={(color) => form.methods.setValue('color', color, { shouldDirty: true })}
        />
        <TextInput
          source="name"
          sx={{ flex: 1, minWidth: 150 }}
          label={t(LABELS.newLabel)}
          slotProps={{ htmlInput: { maxLength: 100 } }}
        />
        <Button type="submit" variant="contained" loading={form.isPending}>
          {t(LABELS.add)}
        </Button>
      </Box>
    </SubmitForm>
  );
}
