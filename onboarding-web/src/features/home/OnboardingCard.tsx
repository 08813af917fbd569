import { REPORT_TYPE_WORDS } from '@homologa/domain/catalog/report-type-words';
import type { HomeOnboarding } from '@homologa/domain/onboarding/account-home.contract';
import { moneyText } from '@homologa/domain/payments/money';
import { WORDS } from '@homologa/web/texts/words.texts';
import { useId } from 'react';
import { Link } from 'wouter';
import { APP } from '../../i18n/app.texts';
import { useI18n } from '../../i18n/I18nProvider';
import { RECEIPT } from '../receipt/receipt.texts';
import { AWAITED_WORDS, HOME, PAYMENT_STATE_WORDS } from './home.texts';
import { OwnTimeline } from './OwnTimeline';

export function OnboardingCard({ onboarding }: { onboarding: HomeOnboarding }) {
  const { t, locale } = useI18n();
  const titleId = useId();
  const { payment, awaited, score } = onboarding;
  const title = onboarding.title || REPORT_TYPE_WORDS[onboarding.report_type][locale];
  const day = (moment: string) => new Date(moment).toLocaleDateString(locale, { dateStyle: 'long', timeZone: 'UTC' });
  const localDay = (moment: string) => new Date(moment).toLocaleDateString(locale, { dateStyle: 'long' });
  const action = t(awaited === 'supplier' ? WORDS.continue : HOME.look);
  return (
    <li className="card home-card" aria-labelledby={titleId}>
      <h2 id={titleId}>{title}</h2>
      <p className={`badge badge-${awaited}`}>{t(AWAITED_WORDS[awaited])}</p>
      {awaited === 'supplier' && onboarding.sent_back > 0 && (
        <p className="note">{t(HOME.sent_back, { count: onboarding.sent_back })}</p>
      )}
      <dl className="facts">
        <dt>{t(HOME.client)}</dt>
        <dd>{onboarding.client}</dd>
        <dt>{t(HOME.company)}</dt>
        <dd>{onboarding.company_name}</dd>
        {onboarding.due_date && awaited === 'supplier' && (
          <>
            <dt>{t(HOME.due)}</dt>
            <dd>{day(onboarding.due_date)}</dd>
          </>
        )}
        {onboarding.receipt && (
          <>
            <dt>{t(RECEIPT.number)}</dt>
            <dd>
              {onboarding.receipt.number} · {localDay(onboarding.receipt.received_at)}
            </dd>
          </>
        )}
        {score && (
          <>
            <dt>{t(HOME.score)}</dt>
            <dd>
              {[score.percent !== null && `${score.percent.toLocaleString(locale)} %`, score.outcome?.name]
                .filter(Boolean)
                .join(' · ')}
            </dd>
          </>
        )}
        {onboarding.finished_at && (
          <>
            <dt>{t(HOME.finished)}</dt>
            <dd>{day(onboarding.finished_at)}</dd>
          </>
        )}
        {payment && payment.state !== 'none' && (
          <>
            <dt>{t(HOME.payment)}</dt>
            <dd>
              {payment.price > 0 && <>{moneyText(payment.price, payment, locale)} · </>}
              {t(PAYMENT_STATE_WORDS[payment.state])}
            </dd>
            <dt>{t(HOME.reference)}</dt>
            <dd>{payment.reference}</dd>
          </>
        )}
      </dl>
      <OwnTimeline onboarding={onboarding} />
      {awaited !== 'closed' && (
        <p className="actions">
          <Link
            className={`button button-${awaited === 'supplier' ? 'primary' : 'secondary'}`}
            href={`/${onboarding.workflow_id}/suppliers/${onboarding.supplier_id}`}
            aria-label={t(HOME.of, { action, title })}
          >
            {action}
          </Link>
          {awaited === 'supplier' && (
            <Link
              className="link"
              href={`/${onboarding.workflow_id}/suppliers/${onboarding.supplier_id}?handover=invited`}
              aria-label={t(HOME.of, { action: t(APP.handover_invited), title })}
            >
              {t(APP.handover_invited)}
            </Link>
          )}
        </p>
      )}
    </li>
  );
}
