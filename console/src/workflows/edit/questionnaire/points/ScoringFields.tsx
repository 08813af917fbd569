import { isSupplierDecision, SUPPLIER_DECISIONS } from '@homologa/domain/catalog/supplier-decision';
import { MAX_THRESHOLDS } from '@homologa/domain/questionnaires/limits';
import { type Scoring, THRESHOLD_COLOURS, type Threshold } from '@homologa/domain/questionnaires/points';
import { sectionMaxima, sum } from '@homologa/domain/questionnaires/proof/maximum-points';
import { SUPPLIER_DECISION_WORDS } from '@homologa/domain/suppliers/supplier-decision-words';
import AddIcon from '@mui/icons-material/Add';
import CloseIcon from '@mui/icons-material/Close';
import { Box, Button, FormControlLabel, IconButton, MenuItem, Switch, TextField, Typography } from '@mui/material';
import { useId, useState } from 'react';
import { useText } from '../../../../shared/i18n/use-text';
import { useEdit } from '../../edit-context';
import { focusField, PANEL_OPENS, useOnTarget } from '../../use-target';
import { OptionalNumberField } from '../answer/OptionalNumberField';
import { useQuestionItems } from '../question-items';
import { firstScoring, limitsOf, withoutThreshold, withThreshold } from './point-edits';
import { COLOUR_WORDS, POINTS } from './points.texts';

const newKey = () => crypto.randomUUID();
const SWITCH_ID = 'questionnaire-scored';
const SHOWN_HINT_ID = 'score-shown-hint';
const thresholdFieldId = (id: string): string => `threshold-${id}`;

/** Colours of the marks beside the thresholds; their names stand in the select, so that colour alone says nothing. */
const MARKS = {
  green: 'success.main',
  amber: 'warning.main',
  red: 'error.main',
  blue: 'info.main',
  grey: 'text.disabled',
} as const;

/** Whether and how the questionnaire is scored. A questionnaire without points shows a switch only. */
export function ScoringFields() {
  const t = useText();
  const { form, change } = useEdit();
  const { scoring } = form;
  const put = (patch: (scoring: Scoring) => Scoring) =>
    change('scoring', (now) => (now.scoring ? { ...now, scoring: patch(now.scoring) } : now));
  useOnTarget('scoring', () => {
    const first = scoring?.thresholds[0];
    focusField(first ? thresholdFieldId(first.id) : SWITCH_ID, PANEL_OPENS);
  });
  return (
    <Box sx={{ mb: 2 }}>
      <FormControlLabel
        label={t(POINTS.scored)}
        control={
          <Switch
            id={SWITCH_ID}
            checked={scoring != null}
            onChange={(_, isOn) =>
              change('scoring', (now) => ({ ...now, scoring: isOn ? firstScoring(t, newKey) : null }))
            }
          />
        }
      />
      {scoring && (
        <>
          <ScoringDetails scoring={scoring} onChange={put} />
          <ShownSwitch />
        </>
      )}
    </Box>
  );
}

function ShownSwitch() {
  const t = useText();
  const { form, change } = useEdit();
  return (
    <>
      <FormControlLabel
        label={t(POINTS.shown)}
        control={
          <Switch
            checked={form.scoreShown}
            slotProps={{ input: { 'aria-describedby': SHOWN_HINT_ID } }}
            onChange={(_, isOn) => change('scoring', (now) => ({ ...now, scoreShown: isOn }))}
          />
        }
      />
      <Typography id={SHOWN_HINT_ID} variant="body2" sx={{ color: 'text.secondary' }}>
        {t(POINTS.shownHint)}
      </Typography>
    </>
  );
}

interface ScoringDetailsProps {
  scoring: Scoring;
  onChange: (patch: (scoring: Scoring) => Scoring) => void;
}

function ScoringDetails({ scoring, onChange }: ScoringDetailsProps) {
  const t = useText();
  const sections = sectionMaxima(useQuestionItems().items);
  const { thresholds } = scoring;
  const put = (place: number, patch: Partial<Threshold>) =>
    onChange((now) => ({
      ...now,
      thresholds: now.thresholds.map((one, at) => (at === place ? { ...one, ...patch } : one)),
    }));
  const added = withThreshold(scoring, { id: newKey(), name: t(POINTS.newThreshold) });
  return (
    <Box sx={{ mt: 1, p: 1.5, border: 1, borderColor: 'divider', borderRadius: 1, display: 'grid', gap: 1.5 }}>
      <Typography variant="body2">
        {t(POINTS.sum, {
          points: sum(sections.map(({ maximum }) => maximum)),
          count: sections.reduce((count, { questions }) => count + questions, 0),
        })}
      </Typography>
      {thresholds.map((threshold, place) => (
        <ThresholdRow
          key={threshold.id}
          threshold={threshold}
          n={place + 1}
          limits={limitsOf(thresholds, place)}
          isOnly={thresholds.length === 1}
          onChange={(patch) => put(place, patch)}
          onRemove={() => {
            onChange((now) => withoutThreshold(now, place));
            const next = thresholds[place - 1] ?? thresholds[place + 1];
            if (next) focusField(thresholdFieldId(next.id));
          }}
        />
      ))}
      <Box>
        <Button
          size="small"
          startIcon={<AddIcon />}
          disabled={thresholds.length >= MAX_THRESHOLDS || !added}
          onClick={() => {
            if (!added) return;
            onChange(() => added);
            focusField(thresholdFieldId(added.thresholds.at(-1)?.id ?? ''));
          }}
        >
          {t(POINTS.addThreshold)}
        </Button>
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t(POINTS.knockOutHint)}
      </Typography>
      <DecideByThreshold
        isOn={scoring.decide_by_threshold === true}
        hasDecision={thresholds.some(({ decision }) => decision !== undefined)}
        onChange={(isOn) =>
          onChange(({ decide_by_threshold: _former, ...now }) => (isOn ? { ...now, decide_by_threshold: true } : now))
        }
      />
    </Box>
  );
}

