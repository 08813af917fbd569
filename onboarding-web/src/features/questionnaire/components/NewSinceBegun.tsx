import { isEmptyAnswer } from '@homologa/domain/onboarding/answer-rules';
import { useI18n } from '../../../i18n/I18nProvider';
import { NEW_SINCE } from '../new-since.texts';
import type { QuestionnaireState } from '../use-questionnaire';

const SHOWN = 5;

/** Names the questions that an update has added or changed since the supplier began, until they are answered. */
export function NewSinceBegun({ state, ids }: { state: QuestionnaireState; ids: readonly string[] }) {
  const { t } = useI18n();
  const open = state.items.filter(({ id }) => ids.includes(id) && isEmptyAnswer(state.answers.get(id)));
  if (open.length === 0) return null;
  return (
    <section className="note">
      <p>
        <strong>{t(NEW_SINCE.title, { count: open.length })}</strong> {t(NEW_SINCE.kept)}
      </p>
      <ul>
        {open.slice(0, SHOWN).map((question) => (
          <li key={question.id}>{state.nameOf(question)}</li>
        ))}
        {open.length > SHOWN && <li>{t(NEW_SINCE.more, { count: open.length - SHOWN })}</li>}
      </ul>
    </section>
  );
}
