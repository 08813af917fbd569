import { isToldWait } from '@homologa/domain/catalog/supplier-waits';
import type { TimelineResponse } from '@homologa/domain/onboarding/timeline.contract';
import { isToldEvent } from '@homologa/domain/onboarding/timeline-events';
import {
  OWN_TIMELINE_EVENT_WORDS,
  OWN_TIMELINE_SIDE_WORDS,
  OWN_TIMELINE_WAIT_WORDS,
} from '@homologa/domain/onboarding/timeline-words';
import { type ReactNode, useCallback, useState } from 'react';
import { Button } from '../../components/Button';
import { Loader } from '../../components/Loader';
import { APP } from '../../i18n/app.texts';
import { useI18n } from '../../i18n/I18nProvider';
import { useLoaded } from '../../lib/use-loaded';
import { getTimeline } from './home.api';
import { HOME } from './home.texts';

interface OwnTimelineProps {
  onboarding: { workflow_id: string; supplier_id: string };
}

export function OwnTimeline({ onboarding }: OwnTimelineProps) {
  const { t } = useI18n();
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="own-timeline" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t(HOME.timeline)}</summary>
      {isOpen && <Opened onboarding={onboarding} />}
    </details>
  );
}

function Opened({ onboarding: { workflow_id: workflowId, supplier_id: supplierId } }: OwnTimelineProps) {
  const { t } = useI18n();
  const load = useCallback(() => getTimeline(workflowId, supplierId), [workflowId, supplierId]);
  const [loaded, reload] = useLoaded(load);
  if (loaded.state === 'loading') return <Loader />;
  if (loaded.state === 'ready') return <Lines timeline={loaded.value} />;
  return (
    <>
      <p role="alert">{t(HOME.load_failed)}</p>
      <Button kind="secondary" onClick={reload}>
        {t(APP.error_retry)}
      </Button>
    </>
  );
}

function Line({ what, who, when }: { what: string; who: string; when: ReactNode }) {
  return (
    <li>
      <span>{what}</span>
      <span className="hint">
        {who}
        {when && <> · {when}</>}
      </span>
    </li>
  );
}

function Lines({ timeline: { events, awaited, next } }: { timeline: TimelineResponse }) {
  const { t, locale } = useI18n();
  const day = (moment: string, timeZone?: 'UTC') =>
    new Date(moment).toLocaleDateString(locale, { dateStyle: 'long', ...(timeZone ? { timeZone } : {}) });
  const dueBy = (due: string | null) => due && t(HOME.due_by, { date: day(due, 'UTC') });
  const coming = awaited ? [awaited, ...next] : next;
  return (
    <>
      <ol className="happened">
        {events.map(
          ({ event, by, created_at: at }) =>
            isToldEvent(event) && (
              <Line
                key={`${at}-${event}`}
                what={t(OWN_TIMELINE_EVENT_WORDS[event])}
                who={t(OWN_TIMELINE_SIDE_WORDS[by])}
                when={<time dateTime={at}>{day(at)}</time>}
              />
            ),
        )}
      </ol>
      {coming.length > 0 && (
        <>
          <h3>{t(HOME.comes_next)}</h3>
          <ol className="to-come">
            {coming.map(
              ({ wait, side, due }, place) =>
                isToldWait(wait) && (
                  <Line
                    key={wait}
                    what={t(OWN_TIMELINE_WAIT_WORDS[wait])}
                    who={t(OWN_TIMELINE_SIDE_WORDS[side])}
                    when={[
                      place === 0 && awaited?.since ? t(HOME.awaited_since, { date: day(awaited.since) }) : null,
                      dueBy(due),
                    ]
                      .filter(Boolean)
                      .join(' · ')}
                  />
                ),
            )}
          </ol>
        </>
      )}
    </>
  );
}
