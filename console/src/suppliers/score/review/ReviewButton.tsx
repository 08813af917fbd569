import { type Violation, violation } from '@homologa/domain/errors/error-codes';
import { errorText } from '@homologa/domain/errors/error-messages';
import type { ReviewVerdict } from '@homologa/domain/questionnaires/reviews/score-review';
import { ANSWER_NOTE_MAX } from '@homologa/domain/suppliers/limits';
import type { SupplierResponse } from '@homologa/domain/suppliers/supplier.contract';
import type { SupplierScoreResponse } from '@homologa/domain/suppliers/supplier-score.contract';
import ReviewIcon from '@mui/icons-material/FactCheckOutlined';
import { Box, Checkbox, FormControlLabel, IconButton, Tooltip, Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useCan, useUser } from '../../../shared/auth/use-can';
import { useProvider } from '../../../shared/data/provider/use-provider';
import { DigitRadios } from '../../../shared/forms/DigitRadios';
import { FormDialog } from '../../../shared/forms/FormDialog';
import type { FormProblem } from '../../../shared/forms/form-problems';
import { TextInput } from '../../../shared/forms/TextInput';
import { useSubmitForm } from '../../../shared/forms/use-submit-form';
import { ApiError } from '../../../shared/http/api-error';
import { useFormat } from '../../../shared/i18n/use-format';
import { useAppLocale, useText } from '../../../shared/i18n/use-text';
import { scoreKey } from '../use-score';
import { ReviewLine } from './ReviewLine';
import { REVIEW } from './review.texts';
import { currentReview, lineOf, readPoints, writePoints } from './reviews';

interface Reviewed {
  supplier: Pick<SupplierResponse, 'workflow_id' | 'id'>;
  score: SupplierScoreResponse;
  questionId: string;
  title: string;
}

interface Values {
  verdict: ReviewVerdict | '';
  points: string;
  lifts: boolean;
  note: string;
}

type Range = { from: number; to: number } | null;

function check({ verdict, points, note }: Values, range: Range, noVerdict: string): (Violation | FormProblem)[] {
  if (verdict === '' || (verdict === 'rescored' && !range)) return [{ field: 'verdict', message: noVerdict }];
  if (verdict === 'accepted') return [];
  const missing = note.trim() === '' ? [violation('score_review_note_required', 'note')] : [];
  if (verdict === 'flagged') return missing;
  const given = readPoints(points);
  const isPossible = range !== null && given >= range.from && given <= range.to;
  return [...(isPossible ? [] : [violation('score_review_points_invalid', 'points')]), ...missing];
}

