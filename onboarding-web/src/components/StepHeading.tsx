import { useEffect, useRef } from 'react';
import { useConfig } from '../lib/config-context';

let isFirstScreen = true;

/** The heading of a screen: it names the page, and takes the focus when the screen follows another one. */
export function StepHeading({ children }: { children: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { brand } = useConfig();
  useEffect(() => {
    document.title = `${children} · ${brand.name}`;
  }, [children, brand.name]);
  useEffect(() => {
    if (!isFirstScreen) {
      window.scrollTo(0, 0);
      heading.current?.focus();
    }
    isFirstScreen = false;
  }, []);
  return (
    <h1 ref={heading} tabIndex={-1}>
      {children}
    </h1>
  );
}
