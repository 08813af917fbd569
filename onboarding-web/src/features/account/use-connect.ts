import type { OnboardingSupplierResponse } from '@homologa/domain/onboarding/onboarding.contract';
import { isApiError } from '@homologa/web/http/api-error';
import { useRef, useState } from 'react';
import { useI18n } from '../../i18n/I18nProvider';
import { failureText } from '../../lib/error-text';
import type { OnboardingKey } from '../../lib/link-tokens';
import { currentSession, keepSession } from '../../lib/session-store';
import { logOut } from '../../onboarding/log-out';
import { getSupplier } from '../../onboarding/onboarding.api';
import { type Beginner, connectAccount, postBegin } from './api/account.api';
import { hintsWhereNotInvited, notInvitedText } from './invited-email';
import { forgetRegistration } from './kept-registration';

export type ConnectState =
  | { phase: 'choosing'; problem: string | null; isOther?: boolean }
  | { phase: 'signed_in'; problem: string | null; isOther?: false }
  | { phase: 'code' }
  /** An account with this e-mail address exists, so the user must log in to it with a code or a password. */
  | { phase: 'proving'; email: string }
  /** `isNew`: false if an earlier attempt, whose answer was lost, had connected the account. */
  | { phase: 'connected'; supplier: OnboardingSupplierResponse; isNew: boolean };

/** True if the supplier already has an account, for example because the response to an earlier attempt was lost. */
const wasConnected = async (key: OnboardingKey, error: unknown): Promise<boolean> =>
  isApiError(error, 'unauthenticated') &&
  getSupplier(key).then(
    ({ account }) => account !== null,
    () => false,
  );

/** Connects the session's account to the supplier and maps the outcome to a state. */
export function useConnect(key: OnboardingKey) {
  const { t, locale } = useI18n();
  const [state, setState] = useState<ConnectState>(() => ({
    phase: currentSession() ? 'signed_in' : 'choosing',
    problem: null,
  }));

  const shownCountry = useRef('');
  const isNew = useRef(true);

  /** `country` is the country of the displayed privacy notice; defaults to the country of the previous attempt. */
  async function connect(country = shownCountry.current): Promise<void> {
    shownCountry.current = country;
    const session = currentSession();
    if (!session) {
      setState({ phase: 'choosing', problem: null });
      return;
    }
    try {
      const supplier = await connectAccount(key, session.accountId, { language: locale, country });
      forgetRegistration(key.workflowId);
      setState({ phase: 'connected', supplier, isNew: isNew.current });
    } catch (error) {
      if (isApiError(error, 'email_not_confirmed')) {
        setState({ phase: 'code' });
        return;
      }
      if (isApiError(error, 'account_needs_code')) {
        setState({ phase: 'proving', email: session.email });
        return;
      }
      const isOther = isApiError(error, 'started_by_another_account');
      if (isOther) logOut();
      // If another account owns the onboarding, also tells the user whether the client invited their e-mail address at
      // all.
      const hints = isOther ? await hintsWhereNotInvited(key, session.email) : null;
      const problem = hints ? notInvitedText(hints, locale, t) : await failureText(error, locale, t);
      setState(currentSession() ? { phase: 'signed_in', problem } : { phase: 'choosing', problem, isOther });
    }
  }

  /**
   * Creates an account with the invited e-mail address and connects it to the supplier. Rethrows errors that the form
   * shows, but not errors that require a login.
   */
  async function begin(person: Beginner, email: string, country: string): Promise<void> {
    shownCountry.current = country;
    try {
      const { token, account, supplier } = await postBegin(key, person, { language: locale, country });
      keepSession({ token, accountId: account.id, email: account.email, name: account.name, phone: account.phone });
      forgetRegistration(key.workflowId);
      setState({ phase: 'connected', supplier, isNew: true });
    } catch (error) {
      const isConnected = await wasConnected(key, error);
      if (!isConnected && !isApiError(error, 'account_needs_code')) throw error;
      isNew.current = !isConnected;
      setState({ phase: 'proving', email });
    }
  }

  const chooseAnother = () => {
    logOut();
    setState({ phase: 'choosing', problem: null });
  };
  const forgetProblem = () => setState((before) => ('problem' in before ? { ...before, problem: null } : before));
  return { state, begin, connect, chooseAnother, forgetProblem };
}
