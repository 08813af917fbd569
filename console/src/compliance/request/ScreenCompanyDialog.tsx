import type { ScreeningResponse } from '@homologa/domain/screenings/screening.contract';
import { SCREENING_OPTIONS, type ScreeningOption } from '@homologa/domain/screenings/screening-rules';
import { SCREENING_OPTION_WORDS } from '@homologa/domain/screenings/screening-words';
import type { SupplierRow } from '@homologa/domain/suppliers/supplier.contract';
import { supplierName } from '@homologa/domain/suppliers/supplier-name';
import {
  Checkbox,
  DialogContentText,
  FormControl,
  FormControlLabel,
  FormGroup,
  FormHelperText,
  FormLabel,
  Typography,
} from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { useCompany } from '../../shared/auth/use-can';
import { useProvider } from '../../shared/data/provider/use-provider';
import { useRefreshWorkflow } from '../../shared/data/use-workflow';
import { FormDialog } from '../../shared/forms/FormDialog';
import type { FormProblem } from '../../shared/forms/form-problems';
import { useField } from '../../shared/forms/use-field';
import { useSubmitForm } from '../../shared/forms/use-submit-form';
import { BIRTH } from '../../shared/i18n/birth.texts';
import { useText } from '../../shared/i18n/use-text';
import { SCREENING } from '../screening.texts';
import { ShareholderLines } from './ShareholderLines';
import { askedOfTexts, knownShareholders, type ShareholderTexts, wrongBirthDates } from './shareholder-texts';

interface Asked {
  shareholders: ShareholderTexts[];
  options: ScreeningOption[];
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

function useAskedBefore({ workflow_id: workflowId, id }: SupplierRow) {
  const loaded = useQueryClient().getQueriesData<ScreeningResponse>({
    queryKey: ['suppliers', 'getScreening', workflowId, id],
  });
  const requests = loaded.flatMap(([, screening]) => screening?.request ?? []);
  return requests.sort((a, b) => b.requested_at.localeCompare(a.requested_at))[0]?.shareholders ?? [];
}

export function ScreenCompanyDialog({ supplier, onClose }: { supplier: SupplierRow; onClose: () => void }) {
  const t = useText();
  const dataProvider = useProvider();
  const notify = useNotify();
  const refresh = useRefreshWorkflow();
  const product = useCompany()?.features.products.find(({ type }) => type === 'cfr');
  const asked = useAskedBefore(supplier);
  const [stored] = useState(
    (): Asked => ({ shareholders: knownShareholders(supplier, asked), options: [...SCREENING_OPTIONS] }),
  );
  const form = useSubmitForm({
    stored,
    check: ({ shareholders, options }): FormProblem[] => [
      ...wrongBirthDates(shareholders).map((field) => ({ field, message: t(BIRTH.birthDateWrong) })),
      ...(options.length === 0 ? [{ field: 'options', message: t(SCREENING.chooseOption) }] : []),
    ],
    checksAsTyped: true,
    send: ({ shareholders, options }) =>
      dataProvider.requestScreening(supplier.workflow_id, supplier.id, {
        shareholders: askedOfTexts(shareholders),
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
