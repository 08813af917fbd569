import type { CfiOption, PaymentMethod } from '../catalog/payment-regions';
import type { Words } from '../language/locales';
import type { OnlinePaymentStatus } from './online-payment';
import type { BankDetailKind } from './payment-terms';

export const PAYMENT_METHOD_WORDS: Readonly<Record<PaymentMethod, Words>> = {
  cash: { en: 'Cash', es: 'Efectivo', 'pt-BR': 'Dinheiro' },
  nominal_check: { en: 'Nominal Check', es: 'Cheque nominativo', 'pt-BR': 'Cheque nominal' },
  electronic_funds_transfer: {
    en: 'Electronic Funds Transfer',
    es: 'Transferencia electrónica de fondos',
    'pt-BR': 'Transferência eletrônica de fundos',
  },
  credit_card: { en: 'Credit Card', es: 'Tarjeta de crédito', 'pt-BR': 'Cartão de crédito' },
  to_define: { en: 'To Define', es: 'Por definir', 'pt-BR': 'A definir' },
  cash_deposit: { en: 'Cash Deposit', es: 'Depósito en efectivo', 'pt-BR': 'Depósito em dinheiro' },
  deposit_with_check: { en: 'Deposit with Check', es: 'Depósito con cheque', 'pt-BR': 'Depósito com cheque' },
  wire_transfer: { en: 'Wire transfer', es: 'Transferencia bancaria', 'pt-BR': 'Transferência bancária' },
  paypal: { en: 'PayPal', es: 'PayPal', 'pt-BR': 'PayPal' },
  boleto: { en: 'Boleto', es: 'Boleto', 'pt-BR': 'Boleto' },
};

export const CFI_WORDS: Readonly<Record<CfiOption, Words>> = {
  P01: { en: 'P01 (To be defined)', es: 'P01 (Por definir)', 'pt-BR': 'P01 (A definir)' },
  G03: { en: 'G03 (General expenses)', es: 'G03 (Gastos en general)', 'pt-BR': 'G03 (Gastos gerais)' },
};

export const BANK_DETAIL_WORDS: Readonly<Record<BankDetailKind, Words>> = {
  account_number: { en: 'Account number', es: 'Número de cuenta', 'pt-BR': 'Número da conta' },
  clabe: { en: 'CLABE', es: 'CLABE', 'pt-BR': 'CLABE' },
  cbu: { en: 'CBU', es: 'CBU', 'pt-BR': 'CBU' },
  alias: { en: 'Alias', es: 'Alias', 'pt-BR': 'Alias' },
  cci: { en: 'CCI', es: 'CCI', 'pt-BR': 'CCI' },
  iban: { en: 'IBAN', es: 'IBAN', 'pt-BR': 'IBAN' },
  swift: { en: 'SWIFT', es: 'SWIFT', 'pt-BR': 'SWIFT' },
  routing_number: { en: 'Routing number', es: 'Número de ruta', 'pt-BR': 'Número de roteamento' },
  branch: { en: 'Branch', es: 'Sucursal', 'pt-BR': 'Agência' },
  tax_id: { en: 'Tax ID', es: 'Identificación fiscal', 'pt-BR': 'Identificação fiscal' },
  address: { en: 'Address', es: 'Dirección', 'pt-BR': 'Endereço' },
  paypal: { en: 'PayPal account', es: 'Cuenta de PayPal', 'pt-BR': 'Conta do PayPal' },
  note: { en: 'Note', es: 'Nota', 'pt-BR': 'Observação' },
};

export const ONLINE_PAYMENT_WORDS: Readonly<Record<OnlinePaymentStatus, Words>> = {
  pending: { en: 'Payment pending', es: 'Pago pendiente', 'pt-BR': 'Pagamento pendente' },
  paid: { en: 'Paid', es: 'Pagado', 'pt-BR': 'Pago' },
  failed: { en: 'Payment failed', es: 'Pago fallido', 'pt-BR': 'Pagamento não concluído' },
};
