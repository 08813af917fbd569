import type { Words } from '@homologa/domain/language/locales';
import { useI18n } from '../../../i18n/I18nProvider';

const LABEL: Words = {
  en: 'Send me news about the service by email (optional)',
  es: 'Envíenme novedades del servicio por correo (opcional)',
  'pt-BR': 'Enviem-me novidades do serviço por e-mail (opcional)',
};

/** The one thing that is optional, and so the one that is asked for: never ticked beforehand. */
export function NewsConsent({ isGiven, onChange }: { isGiven: boolean; onChange: (isGiven: boolean) => void }) {
  const { locale } = useI18n();
  return (
    <label className="choice">
      <input type="checkbox" checked={isGiven} onChange={(event) => onChange(event.target.checked)} />
      <span>{LABEL[locale]}</span>
    </label>
  );
}
