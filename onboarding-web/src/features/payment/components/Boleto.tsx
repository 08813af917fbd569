import type { BoletoResponse } from '@homologa/domain/payments/payment.contract';
import { useI18n } from '../../../i18n/I18nProvider';
import { ONLINE } from '../online.texts';
import { CopyButton } from './CopyButton';
import { dayText } from './InvoiceDate';

/** Issued boleto: the number for the bank's app, which is copied as digits, its last day and its printable page. */
export function Boleto({ boleto: { line, due_date: due, uri } }: { boleto: BoletoResponse }) {
  const { t, locale } = useI18n();
  return (
    <div className="boleto">
      <dl>
        <div className="boleto-number">
          <dt>{t(ONLINE.boleto_line)}</dt>
          <dd translate="no">{line}</dd>
        </div>
        <div>
          <dt>{t(ONLINE.boleto_due)}</dt>
          <dd>{dayText(due, locale)}</dd>
        </div>
      </dl>
      <p className="hint">{t(ONLINE.boleto_use)}</p>
      <p className="actions">
        <CopyButton text={line.replace(/\D/g, '')} what={t(ONLINE.boleto_line)} mainLabel={t(ONLINE.boleto_copy)} />
        {uri && (
          <a className="button button-secondary" href={uri}>
            {t(ONLINE.open_boleto)}
          </a>
        )}
      </p>
    </div>
  );
}
