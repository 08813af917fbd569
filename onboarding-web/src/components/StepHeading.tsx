import { useEffect, useRef } from 'react';

let isFirstScreen = true;

/** The heading of a screen: it names the page, and takes the focus when the screen follows another one. */
export function StepHeading({ children }: { children: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = children;
  }, [children]);
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
