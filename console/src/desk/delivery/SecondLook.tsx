import { Alert, Button } from '@mui/material';
import { useUser } from '../../shared/auth/use-can';
import { useProvider } from '../../shared/data/provider/use-provider';
import { useAction } from '../../shared/data/use-action';
import { useText } from '../../shared/i18n/use-text';
import { useIsWorkable, useRequest, useTakeAnswer } from '../request-context';
import { SECOND_LOOK } from './second-look.texts';

export function useMayNotDeliver(): boolean {
  const { second_look: look } = useRequest();
  const { id } = useUser();
  return look.required && look.entered_by.some((person) => person.id === id);
}

const namesOf = (people: readonly { name: string }[]): string => people.map(({ name }) => name).join(', ');

export function SecondLook() {
  const t = useText();
  const dataProvider = useProvider();
  const request = useRequest();
  const isWorkable = useIsWorkable();
  const onDone = useTakeAnswer();
  const isReady = request.second_look_at !== null;
  const ask = useAction((ready: boolean) => dataProvider.askSecondLook(request.id, ready), {
    success: ({ second_look_at: at }) => t(at ? SECOND_LOOK.asked : SECOND_LOOK.takenBack),
    onDone,
  });
  const { required, entered_by: enteredBy, may_deliver: mayDeliver } = request.second_look;
  if (!required || !(isWorkable || isReady)) return null;
  return (
    <Alert
      severity="info"
      sx={{ mb: 2 }}
      action={
        isWorkable && (
          <Button
            size="small"
            variant={isReady ? 'text' : 'contained'}
            loading={ask.isPending}
            onClick={() => ask.mutate(!isReady)}
          >
            {t(isReady ? SECOND_LOOK.takeBack : SECOND_LOOK.ask)}
          </Button>
        )
      }
    >
      {isReady && <strong>{t(SECOND_LOOK.asked)} </strong>}
      {t(SECOND_LOOK.required)}{' '}
      {enteredBy.length > 0 && (
        <>
          {t(SECOND_LOOK.enteredBy, { names: namesOf(enteredBy) })}{' '}
          {mayDeliver.length > 0 ? t(SECOND_LOOK.mayDeliver, { names: namesOf(mayDeliver) }) : t(SECOND_LOOK.nobody)}
        </>
      )}
    </Alert>
  );
}
