import type { HandoverAsker } from '@homologa/domain/onboarding/handover-rules';
import { useSearchParams } from 'wouter';
import { APP } from '../../i18n/app.texts';
import { useI18n } from '../../i18n/I18nProvider';

/** Leads to the page on which a colleague is named, or asks for the own link; the browser's back button returns. */
export function HandoverLink({ asker }: { asker: HandoverAsker }) {
  const { t } = useI18n();
  const [, setQuery] = useSearchParams();
  const open = () =>
    setQuery((before) => {
      const after = new URLSearchParams(before);
      after.set('handover', asker);
      return after;
    });
  return (
    <button type="button" className="link" onClick={open}>
      {t(APP[`handover_${asker}`])}
    </button>
  );
}
