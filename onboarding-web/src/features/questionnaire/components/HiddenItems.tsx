import { conditionSentence } from '@homologa/domain/questionnaires/condition-words';
import { useI18n } from '../../../i18n/I18nProvider';
import { QUESTIONNAIRE } from '../questionnaire.texts';
import type { Question } from '../questions';

interface HiddenItemsProps {
  all: readonly Question[];
  shown: readonly Question[];
}

/** Lists what the preview hides at the moment, with the conditions under which suppliers see it. */
export function HiddenItems({ all, shown }: HiddenItemsProps) {
  const { t, locale } = useI18n();
  const ids = new Set(shown.map(({ id }) => id));
  const hidden = all.filter(({ id }) => !ids.has(id));
  if (hidden.length === 0) return null;
  return (
    <section className="card">
      <h2>{t(QUESTIONNAIRE.hidden)}</h2>
      <ul>
        {hidden.map(({ id, title, showIf }) => (
          <li key={id}>
            {title} {showIf && <span className="muted">{conditionSentence(showIf, all, locale)}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}
