import { useI18n } from '../i18n/I18nProvider';
import { useOwnOnboarding } from '../onboarding/onboarding-context';
import { Button } from './Button';
import { REOPENED } from './reopened.texts';

/**
 * Shown to a supplier that has completed its own steps: links to the questions that an edit of the workflow has
 * reopened.
 */
export function ReopenedNotice() {
  const { t } = useI18n();
  const { supplier, clientName, choose } = useOwnOnboarding();
  if (!supplier.questionnaire.reopened) return null;
  return (
    <section className="note reopened">
      <h2>{t(REOPENED.title)}</h2>
      <p>{t(REOPENED.text, { client: clientName })}</p>
      <Button onClick={() => choose('questionnaire')}>{t(REOPENED.go)}</Button>
    </section>
  );
}
