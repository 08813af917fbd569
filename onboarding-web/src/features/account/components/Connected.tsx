import { ACCOUNT_CONNECTED_DELAY } from '@homologa/domain/onboarding/limits';
import { useEffect, useEffectEvent } from 'react';
import { Button } from '../../../components/Button';
import { Notice } from '../../../components/Notice';
import { useWords } from '../../../i18n/use-words';
import { ACCOUNT } from '../account.texts';

/** The account is connected: the next step comes by itself after 3 seconds, or at once. */
export function Connected({ onGo }: { onGo: () => void }) {
  const say = useWords();
  const go = useEffectEvent(onGo);
  useEffect(() => {
    const timer = setTimeout(() => go(), ACCOUNT_CONNECTED_DELAY);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Notice title={say(ACCOUNT.connected_title)} kind="good">
      <p role="status">{say(ACCOUNT.connected_text)}</p>
      <p>
        <Button onClick={onGo}>{say(ACCOUNT.connected_go)}</Button>
      </p>
    </Notice>
  );
}
