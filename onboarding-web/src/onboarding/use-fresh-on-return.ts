import { useEffect, useEffectEvent } from 'react';
import { getSupplier } from './onboarding.api';
import { useOwnOnboarding } from './onboarding-context';

/**
 * Asks the server anew when the tab is shown again: it may have been answered in another one, or on another device.
 * `isQuiet`: nothing of this tab is on its way, which would be newer.
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