function ReviewDialog({ supplier, score, questionId, title, onClose }: Reviewed & { onClose: () => void }) {
  const t = useText();
  const locale = useAppLocale();
  const format = useFormat();
  const dataProvider = useProvider();
  const queries = useQueryClient();
  const line = lineOf(score, questionId);
  const range = line?.range ?? null;
  const current = currentReview(score, questionId);
  const earlier = score.reviews.filter(({ question_id: id }) => id === questionId);
  const form = useSubmitForm<Values, { score: SupplierScoreResponse | null }>({
    stored: {
      verdict: current?.verdict ?? '',
      points: line ? writePoints(line.reviewed_points, locale) : '',
      lifts: line?.knock_out === true && current?.knock_out === false,
      note: current?.note ?? '',
    },
    check: (values) => check(values, range, t(REVIEW.chooseVerdict)),
    send: ({ verdict, points, lifts, note }) =>
      dataProvider.reviewScore(supplier.workflow_id, supplier.id, {
        score_id: score.id,
        question_id: questionId,
        verdict: verdict === '' ? 'accepted' : verdict,
        ...(verdict === 'rescored'
          ? { points: readPoints(points), knock_out: line?.knock_out === true && !lifts }
          : {}),
        note,
      }),
    success: t(REVIEW.saved),
    // The answers were scored again: load the new score behind the typed note, so that saving again sends its id.
    onFail: (error) => {
      if (error instanceof ApiError && error.code === 'score_outdated') {
        void queries.invalidateQueries({ queryKey: scoreKey(supplier) });
      }
    },
    onDone: async (answer) => {
      queries.setQueryData(scoreKey(supplier), answer);
      onClose();
      await queries.invalidateQueries({ queryKey: ['suppliers'] });
    },
  });
  const { watch, register } = form.methods;
  const note = useRef<HTMLDivElement>(null);
  const isRescoring = watch('verdict') === 'rescored';
  const options: { value: ReviewVerdict; label: string }[] = [
    { value: 'accepted', label: t(range ? REVIEW.accept : REVIEW.acceptUnscored) },
    { value: 'flagged', label: t(range ? REVIEW.flag : REVIEW.flagUnscored) },
    ...(range ? [{ value: 'rescored' as const, label: t(REVIEW.rescore) }] : []),
  ];
  return (
    <FormDialog form={form} title={t(REVIEW.title)} submitLabel={t(REVIEW.save)} onClose={onClose}>
      <Typography sx={{ mb: 1.5, overflowWrap: 'anywhere' }}>{title}</Typography>
      <DigitRadios
        source="verdict"
        label={t(REVIEW.verdict)}
        options={options}
        autoFocus
        onDigit={() => note.current?.querySelector<HTMLElement>('textarea:not([aria-hidden])')?.focus()}
      />
      {isRescoring && range && (
        <TextInput
          source="points"
          required
          fullWidth
          sx={{ mt: 2 }}
          label={t(REVIEW.points)}
          helperText={t(REVIEW.pointsHint, {
            from: format.number(range.from),
            to: format.number(range.to),
            points: format.number(line?.points ?? 0),
          })}
          slotProps={{ htmlInput: { inputMode: 'decimal' } }}
        />
      )}
      {isRescoring && line?.knock_out && (
        <FormControlLabel
          control={<Checkbox {...register('lifts')} defaultChecked={watch('lifts')} />}
          label={t(REVIEW.liftKnockOut)}
        />
      )}
      <TextInput
        ref={note}
        source="note"
        fullWidth
        multiline
        minRows={2}
        sx={{ mt: 2 }}
        label={t(REVIEW.note)}
        helperText={t(REVIEW.noteHint)}
        slotProps={{ htmlInput: { maxLength: ANSWER_NOTE_MAX } }}
      />
      {earlier.length > 0 && (
        <Box sx={{ mt: 2 }}>
          <Typography variant="h3" sx={{ mb: 1 }}>
            {t(REVIEW.earlier)}
          </Typography>
          <Box sx={{ display: 'grid', gap: 1 }}>
            {earlier.map((review) => (
              <ReviewLine key={review.at} review={review} />
            ))}
          </Box>
        </Box>
      )}
    </FormDialog>
  );
}

/** Opens the review of one answer; hidden from those who may not decide about the supplier. */
export function ReviewButton({ number, ...reviewed }: Reviewed & { number: number }) {
  const t = useText();
  const locale = useAppLocale();
  const mayReview = useCan('decide_on_suppliers');
  const { log_as: isViewing } = useUser();
  const [isOpen, setOpen] = useState(false);
  if (!mayReview) return null;
  const label = t(REVIEW.button, { number });
  return (
    <>
      <Tooltip title={isViewing ? errorText('not_while_logged_in_as', locale) : label}>
        <span>
          <IconButton
            size="small"
            className="print-hidden"
            aria-label={label}
            disabled={isViewing !== null}
            onClick={() => setOpen(true)}
          >
            <ReviewIcon fontSize="small" />
          </IconButton>
        </span>
      </Tooltip>
      {isOpen && <ReviewDialog {...reviewed} onClose={() => setOpen(false)} />}
    </>
  );
}
