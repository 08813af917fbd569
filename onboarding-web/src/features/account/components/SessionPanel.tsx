import { Button } from '../../../components/Button';
import { useI18n } from '../../../i18n/I18nProvider';
import { useSubmit } from '../../../lib/use-submit';
import { ACCOUNT } from '../account.texts';

interface SessionPanelProps {
  email: string;
  onContinue: () => Promise<void>;
  onOther: () => void;
}

export function SessionPanel({ email, onContinue, onOther }: SessionPanelProps) {
  const { t } = useI18n();
  const [isBusy, run] = useSubmit();
  return (
    <>
      <p>{t(ACCOUNT.session, { email })}</p>
      <p className="actions">
        <Button isBusy={isBusy} onClick={() => run(onContinue)}>
          {t(ACCOUNT.session_go)}
        </Button>
        <Button kind="secondary" onClick={onOther}>
          {t(ACCOUNT.session_other)}
        </Button>
      </p>
    </>
  );
}
