import { useEffect, useState } from 'react';

/** Pixels below the bottom edge of the sticky strip: a section counts as reached if its top is above this line. */
const REACHED = 64;

function sectionInView(ids: readonly string[], chosen: string | null): string | null {
  const line = (document.querySelector('[data-strip]')?.getBoundingClientRect().bottom ?? 0) + REACHED;
  const tops = ids.flatMap((id) => {
    const element = document.getElementById(id);
    return element ? [{ id, top: element.getBoundingClientRect().top }] : [];
  });
  // Prefer the section that the user chose, even if its top is below the line at which a section counts as reached: a
  // section beside another section or near the end of the page cannot be scrolled up to that line.
  const own = tops.find(({ id }) => id === chosen);
  if (own && own.top > -REACHED && own.top < window.innerHeight) return own.id;
  const reached = tops.filter(({ top }) => top <= line);
  return reached.reduce((last, one) => (one.top > last.top ? one : last), reached[0] ?? tops[0] ?? { id: null, top: 0 })
    .id;
}

/**
 * Returns the current section: the section that the user chose, as long as its beginning is visible, otherwise the
 * section at the top of the view.
 */
export function useCurrentSection(ids: readonly string[]) {
  const [chosen, choose] = useState<string | null>(null);
  const [current, setCurrent] = useState<string | null>(ids[0] ?? null);
  const key = ids.join(' ');
  useEffect(() => {
    let frame = 0;
    const look = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => setCurrent(sectionInView(key.split(' '), chosen)));
    };
    look();
    window.addEventListener('scroll', look, { passive: true });
    window.addEventListener('resize', look);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', look);
      window.removeEventListener('resize', look);
    };
  }, [key, chosen]);
  return { current, choose };
}
