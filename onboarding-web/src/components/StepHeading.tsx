import { useEffect, useRef } from 'react';
import { useConfig } from '../lib/config-context';

let isFirstScreen = true;

interface StepHeadingProps {
  children: string;
  /** The heading in lines of its own; absent: the browser breaks the text. */
  lines?: readonly string[];
}

export function StepHeading({ children, lines }: StepHeadingProps) {
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
      {lines
        ? lines.map((line) => (
            <span key={line} className="line">
              {line}{' '}
            </span>
          ))
        : children}
    </h1>
  );
}
