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
  TextField,
  Typography,
} from '@mui/material';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { useCompany } from '../../shared/auth/use-can';
import { useDeed } from '../../shared/data/use-deed';
import { useText } from '../../shared/i18n/use-text';
import { ConfirmDialog } from '../../shared/ui/ConfirmDialog';
import { supplierName } from '../supplier-name';
import { useRefreshWorkflow } from '../workflow/use-workflow';
import { SCREENING } from './screening.texts';
import { screeningsApi } from './screenings.api';

interface Line {
  key: number;
  name: string;
}

/** The shareholders to screen; a line stays while it is typed into, and empty ones are dropped when it is sent. */
function ShareholderLines({ lines, onChange }: { lines: readonly Line[]; onChange: (lines: Line[]) => void }) {
  const t = useText();
  return (
    <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, mt: 2, display: 'grid', gap: 1 }}>
      <FormLabel component="legend" sx={{ mb: 1 }}>
        {t(SCREENING.shareholders)}
      </FormLabel>
      {lines.map(({ key, name }, place) => (
        <Box key={key} sx={{ display: 'flex', gap: 0.5 }}>
          <TextField
            label={t(SCREENING.shareholder, { n: place + 1 })}
            value={name}
            slotProps={{ htmlInput: { maxLength: 300 } }}
            onChange={({ target }) =>
              onChange(lines.map((line) => (line.key === key ? { key, name: target.value } : line)))
            }
          />
          <IconButton
            aria-label={t(SCREENING.removeShareholder, { n: place + 1 })}
            onClick={() => onChange(lines.filter((line) => line.key !== key))}
          >
            <RemoveIcon />
          </IconButton>
        </Box>
      ))}
      <Button
        startIcon={<AddIcon />}
        sx={{ justifySelf: 'start' }}
        onClick={() => onChange([...lines, { key: Math.max(0, ...lines.map(({ key }) => key)) + 1, name: '' }])}
      >
        {t(SCREENING.addShareholder)}
      </Button>
    </Box>
  );
}

/** Asks for a screening of the supplier and its shareholders (client-platform.md section 2, 'Screen company'). */
export function ScreenCompanyDialog({ supplier, onClose }: { supplier: SupplierRow; onClose: () => void }) {
  const t = useText();
  const notify = useNotify();
  const refresh = useRefreshWorkflow();
  const product = useCompany()?.features.products.find(({ type }) => type === 'cfr');
  const known = supplier.report?.shareholders.length ? supplier.report.shareholders : supplier.invite.shareholders;
  const [lines, setLines] = useState<Line[]>(() => known.map((name, key) => ({ key, name })));
  const [options, setOptions] = useState<readonly ScreeningOption[]>(SCREENING_OPTIONS);
  const request = useDeed(
    () =>
      screeningsApi.requestScreening(supplier.workflow_id, supplier.id, {
        shareholders: screeningShareholders(lines.map(({ name }) => name)),
        options: [...options],
      }),
    {
      success: t(SCREENING.requested),
      onDone: async () => {
        onClose();
        await refresh(supplier.workflow_id);
      },
      onError: () => notify(t(SCREENING.requestFailed), { type: 'warning' }),
    },
  );
  const toggle = (option: ScreeningOption, isOn: boolean) =>
    setOptions(SCREENING_OPTIONS.filter((other) => (other === option ? isOn : options.includes(other))));
  return (
    <ConfirmDialog
      open
      title={t(SCREENING.screenCompany)}
      confirmLabel={t(SCREENING.screenCompany)}
      isBusy={request.isPending}
      onClose={onClose}
      onConfirm={() => options.length > 0 && request.mutate()}
    >
      <DialogContentText>{t(SCREENING.screenHint, { name: supplierName(supplier.invite) })}</DialogContentText>
      <ShareholderLines lines={lines} onChange={setLines} />
      <FormControl component="fieldset" error={options.length === 0} sx={{ mt: 2 }}>
        <FormLabel component="legend">{t(SCREENING.lookFor)}</FormLabel>
        <FormGroup>
          {SCREENING_OPTIONS.map((option) => (
            <FormControlLabel
              key={option}
              label={t(SCREENING_OPTION_WORDS[option])}
              control={
                <Checkbox checked={options.includes(option)} onChange={(_event, isOn) => toggle(option, isOn)} />
              }
            />
          ))}
        </FormGroup>
        {options.length === 0 && <FormHelperText role="alert">{t(SCREENING.chooseOption)}</FormHelperText>}
      </FormControl>
      {product && (
        <Typography sx={{ mt: 2, color: 'text.secondary' }}>
          {t(SCREENING.quota, { used: product.used, total: product.total })}
        </Typography>
      )}
    </ConfirmDialog>
  );
}
