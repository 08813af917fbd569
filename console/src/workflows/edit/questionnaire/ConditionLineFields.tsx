import { REPORT_TYPE_WORDS } from '@homologa/domain/catalog/report-type-words';
import { REPORT_TYPES } from '@homologa/domain/catalog/report-types';
import { isDay } from '@homologa/domain/identity/day';
import { YES_NO_WORDS } from '@homologa/domain/questionnaires/answer-format';
import { CONDITION_FACTS, type Comparison, type Condition } from '@homologa/domain/questionnaires/condition';
import { FACT_WORDS } from '@homologa/domain/questionnaires/condition-words';
import { MAX_COMPARISONS } from '@homologa/domain/questionnaires/limits';
import type { QuestionItem } from '@homologa/domain/questionnaires/questionnaire-rules';
import AddIcon from '@mui/icons-material/Add';
import CloseIcon from '@mui/icons-material/Close';
import { Box, Button, IconButton, MenuItem, TextField } from '@mui/material';
import { useState } from 'react';
import { useCountryOptions } from '../../../shared/i18n/use-country-options';
import { useText } from '../../../shared/i18n/use-text';
import { focusField } from '../use-target';
import { CONDITIONS } from './condition.texts';
import { subjectFieldId } from './condition-ids';
import {
  type ConditionLine,
  type ConditionLines,
  comparableAbove,
  comparingChoices,
  comparisonOf,
  conditionOfLines,
  factOf,
  factSubject,
  firstComparison,
  subjectOf,
} from './condition-lines';
import { NumberValueField } from './NumberValueField';
import { type QuestionItems, useItemsStore } from './question-items';

/** Entry of a select whose long text takes two lines, so that entries differ on a phone. */
const TWO_LINES = {
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
  '& > span': { display: '-webkit-box', overflow: 'hidden', WebkitLineClamp: 2, WebkitBoxOrient: 'vertical' },
} as const;

interface ConditionLineFieldsProps {
  all: QuestionItems;
  itemKey: string;
  /** Key of the item or option that has the condition. */
  holder: string;
  lines: ConditionLines;
  onChange: (condition: Condition | null) => void;
}

/** The lines of a condition, each a comparison to choose. */
export function ConditionLineFields({
  all,
  itemKey,
  holder,
  lines: { joiner, lines },
  onChange,
}: ConditionLineFieldsProps) {
  const t = useText();
  const latest = useItemsStore();
  const put = (place: number, line: ConditionLine) =>
    onChange(conditionOfLines({ joiner, lines: lines.with(place, line) }));
  const add = () => {
    const line = { comparison: firstComparison(latest.get().items, itemKey), isNot: false };
    onChange(conditionOfLines({ joiner, lines: [...lines, line] }));
    focusField(subjectFieldId(holder, lines.length));
  };
  const remove = (place: number) => {
    onChange(conditionOfLines({ joiner, lines: lines.toSpliced(place, 1) }));
    focusField(subjectFieldId(holder, Math.max(place - 1, 0)));
  };
  return (
    <>
      {lines.length > 1 && (
        <TextField
          select
          label={t(CONDITIONS.joiner)}
          value={joiner}
          sx={{ maxWidth: 260 }}
          onChange={({ target }) =>
            onChange(conditionOfLines({ joiner: target.value === 'any' ? 'any' : 'all', lines }))
          }
        >
          <MenuItem value="all">{t(CONDITIONS.all)}</MenuItem>
          <MenuItem value="any">{t(CONDITIONS.any)}</MenuItem>
        </TextField>
      )}
      {lines.map((line, place) => (
        <Line
          // biome-ignore lint/suspicious/noArrayIndexKey: a line has no identity of its own
          // oxlint-disable-next-line react/no-array-index-key -- a line has no identity of its own
          key={place}
          all={all}
          itemKey={itemKey}
          fieldId={subjectFieldId(holder, place)}
          line={line}
          number={place + 1}
          onChange={(changed) => put(place, changed)}
          onRemove={lines.length > 1 ? () => remove(place) : undefined}
        />
      ))}
      {lines.length < MAX_COMPARISONS && (
        <Box>
          <Button size="small" startIcon={<AddIcon />} onClick={add}>
            {t(CONDITIONS.addLine)}
          </Button>
        </Box>
      )}
    </>
  );
}

