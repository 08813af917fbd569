import type { ReactNode } from 'react';
import { StepHeading } from './StepHeading';

interface NoticeProps {
  title: string;
  kind?: 'plain' | 'good' | 'bad';
  children: ReactNode;
}

const PATHS = {
  good: 'M9 16.5l5 5 9.5-11',
  bad: 'M16 9v9M16 22.5v.5',
  plain: 'M16 15v8M16 9.5v.5',
};

export function Notice({ title, kind = 'plain', children }: NoticeProps) {
  return (
    <section className="card notice">
      <svg viewBox="0 0 32 32" className={`notice-mark notice-${kind}`} aria-hidden="true">
        <circle cx="16" cy="16" r="15" />
        <path d={PATHS[kind]} />
      </svg>
      <StepHeading>{title}</StepHeading>
      {children}
    </section>
  );
}
