import { fieldNameOf, type InviteField, SUPPLIER_FIELDS } from '@homologa/domain/suppliers/supplier-fields';
import { INVITE_FIELD_WORDS } from '@homologa/domain/suppliers/supplier-words';
import { Autocomplete, Chip, TextField } from '@mui/material';
import { TextInput } from '../../shared/forms/TextInput';
import { type FieldOptions, useField } from '../../shared/forms/use-field';
import { useCountryOptions } from '../../shared/i18n/use-country-options';
import { useText } from '../../shared/i18n/use-text';
import { ADD } from './add.texts';

const TEXT_TYPES: Partial<Record<InviteField, string>> = { phone: 'tel' };

interface InviteInputProps {
  name: InviteField;
  isRequired: boolean;
  isLocked: boolean;
}

export function InviteInput({ name, isRequired, isLocked }: InviteInputProps) {
  const t = useText();
  const label = t(INVITE_FIELD_WORDS[name]);
  const { kind } = SUPPLIER_FIELDS[fieldNameOf(name)];
  if (kind === 'emails' || kind === 'list') {
    const hint = kind === 'emails' ? t(ADD.emailsHint) : t(ADD.holdersHint, { example: t(ADD.holderExample) });
    return <ListInput source={name} label={label} helperText={hint} isRequired={isRequired} />;
  }
  if (kind === 'country') {
    return <CountryInput source={name} label={label} isRequired={isRequired} isLocked={isLocked} />;
  }
  return <TextInput source={name} label={label} required={isRequired} type={TEXT_TYPES[name]} />;
}

function useAutocomplete(options: FieldOptions, isRequired: boolean) {
  const { id, field, hasError, helperText } = useField(options);
  const shown = { label: options.label, error: hasError, helperText, inputRef: field.ref, required: isRequired };
  return { id, field, shown };
}

function ListInput({ isRequired, ...options }: FieldOptions & { isRequired: boolean }) {
  const { id, field, shown } = useAutocomplete(options, isRequired);
  return (
    <Autocomplete<string, true, false, true>
      multiple
      freeSolo
      autoSelect
      id={id}
      options={[]}
      value={field.value}
      onBlur={field.onBlur}
      onChange={(_, next) =>
        field.onChange(
          next
            .flatMap((entry) => entry.split(/[,;]/))
            .map((entry) => entry.trim())
            .filter(Boolean),
        )
      }
      renderValue={(entries, getItemProps) =>
        entries.map((entry, index) => {
          const { key, ...props } = getItemProps({ index });
          return <Chip key={key} size="small" label={entry} {...props} />;
        })
      }
      renderInput={(params) => (
        <TextField
          {...params}
          {...shown}
          slotProps={{ ...params.slotProps, htmlInput: { ...params.slotProps.htmlInput, required: false } }}
        />
      )}
    />
  );
}

function CountryInput({ isRequired, isLocked, ...options }: FieldOptions & { isRequired: boolean; isLocked: boolean }) {
  const countries = useCountryOptions();
  const { id, field, shown } = useAutocomplete(options, isRequired);
  return (
    <Autocomplete
      id={id}
      options={countries}
      disabled={isLocked}
      getOptionLabel={(country) => country.name}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      value={countries.find((country) => country.id === field.value) ?? null}
      onBlur={field.onBlur}
      onChange={(_, country) => field.onChange(country?.id ?? '')}
      renderInput={(params) => <TextField {...params} {...shown} />}
    />
  );
}
