import type { BankAccountResponse } from '@homologa/domain/payments/payment.contract';
import { BANK_DETAIL_WORDS } from '@homologa/domain/payments/payment-words';
import { useI18n } from '../../../i18n/I18nProvider';
import { INSTRUCTIONS } from '../instructions.texts';
import { CopyButton } from './CopyButton';

export function BankDetails({ account, cie }: { account: BankAccountResponse; cie?: string }) {
  const { t } = useI18n();
  const lines = [
    ...(cie ? [{ label: t(INSTRUCTIONS.cie), value: cie, isCopied: true }] : []),
    ...account.details.map(({ kind, value }) => ({
      label: t(BANK_DETAIL_WORDS[kind]),
      value,
      isCopied: kind !== 'note' && kind !== 'address',
    })),
  ];
  return (
    <dl className="facts account">
      <dt>{t(INSTRUCTIONS.bank)}</dt>
      <dd>{account.bank}</dd>
      <dt>{t(INSTRUCTIONS.holder)}</dt>
      <dd>{account.holder}</dd>
      {lines.map(({ label, value, isCopied }) => (
        <div key={label} className="facts-line">
          <dt>{label}</dt>
          <dd className={isCopied ? 'with-copy' : ''}>
            <span>{value}</span>
            {isCopied && <CopyButton text={value} what={label} />}
          </dd>
        </div>
      ))}
    </dl>
  );
}
