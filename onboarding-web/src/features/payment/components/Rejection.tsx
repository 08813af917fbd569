import type { Words } from '@homologa/domain/language/locales';
import { useI18n } from '../../../i18n/I18nProvider';
import { INSTRUCTIONS } from '../instructions.texts';

/** Why the last proof was not accepted, and what is to be done: `next`. */
export function Rejection({ reason, next }: { reason: string; next: Words }) {
  const { t } = useI18n();
  return (
    <div className="error-summary">
      <p>
        <strong>{t(INSTRUCTIONS.rejected)}</strong>
      </p>
      <p className="rejection">{t(INSTRUCTIONS.rejected_why, { reason })}</p>
      <p>{t(next)}</p>
    </div>
  );
}
