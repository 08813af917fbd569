import { REPORT_TYPE_WORDS } from '@homologa/domain/catalog/report-type-words';
import type { HomeOnboarding } from '@homologa/domain/onboarding/account-home.contract';
import { moneyText } from '@homologa/domain/payments/money';
import { useId } from 'react';
import { Link } from 'wouter';
import { useI18n } from '../../i18n/I18nProvider';
import { useWords } from '../../i18n/use-words';
import { AWAITED_WORDS, HOME, PAYMENT_STATE_WORDS } from './home.texts';

/** One onboarding of the account: for whom, how far, who is awaited, what is to be paid. */
export function OnboardingCard({ onboarding }: { onboarding: HomeOnboarding }) {
  const { locale } = useI18n();
  const say = useWords();
  const titleId = useId();
  const { payment, awaited } = onboarding;
  const title = onboarding.title || REPORT_TYPE_WORDS[onboarding.report_type][locale];
  const day = (moment: string) => new Date(moment).toLocaleDateString(locale, { dateStyle: 'long', timeZone: 'UTC' });
  const action = say(awaited === 'supplier' ? HOME.go_on : HOME.look);
  return (
    <li className="card home-card" aria-labelledby={titleId}>
      <h2 id={titleId}>{title}</h2>
      <p className={`badge badge-${awaited}`}>{say(AWAITED_WORDS[awaited])}</p>
      <dl className="facts">
        <dt>{say(HOME.client)}</dt>
        <dd>{onboarding.client}</dd>
        <dt>{say(HOME.company)}</dt>
        <dd>{onboarding.company_name}</dd>
        {onboarding.due_date && awaited === 'supplier' && (
          <>
            <dt>{say(HOME.due)}</dt>
            <dd>{day(onboarding.due_date)}</dd>
          </>
        )}
        {onboarding.finished_at && (
          <>
            <dt>{say(HOME.finished)}</dt>
            <dd>{day(onboarding.finished_at)}</dd>
          </>
        )}
        {payment && payment.state !== 'none' && (
          <>
            <dt>{say(HOME.payment)}</dt>
            <dd>
              {payment.price > 0 && <>{moneyText(payment.price, payment, locale)} · </>}
              {say(PAYMENT_STATE_WORDS[payment.state])}
            </dd>
            <dt>{say(HOME.reference)}</dt>
            <dd>{payment.reference}</dd>
          </>
        )}
      </dl>
      {awaited !== 'closed' && (
        <p className="actions">
          <Link
            className={`button button-${awaited === 'supplier' ? 'primary' : 'secondary'}`}
            href={`/${onboarding.workflow_id}/suppliers/${onboarding.supplier_id}`}
            aria-label={say(HOME.of, { action, title })}
          >
            {action}
          </Link>
        </p>
      )}
    </li>
  );
}
