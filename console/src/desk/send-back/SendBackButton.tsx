import { violation } from '@homologa/domain/errors/error-codes';
import type { RequestStatus } from '@homologa/domain/reports/request-status';
import { MAX_SEND_BACK_ITEMS, MAX_SEND_BACK_TEXT } from '@homologa/domain/send-backs/limits';
import type { SentBackTarget } from '@homologa/domain/send-backs/sent-back-items';
import RemoveIcon from '@mui/icons-material/CloseOutlined';
import SendBackIcon from '@mui/icons-material/ReplyOutlined';
import { Autocomplete, Box, Button, DialogContentText, IconButton, TextField, Typography } from '@mui/material';
import { useMemo, useState } from 'react';
import { useFieldArray } from 'react-hook-form';
import { FormDialog } from '../../shared/forms/FormDialog';
import { TextInput } from '../../shared/forms/TextInput';
import { useSubmitForm } from '../../shared/forms/use-submit-form';
import { useAppLocale, useText } from '../../shared/i18n/use-text';
import { deskApi } from '../desk.api';
import { useHolds, useRequest, useTakeAnswer } from '../request-context';
import { SEND_BACK } from './send-back.texts';
import { type Choice, choicesOf } from './sent-back';
import { useSupplierForm } from './use-supplier-form';

type Chosen = Choice & { reason: string };

interface Values {
  items: Chosen[];
}

const isSame = (one: SentBackTarget, other: SentBackTarget): boolean =>
  one.kind === other.kind && one.target === other.target;

function ItemInputs() {
  const t = useText();
  const locale = useAppLocale();
  const request = useRequest();
  const form = useSupplierForm();
  const { fields, append, remove } = useFieldArray<Values, 'items'>({ name: 'items' });
  const choices = useMemo(() => choicesOf(request, form, locale), [request, form, locale]);
  const left = choices.filter((choice) => !fields.some((field) => isSame(field, choice)));
  return (
    <Box sx={{ display: 'grid', gap: 2, mt: 2 }}>
      {fields.map((field, at) => (
        <Box key={field.id} sx={{ display: 'flex', gap: 1, alignItems: 'start' }}>
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <Typography sx={{ fontWeight: 600, mb: 1, overflowWrap: 'anywhere' }}>{field.label}</Typography>
            <TextInput
              source={`items.${at}.reason`}
              required
              multiline
              minRows={2}
              fullWidth
              autoFocus={at === fields.length - 1}
              label={t(SEND_BACK.reason)}
              slotProps={{ htmlInput: { maxLength: MAX_SEND_BACK_TEXT } }}
            />
          </Box>
          <IconButton aria-label={t(SEND_BACK.remove, { name: field.label })} onClick={() => remove(at)}>
            <RemoveIcon />
          </IconButton>
        </Box>
      ))}
      <Autocomplete
        // Emptied for the next one.
        key={fields.length}
        options={left}
        groupBy={({ group }) => group}
        getOptionKey={({ kind, target }) => `${kind} ${target}`}
        disabled={fields.length >= MAX_SEND_BACK_ITEMS}
        noOptionsText={t(SEND_BACK.none)}
        onChange={(_event, choice) => choice && append({ ...choice, reason: '' }, { shouldFocus: false })}
        renderInput={(input) => <TextField {...input} label={t(SEND_BACK.choose)} />}
      />
    </Box>
  );
}

function SendBackDialog({ onClose }: { onClose: () => void }) {
  const t = useText();
  const { id } = useRequest();
  const takeAnswer = useTakeAnswer();
  const form = useSubmitForm<Values, Awaited<ReturnType<typeof deskApi.sendBack>>>({
    stored: NOTHING,
    check: ({ items }) => {
      if (items.length === 0) return [violation('send_back_items_required', 'items')];
      return items.flatMap(({ reason }, at) =>
        reason.trim() === '' ? [violation('send_back_reason_required', `items.${at}.reason`)] : [],
      );
    },
    send: ({ items }) => deskApi.sendBack(id, items),
    success: t(SEND_BACK.sent),
    onDone: async (answer) => {
      onClose();
      await takeAnswer(answer);
    },
  });
  return (
    <FormDialog form={form} title={t(SEND_BACK.dialogTitle)} submitLabel={t(SEND_BACK.send)} onClose={onClose}>
      <DialogContentText>{t(SEND_BACK.intro)}</DialogContentText>
      <ItemInputs />
    </FormDialog>
  );
}

const NOTHING: Values = { items: [] };
const SENDABLE: readonly RequestStatus[] = ['taken', 'verified', 'awaiting_supplier'];

/** Sends answers, fields or files back; nothing where nobody could answer, or something is open already. */
export function SendBackButton() {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  const { status, sendable, send_backs: sendBacks } = useRequest();
  const holds = useHolds();
  const isAsked = sendBacks.some((sendBack) => sendBack.status === 'open');
  if (!holds || !SENDABLE.includes(status) || !sendable.possible || isAsked) return null;
  return (
    <>
      <Button
        size="small"
        startIcon={<SendBackIcon />}
        onClick={() => setOpen(true)}
        sx={{ minHeight: { xs: 44, sm: 36 } }}
      >
        {t(SEND_BACK.send)}
      </Button>
      {isOpen && <SendBackDialog onClose={() => setOpen(false)} />}
    </>
  );
}
