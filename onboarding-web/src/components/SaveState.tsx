import type { QueueState } from '@homologa/web/saving/save-queue';
import { useEffect, useEffectEvent } from 'react';
import { useI18n } from '../i18n/I18nProvider';
import { failureText } from '../lib/error-text';
import { useTold } from '../lib/use-told';
import { SAVE } from './save.texts';

export function SaveState({ state: { phase, savedAt, why, isOnlyHere, elsewhere } }: { state: QueueState }) {
  const { t, locale } = useI18n();
  const reason = useReason(phase === 'ended' ? why : null);
  const time = savedAt?.toLocaleTimeString(locale, { hour: '2-digit', minute: '2-digit' });
  const isSilent = phase === 'idle' || (phase === 'saved' && !time) || (phase === 'ended' && reason === null);
  const other = typeof elsewhere === 'string' && elsewhere.trim() !== '' ? elsewhere : null;
  const replaced =
    elsewhere === undefined ? '' : t(other ? SAVE.elsewhere : SAVE.elsewhere_changed, { other: other ?? '' });
  return (
    <p className={`save-state save-${phase}`} role="status">
      {isSilent
        ? ''
        : t(isOnlyHere && (phase === 'offline' || phase === 'stopped') ? SAVE[`${phase}_only_here`] : SAVE[phase], {
            time: time ?? '',
            reason: reason ?? '',
          })}
      {replaced && <strong className="save-elsewhere">{replaced}</strong>}
    </p>
  );
}

function useReason(why: unknown): string | null {
  const { problem, tell, clear } = useTold();
  const show = useEffectEvent((failure: unknown) => {
    if (failure === null) clear();
    else void tell((...reader) => failureText(failure, ...reader));
  });
  useEffect(() => show(why), [why]);
  return problem;
}
