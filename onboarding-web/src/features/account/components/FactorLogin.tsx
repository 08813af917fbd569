import type { SessionResponse } from '@homologa/domain/session/session.contract';
import { Button } from '../../../components/Button';
import { useI18n } from '../../../i18n/I18nProvider';
import { focusOn } from '../../../lib/focus-on';
import { postFactor } from '../api/account.api';
import { BEGIN } from '../begin.texts';
import { CodeForm } from './CodeForm';

/** A log-in with a password that waits for the second factor. */
export interface AskedFactor {
  attempt: string;
  /** Ways in which the account can prove its second factor: `app`, `passkey`, `recovery`. */
  ways?: readonly string[];
}

interface FactorLoginProps {
  asked: AskedFactor;
  onProven: (session: SessionResponse) => Promise<void>;
  onBack: () => void;
}

/** Asks a client's user for the second factor. Passkeys work in the console only. */
export function FactorLogin({ asked: { attempt, ways = ['app'] }, onProven, onBack }: FactorLoginProps) {
  const { t } = useI18n();
  const back = (
    <Button kind="quiet" onClick={onBack}>
      {t(BEGIN.factor_back)}
    </Button>
  );
  if (!ways.includes('app') && !ways.includes('recovery')) {
    return (
      <div ref={focusOn} tabIndex={-1}>
        <p>{t(BEGIN.factor_none)}</p>
        <p className="actions">{back}</p>
      </div>
    );
  }
  return (
    <>
      <CodeForm
        lead={t(ways.includes('app') ? BEGIN.factor : BEGIN.factor_recovery)}
        isInPage
        isAnyCode
        onConfirm={async (code) => onProven(await postFactor(attempt, code))}
      />
      <p>{back}</p>
    </>
  );
}