interface LineProps {
  all: QuestionItems;
  itemKey: string;
  fieldId: string;
  line: ConditionLine;
  number: number;
  onChange: (line: ConditionLine) => void;
  onRemove: (() => void) | undefined;
}

function Line({ all, itemKey, fieldId, line: { comparison, isNot }, number, onChange, onRemove }: LineProps) {
  const t = useText();
  const latest = useItemsStore();
  // The list of hundreds of questions is made when it opens.
  const [opened, setOpened] = useState<QuestionItems | null>(null);
  const { items, numbers } = opened ?? all;
  const above = comparableAbove(items, itemKey);
  const subject = subjectOf(comparison);
  const question = above.find(({ id }) => id === subject);
  const listed = opened ? above : question ? [question] : [];
  const isKnown = question !== undefined || factOf(subject) !== undefined;
  const choices = factOf(subject) ? (['equals'] as const) : comparingChoices(question);
  const choice = choiceOf(comparison.is, isNot);
  const offered = choices.flatMap((is) => [choiceOf(is, false), choiceOf(is, true)]);
  const setSubject = (chosen: string) => {
    const next = above.find(({ id }) => id === chosen);
    onChange({ comparison: comparisonOf(chosen, next), isNot: false });
  };
  const setChoice = (chosen: string) => {
    const is = choices.find((one) => chosen === choiceOf(one, false) || chosen === choiceOf(one, true));
    if (!is) return;
    const next = is === comparison.is ? comparison : comparisonOf(subject, question, is);
    onChange({ comparison: next, isNot: chosen === choiceOf(is, true) });
  };
  return (
    <Box sx={{ display: 'flex', gap: 1, alignItems: 'flex-start' }}>
      <Box sx={{ flex: 1, display: 'grid', gap: 1, gridTemplateColumns: { xs: '1fr', md: '2fr 1fr 1fr' } }}>
        <TextField
          select
          id={fieldId}
          label={t(CONDITIONS.subject, { n: number })}
          value={subject}
          onChange={({ target }) => setSubject(target.value)}
          slotProps={{ select: { onOpen: () => setOpened(latest.get()), onClose: () => setOpened(null) } }}
        >
          {!isKnown && <MenuItem value={subject}>{t(CONDITIONS.gone)}</MenuItem>}
          {listed.map(({ id, title }) => (
            <MenuItem key={id} value={id} sx={TWO_LINES}>
              <span>
                {numbers.get(id)}. {title}
              </span>
            </MenuItem>
          ))}
          {CONDITION_FACTS.map((fact) => (
            <MenuItem key={fact} value={factSubject(fact)}>
              {t(FACT_WORDS[fact])}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          select
          label={t(CONDITIONS.comparison, { n: number })}
          value={choice}
          onChange={({ target }) => setChoice(target.value)}
        >
          {!offered.includes(choice) && <MenuItem value={choice}>{t(wordsOf(choice, question))}</MenuItem>}
          {offered.map((one) => (
            <MenuItem key={one} value={one}>
              {t(wordsOf(one, question))}
            </MenuItem>
          ))}
        </TextField>
        <ValueField
          comparison={comparison}
          question={question}
          number={number}
          onChange={(changed) => onChange({ comparison: changed, isNot })}
        />
      </Box>
      {onRemove && (
        <IconButton size="small" aria-label={t(CONDITIONS.removeLine, { n: number })} onClick={onRemove}>
          <CloseIcon />
        </IconButton>
      )}
    </Box>
  );
}

type Choice = Comparison['is'] | `${Comparison['is']}Not`;

/** A number is 'at least 5', options are 'at least 5 chosen'. */
function wordsOf(choice: Choice, question: QuestionItem | undefined) {
  if (question?.type !== 'input') return CONDITIONS[choice];
  if (choice === 'at_least') return CONDITIONS.at_least_value;
  return CONDITIONS[choice === 'at_leastNot' ? 'at_least_valueNot' : choice];
}

const choiceOf = (is: Comparison['is'], isNot: boolean): Choice => (isNot ? `${is}Not` : is);

interface ValueFieldProps {
  comparison: Comparison;
  question: QuestionItem | undefined;
  number: number;
  onChange: (comparison: Comparison) => void;
}

function ValueField({ comparison, question, number, onChange }: ValueFieldProps) {
  const t = useText();
  const countries = useCountryOptions();
  const field = { label: t(CONDITIONS.value, { n: number }), select: true } as const;
  if ('fact' in comparison) {
    const values =
      comparison.fact === 'country'
        ? countries
        : REPORT_TYPES.map((type) => ({ id: type, name: t(REPORT_TYPE_WORDS[type]) }));
    return (
      <TextField
        {...field}
        value={comparison.value}
        onChange={({ target }) => onChange({ ...comparison, value: target.value })}
      >
        {withKnown(values, comparison.value, comparison.value)}
      </TextField>
    );
  }
  if ('value' in comparison) return <TypedValueField {...{ comparison, countries, onChange }} label={field.label} />;
  if (comparison.is === 'at_least') {
    const counts = Array.from({ length: question?.options.length ?? 0 }, (_, place) => ({
      id: String(place + 1),
      name: String(place + 1),
    }));
    const value = String(comparison.count);
    return (
      <TextField
        {...field}
        value={value}
        onChange={({ target }) => onChange({ ...comparison, count: Number(target.value) })}
      >
        {withKnown(counts, value, value)}
      </TextField>
    );
  }
  if (comparison.is === 'answered') return null;
  const options = (question?.options ?? []).map(({ id, value }) => ({ id, name: value }));
  return (
    <TextField
      {...field}
      value={comparison.option}
      onChange={({ target }) => onChange({ ...comparison, option: target.value })}
    >
      {withKnown(options, comparison.option, t(CONDITIONS.gone))}
    </TextField>
  );
}

interface TypedValueFieldProps {
  comparison: Extract<Comparison, { question: string; value: string | number }>;
  countries: readonly { id: string; name: string }[];
  label: string;
  onChange: (comparison: Comparison) => void;
}

/** Value of a typed question: a number, a day, a country, or yes and no. */
function TypedValueField({ comparison, countries, label, onChange }: TypedValueFieldProps) {
  const t = useText();
  const [typed, setTyped] = useState<string | null>(null);
  if (comparison.is === 'equals') {
    const isYesNo = comparison.value === 'yes' || comparison.value === 'no';
    const yesNo = Object.entries(YES_NO_WORDS).map(([id, words]) => ({ id, name: t(words) }));
    return (
      <TextField
        select
        label={label}
        value={comparison.value}
        onChange={({ target }) => onChange({ ...comparison, value: target.value })}
      >
        {withKnown(isYesNo ? yesNo : countries, comparison.value, comparison.value)}
      </TextField>
    );
  }
  if (comparison.is === 'before') {
    return (
      <TextField
        type="date"
        label={label}
        value={typed ?? comparison.value}
        slotProps={{ inputLabel: { shrink: true } }}
        onBlur={() => setTyped(null)}
        onChange={({ target }) => {
          setTyped(target.value);
          if (isDay(target.value)) onChange({ ...comparison, value: target.value });
        }}
      />
    );
  }
  return (
    <NumberValueField value={comparison.value} label={label} onChange={(value) => onChange({ ...comparison, value })} />
  );
}

/** Entries of a select, with the chosen one even if it is no longer offered. */
const withKnown = (values: readonly { id: string; name: string }[], chosen: string, name: string) =>
  [...(values.some(({ id }) => id === chosen) ? [] : [{ id: chosen, name }]), ...values].map((value) => (
    <MenuItem key={value.id} value={value.id} sx={TWO_LINES}>
      <span>{value.name}</span>
    </MenuItem>
  ));
