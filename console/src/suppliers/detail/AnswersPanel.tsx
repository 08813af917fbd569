import type { SupplierResponse } from '@homologa/domain/suppliers/supplier.contract';
import { supplierPath } from '../../shared/data/provider/paths';
import { useText } from '../../shared/i18n/use-text';
import { Panel } from '../../shared/ui/Panel';
import { AnswerList } from '../AnswerList';
import { SUPPLIERS } from '../suppliers.texts';
import { DETAIL } from './detail.texts';
import { StateChip } from './StateChip';

const WORDS = { none: SUPPLIERS.notStarted, under_way: SUPPLIERS.started, done: SUPPLIERS.completed } as const;

export function AnswersPanel({ supplier }: { supplier: SupplierResponse }) {
  const t = useText();
  const questions = supplier.questions ?? [];
  if (questions.length === 0) return null;
  const { started_at: started, completed_at: completed } = supplier.questionnaire;
  const state = completed ? 'done' : started ? 'under_way' : 'none';
  return (
    <Panel title={t(DETAIL.questionnaire)} action={<StateChip state={state} label={t(WORDS[state])} />}>
      <div className="print-long">
        <AnswerList
          questions={questions}
          answers={supplier.answers}
          filePathOf={(question) =>
            question.type === 'attachment'
              ? `/api/workflows/${supplier.workflow_id}/questionnaire/${question._id}/attachment`
              : `${supplierPath(supplier.workflow_id, supplier.id)}/question/${question._id}`
          }
        />
      </div>
    </Panel>
  );
}
