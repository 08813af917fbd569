import type { RequestStatus } from '@homologa/domain/reports/request-status';
import SendBackIcon from '@mui/icons-material/ReplyOutlined';
import { Button } from '@mui/material';
import { useMemo, useState } from 'react';
import { useProvider } from '../../shared/data/provider/use-provider';
import { useAppLocale, useText } from '../../shared/i18n/use-text';
import { SendBackDialog } from '../../suppliers/send-back/SendBackDialog';
import { SEND_BACK } from '../../suppliers/send-back/send-back.texts';
import { choicesOf } from '../../suppliers/send-back/sent-back';
import { useHolds, useRequest, useTakeAnswer } from '../request-context';
import { useSupplierForm } from './use-supplier-form';

function Dialog({ onClose }: { onClose: () => void }) {
  const t = useText();
  const locale = useAppLocale();
  const dataProvider = useProvider();
  const request = useRequest();
  const form = useSupplierForm();
  const choices = useMemo(() => choicesOf(request, form, locale), [request, form, locale]);
  return (
    <SendBackDialog
      choices={choices}
      intro={t(SEND_BACK.intro)}
      send={(items) => dataProvider.sendBack(request.id, items)}
      onDone={useTakeAnswer()}
      onClose={onClose}
    />
  );
}

const SENDABLE: readonly RequestStatus[] = ['taken', 'verified', 'awaiting_supplier'];

/**
 * Sends answers, fields or files back to the supplier; hidden if the supplier cannot answer or another send-back is
 * open.
 */
export function SendBackButton() {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  const { status, sendable, send_backs: sendBacks } = useRequest();
  const holds = useHolds();
  const isAsked = sendBacks.some((sendBack) => sendBack.status === 'open');
  if (!holds || !SENDABLE.includes(status) || !sendable.possible || isAsked) return null;
  return (
    <>
      <Button size="small" startIcon={<SendBackIcon />} onClick={() => setOpen(true)}>
        {t(SEND_BACK.send)}
      </Button>
      {isOpen && <Dialog onClose={() => setOpen(false)} />}
    </>
  );
}
