import type { SessionResponse } from '@homologa/domain/session/session.contract';
import { Button } from '@mui/material';
import type { AskedFactor } from '../../http/api-error';
import { useText } from '../../i18n/use-text';
import { authApi } from '../auth.api';
import { FactorForm } from './FactorForm';
import { FACTOR } from './factor.texts';

interface LoginFactorProps {
  asked: AskedFactor;
  onDone: (answer: SessionResponse) => void;
  onBack: () => void;
}

/** The second half of a log-in, after the password. */
export default function LoginFactor({ asked, onDone, onBack }: LoginFactorProps) {
  const t = useText();
  return (
    <FactorForm
      ways={asked.ways}
      askPasskey={() => authApi.askLoginPasskey(asked.attempt)}
      send={async (proof) => onDone(await authApi.confirmLogin({ ...proof, attempt: asked.attempt }))}
      extraAction={<Button onClick={onBack}>{t(FACTOR.back)}</Button>}
    />
  );
}
