import { Alert, Button } from '@mui/material';
import { useProvider } from '../../shared/data/provider/use-provider';
import { useAction } from '../../shared/data/use-action';
import { useText } from '../../shared/i18n/use-text';
import { holderOf, useIsHeldByOther, useRequest, useTakeAnswer } from '../request-context';
import { QUEUE } from './queue.texts';

export function Hold() {
  const t = useText();
  const dataProvider = useProvider();
  const request = useRequest();
  const isHeld = useIsHeldByOther();
  const onDone = useTakeAnswer();
  const takeOver = useAction(() => dataProvider.takeOverRequest(request.id), { success: t(QUEUE.tookOver), onDone });
  if (!isHeld) return null;
  const name = holderOf(request)?.name;
  const held = request.status === 'queued' ? QUEUE.assigned : QUEUE.held;
  return (
    <Alert
      severity="warning"
      sx={{ mb: 2 }}
      action={
        <Button variant="contained" size="small" loading={takeOver.isPending} onClick={() => takeOver.mutate()}>
          {t(QUEUE.takeOver)}
        </Button>
      }
    >
      {name ? t(held, { name }) : t(QUEUE.heldByNobody)}
    </Alert>
  );
}
