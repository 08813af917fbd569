import { useI18n } from '../../../i18n/I18nProvider';
import { OwnEmail } from './OwnEmail';
import { OwnPassword } from './OwnPassword';
import { OwnPerson } from './OwnPerson';
import { OWN } from './own.texts';
import type { OwnProps } from './own-props';

/** What the privacy notice promises: the person's name, phone, language, e-mail and password are corrected here. */
export function OwnPanel(own: OwnProps) {
  const { t } = useI18n();
  return (
    <section className="card data-panel">
      <h2>{t(OWN.title)}</h2>
      <p className="hint">{t(OWN.lead)}</p>
      <OwnPerson {...own} />
      <OwnEmail {...own} />
      <OwnPassword {...own} />
    </section>
  );
}
