import { type RefObject, useEffect, useState } from 'react';

export function useScrollEdges(box: RefObject<HTMLElement | null>): { hasLeft: boolean; hasRight: boolean } {
  const [edges, setEdges] = useState({ hasLeft: false, hasRight: false });
  useEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const look = () => {
      const hasLeft = element.scrollLeft > 1;
      const hasRight = element.scrollLeft + element.clientWidth < element.scrollWidth - 1;
      setEdges((now) => (now.hasLeft === hasLeft && now.hasRight === hasRight ? now : { hasLeft, hasRight }));
    };
    look();
    const sizes = new ResizeObserver(look);
    sizes.observe(element);
    if (element.firstElementChild) sizes.observe(element.firstElementChild);
    element.addEventListener('scroll', look, { passive: true });
    return () => {
      sizes.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, [box]);
  return edges;
}
