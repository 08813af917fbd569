import type { Words } from '@homologa/domain/language/locales';
import { MAX_RANGES } from '@homologa/domain/questionnaires/limits';
import type { QuestionPoints, RangePoints } from '@homologa/domain/questionnaires/points';
import AddIcon from '@mui/icons-material/Add';
import CloseIcon from '@mui/icons-material/Close';
import { Box, Button, IconButton, MenuItem, TextField } from '@mui/material';
import { useText } from '../../../../shared/i18n/use-text';
import { focusField } from '../../use-target';
import type { QuestionForm } from '../../workflow-form';
import { OptionalNumberField } from '../answer/OptionalNumberField';
import { PointsRow } from './PointsRow';
import { firstPoints, POINT_LIMITS, pointsChoices } from './point-edits';
import { POINTS } from './points.texts';

const BY_WORDS: Readonly<Record<QuestionPoints['by'], Words>> = {
  range: POINTS.rangeWise,
  yes_no: POINTS.yesNoWise,
  answered: POINTS.answered,
};

interface PointsFieldsProps {
  question: QuestionForm;
  onChange: (patch: (question: QuestionForm) => QuestionForm) => void;
}

/** Points of a question without options. */
export function PointsFields({ question, onChange }: PointsFieldsProps) {
  const t = useText();
  const points = question.points ?? null;
  const put = (changed: QuestionPoints | null) => onChange((now) => ({ ...now, points: changed }));
  const choices = pointsChoices(question);
  return (
    <Box sx={{ mt: 1.5, display: 'grid', gap: 1.5 }}>
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
        <TextField
          select
          size="small"
          label={t(POINTS.points)}
          value={points?.by ?? ''}
          sx={{ flex: '1 1 200px', maxWidth: 280 }}
          slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
          onChange={({ target }) => {
            const by = choices.find((one) => one === target.value);
            put(by ? firstPoints(by) : null);
          }}
        >
          <MenuItem value="">{t(POINTS.none)}</MenuItem>
          {choices.map((by) => (
            <MenuItem key={by} value={by}>
              {t(BY_WORDS[by])}
            </MenuItem>
          ))}
        </TextField>
        {points?.by === 'answered' && (
          <OptionalNumberField
            label={t(POINTS.answered)}
            value={points.points}
            {...POINT_LIMITS}
            isRequired
            sx={{ flex: '0 1 180px' }}
            onChange={(changed) => put({ by: 'answered', points: changed })}
          />
        )}
      </Box>
      {points?.by === 'yes_no' && <YesNoRows points={points} onChange={put} />}
      {points?.by === 'range' && (
        <RangeRows
          fieldId={(place) => `range-${question.key}-${place}`}
          ranges={points.ranges}
          onChange={(ranges) => put({ by: 'range', ranges })}
        />
      )}
    </Box>
  );
}

type YesNoPoints = Extract<QuestionPoints, { by: 'yes_no' }>;

function YesNoRows({ points, onChange }: { points: YesNoPoints; onChange: (points: YesNoPoints) => void }) {
  const t = useText();
  const row = (answer: 'yes' | 'no', label: Words, knockOutLabel: Words) => {
    const value = points.values[answer];
    const put = (change: Partial<typeof value>) =>
      onChange({ ...points, values: { ...points.values, [answer]: { ...value, ...change } } });
    return (
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
        <PointsRow
          label={t(label)}
          knockOutLabel={t(knockOutLabel)}
          points={value.points}
          isKnockOut={value.knock_out === true}
          isRequired
          onPoints={(changed) => put({ points: changed })}
          onKnockOut={(isOn) => put({ knock_out: isOn })}
        />
      </Box>
    );
  };
  return (
    <Box sx={{ display: 'flex', gap: 1.5, flexWrap: 'wrap' }}>
      {row('yes', POINTS.ofYes, POINTS.yesKnocksOut)}
      {row('no', POINTS.ofNo, POINTS.noKnocksOut)}
    </Box>
  );
}

interface RangeRowsProps {
  /** Returns the id of a range's first field. */
  fieldId: (place: number) => string;
  ranges: readonly RangePoints[];
  onChange: (ranges: readonly RangePoints[]) => void;
}

/** Ranges in the order in which they are tried. A new one begins where the last one ends. */
function RangeRows({ fieldId, ranges, onChange }: RangeRowsProps) {
  const t = useText();
  const put = (place: number, change: Partial<RangePoints>) =>
    onChange(ranges.map((range, at) => (at === place ? withoutAbsent({ ...range, ...change }) : range)));
  const last = ranges.at(-1)?.to;
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      {ranges.map((range, place) => {
        const n = place + 1;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a range has no identity of its own
          // oxlint-disable-next-line react/no-array-index-key -- a range has no identity of its own
          <Box key={place} sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
            <OptionalNumberField
              id={fieldId(place)}
              label={t(POINTS.rangeFrom, { n })}
              value={range.from}
              sx={{ flex: '1 1 110px', maxWidth: 180 }}
              onChange={(from) => put(place, { from: from ?? undefined })}
            />
            <OptionalNumberField
              label={t(POINTS.rangeTo, { n })}
              value={range.to}
              sx={{ flex: '1 1 110px', maxWidth: 180 }}
              onChange={(to) => put(place, { to: to ?? undefined })}
            />
            <PointsRow
              label={t(POINTS.ofRange, { n })}
              knockOutLabel={t(POINTS.rangeKnocksOut, { n })}
              points={range.points}
              isKnockOut={range.knock_out === true}
              isRequired
              onPoints={(points) => put(place, { points })}
              onKnockOut={(isOn) => put(place, { knock_out: isOn })}
            />
            <IconButton
              size="small"
              aria-label={t(POINTS.removeRange, { n })}
              disabled={ranges.length === 1}
              onClick={() => {
                onChange(ranges.toSpliced(place, 1));
                focusField(fieldId(Math.max(place - 1, 0)));
              }}
            >
              <CloseIcon />
            </IconButton>
          </Box>
        );
      })}
      <Box>
        <Button
          size="small"
          startIcon={<AddIcon />}
          disabled={ranges.length >= MAX_RANGES}
          onClick={() => {
            onChange([...ranges, { points: 0, ...(last === undefined ? {} : { from: last }) }]);
            focusField(fieldId(ranges.length));
          }}
        >
          {t(POINTS.addRange)}
        </Button>
      </Box>
    </Box>
  );
}

const withoutAbsent = (range: RangePoints): RangePoints =>
  Object.fromEntries(Object.entries(range).filter(([, value]) => value !== undefined)) as unknown as RangePoints;
