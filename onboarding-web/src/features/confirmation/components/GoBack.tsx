import { GO_BACK_WORDS } from '@homologa/domain/onboarding/onboarding-words';
import type { GoBackTarget } from '@homologa/domain/onboarding/step-selection';
import { useState } from 'react';
import { Button } from '../../../components/Button';
import { useI18n } from '../../../i18n/I18nProvider';
import { useOwnOnboarding } from '../../../onboarding/onboarding-context';
import { CONFIRMATION } from '../confirmation.texts';

export function GoBack() {
  const { t, locale } = useI18n();
  const { supplier, choose } = useOwnOnboarding();
  const [chosen, setChosen] = useState<GoBackTarget | null>(supplier.go_back[0] ?? null);
  if (chosen === null) return null;
  return (
    <form
      className="go-back"
      onSubmit={(event) => {
        event.preventDefault();
        choose(chosen);
      }}
    >
      <fieldset>
        <legend>
          <h2>{t(CONFIRMATION.back_title)}</h2>
        </legend>
        <p className="hint">{t(CONFIRMATION.back_text)}</p>
        {supplier.go_back.map((target) => (
          <label key={target} className="choice">
            <input type="radio" name="go-back" checked={target === chosen} onChange={() => setChosen(target)} />
            <span>{GO_BACK_WORDS[target][locale]}</span>
          </label>
        ))}
      </fieldset>
      <Button type="submit" kind="secondary">
        {t(CONFIRMATION.back_go)}
      </Button>
    </form>
  );
}
