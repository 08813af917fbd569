import { MAX_SUITS } from '@homologa/domain/reports/report-details';
import { useFieldArray } from 'react-hook-form';
import { TextInput } from '../../shared/forms/TextInput';
import { useText } from '../../shared/i18n/use-text';
import { DETAILS } from './details.texts';
import { type DetailTexts, NEW_SUIT } from './details-form';
import { EntryList } from './EntryList';
import { AmountInput } from './figures/AmountInput';

export function SuitInputs() {
  const t = useText();
  const { fields, append, remove } = useFieldArray<DetailTexts, 'suits'>({ name: 'suits' });
  return (
    <EntryList
      ids={fields.map(({ id }) => id)}
      limit={MAX_SUITS}
      addLabel={t(DETAILS.addSuit)}
      onAdd={() => append(NEW_SUIT)}
      onRemove={remove}
    >
      {(at) => (
        <>
          <TextInput source={`suits.${at}.court`} label={t(DETAILS.court)} size="small" />
          <TextInput source={`suits.${at}.number`} label={t(DETAILS.number)} size="small" />
          <TextInput
            source={`suits.${at}.date`}
            type="date"
            label={t(DETAILS.date)}
            size="small"
            slotProps={{ inputLabel: { shrink: true } }}
          />
          <AmountInput source={`suits.${at}.amount`} label={t(DETAILS.amount)} size="small" />
          <TextInput source={`suits.${at}.plaintiff`} label={t(DETAILS.plaintiff)} size="small" />
        </>
      )}
    </EntryList>
  );
}
