import type { AccountHomeResponse } from '@homologa/domain/onboarding/account-home.contract';
import type { PrivacyRequestKind, PrivacyRequestResponse } from '@homologa/domain/privacy/privacy.contract';
import { saveFile } from '@homologa/web/files/save-file';
import { useEffect, useEffectEvent, useState } from 'react';
import { Button } from '../../components/Button';
import { ErrorSummary } from '../../components/ErrorSummary';
import { useI18n } from '../../i18n/I18nProvider';
import { failureText } from '../../lib/error-text';
import { useSubmit } from '../../lib/use-submit';
import { ErasureForm } from './ErasureForm';
import { askForCopy, askForErasure, getCopy, getHome, putNews, withdrawErasure } from './home.api';
import { HOME } from './home.texts';

/** Milliseconds between polls of a pending export of the account's data. Polling ends after five minutes. */
const LOOK_MS = 3000;
const MAX_LOOKS = 100;

interface DataPanelProps {
  home: AccountHomeResponse;
  take: (home: AccountHomeResponse) => void;
}

const newest = (home: AccountHomeResponse, kind: PrivacyRequestKind): PrivacyRequestResponse | null =>
  home.privacy_requests.find((request) => request.kind === kind) ?? null;

export function DataPanel({ home, take }: DataPanelProps) {
  const { t, locale } = useI18n();
  const [isBusy, run] = useSubmit();
  const [problem, setProblem] = useState<string | null>(null);
  const [isSaved, setSaved] = useState(false);
  const [asked, setAsked] = useState<boolean | null>(null);
  const copy = newest(home, 'access');
  const erasure = newest(home, 'erasure');
  const isMaking = copy?.status === 'running';

  const look = useEffectEvent(() => getHome().then(take, () => {}));
  useEffect(() => {
    if (!isMaking) return undefined;
    let looks = 0;
    const timer = setInterval(() => {
      looks += 1;
      if (looks > MAX_LOOKS) clearInterval(timer);
      else void look();
    }, LOOK_MS);
    return () => clearInterval(timer);
  }, [isMaking]);

  const act = (work: () => Promise<AccountHomeResponse | null>) =>
    run(async () => {
      setProblem(null);
      setSaved(false);
      try {
        const next = await work();
        if (next) take(next);
      } catch (error) {
        setProblem(await failureText(error, locale, t));
      }
    });
  const day = (moment: string) => new Date(moment).toLocaleDateString(locale, { dateStyle: 'long' });
  const download = async () => {
    saveFile(await getCopy(), 'my-data.zip');
    return null;
  };
  const changeNews = (given: boolean) => {
    if (isBusy) return;
    setAsked(given);
    act(async () => {
      try {
        const next = await putNews(given);
        setSaved(true);
        return next;
      } finally {
        setAsked(null);
      }
    });
  };
  const wantsNews = asked ?? home.consents.some(({ purpose, given }) => purpose === 'news' && given);

  return (
    <section className="card data-panel">
      <h2>{t(HOME.data_title)}</h2>
      {problem && <ErrorSummary errors={[{ fieldId: null, message: problem }]} />}
      <label className="choice">
        <input type="checkbox" checked={wantsNews} onChange={(event) => changeNews(event.target.checked)} />
        <span>
          {t(HOME.news)}
          <span className="hint">{t(HOME.news_hint)}</span>
        </span>
      </label>
      <p role="status" className="hint">
        {isSaved ? t(HOME.saved) : ''}
      </p>

      <h3>{t(HOME.copy_title)}</h3>
      <p>{t(HOME.copy_text)}</p>
      <p role="status">
        {isMaking && t(HOME.copy_running)}
        {copy?.status === 'failed' && t(HOME.copy_failed)}
        {copy?.available_until && t(HOME.copy_until, { date: day(copy.available_until) })}
      </p>
      <p className="actions">
        {copy?.available_until && (
          <Button isBusy={isBusy} onClick={() => act(download)}>
            {t(HOME.copy_download)}
          </Button>
        )}
        <Button kind="secondary" isBusy={isBusy || isMaking} onClick={() => act(askForCopy)}>
          {t(copy?.available_until ? HOME.copy_again : HOME.copy_ask)}
        </Button>
      </p>

      <h3>{t(HOME.erase_title)}</h3>
      <p>{t(HOME.erase_text)}</p>
      {erasure?.status === 'refused' && (
        <p className="note typed">{t(HOME.erase_refused, { date: day(erasure.created_at), reason: erasure.reason })}</p>
      )}
      {erasure?.status === 'open' || erasure?.status === 'running' || erasure?.status === 'failed' ? (
        <>
          <p role="status">{t(HOME.erase_open, { date: day(erasure.created_at), due: day(erasure.due_at) })}</p>
          {erasure.status === 'open' && (
            <Button kind="secondary" isBusy={isBusy} onClick={() => act(withdrawErasure)}>
              {t(HOME.erase_withdraw)}
            </Button>
          )}
        </>
      ) : (
        <ErasureForm isBusy={isBusy} onAsk={(note) => act(() => askForErasure(note))} />
      )}
    </section>
  );
}
