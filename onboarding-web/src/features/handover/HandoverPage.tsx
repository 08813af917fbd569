import type { HandoverAsker } from '@homologa/domain/onboarding/handover-rules';
import { use, useCallback, useState } from 'react';
import { useSearchParams } from 'wouter';
import { Button } from '../../components/Button';
import { StepHeading } from '../../components/StepHeading';
import { useI18n } from '../../i18n/I18nProvider';
import type { OnboardingKey } from '../../lib/link-tokens';
import { OnboardingScope } from '../../onboarding/onboarding-context';
import { isOwnView } from '../../onboarding/supplier-view';
import { ConfirmHandover } from './ConfirmHandover';
import { type Asked, HandoverForm } from './HandoverForm';
import { HANDOVER } from './handover.texts';
import { keepHandedOver, type Told } from './told';

interface HandoverPageProps {
  /** Who asks, or the id of a request to confirm. */
  what: string;
  place: OnboardingKey;
  clientName: string;
  /** Enters again: the steps are closed to the former person now. */
  onHandedOver: () => void;
}

const askerOf = (what: string): HandoverAsker | null => (what === 'invited' || what === 'colleague' ? what : null);

/** E-mail of the account whose session shows this page; null for the holder of a link alone. */
function useOwnEmail(): string | null {
  const supplier = use(OnboardingScope)?.supplier;
  return supplier && isOwnView(supplier) ? supplier.account.email : null;
}

/** Names a colleague who takes over, asks for the own link, or confirms either by the link of the mail. */
export function HandoverPage({ what, place, clientName, onHandedOver }: HandoverPageProps) {
  const [, setQuery] = useSearchParams();
  const [asked, setAsked] = useState<Asked | null>(null);
  const ownEmail = useOwnEmail();
  const asker = askerOf(what);
  const leave = useCallback(
    (replace = false) =>
      setQuery(
        (before) => {
          const after = new URLSearchParams(before);
          after.delete('handover');
          return after;
        },
        { replace },
      ),
    [setQuery],
  );
  const goBack = () => leave();
  const finish = (told: Told) => {
    keepHandedOver(place, told);
    leave(true);
    onHandedOver();
  };
  const shared = { place, clientName, onHandedOver: finish };
  return (
    <section className="card narrow">
      {clientName && <p className="eyebrow">{clientName}</p>}
      {asker === null ? (
        <ConfirmHandover {...shared} id={what} onKeep={goBack} />
      ) : asked ? (
        <Waiting asked={asked} asker={asker} client={clientName} ownEmail={ownEmail} onBack={goBack} />
      ) : (
        <HandoverForm {...shared} asker={asker} ownEmail={ownEmail} onAsked={setAsked} onBack={goBack} />
      )}
    </section>
  );
}

interface WaitingProps {
  asked: Asked;
  asker: HandoverAsker;
  client: string;
  ownEmail: string | null;
  onBack: () => void;
}

/** Tells who has to confirm by mail; until then the onboarding goes on as before. */
function Waiting({ asked: { name, email, emails }, asker, client, ownEmail, onBack }: WaitingProps) {
  const { t } = useI18n();
  const own = asker === 'invited' ? ownEmail : null;
  const persons = own ?? (emails.length > 0 ? emails.join(', ') : t(HANDOVER.present_person));
  return (
    <>
      <StepHeading key="asked">{t(HANDOVER.asked_title)}</StepHeading>
      <p>{t(HANDOVER[`asked_${asker}`], { emails: persons, name, email, client })}</p>
      <p className="actions">
        <Button kind="secondary" onClick={onBack}>
          {t(HANDOVER.back)}
        </Button>
      </p>
    </>
  );
}
