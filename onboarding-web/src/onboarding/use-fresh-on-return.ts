import { useEffect, useEffectEvent } from 'react';
import { getSupplier } from './onboarding.api';
import { useOwnOnboarding } from './onboarding-context';

/**
 * Reloads the supplier when the tab becomes visible, because another tab or device may have changed it. `isQuiet` is
 * false while this tab has unsaved, newer changes.
 */
export function useFreshOnReturn(isQuiet: () => boolean): void {
  const { key, supplier, take } = useOwnOnboarding();
  const look = useEffectEvent(async () => {
    if (document.visibilityState !== 'visible' || !isQuiet()) return;
    const fresh = await getSupplier(key).catch(() => null);
    if (fresh && isQuiet()) take((now) => (now === supplier ? fresh : now));
  });
  useEffect(() => {
    const onChange = () => void look();
    document.addEventListener('visibilitychange', onChange);
    return () => document.removeEventListener('visibilitychange', onChange);
  }, []);
}
