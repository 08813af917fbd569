import { ACCOUNT_CONNECTED_DELAY } from '@homologa/domain/onboarding/limits';
import { useEffect, useEffectEvent } from 'react';
import { Button } from '../../../components/Button';
import { Notice } from '../../../components/Notice';
import { useI18n } from '../../../i18n/I18nProvider';
import { ACCOUNT } from '../account.texts';

export function Connected({ onGo }: { onGo: () => void }) {
  const { t } = useI18n();
  const go = useEffectEvent(onGo);
  useEffect(() => {
    const timer = setTimeout(() => go(), ACCOUNT_CONNECTED_DELAY);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Notice title={t(ACCOUNT.connected_title)} kind="good">
      <p role="status">{t(ACCOUNT.connected_text)}</p>
      <p>
        <Button onClick={onGo}>{t(ACCOUNT.connected_go)}</Button>
      </p>
    </Notice>
  );
}
