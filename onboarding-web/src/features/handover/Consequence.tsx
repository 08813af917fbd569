import type { ReactNode } from 'react';
import { StepHeading } from '../../components/StepHeading';
import { useI18n } from '../../i18n/I18nProvider';
import { HANDOVER } from './handover.texts';

interface ConsequenceProps {
  colleague: { name: string; email: string; note: string };
  clientName: string;
  /** Shown between the heading and the text. */
  children?: ReactNode;
}

/** Says who takes over, at which e-mail, and that the own access ends, before the person agrees. */
export function Consequence({ colleague: { name, email, note }, clientName, children }: ConsequenceProps) {
  const { t } = useI18n();
  return (
    <>
      <StepHeading>{t(HANDOVER.confirm_title, { name })}</StepHeading>
      {children}
      <p>{t(HANDOVER.confirm_text, { name, email, client: clientName })}</p>
      {note && (
        <dl className="facts">
          <dt>{t(HANDOVER.note)}</dt>
          <dd className="typed">{note}</dd>
        </dl>
      )}
    </>
  );
}
