import { violation } from '@homologa/domain/errors/error-codes';
import { MAX_SEND_BACK_ITEMS, MAX_SEND_BACK_TEXT } from '@homologa/domain/send-backs/limits';
import type { SentBackTarget } from '@homologa/domain/send-backs/sent-back-items';
import RemoveIcon from '@mui/icons-material/CloseOutlined';
import {
  Autocomplete,
  type AutocompleteRenderGroupParams,
  Box,
  DialogContentText,
  IconButton,
  ListSubheader,
  TextField,
  Typography,
} from '@mui/material';
import { useFieldArray } from 'react-hook-form';
import { FormDialog } from '../../shared/forms/FormDialog';
import { TextInput } from '../../shared/forms/TextInput';
import { useField } from '../../shared/forms/use-field';
import { useSubmitForm } from '../../shared/forms/use-submit-form';
import { useText } from '../../shared/i18n/use-text';
import { SEND_BACK } from './send-back.texts';
import type { Choice } from './sent-back';

type Chosen = Choice & { reason: string };

interface Values {
  items: Chosen[];
  /** Always empty: the form displays the error about an empty selection at this field. */
  choice: string;
}

const isSame = (one: SentBackTarget, other: SentBackTarget): boolean =>
  one.kind === other.kind && one.target === other.target;

/**
 * Replaces MUI's default group, which nests another list between the listbox and its options and thereby confuses
 * screen readers.
 */
const renderGroup = ({ key, group, children }: AutocompleteRenderGroupParams) => (
  <div key={key} role="group" aria-label={group}>
    <ListSubheader component="div" sx={{ top: -8, py: 1.75, lineHeight: 1.43 }}>
      {group}
    </ListSubheader>
    <Box component="ul" role="none" sx={{ p: 0, listStyle: 'none' }}>
      {children}
    </Box>
  </div>
);

const BESIDE_LABEL = [{ name: 'offset', options: { offset: [0, 8] } }];

function ItemChooser({ choices, onChoose }: { choices: readonly Choice[]; onChoose: (choice: Choice) => void }) {
  const t = useText();
  const { id, field, hasError, helperText } = useField({ source: 'choice', label: t(SEND_BACK.choose) });
  return (
    <Autocomplete
      id={id}
      options={choices}
      groupBy={({ group }) => group}
      renderGroup={renderGroup}
      getOptionDisabled={({ isDisabled = false }) => isDisabled}
      // The keyboard reaches a disabled option, whose group says why it cannot be chosen.
      disabledItemsFocusable
      getOptionKey={({ kind, target }) => `${kind} ${target}`}
      noOptionsText={t(SEND_BACK.none)}
      slotProps={{ listbox: { component: 'div' }, popper: { modifiers: BESIDE_LABEL } }}
      onChange={(_event, choice) => choice && onChoose(choice)}
      renderInput={(input) => (
        <TextField
          {...input}
          label={t(SEND_BACK.choose)}
          inputRef={field.ref}
          error={hasError}
          helperText={helperText}
        />
      )}
    />
  );
}

function ItemInputs({ choices }: { choices: readonly Choice[] }) {
  const t = useText();
  const { fields, append, remove } = useFieldArray<Values, 'items'>({ name: 'items' });
  const left = choices.filter((choice) => !fields.some((field) => isSame(field, choice)));
  return (
    <Box sx={{ display: 'grid', gap: 2, mt: 2 }}>
      {fields.map((field, at) => (
        <div key={field.id}>
          <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', mb: 1 }}>
            <Typography sx={{ flex: 1, minWidth: 0, fontWeight: 600, overflowWrap: 'anywhere' }}>
              {field.label}
            </Typography>
            <IconButton
              edge="end"
              aria-label={t(SEND_BACK.remove, { name: field.label })}
              onClick={() => remove(at)}
              sx={{ width: 44, height: 44 }}
            >
              <RemoveIcon />
            </IconButton>
          </Box>
          <TextInput
            source={`items.${at}.reason`}
            about={field.label}
            required
            multiline
            minRows={2}
            fullWidth
            autoFocus={at === fields.length - 1}
            label={t(SEND_BACK.reason)}
            slotProps={{ htmlInput: { maxLength: MAX_SEND_BACK_TEXT } }}
          />
        </div>
      ))}
      {fields.length < MAX_SEND_BACK_ITEMS && (
        <ItemChooser
          // A new `key` clears the input after each choice.
          key={fields.length}
          choices={left}
          onChoose={(choice) => append({ ...choice, reason: '' }, { shouldFocus: false })}
        />
      )}
    </Box>
  );
}

interface DialogProps<Answer> {
  choices: readonly Choice[];
  intro: string;
  send: (items: readonly Chosen[]) => Promise<Answer>;
  onDone: (answer: Answer) => Promise<void> | void;
  onClose: () => void;
}

/** Asks what the supplier is to correct, and why. */
export function SendBackDialog<Answer>({ choices, intro, send, onDone, onClose }: DialogProps<Answer>) {
  const t = useText();
  const form = useSubmitForm<Values, Answer>({
    stored: NOTHING,
    check: ({ items }) => {
      if (items.length === 0) return [violation('send_back_items_required', 'items')];
      return items.flatMap(({ reason }, at) =>
        reason.trim() === '' ? [violation('send_back_reason_required', `items.${at}.reason`)] : [],
      );
    },
    // The reason is the only input of an item: errors about the item are shown there.
    nameOf: (path) => (path === 'items' ? 'choice' : path.replace(/\.(?:target|question_id)$/, '.reason')),
    send: ({ items }) => send(items),
    success: t(SEND_BACK.sent),
    onDone: async (answer) => {
      onClose();
      await onDone(answer);
    },
  });
  return (
    <FormDialog form={form} title={t(SEND_BACK.dialogTitle)} submitLabel={t(SEND_BACK.send)} onClose={onClose}>
      <DialogContentText>{intro}</DialogContentText>
      <ItemInputs choices={choices} />
    </FormDialog>
  );
}

const NOTHING: Values = { items: [], choice: '' };
