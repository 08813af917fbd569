import { type RefObject, useEffect, useRef, useState } from 'react';

export function useSeen<Target extends Element>(): [RefObject<Target | null>, boolean] {
  const target = useRef<Target>(null);
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    const element = target.current;
    if (!element || isSeen) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
      },
      { rootMargin: '200px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [isSeen]);
  return [target, isSeen];
}
