import { useI18n } from '../../../i18n/I18nProvider';
import { areLastAnswersKept } from '../../../lib/last-answers';
import { useHasEnded } from '../../../lib/session-store';
import { ACCOUNT } from '../account.texts';

export function SessionEnded() {
  const { t } = useI18n();
  const hasEnded = useHasEnded();
  const text = areLastAnswersKept() ? ACCOUNT.session_ended : ACCOUNT.session_ended_only_here;
  return <div role="status">{hasEnded && <p className="note">{t(text)}</p>}</div>;
}
