import type { Condition } from '@homologa/domain/questionnaires/condition';
import { conditionSentence } from '@homologa/domain/questionnaires/condition-words';
import { Alert, Box, Button, Typography } from '@mui/material';
import { useId } from 'react';
import { useAppLocale, useText } from '../../../shared/i18n/use-text';
import { ConditionLineFields } from './ConditionLineFields';
import { CONDITIONS } from './condition.texts';
import { linesOfCondition } from './condition-lines';
import { useQuestionItems } from './question-items';

interface ConditionFieldProps {
  /** Key of the question or section. */
  itemKey: string;
  /** Option whose condition this is, with its place from 1; undefined for the item's own condition. */
  option?: { key: string; place: number };
  /** Receives a condition on keys of the form. */
  onChange: (condition: Condition | null) => void;
}

/** Returns the condition of an item or of one of its options, on keys of the form. */
function useCondition(itemKey: string, optionKey: string | undefined): Condition | null {
  const item = useQuestionItems().items.find(({ id }) => id === itemKey);
  const holder = optionKey === undefined ? item : item?.options.find(({ id }) => id === optionKey);
  return holder?.showIf ?? null;
}

/** Says when a collapsed item is shown. */
export function ConditionSummary({ itemKey }: { itemKey: string }) {
  const locale = useAppLocale();
  const { items } = useQuestionItems();
  const condition = useCondition(itemKey, undefined);
  if (!condition) return null;
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary', pl: 1 }}>
      {conditionSentence(condition, items, locale)}
    </Typography>
  );
}

/** The condition of an item or an option: its lines to choose from, and the sentence that they make. */
export function ConditionField({ itemKey, option, onChange }: ConditionFieldProps) {
  const t = useText();
  const locale = useAppLocale();
  const { items, broken } = useQuestionItems();
  const titleId = useId();
  const condition = useCondition(itemKey, option?.key);
  if (!condition) return null;
  const lines = linesOfCondition(condition);
  const title = option ? t(CONDITIONS.groupOfOption, { n: option.place }) : t(CONDITIONS.group);
  return (
    <Box
      role="group"
      aria-labelledby={titleId}
      sx={{ mt: 1.5, p: 1.5, border: 1, borderColor: 'divider', borderRadius: 1, display: 'grid', gap: 1.5 }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1, flexWrap: 'wrap' }}>
        <Typography id={titleId} sx={{ fontWeight: 700 }} variant="body2">
          {title}
        </Typography>
        <Button size="small" onClick={() => onChange(null)}>
          {t(CONDITIONS.remove)}
        </Button>
      </Box>
      {lines ? (
        <ConditionLineFields itemKey={itemKey} holder={option?.key ?? itemKey} lines={lines} onChange={onChange} />
      ) : (
        <Typography variant="body2">{t(CONDITIONS.nested)}</Typography>
      )}
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {conditionSentence(condition, items, locale)}
      </Typography>
      {broken.has(itemKey) && <Alert severity="warning">{t(CONDITIONS.broken)}</Alert>}
    </Box>
  );
}
