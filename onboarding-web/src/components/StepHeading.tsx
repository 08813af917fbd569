import { useEffect, useRef } from 'react';
import { useConfig } from '../lib/config-context';

let isFirstScreen = true;

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
