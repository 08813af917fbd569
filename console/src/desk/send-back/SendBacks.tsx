import { Box } from '@mui/material';
import { useProvider } from '../../shared/data/provider/use-provider';
import { requestFilePath } from '../../shared/data/provider/verbs/requests.verbs';
import { useText } from '../../shared/i18n/use-text';
import { Panel } from '../../shared/ui/Panel';
import { SentBack, WithdrawButton } from '../../suppliers/send-back/SentBack';
import { SEND_BACK } from '../../suppliers/send-back/send-back.texts';
import { useHolds, useRequest, useTakeAnswer } from '../request-context';
import { useSupplierForm } from './use-supplier-form';

export function SendBacks() {
  const t = useText();
  const dataProvider = useProvider();
  const { id, send_backs: sendBacks, questionnaire } = useRequest();
  const form = useSupplierForm();
  const holds = useHolds();
  const takeAnswer = useTakeAnswer();
  if (sendBacks.length === 0) return null;
  return (
    <Panel title={t(SEND_BACK.title)}>
      <Box sx={{ display: 'grid', gap: 3 }}>
        {sendBacks.map((sendBack) => (
          <SentBack
            key={sendBack.id}
            sendBack={sendBack}
            form={form}
            questions={questionnaire}
            filePath={(fileId) => requestFilePath(id, fileId)}
            withdraw={
              holds && (
                <WithdrawButton withdraw={() => dataProvider.withdrawSendBack(id, sendBack.id)} onDone={takeAnswer} />
              )
            }
          />
        ))}
      </Box>
    </Panel>
  );
}
