import { useI18n } from '../i18n/I18nProvider';
import type { QueueState } from '../lib/save-queue';

/** What happened to what was typed, told to screen readers too. */
export function SaveState({ state }: { state: QueueState }) {
  const { t, locale } = useI18n();
  const time = state.savedAt?.toLocaleTimeString(locale, { hour: '2-digit', minute: '2-digit' });
  const text = {
    idle: '',
    saving: t('save.saving'),
    saved: time ? t('save.saved', { time }) : '',
    offline: t('save.offline'),
    refused: t('save.refused'),
    stopped: t('save.stopped'),
  }[state.phase];
  return (
    <p className={`save-state save-${state.phase}`} role="status">
      {text}
    </p>
  );
}
