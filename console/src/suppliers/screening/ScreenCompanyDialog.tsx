import {
  SCREENING_OPTIONS,
  type ScreeningOption,
  screeningShareholders,
} from '@homologa/domain/screenings/screening-rules';
import { SCREENING_OPTION_WORDS } from '@homologa/domain/screenings/screening-words';
import type { SupplierRow } from '@homologa/domain/suppliers/supplier.contract';
import AddIcon from '@mui/icons-material/AddOutlined';
import RemoveIcon from '@mui/icons-material/CloseOutlined';
import {
  Box,
  Button,
  Checkbox,
  DialogContentText,
  FormControl,
  FormControlLabel,
  FormGroup,
  FormHelperText,
  FormLabel,
  IconButton,
  Typography,
} from '@mui/material';
import { useNotify } from 'react-admin';
import { useFieldArray } from 'react-hook-form';
import { useCompany } from '../../shared/auth/use-can';
import { FormDialog } from '../../shared/forms/FormDialog';
import type { FormProblem } from '../../shared/forms/form-problems';
import { TextInput } from '../../shared/forms/TextInput';
import { useField } from '../../shared/forms/use-field';
import { useSubmitForm } from '../../shared/forms/use-submit-form';
import { useText } from '../../shared/i18n/use-text';
import { supplierName } from '../supplier-name';
import { useRefreshWorkflow } from '../workflow/use-workflow';
import { SCREENING } from './screening.texts';
import { screeningsApi } from './screenings.api';

interface Asked {
  shareholders: { name: string }[];
  options: ScreeningOption[];
}

/** The shareholders to screen; a line stays while it is typed into, and empty ones are dropped when it is sent. */
function ShareholderLines() {
  const t = useText();
  const { fields, append, remove } = useFieldArray<Asked, 'shareholders'>({ name: 'shareholders' });
  return (
    <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, mt: 2, display: 'grid', gap: 1 }}>
      <FormLabel component="legend" sx={{ mb: 1 }}>
        {t(SCREENING.shareholders)}
      </FormLabel>
      {fields.map(({ id }, place) => (
        <Box key={id} sx={{ display: 'flex', alignItems: 'start', gap: 0.5 }}>
          <TextInput
            source={`shareholders.${place}.name`}
            label={t(SCREENING.shareholder, { n: place + 1 })}
            slotProps={{ htmlInput: { maxLength: 300 } }}
          />
          <IconButton aria-label={t(SCREENING.removeShareholder, { n: place + 1 })} onClick={() => remove(place)}>
            <RemoveIcon />
          </IconButton>
        </Box>
      ))}
      <Button startIcon={<AddIcon />} sx={{ justifySelf: 'start' }} onClick={() => append({ name: '' })}>
        {t(SCREENING.addShareholder)}
      </Button>
    </Box>
  );
}

function OptionsInput() {
  const t = useText();
  const { id, field, hasError, helperText } = useField({ source: 'options', label: t(SCREENING.lookFor) });
  const chosen: readonly ScreeningOption[] = field.value;
  const toggle = (option: ScreeningOption, isOn: boolean) =>
    field.onChange(SCREENING_OPTIONS.filter((other) => (other === option ? isOn : chosen.includes(other))));
  return (
    <FormControl component="fieldset" error={hasError} sx={{ mt: 2 }}>
      <FormLabel component="legend">{t(SCREENING.lookFor)}</FormLabel>
      <FormGroup>
        {SCREENING_OPTIONS.map((option, place) => (
          <FormControlLabel
            key={option}
            label={t(SCREENING_OPTION_WORDS[option])}
            control={
              <Checkbox
                checked={chosen.includes(option)}
                onChange={(_event, isOn) => toggle(option, isOn)}
                slotProps={{
                  input: {
                    ref: place === 0 ? field.ref : undefined,
                    'aria-invalid': hasError || undefined,
                    'aria-describedby': hasError ? id : undefined,
                  },
                }}
              />
            }
          />
        ))}
      </FormGroup>
      {hasError && <FormHelperText id={id}>{helperText}</FormHelperText>}
    </FormControl>
  );
}

/** Asks for a screening of the supplier and its shareholders (reference 10.2). */
export function ScreenCompanyDialog({ supplier, onClose }: { supplier: SupplierRow; onClose: () => void }) {
  const t = useText();
  const notify = useNotify();
  const refresh = useRefreshWorkflow();
  const product = useCompany()?.features.products.find(({ type }) => type === 'cfr');
  const known = supplier.report?.shareholders.length ? supplier.report.shareholders : supplier.invite.shareholders;
  const stored: Asked = { shareholders: known.map((name) => ({ name })), options: [...SCREENING_OPTIONS] };
  const form = useSubmitForm({
    stored,
    check: ({ options }): FormProblem[] =>
      options.length === 0 ? [{ field: 'options', message: t(SCREENING.chooseOption) }] : [],
    checksAsTyped: true,
    send: ({ shareholders, options }) =>
      screeningsApi.requestScreening(supplier.workflow_id, supplier.id, {
        shareholders: screeningShareholders(shareholders.map(({ name }) => name)),
        options,
      }),
    success: t(SCREENING.requested),
    onDone: async () => {
      onClose();
      await refresh(supplier.workflow_id);
    },
    onFail: () => notify(t(SCREENING.requestFailed), { type: 'warning' }),
  });
  return (
    <FormDialog
      form={form}
      title={t(SCREENING.screenCompany)}
      submitLabel={t(SCREENING.screenCompany)}
      onClose={onClose}
    >
      <DialogContentText>{t(SCREENING.screenHint, { name: supplierName(supplier.invite) })}</DialogContentText>
      <ShareholderLines />
      <OptionsInput />
      {product && (
        <Typography sx={{ mt: 2, color: 'text.secondary' }}>
          {t(SCREENING.quota, { used: product.used, total: product.total })}
        </Typography>
      )}
    </FormDialog>
  );
}
