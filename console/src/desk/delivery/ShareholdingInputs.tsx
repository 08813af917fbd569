import { SHAREHOLDER_KIND_WORDS } from '@homologa/domain/reports/detail-words';
import { MAX_SHAREHOLDERS, SHAREHOLDER_KINDS } from '@homologa/domain/reports/report-details';
import { MenuItem } from '@mui/material';
import { useFieldArray, useWatch } from 'react-hook-form';
import { TextInput } from '../../shared/forms/TextInput';
import { BIRTH } from '../../shared/i18n/birth.texts';
import { useCountryOptions } from '../../shared/i18n/use-country-options';
import { useText } from '../../shared/i18n/use-text';
import { DETAILS } from './details.texts';
import { type DetailTexts, NEW_SHAREHOLDING } from './details-form';
import { EntryList } from './EntryList';

/** Country of a shareholder. Older reports may contain free text, which remains selectable until it is replaced. */
function CountryInput({ source }: { source: `shareholdings.${number}.country` }) {
  const t = useText();
  const countries = useCountryOptions();
  const chosen = useWatch<DetailTexts, typeof source>({ name: source });
  const isUnknown = chosen !== '' && !countries.some(({ id }) => id === chosen);
  return (
    <TextInput source={source} select label={t(DETAILS.country)} size="small">
      <MenuItem value="">{t(DETAILS.none)}</MenuItem>
      {isUnknown && <MenuItem value={chosen}>{chosen}</MenuItem>}
      {countries.map(({ id, name }) => (
        <MenuItem key={id} value={id}>
          {name}
        </MenuItem>
      ))}
    </TextInput>
  );
}

export function ShareholdingInputs() {
  const t = useText();
  const { fields, append, remove } = useFieldArray<DetailTexts, 'shareholdings'>({ name: 'shareholdings' });
  return (
    <EntryList
      ids={fields.map(({ id }) => id)}
      limit={MAX_SHAREHOLDERS}
      addLabel={t(DETAILS.addShareholder)}
      onAdd={() => append(NEW_SHAREHOLDING)}
      onRemove={remove}
    >
      {(at) => (
        <>
          <TextInput source={`shareholdings.${at}.name`} label={t(DETAILS.name)} size="small" />
          <TextInput source={`shareholdings.${at}.kind`} select label={t(DETAILS.kind)} size="small">
            <MenuItem value="">{t(DETAILS.none)}</MenuItem>
            {SHAREHOLDER_KINDS.map((kind) => (
              <MenuItem key={kind} value={kind}>
                {t(SHAREHOLDER_KIND_WORDS[kind])}
              </MenuItem>
            ))}
          </TextInput>
          <CountryInput source={`shareholdings.${at}.country`} />
          <TextInput
            source={`shareholdings.${at}.share`}
            label={t(DETAILS.share)}
            size="small"
            slotProps={{ htmlInput: { inputMode: 'decimal' } }}
          />
          <TextInput
            source={`shareholdings.${at}.birth_date`}
            label={t(BIRTH.birthDate)}
            helperText={t(BIRTH.birthDateHint)}
            size="small"
          />
          <TextInput source={`shareholdings.${at}.document`} label={t(BIRTH.document)} size="small" />
        </>
      )}
    </EntryList>
  );
}
