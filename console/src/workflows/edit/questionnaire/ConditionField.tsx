import type { Condition } from '@homologa/domain/questionnaires/condition';
import { conditionSentence } from '@homologa/domain/questionnaires/condition-words';
import { Alert, Box, Button, Typography } from '@mui/material';
import { memo, type RefObject, useId } from 'react';
import { useAppLocale, useText } from '../../../shared/i18n/use-text';
import { useLatest } from '../../../shared/ui/hooks/use-latest';
import { useStored } from '../value-store';
import { ConditionLineFields } from './ConditionLineFields';
import { CONDITIONS } from './condition.texts';
import { linesOfCondition } from './condition-lines';
import { conditionSignature, type QuestionItems, useItemsStore } from './question-items';

interface ConditionFieldProps {
  /** Key of the question or section. */
  itemKey: string;
  /** Option whose condition this is, with its place from 1; undefined for the item's own condition. */
  option?: { key: string; place: number };
  /** Receives a condition on keys of the form. */
  onChange: (condition: Condition | null) => void;
}

/** Returns the condition of an item or of one of its options, on keys of the form. */
function conditionIn({ byId }: QuestionItems, itemKey: string, optionKey: string | undefined): Condition | null {
  const item = byId.get(itemKey);
  const holder = optionKey === undefined ? item : item?.options.find(({ id }) => id === optionKey);
  return holder?.showIf ?? null;
}

/** Re-renders only if the condition shows something else. */
function useSigned(itemKey: string, optionKey: string | undefined) {
  const store = useItemsStore();
  const signature = useStored(store, (all) => conditionSignature(conditionIn(all, itemKey, optionKey), itemKey, all));
  const all = store.get();
  return { all, condition: conditionIn(all, itemKey, optionKey), signature };
}

/** Says when a collapsed item is shown. */
export function ConditionSummary({ itemKey }: { itemKey: string }) {
  const { all, condition, signature } = useSigned(itemKey, undefined);
  return condition && <SummaryText all={all} condition={condition} signature={signature} />;
}

interface Signed {
  all: QuestionItems;
  condition: Condition;
  /** Text of everything of `all` that is shown; the parts below are rendered again only if it changes. */
  signature: string;
}

const SummaryText = memo(
  function SummaryText({ all, condition }: Signed) {
    const locale = useAppLocale();
    return (
      <Typography variant="body2" sx={{ color: 'text.secondary', pl: 1 }}>
        {conditionSentence(condition, all.items, locale)}
      </Typography>
    );
  },
  (before, after) => before.signature === after.signature,
);

/** The condition of an item or an option: its lines to choose from, and the sentence that they make. */
export function ConditionField({ itemKey, option, onChange }: ConditionFieldProps) {
  const { all, condition, signature } = useSigned(itemKey, option?.key);
  const change = useLatest(onChange);
  if (!condition) return null;
  const place = option?.place;
  const holder = option?.key ?? itemKey;
  return <ConditionGroup {...{ all, condition, signature, itemKey, holder, place, change }} />;
}

interface ConditionGroupProps extends Signed {
  itemKey: string;
  holder: string;
  place: number | undefined;
  change: RefObject<ConditionFieldProps['onChange']>;
}

const ConditionGroup = memo(
  function ConditionGroup({ all, condition, itemKey, holder, place, change }: ConditionGroupProps) {
    const t = useText();
    const locale = useAppLocale();
    const titleId = useId();
    const onChange = (changed: Condition | null) => change.current(changed);
    const lines = linesOfCondition(condition);
    const title = place === undefined ? t(CONDITIONS.group) : t(CONDITIONS.groupOfOption, { n: place });
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
          <ConditionLineFields all={all} itemKey={itemKey} holder={holder} lines={lines} onChange={onChange} />
        ) : (
          <Typography variant="body2">{t(CONDITIONS.nested)}</Typography>
        )}
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {conditionSentence(condition, all.items, locale)}
        </Typography>
        {all.broken.has(itemKey) && <Alert severity="warning">{t(CONDITIONS.broken)}</Alert>}
      </Box>
    );
  },
  (before, after) => before.signature === after.signature && before.place === after.place,
);
