import type { BankAccountResponse } from '@homologa/domain/payments/payment.contract';
import { BANK_DETAIL_WORDS } from '@homologa/domain/payments/payment-words';
import { useI18n } from '../../../i18n/I18nProvider';
import { INSTRUCTIONS } from '../instructions.texts';
import { CopiedFact } from './CopiedFact';

export function BankDetails({ account, cie }: { account: BankAccountResponse; cie?: string | undefined }) {
  const { t } = useI18n();
  return (
    <>
      <dt>{t(INSTRUCTIONS.bank)}</dt>
      <dd>{account.bank}</dd>
      <dt>{t(INSTRUCTIONS.holder)}</dt>
      <dd>{account.holder}</dd>
      {cie && <CopiedFact label={t(INSTRUCTIONS.cie)} value={cie} />}
      {account.details.map(({ kind, value }) => {
        const label = t(BANK_DETAIL_WORDS[kind]);
        if (kind !== 'note' && kind !== 'address')
          return <CopiedFact key={`${kind} ${value}`} label={label} value={value} />;
        return (
          <div key={`${kind} ${value}`} className="facts-line">
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        );
      })}
    </>
  );
}
