import { StepHeading } from '../../../components/StepHeading';
import { useI18n } from '../../../i18n/I18nProvider';
import { useOwnOnboarding } from '../../../onboarding/onboarding-context';

/** What is to be paid, and under which reference. */
export function PaymentStep() {
  const { t, locale } = useI18n();
  const { payment } = useOwnOnboarding().supplier;
  return (
    <section className="card narrow">
      <StepHeading>{t('payment.title')}</StepHeading>
      <p>{t('payment.lead')}</p>
      {payment && (
        <dl className="facts">
          <dt>{t('payment.price')}</dt>
          <dd>{payment.price.toLocaleString(locale, { style: 'currency', currency: payment.currency })}</dd>
          <dt>{t('payment.reference')}</dt>
          <dd>{payment.reference}</dd>
        </dl>
      )}
      <p>{t('payment.help')}</p>
      <p>
        <a className="button button-primary" href="/contact">
          {t('intro.help_link')}
        </a>
      </p>
    </section>
  );
}
