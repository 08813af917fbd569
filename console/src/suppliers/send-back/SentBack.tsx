import type { BirForm } from '@homologa/domain/bir-form/bir-form';
import type { QuestionResponse } from '@homologa/domain/questionnaires/questionnaire.contract';
import type { DeskSendBack, SentBackValueResponse } from '@homologa/domain/send-backs/send-back.contract';
import { SEND_BACK_STATUS_WORDS, targetLabel } from '@homologa/domain/send-backs/sent-back-words';
import { readerNumbers } from '@homologa/web/texts/reader-region';
import { Box, Button, Chip, Typography } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { useAction } from '../../shared/data/use-action';
import { useFormat } from '../../shared/i18n/use-format';
import { useAppLocale, useText } from '../../shared/i18n/use-text';
import { ConfirmDialog } from '../../shared/ui/ConfirmDialog';
import { DownloadButton } from '../../shared/ui/DownloadButton';
import { SEND_BACK } from './send-back.texts';
import { valueLines } from './sent-back';

type Item = DeskSendBack['items'][number];

interface Shown {
  /** The supplier's form, which names fields and files; null where only answers are sent back. */
  form: BirForm | null;
  /** Address of a file that was sent back; without it files have no link. */
  filePath?: ((fileId: string) => string) | undefined;
  /** The supplier's questionnaire, whose formats say how answers are written. */
  questions: readonly QuestionResponse[];
}

interface ValueProps extends Shown {
  value: SentBackValueResponse;
  target: string;
}

function Value({ value, target, form, filePath, questions }: ValueProps) {
  const t = useText();
  const locale = useAppLocale();
  if ('files' in value && value.files.length > 0) {
    return value.files.map(({ file_id: fileId, name }) => (
      <Box key={fileId} sx={{ display: 'flex', alignItems: 'center', gap: 1, flexWrap: 'wrap' }}>
        <Typography sx={{ overflowWrap: 'anywhere' }}>{name}</Typography>
        {filePath && <DownloadButton size="small" path={filePath(fileId)} fileName={name} />}
      </Box>
    ));
  }
  const format = questions.find(({ _id: id }) => id === target)?.format;
  const reading = { form, locale, numbers: readerNumbers(locale), format };
  const lines = 'files' in value ? [] : valueLines(value, target, reading);
  if (lines.length === 0) return <Typography sx={{ color: 'text.secondary' }}>{t(SEND_BACK.empty)}</Typography>;
  return <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{lines.join('\n')}</Typography>;
}

function SentItem({ item, ...shown }: Shown & { item: Item }) {
  const t = useText();
  const locale = useAppLocale();
  const { before, after, changed, note } = item;
  const label = targetLabel(item, shown.form, locale) ?? (item.label || item.target);
  return (
    <Box component="li" sx={{ pl: 1.5, borderLeft: 3, borderColor: changed ? 'primary.main' : 'divider', minWidth: 0 }}>
      <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{label}</Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
        {item.reason}
      </Typography>
      <Box sx={{ display: 'grid', gap: 1, mt: 1, gridTemplateColumns: { xs: '1fr', sm: changed ? '1fr 1fr' : '1fr' } }}>
        {before && (
          <Box sx={{ minWidth: 0 }}>
            <Typography variant="caption" sx={{ color: 'text.secondary' }}>
              {t(after && !changed ? SEND_BACK.unchanged : SEND_BACK.before)}
            </Typography>
            <Value value={before} target={item.target} {...shown} />
          </Box>
        )}
        {after && changed && (
          <Box sx={{ minWidth: 0 }}>
            <Typography variant="caption" sx={{ color: 'text.secondary' }}>
              {t(SEND_BACK.after)}
            </Typography>
            <Value value={after} target={item.target} {...shown} />
          </Box>
        )}
      </Box>
      {note && (
        <Box sx={{ mt: 1 }}>
          <Typography variant="caption" sx={{ color: 'text.secondary' }}>
            {t(SEND_BACK.note)}
          </Typography>
          <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{note}</Typography>
        </Box>
      )}
    </Box>
  );
}

interface WithdrawProps<Answer> {
  withdraw: () => Promise<Answer>;
  onDone: (answer: Answer) => Promise<void> | void;
}

/** Withdraws an open send-back after a question. */
export function WithdrawButton<Answer>({ withdraw: run, onDone }: WithdrawProps<Answer>) {
  const t = useText();
  const [isAsking, setAsking] = useState(false);
  const withdraw = useAction(run, {
    success: t(SEND_BACK.withdrawn),
    onDone: async (answer) => {
      setAsking(false);
      await onDone(answer);
    },
  });
  return (
    <>
      <Button size="small" onClick={() => setAsking(true)}>
        {t(SEND_BACK.withdraw)}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={t(SEND_BACK.withdraw)}
        confirmLabel={t(SEND_BACK.withdraw)}
        isBusy={withdraw.isPending}
        onConfirm={() => withdraw.mutate()}
        onClose={() => setAsking(false)}
      >
        {t(SEND_BACK.withdrawText)}
      </ConfirmDialog>
    </>
  );
}

interface SentBackProps extends Shown {
  sendBack: DeskSendBack;
  /** Button of an open send-back. */
  withdraw?: ReactNode;
}

/** Shows a send-back: its sender, its times, and each item before and after the correction. */
export function SentBack({ sendBack, withdraw, ...shown }: SentBackProps) {
  const t = useText();
  const format = useFormat();
  const { status, sent_by: by, sent_at: at, mailed_at: mailedAt, ended_at: endedAt, items } = sendBack;
  const isOpen = status === 'open';
  const facts = [
    t(SEND_BACK.by, { name: by?.name ?? '–', date: format.dateTime(at) }),
    mailedAt ? t(SEND_BACK.mailed, { date: format.dateTime(mailedAt) }) : isOpen ? t(SEND_BACK.mailing) : null,
    endedAt && t(SEND_BACK.ended, { date: format.dateTime(endedAt) }),
  ];
  return (
    <Box component="section">
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, flexWrap: 'wrap' }}>
        <Chip
          size="small"
          color={status === 'answered' ? 'success' : isOpen ? 'warning' : 'default'}
          variant="outlined"
          label={t(SEND_BACK_STATUS_WORDS[status])}
        />
        <Typography variant="body2" sx={{ color: 'text.secondary', flex: 1, minWidth: 160 }}>
          {facts.filter(Boolean).join(' · ')}
        </Typography>
        {isOpen && withdraw}
      </Box>
      <Box component="ol" sx={{ listStyle: 'none', m: 0, mt: 1.5, p: 0, display: 'grid', gap: 2 }}>
        {items.map((item) => (
          <SentItem key={item.id} item={item} {...shown} />
        ))}
      </Box>
    </Box>
  );
}