interface DecideByThresholdProps {
  isOn: boolean;
  /** Whether a threshold proposes a decision; without one the switch would do nothing. */
  hasDecision: boolean;
  onChange: (isOn: boolean) => void;
}

/** Off by default: a decision that nobody looked at must be the client's explicit choice. */
function DecideByThreshold({ isOn, hasDecision, onChange }: DecideByThresholdProps) {
  const t = useText();
  const hintId = useId();
  return (
    <Box>
      <FormControlLabel
        control={
          <Switch
            checked={isOn}
            disabled={!isOn && !hasDecision}
            onChange={(_event, checked) => onChange(checked)}
            slotProps={{ input: { 'aria-describedby': hintId } }}
          />
        }
        label={t(POINTS.decideByThreshold)}
      />
      <Typography id={hintId} variant="body2" sx={{ color: 'text.secondary' }}>
        {!hasDecision && (
          <Box component="span" sx={{ display: 'block', color: isOn ? 'warning.main' : undefined }}>
            {t(POINTS.noThresholdDecides)}
          </Box>
        )}
        {t(POINTS.decideByThresholdHint)}
      </Typography>
    </Box>
  );
}

interface ThresholdRowProps {
  threshold: Threshold;
  n: number;
  limits: { min: number; max: number };
  isOnly: boolean;
  onChange: (patch: Partial<Threshold>) => void;
  onRemove: () => void;
}

function ThresholdRow({ threshold, n, limits, isOnly, onChange, onRemove }: ThresholdRowProps) {
  const t = useText();
  const { name, colour, from, decision } = threshold;
  const isFirst = n === 1;
  // The contract takes no empty name: one that is being replaced is kept here until it has a letter.
  const [isEmpty, setEmpty] = useState(false);
  return (
    <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
      <Box aria-hidden sx={{ width: 12, height: 12, borderRadius: '50%', bgcolor: MARKS[colour], flexShrink: 0 }} />
      <TextField
        id={thresholdFieldId(threshold.id)}
        size="small"
        label={t(POINTS.thresholdName, { n })}
        value={isEmpty ? '' : name}
        error={isEmpty}
        slotProps={{ htmlInput: { maxLength: 60 } }}
        sx={{ flex: '2 1 180px' }}
        onBlur={() => setEmpty(false)}
        onChange={({ target }) => {
          setEmpty(target.value.trim() === '');
          if (target.value.trim() !== '') onChange({ name: target.value });
        }}
      />
      <TextField
        select
        size="small"
        label={t(POINTS.thresholdColour, { n })}
        value={colour}
        sx={{ flex: '1 1 110px' }}
        onChange={({ target }) => {
          const chosen = THRESHOLD_COLOURS.find((one) => one === target.value);
          if (chosen) onChange({ colour: chosen });
        }}
      >
        {THRESHOLD_COLOURS.map((one) => (
          <MenuItem key={one} value={one}>
            {t(COLOUR_WORDS[one])}
          </MenuItem>
        ))}
      </TextField>
      <OptionalNumberField
        label={t(POINTS.thresholdFrom, { n })}
        value={from}
        {...(isFirst ? { min: 0, max: 0 } : limits)}
        isRequired
        sx={{ flex: '1 1 110px' }}
        onChange={(changed) => onChange({ from: changed })}
      />
      <TextField
        select
        size="small"
        label={t(POINTS.thresholdDecision, { n })}
        value={decision ?? ''}
        sx={{ flex: '2 1 190px' }}
        slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
        onChange={({ target }) => onChange({ decision: isSupplierDecision(target.value) ? target.value : undefined })}
      >
        <MenuItem value="">{t(POINTS.noDecision)}</MenuItem>
        {SUPPLIER_DECISIONS.map((one) => (
          <MenuItem key={one} value={one}>
            {t(SUPPLIER_DECISION_WORDS[one])}
          </MenuItem>
        ))}
      </TextField>
      <IconButton size="small" aria-label={t(POINTS.removeThreshold, { n })} disabled={isOnly} onClick={onRemove}>
        <CloseIcon />
      </IconButton>
    </Box>
  );
}
