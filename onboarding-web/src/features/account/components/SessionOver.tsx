import { SUPPLIER_SESSION_KEY } from '@homologa/web/state/supplier-session';
import { WORDS } from '@homologa/web/texts/words.texts';
import { useEffect, useState } from 'react';
import { Button } from '../../../components/Button';
import { Dialog } from '../../../components/Dialog';
import { useI18n } from '../../../i18n/I18nProvider';
import { consolePage } from '../../../lib/console-page';
import { focusOn } from '../../../lib/focus-on';
import { areLastAnswersKept, lastSave } from '../../../lib/last-answers';
import { currentSession, keepSession, leaveEndedPage, type Session } from '../../../lib/session-store';
import { storedSession } from '../../../lib/stored-session';
import { draftCount } from '../../../lib/typing/drafts';
import { waitingCount } from '../../../lib/uploads/waiting-files';
import { getSupplier } from '../../../onboarding/onboarding.api';
import { useOnboarding } from '../../../onboarding/onboarding-context';
import { HELP } from '../../help/help.texts';
import { BEGIN } from '../begin.texts';
import { SESSION_OVER } from '../session-over.texts';
import { BreakableEmail } from './BreakableEmail';
import { LoginForm } from './LoginForm';

/**
 * Login over the open page, which keeps everything that was typed. A login in another tab of this browser ends it, too.
 */
export function SessionOver({ over }: { over: Session }) {
  const { t, locale } = useI18n();
  const [way, setWay] = useState<'code' | 'password' | null>(null);
  const { key } = useOnboarding();
  useEffect(() => takeOverLogin(over), [over]);
  const admit = async () => {
    // The page shows data of the account before: another one starts at the ordinary entry.
    if (currentSession()?.accountId !== over.accountId) window.location.reload();
    // Where a colleague has taken over meanwhile, the answer closes the page.
    else await getSupplier(key).catch(() => {});
  };
  return (
    <Dialog title={t(SESSION_OVER.title)}>
      <Unsaved />
      {way === null ? (
        <>
          <p>{t(SESSION_OVER.lead)}</p>
          <p className="actions">
            <Button onClick={() => setWay('code')}>
              <BreakableEmail text={t(SESSION_OVER.code, { email: over.email })} />
            </Button>
            <Button kind="secondary" onClick={() => setWay('password')}>
              {t(BEGIN.by_password)}
            </Button>
          </p>
        </>
      ) : (
        <div ref={focusOn} tabIndex={-1} className="dialog-part">
          <LoginForm email={over.email} asksCode={way === 'code'} onLoggedIn={admit} />
        </div>
      )}
      <p>
        <Button kind="quiet" onClick={leaveEndedPage}>
          {t(SESSION_OVER.other)}
        </Button>
        <a className="button button-quiet" href={consolePage('/contact', locale)} target="_blank" rel="noreferrer">
          {t(WORDS.contactUs)} <span className="visually-hidden">{t(HELP.new_tab)}</span>
        </a>
      </p>
    </Dialog>
  );
}

/** Says what was saved, and what becomes of everything that was not, as it was at the end of the session. */
function Unsaved() {
  const { t, locale } = useI18n();
  const [{ savedAt, isPending, held, drafts, files }] = useState(() => ({
    ...lastSave(),
    drafts: draftCount(),
    files: waitingCount(),
  }));
  const time = savedAt?.toLocaleTimeString(locale, { hour: '2-digit', minute: '2-digit' });
  const waiting = (['held', 'drafts', 'files'] as const).filter((what) => ({ held, drafts, files })[what] > 0);
  const isAllSaved = waiting.length === 0;
  return (
    <>
      <p>
        {time && t(isAllSaved ? SESSION_OVER.saved_until : SESSION_OVER.last_saved, { time })}{' '}
        {!time && !isPending && isAllSaved && t(SESSION_OVER.saved)}
        {isPending && t(areLastAnswersKept() ? SESSION_OVER.kept : SESSION_OVER.only_here)}
      </p>
      {waiting.map((what) => (
        <p key={what}>{t(SESSION_OVER[what], { count: { held, drafts, files }[what] })}</p>
      ))}
    </>
  );
}

/** Takes over the session of a login in another tab. Returns the function that stops it. */
function takeOverLogin({ accountId, token }: Session): () => void {
  const look = () => {
    const stored = storedSession();
    if (stored?.accountId === accountId && stored.token !== token) keepSession(stored);
  };
  const onStorage = ({ key }: StorageEvent) => {
    if (key === SUPPLIER_SESSION_KEY) look();
  };
  look();
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}
