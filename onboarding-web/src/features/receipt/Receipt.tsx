import { stepsOf } from '@homologa/domain/onboarding/step-selection';
import type { Text } from '@homologa/web/texts/text';
import { Button } from '../../components/Button';
import { useI18n } from '../../i18n/I18nProvider';
import { useOwnOnboarding } from '../../onboarding/onboarding-context';
import { stepContextOf } from '../../onboarding/supplier-view';
import { BreakableEmail } from '../account/components/BreakableEmail';
import { RECEIPT } from './receipt.texts';
import './receipt.css';

type Own = ReturnType<typeof useOwnOnboarding>;

/** Lists the parts that the supplier has submitted as texts; files keep the names that the supplier gave them. */
function partsOf({ workflow, supplier }: Pick<Own, 'workflow' | 'supplier'>, t: Text): string[] {
  const steps = stepsOf(stepContextOf(workflow, supplier));
  const count = supplier.answers.filter(({ answer }) => answer !== null).length;
  const proofs = supplier.payment?.proofs.map(({ name }) => name) ?? [];
  return [
    ...(steps.includes('bir_form') ? [t(RECEIPT.part_form)] : []),
    ...(count > 0 ? [count === 1 ? t(RECEIPT.part_answer) : t(RECEIPT.part_answers, { count })] : []),
    ...(proofs.length > 0 ? [`${t(RECEIPT.part_payment)}: ${proofs.join(', ')}`] : []),
  ];
}

/** Confirms the submitted parts with date and receipt number. Only this receipt is printed, not the page around it. */
export function Receipt() {
  const { t, locale } = useI18n();
  const { workflow, clientName, supplier } = useOwnOnboarding();
  const { receipt, company_name: company } = supplier;
  if (!receipt) return null;
  const parts = partsOf({ workflow, supplier }, t);
  const date = new Date(receipt.received_at).toLocaleString(locale, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: receipt.time_zone,
  });
  return (
    <section className="receipt">
      <p className="receipt-date">{t(RECEIPT.received, { date })}</p>
      <dl className="facts">
        <dt>{t(RECEIPT.number)}</dt>
        <dd>
          <span className="receipt-number">{receipt.number}</span>
          <span className="hint">{t(RECEIPT.number_hint)}</span>
        </dd>
        <dt className="print-only">{t(RECEIPT.client)}</dt>
        <dd className="print-only">{clientName}</dd>
        {workflow.info.title && (
          <>
            <dt className="print-only">{t(RECEIPT.process)}</dt>
            <dd className="print-only">{workflow.info.title}</dd>
          </>
        )}
        <dt className="print-only">{t(RECEIPT.company)}</dt>
        <dd className="print-only">{company}</dd>
        {parts.length > 0 && (
          <>
            <dt>{t(RECEIPT.parts)}</dt>
            <dd>
              <ul>
                {parts.map((part) => (
                  <li key={part}>{part}</li>
                ))}
              </ul>
            </dd>
          </>
        )}
      </dl>
      <Button kind="secondary" onClick={() => window.print()}>
        {t(RECEIPT.print)}
      </Button>
    </section>
  );
}

/** Tells the supplier that there is nothing left to do and that the receipt was mailed. */
export function ClosePage() {
  const { t } = useI18n();
  const { supplier } = useOwnOnboarding();
  const { receipt, account } = supplier;
  if (!receipt) return null;
  return (
    <p className="close-page">
      {t(RECEIPT.close)}
      {receipt.mailed && (
        <>
          {' '}
          <BreakableEmail text={t(RECEIPT.mailed, { email: account.email })} />
        </>
      )}
    </p>
  );
}
