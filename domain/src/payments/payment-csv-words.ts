import type { Words } from '../language/locales';

export const PAYMENT_CSV_WORDS = {
  reference: { en: 'Reference', es: 'Referencia', 'pt-BR': 'Referência' },
  state: { en: 'State', es: 'Estado', 'pt-BR': 'Situação' },
  client: { en: 'Client', es: 'Cliente', 'pt-BR': 'Cliente' },
  workflow: { en: 'Workflow', es: 'Flujo de trabajo', 'pt-BR': 'Fluxo de trabalho' },
  supplier: { en: 'Supplier', es: 'Proveedor', 'pt-BR': 'Fornecedor' },
  country: { en: 'Country', es: 'País', 'pt-BR': 'País' },
  invoice_to: { en: 'Invoice to', es: 'Facturar a', 'pt-BR': 'Faturar para' },
  tax_id: { en: 'Tax ID', es: 'Identificación fiscal', 'pt-BR': 'Identificação fiscal' },
  region: { en: 'Payment region', es: 'Región de pago', 'pt-BR': 'Região de pagamento' },
  method: { en: 'Payment method', es: 'Forma de pago', 'pt-BR': 'Forma de pagamento' },
  paid_online: { en: 'Paid online', es: 'Pagado en línea', 'pt-BR': 'Pago on-line' },
  currency: { en: 'Currency', es: 'Moneda', 'pt-BR': 'Moeda' },
  amount: { en: 'Amount', es: 'Importe', 'pt-BR': 'Valor' },
  deduction_rate: { en: 'Deduction in %', es: 'Detracción en %', 'pt-BR': 'Dedução em %' },
  deduction: { en: 'Deduction', es: 'Detracción', 'pt-BR': 'Dedução' },
  remainder: { en: 'Remainder', es: 'Resto', 'pt-BR': 'Restante' },
  asked_at: { en: 'Asked on', es: 'Solicitado el', 'pt-BR': 'Solicitado em' },
  proved_at: { en: 'Proof sent on', es: 'Comprobante enviado el', 'pt-BR': 'Comprovante enviado em' },
  decided_at: { en: 'Decided on', es: 'Decidido el', 'pt-BR': 'Decidido em' },
  decided_by: { en: 'Decided by', es: 'Decidido por', 'pt-BR': 'Decidido por' },
  reason: { en: 'Reason', es: 'Motivo', 'pt-BR': 'Motivo' },
  open_issues: { en: 'To be resolved', es: 'Por resolver', 'pt-BR': 'A resolver' },
} as const satisfies Readonly<Record<string, Words>>;
export type PaymentCsvColumn = keyof typeof PAYMENT_CSV_WORDS;

export const PAYMENT_CSV_ANSWERS = {
  true: { en: 'Yes', es: 'Sí', 'pt-BR': 'Sim' },
  false: { en: 'No', es: 'No', 'pt-BR': 'Não' },
} as const satisfies Readonly<Record<string, Words>>;
