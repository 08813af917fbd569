import type { HandoverAsker } from '@homologa/domain/onboarding/handover-rules';
import { useCallback, useState } from 'react';
import { useSearchParams } from 'wouter';
import { StepHeading } from '../../components/StepHeading';
import { useI18n } from '../../i18n/I18nProvider';
import type { OnboardingKey } from '../../lib/link-tokens';
import { ConfirmHandover } from './ConfirmHandover';
import { HandoverForm } from './HandoverForm';
import { HANDOVER } from './handover.texts';
import type { Told } from './told';

interface HandoverPageProps {
  /** Who asks, or the id of a request to confirm. */
  what: string;
  place: OnboardingKey;
  clientName: string;
}

const askerOf = (what: string): HandoverAsker | null => (what === 'invited' || what === 'colleague' ? what : null);

/** Names a colleague who takes over, asks for the own link, or confirms either by the link of the mail. */
export function HandoverPage({ what, place, clientName }: HandoverPageProps) {
  const [, setQuery] = useSearchParams();
  const [told, setTold] = useState<Told | null>(null);
  const asker = askerOf(what);
  const leave = useCallback(
    () =>
      setQuery((before) => {
        const after = new URLSearchParams(before);
        after.delete('handover');
        return after;
      }),
    [setQuery],
  );
  return (
    <section className="card narrow">
      {clientName && <p className="eyebrow">{clientName}</p>}
      {told ? (
        <Outcome told={told} asker={asker ?? 'invited'} client={clientName} />
      ) : asker ? (
        <HandoverForm asker={asker} place={place} clientName={clientName} onAsked={setTold} onBack={leave} />
      ) : (
        <ConfirmHandover id={what} place={place} clientName={clientName} onDone={setTold} onKeep={leave} />
      )}
    </section>
  );
}

function Outcome({ told, asker, client }: { told: Told; asker: HandoverAsker; client: string }) {
  const { t } = useI18n();
  const { name, email, asked } = told;
  if (asked === null) {
    return (
      <>
        <StepHeading key="done">{t(HANDOVER.done_title, { name })}</StepHeading>
        <p>{t(HANDOVER.done, { email, client })}</p>
      </>
    );
  }
  const emails = asked.length > 0 ? asked.join(', ') : t(HANDOVER.present_person);
  return (
    <>
      <StepHeading key="asked">{t(HANDOVER.asked_title)}</StepHeading>
      <p>{t(HANDOVER[`asked_${asker}`], { emails, name, email, client })}</p>
    </>
  );
}
