import type { ReviewAnswerBody } from '@homologa/domain/suppliers/answer-review.contract';
import { ANSWER_NOTE_MAX } from '@homologa/domain/suppliers/limits';
import type { SupplierResponse } from '@homologa/domain/suppliers/supplier.contract';
import type { SupplierScoreResponse } from '@homologa/domain/suppliers/supplier-score.contract';
import FlaggedIcon from '@mui/icons-material/Flag';
import FlagIcon from '@mui/icons-material/FlagOutlined';
import NoteIcon from '@mui/icons-material/StickyNote2Outlined';
import { Box, Button, IconButton, TextField, Tooltip, Typography } from '@mui/material';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useUser } from '../../shared/auth/use-can';
import { useKeepRecord } from '../../shared/data/provider/use-keep-record';
import { useProvider } from '../../shared/data/provider/use-provider';
import { useAction } from '../../shared/data/use-action';
import { COMMON } from '../../shared/i18n/common.texts';
import { useFormat } from '../../shared/i18n/use-format';
import { useText } from '../../shared/i18n/use-text';
import { ReviewButton } from '../score/review/ReviewButton';
import { ReviewLine } from '../score/review/ReviewLine';
import { currentReview } from '../score/review/reviews';
import type { AnswerRow } from './answer-rows';
import { ANSWERS } from './answers.texts';

interface NoteFormProps {
  label: string;
  stored: string;
  isBusy: boolean;
  onSave: (note: string) => void;
  onClose: () => void;
}

function NoteForm({ label, stored, isBusy, onSave, onClose }: NoteFormProps) {
  const t = useText();
  const [note, setNote] = useState(stored);
  const save = () => onSave(note.trim());
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose();
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) save();
  };
  return (
    <Box sx={{ mt: 0.75 }}>
      <TextField
        multiline
        minRows={2}
        label={label}
        helperText={t(ANSWERS.noteHint)}
        value={note}
        autoFocus
        slotProps={{ htmlInput: { maxLength: ANSWER_NOTE_MAX } }}
        onChange={({ target }) => setNote(target.value)}
        onKeyDown={onKeyDown}
      />
      <Box sx={{ display: 'flex', gap: 1, mt: 0.5 }}>
        <Button size="small" variant="contained" loading={isBusy} onClick={save}>
          {t(COMMON.save)}
        </Button>
        <Button size="small" onClick={onClose}>
          {t(COMMON.cancel)}
        </Button>
      </Box>
    </Box>
  );
}

interface AnswerReviewProps {
  supplier: SupplierResponse;
  row: AnswerRow;
  /** Null for a questionnaire without scoring, whose answers are not judged. */
  score?: SupplierScoreResponse | null;
}

/**
 * Flag and note of the client's company on one answer, and its review, whose verdict is the flag where there is one. An
 * answer to a retired question can be reviewed in the score alone, which holds the question. Read-only for staff who view
 * the page as a client user.
 */
export function AnswerReview({ supplier, row, score = null }: AnswerReviewProps) {
  const t = useText();
  const format = useFormat();
  const dataProvider = useProvider();
  const { log_as: isViewing } = useUser();
  const keep = useKeepRecord<SupplierResponse>('suppliers', { workflowId: supplier.workflow_id });
  const noteButton = useRef<HTMLButtonElement>(null);
  const [isNoting, setNoting] = useState(false);
  const { question, review, number = '' } = row;
  const isFlagged = review?.flagged ?? false;
  const note = review?.note ?? '';
  const close = () => {
    setNoting(false);
    noteButton.current?.focus();
  };
  const save = useAction(
    (body: ReviewAnswerBody) => dataProvider.reviewAnswer(supplier.workflow_id, supplier.id, question._id, body),
    {
      onDone: async (answered, { note: saved }) => {
        if (saved !== undefined) close();
        await keep(answered);
      },
    },
  );
  const verdict = score ? currentReview(score, question._id) : undefined;
  const flagLabel = t(isFlagged ? ANSWERS.unflag : ANSWERS.flag, { number });
  const noteLabel = t(ANSWERS.noteOn, { number });
  return (
    <>
      {!isViewing && (
        <Box
          sx={{
            display: 'flex',
            alignItems: 'flex-start',
            flexShrink: 0,
            my: -0.5,
            '@media print': { display: 'none' },
          }}
        >
          {!question.retired && (
            <>
              {!verdict && (
                <Tooltip title={flagLabel}>
                  <IconButton
                    size="small"
                    aria-label={flagLabel}
                    color={isFlagged ? 'warning' : 'default'}
                    disabled={save.isPending}
                    onClick={() => save.mutate({ flagged: !isFlagged })}
                  >
                    {isFlagged ? <FlaggedIcon fontSize="small" /> : <FlagIcon fontSize="small" />}
                  </IconButton>
                </Tooltip>
              )}
              <Tooltip title={noteLabel}>
                <IconButton
                  ref={noteButton}
                  size="small"
                  aria-label={noteLabel}
                  aria-expanded={isNoting}
                  color={note ? 'primary' : 'default'}
                  onClick={() => setNoting(!isNoting)}
                >
                  <NoteIcon fontSize="small" />
                </IconButton>
              </Tooltip>
            </>
          )}
          {score && (
            <ReviewButton
              supplier={supplier}
              score={score}
              questionId={question._id}
              number={row.number ?? 0}
              title={`${number}. ${question.title}`}
            />
          )}
        </Box>
      )}
      {verdict && (
        <Box sx={{ gridColumn: '1 / -1', minWidth: 0 }}>
          <ReviewLine review={verdict} />
        </Box>
      )}
      {(isNoting || note || (isFlagged && !verdict)) && (
        <Box sx={{ gridColumn: '1 / -1', minWidth: 0 }}>
          {isNoting ? (
            <NoteForm
              label={noteLabel}
              stored={note}
              isBusy={save.isPending}
              onSave={(typed) => save.mutate({ note: typed })}
              onClose={close}
            />
          ) : (
            review && (
              <Typography
                variant="body2"
                sx={{ color: 'text.secondary', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}
              >
                {note && (
                  <Box component="span" sx={{ color: 'text.primary' }}>
                    {`${t(ANSWERS.note)}: ${note} `}
                  </Box>
                )}
                {t(ANSWERS.noteBy, { name: review.by.name, date: format.date(review.at) })}
              </Typography>
            )
          )}
        </Box>
      )}
    </>
  );
}
