import { useI18n } from '../../../i18n/I18nProvider';
import { NEW_SINCE } from '../new-since.texts';
import type { QuestionnaireState } from '../use-questionnaire';

const SHOWN = 5;

interface NewSinceBegunProps {
  state: QuestionnaireState;
  ids: readonly string[];
  open: (questionId: string) => void;
}

/** Links to the questions that an update has added or changed since the supplier began. */
export function NewSinceBegun({ state, ids, open }: NewSinceBegunProps) {
  const { t } = useI18n();
  const asked = state.items.filter(({ id }) => ids.includes(id));
  if (asked.length === 0) return null;
  return (
    <section className="note">
      <p>
        <strong>{t(NEW_SINCE.title, { count: asked.length })}</strong> {t(NEW_SINCE.kept)}
      </p>
      <ul>
        {asked.slice(0, SHOWN).map((question) => (
          <li key={question.id}>
            <button type="button" className="link" onClick={() => open(question.id)}>
              {state.nameOf(question)}
            </button>
          </li>
        ))}
        {asked.length > SHOWN && <li>{t(NEW_SINCE.more, { count: asked.length - SHOWN })}</li>}
      </ul>
    </section>
  );
}
