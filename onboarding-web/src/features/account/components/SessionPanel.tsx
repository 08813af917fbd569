import { Button } from '../../../components/Button';
import { useWords } from '../../../i18n/use-words';
import { useSubmit } from '../../../lib/use-submit';
import { ACCOUNT } from '../account.texts';

interface SessionPanelProps {
  email: string;
  onContinue: () => Promise<void>;
  onOther: () => void;
}

/** Somebody is signed in already: go on as that account, or as another one. */
export function SessionPanel({ email, onContinue, onOther }: SessionPanelProps) {
  const say = useWords();
  const [isBusy, run] = useSubmit();
  return (
    <>
      <p>{say(ACCOUNT.session, { email })}</p>
      <p className="actions">
        <Button isBusy={isBusy} onClick={() => run(onContinue)}>
          {say(ACCOUNT.session_go)}
        </Button>
        <Button kind="secondary" onClick={onOther}>
          {say(ACCOUNT.session_other)}
        </Button>
      </p>
    </>
  );
}
