import { SHAREHOLDER_KIND_WORDS } from '@homologa/domain/reports/detail-words';
import { HOLDER_KINDS } from '@homologa/domain/screenings/asked-shareholder';
import AddIcon from '@mui/icons-material/AddOutlined';
import RemoveIcon from '@mui/icons-material/CloseOutlined';
import LessIcon from '@mui/icons-material/ExpandLessOutlined';
import MoreIcon from '@mui/icons-material/ExpandMoreOutlined';
import { Box, Button, FormLabel, IconButton, MenuItem } from '@mui/material';
import { useId, useState } from 'react';
import { useFieldArray, useWatch } from 'react-hook-form';
import { TextInput } from '../../shared/forms/TextInput';
import { BIRTH } from '../../shared/i18n/birth.texts';
import { useCountryOptions } from '../../shared/i18n/use-country-options';
import { useText } from '../../shared/i18n/use-text';
import { SCREENING } from '../screening.texts';
import { isWrongBirthDate, NEW_SHAREHOLDER, type ShareholderTexts } from './shareholder-texts';

interface Lines {
  shareholders: ShareholderTexts[];
}

function ShareholderFacts({ place, id }: { place: number; id: string }) {
  const t = useText();
  const countries = useCountryOptions();
  const of = (name: keyof ShareholderTexts) => ({
    source: `shareholders.${place}.${name}`,
    about: t(SCREENING.shareholder, { n: place + 1 }),
    size: 'small' as const,
  });
  return (
    <Box
      id={id}
      sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, pl: 1.5, pb: 1, minWidth: 0 }}
    >
      <TextInput {...of('kind')} select label={t(SCREENING.kind)}>
        <MenuItem value="">{t(SCREENING.notKnown)}</MenuItem>
        {HOLDER_KINDS.map((kind) => (
          <MenuItem key={kind} value={kind}>
            {t(SHAREHOLDER_KIND_WORDS[kind])}
          </MenuItem>
        ))}
      </TextInput>
      <TextInput {...of('birth_date')} label={t(BIRTH.birthDate)} helperText={t(BIRTH.birthDateHint)} />
      <TextInput {...of('nationality')} select label={t(SCREENING.nationality)}>
        <MenuItem value="">{t(SCREENING.notKnown)}</MenuItem>
        {countries.map((country) => (
          <MenuItem key={country.id} value={country.id}>
            {country.name}
          </MenuItem>
        ))}
      </TextInput>
      <TextInput {...of('tax_id')} label={t(SCREENING.taxId)} slotProps={{ htmlInput: { maxLength: 100 } }} />
      <TextInput {...of('document')} label={t(BIRTH.document)} slotProps={{ htmlInput: { maxLength: 100 } }} />
    </Box>
  );
}

function ShareholderLine({ place, onRemove }: { place: number; onRemove: () => void }) {
  const t = useText();
  const id = useId();
  const typed = useWatch<Lines, `shareholders.${number}`>({ name: `shareholders.${place}` });
  const [isAsked, setAsked] = useState(() =>
    Object.entries(typed).some(([name, text]) => name !== 'name' && text !== ''),
  );
  // Keep the shareholder's further fields expanded while the date of birth is invalid.
  const isOpen = isAsked || isWrongBirthDate(typed.birth_date);
  const number = { n: place + 1 };
  return (
    <Box sx={{ display: 'grid', gap: 1, minWidth: 0 }}>
      <Box sx={{ display: 'flex', alignItems: 'start', gap: 0.5 }}>
        <TextInput
          source={`shareholders.${place}.name`}
          label={t(SCREENING.shareholder, number)}
          fullWidth
          slotProps={{ htmlInput: { maxLength: 300 } }}
        />
        <IconButton
          aria-label={t(SCREENING.moreOfShareholder, number)}
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => setAsked(!isOpen)}
        >
          {isOpen ? <LessIcon /> : <MoreIcon />}
        </IconButton>
        <IconButton aria-label={t(SCREENING.removeShareholder, number)} onClick={onRemove}>
          <RemoveIcon />
        </IconButton>
      </Box>
      {isOpen && <ShareholderFacts place={place} id={id} />}
    </Box>
  );
}

/**
 * Lists the shareholders to screen, each with further fields that can be expanded, such as the date of birth. Empty
 * lines are dropped only on submit, so that no line disappears while the user types.
 */
export function ShareholderLines() {
  const t = useText();
  const { fields, append, remove } = useFieldArray<Lines, 'shareholders'>({ name: 'shareholders' });
  return (
    <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, mt: 2, display: 'grid', gap: 1, minWidth: 0 }}>
      <FormLabel component="legend" sx={{ mb: 1 }}>
        {t(SCREENING.shareholders)}
      </FormLabel>
      {fields.map(({ id }, place) => (
        <ShareholderLine key={id} place={place} onRemove={() => remove(place)} />
      ))}
      <Button startIcon={<AddIcon />} sx={{ justifySelf: 'start' }} onClick={() => append(NEW_SHAREHOLDER)}>
        {t(SCREENING.addShareholder)}
      </Button>
    </Box>
  );
}
