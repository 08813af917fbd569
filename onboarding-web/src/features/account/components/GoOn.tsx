import { useEffect, useEffectEvent } from 'react';
import { Loader } from '../../../components/Loader';

/** Goes on at once, in an effect, because a parent's state may not change while its child renders. */
export function GoOn({ onGo }: { onGo: () => void }) {
  const go = useEffectEvent(onGo);
  useEffect(() => go(), []);
  return <Loader />;
}
