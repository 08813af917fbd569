import type { SupplierResponse } from '@homologa/domain/suppliers/supplier.contract';
import { Typography } from '@mui/material';
import { useCan, useUser } from '../../shared/auth/use-can';
import { supplierPath } from '../../shared/data/provider/paths';
import { useText } from '../../shared/i18n/use-text';
import { Panel } from '../../shared/ui/Panel';
import { AnswerList } from '../answers/AnswerList';
import { AnswerReview } from '../answers/AnswerReview';
import type { AnswerRow } from '../answers/answer-rows';
import { useScore } from '../score/use-score';
import { AnswerSendBacks, SendAnswersBack } from '../send-back/AnswerSendBacks';
import { DETAIL } from './detail.texts';
import { QuestionnaireChip } from './QuestionnaireChip';

export function AnswersPanel({ supplier }: { supplier: SupplierResponse }) {
  const t = useText();
  const isAdmin = useCan('decide_on_suppliers');
  const { log_as: isViewing } = useUser();
  const score = useScore(supplier).data?.score ?? null;
  const questions = supplier.questions ?? [];
  if (questions.length === 0) return null;
  const { version, present_version: present } = supplier.questionnaire;
  const isFormer = version != null && present != null && version < present;
  const reviewOf = (row: AnswerRow) => <AnswerReview supplier={supplier} row={row} score={score} />;
  return (
    <Panel
      title={t(DETAIL.questionnaire)}
      action={
        <>
          <QuestionnaireChip supplier={supplier} />
          {isAdmin && <SendAnswersBack supplier={supplier} />}
        </>
      }
    >
      {isFormer && (
        <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
          {t(DETAIL.formerVersion, { version: version ?? 0, present: present ?? 0 })}
        </Typography>
      )}
      <AnswerList
        questions={questions}
        answers={supplier.answers}
        reviews={supplier.answer_reviews}
        reviewOf={reviewOf}
        filePathOf={(question) =>
          question.type === 'attachment'
            ? `/api/workflows/${supplier.workflow_id}/questionnaire/${question._id}/attachment`
            : `${supplierPath(supplier.workflow_id, supplier.id)}/question/${question._id}`
        }
      />
      <AnswerSendBacks supplier={supplier} mayWithdraw={isAdmin && !isViewing} />
    </Panel>
  );
}
