import type { SupplierResponse } from '@homologa/domain/suppliers/supplier.contract';
import FlagIcon from '@mui/icons-material/FlagOutlined';
import { Chip } from '@mui/material';
import { useText } from '../../shared/i18n/use-text';
import { ANSWERS } from '../answers/answers.texts';
import { SUPPLIERS } from '../suppliers.texts';
import { StateChip } from './StateChip';

const WORDS = { none: SUPPLIERS.notStarted, under_way: SUPPLIERS.started, done: SUPPLIERS.completed } as const;

/** State of the supplier's questionnaire (not started, started, completed) and the number of flagged answers. */
export function QuestionnaireChip({ supplier }: { supplier: SupplierResponse }) {
  const t = useText();
  const { started_at: started, completed_at: completed } = supplier.questionnaire;
  const state = completed ? 'done' : started ? 'under_way' : 'none';
  const flagged = (supplier.answer_reviews ?? []).filter((review) => review.flagged).length;
  return (
    <>
      <StateChip state={state} label={t(WORDS[state])} />
      {flagged > 0 && (
        <Chip
          size="small"
          variant="outlined"
          color="warning"
          icon={<FlagIcon />}
          label={t(ANSWERS.flagged, { count: flagged })}
        />
      )}
    </>
  );
}
