import { useEffect, useRef } from 'react';
import { useTitle } from '../lib/use-title';

let isFirstScreen = true;

interface StepHeadingProps {
  children: string;
  hasErrors?: boolean;
}

/** The heading of a screen: it names the page, and takes the focus when the screen follows another one. */
export function StepHeading({ children, hasErrors = false }: StepHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useTitle(children, hasErrors);
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
