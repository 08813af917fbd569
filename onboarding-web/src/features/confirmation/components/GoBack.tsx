import { GO_BACK_WORDS } from '@homologa/domain/onboarding/onboarding-words';
import { useId } from 'react';
import { useI18n } from '../../../i18n/I18nProvider';
import { useOwnOnboarding } from '../../../onboarding/onboarding-context';
import { CONFIRMATION } from '../confirmation.texts';

/** Links to the completed onboarding steps whose entries the supplier can still change. */
export function GoBack() {
  const { t, locale } = useI18n();
  const { supplier, choose } = useOwnOnboarding();
  const nameId = useId();
  if (supplier.go_back.length === 0) return null;
  return (
    <section className="change-list">
      <h2>{t(CONFIRMATION.back_title)}</h2>
      <p className="hint">{t(CONFIRMATION.back_text)}</p>
      <ul>
        {supplier.go_back.map((target) => (
          <li key={target}>
            <span id={`${nameId}${target}`} className="change-name">
              {GO_BACK_WORDS[target][locale]}
            </span>
            <a
              href={`?step=${target}`}
              aria-describedby={`${nameId}${target}`}
              onClick={(event) => {
                if (event.ctrlKey || event.metaKey || event.shiftKey) return;
                event.preventDefault();
                choose(target);
              }}
            >
              {t(CONFIRMATION.back_go)}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
