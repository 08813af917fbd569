import { errorText } from '@homologa/domain/errors/error-messages';
import type { ClientSendBacks } from '@homologa/domain/send-backs/send-back.contract';
import type { SupplierResponse } from '@homologa/domain/suppliers/supplier.contract';
import SendBackIcon from '@mui/icons-material/ReplyOutlined';
import { Box, Typography } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useUser } from '../../shared/auth/use-can';
import { useProvider } from '../../shared/data/provider/use-provider';
import { useAppLocale, useText } from '../../shared/i18n/use-text';
import { ReasonButton } from '../../shared/ui/ReasonButton';
import { SendBackDialog } from './SendBackDialog';
import { SentBack, WithdrawButton } from './SentBack';
import { SEND_BACK } from './send-back.texts';
import { choicesOf } from './sent-back';

type Place = Pick<SupplierResponse, 'workflow_id' | 'id'>;

const keyOf = ({ workflow_id: workflowId, id }: Place) => ['suppliers', 'getSendBacks', workflowId, id];

/** The key extends the supplier's key, so that refreshing the supplier also refreshes its send-backs. */
function useSendBacks(supplier: SupplierResponse) {
  const dataProvider = useProvider();
  return useQuery({
    queryKey: keyOf(supplier),
    enabled: supplier.questionnaire.completed_at !== null,
    queryFn: () => dataProvider.getSendBacks(supplier.workflow_id, supplier.id),
  });
}

/** Stores the answer of a verb and reloads what it also changes: the supplier with its score, and its history. */
function useTakeSendBacks(supplier: Place) {
  const queries = useQueryClient();
  return async (answer: ClientSendBacks): Promise<void> => {
    queries.setQueryData(keyOf(supplier), answer);
    await queries.invalidateQueries({
      queryKey: ['suppliers'],
      predicate: ({ queryKey }) => queryKey[1] !== 'getSendBacks',
    });
  };
}

/** Button of an admin; hidden where nothing can be sent back. */
export function SendAnswersBack({ supplier }: { supplier: SupplierResponse }) {
  const t = useText();
  const locale = useAppLocale();
  const dataProvider = useProvider();
  const { log_as: isViewing } = useUser();
  const { data } = useSendBacks(supplier);
  const take = useTakeSendBacks(supplier);
  const [isOpen, setOpen] = useState(false);
  const questions = supplier.questions;
  const choices = useMemo(() => choicesOf({ questionnaire: questions ?? [] }, null, locale), [questions, locale]);
  if (!data?.possible && !isOpen) return null;
  return (
    <>
      <ReasonButton
        size="small"
        className="print-hidden"
        startIcon={<SendBackIcon />}
        reason={isViewing ? errorText('not_while_logged_in_as', locale) : null}
        onClick={() => setOpen(true)}
      >
        {t(SEND_BACK.sendAnswers)}
      </ReasonButton>
      {isOpen && (
        <SendBackDialog
          choices={choices}
          intro={t(SEND_BACK.answersIntro)}
          send={(items) =>
            dataProvider.sendBackAnswers(supplier.workflow_id, supplier.id, {
              items: items.map(({ target, reason }) => ({ question_id: target, reason })),
            })
          }
          onDone={take}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

/** Lists the send-backs of the client, newest first. */
export function AnswerSendBacks({ supplier, mayWithdraw }: { supplier: SupplierResponse; mayWithdraw: boolean }) {
  const t = useText();
  const dataProvider = useProvider();
  const { data } = useSendBacks(supplier);
  const take = useTakeSendBacks(supplier);
  if (!data) return null;
  const isOpenAtDesk = data.open === 'desk';
  if (data.send_backs.length === 0 && !isOpenAtDesk) return null;
  return (
    <Box className="print-hidden" sx={{ mt: 2, pt: 1.5, borderTop: 1, borderColor: 'divider' }}>
      <Typography variant="h3" sx={{ mb: 1 }}>
        {t(SEND_BACK.title)}
      </Typography>
      {isOpenAtDesk && <Typography sx={{ color: 'text.secondary', mb: 1 }}>{t(SEND_BACK.openAtDesk)}</Typography>}
      <Box sx={{ display: 'grid', gap: 3 }}>
        {data.send_backs.map((sendBack) => (
          <SentBack
            key={sendBack.id}
            sendBack={sendBack}
            form={null}
            questions={supplier.questions ?? []}
            withdraw={
              mayWithdraw && (
                <WithdrawButton
                  withdraw={() => dataProvider.withdrawAnswers(supplier.workflow_id, supplier.id, sendBack.id)}
                  onDone={take}
                />
              )
            }
          />
        ))}
      </Box>
    </Box>
  );
}
