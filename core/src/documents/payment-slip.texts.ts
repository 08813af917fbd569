import type { Words } from '@homologa/domain/language/locales';

export const PAYMENT_SLIP = {
  title: { en: 'Payment instructions', es: 'Instrucciones de pago', 'pt-BR': 'Instruções de pagamento' },
  payer: { en: 'Paid by', es: 'Paga', 'pt-BR': 'Pagador' },
  payee: { en: 'Paid to', es: 'Se paga a', 'pt-BR': 'Favorecido' },
  what: { en: 'For', es: 'Concepto', 'pt-BR': 'Referente a' },
  report: {
    en: 'Report on your company for {company}',
    es: 'Informe sobre su empresa para {company}',
    'pt-BR': 'Relatório sobre sua empresa para {company}',
  },
  method: { en: 'Payment method', es: 'Forma de pago', 'pt-BR': 'Forma de pagamento' },
  amount: { en: 'Amount', es: 'Importe', 'pt-BR': 'Valor' },
  open: { en: 'To be agreed', es: 'Por acordar', 'pt-BR': 'A combinar' },
  reference: { en: 'Reference', es: 'Referencia', 'pt-BR': 'Referência' },
  bank: { en: 'Bank', es: 'Banco', 'pt-BR': 'Banco' },
  holder: { en: 'Account holder', es: 'Titular', 'pt-BR': 'Titular' },
  cie: { en: 'CIE agreement', es: 'Convenio CIE', 'pt-BR': 'Convênio CIE' },
  first: { en: 'Payment 1', es: 'Pago 1', 'pt-BR': 'Pagamento 1' },
  second: {
    en: 'Payment 2: deduction deposit ({rate} %)',
    es: 'Pago 2: depósito de detracción ({rate} %)',
    'pt-BR': 'Pagamento 2: depósito de detração ({rate} %)',
  },
  slipPayer: { en: '{kind} of the buyer', es: '{kind} del adquiriente', 'pt-BR': '{kind} do adquirente' },
  slipService: { en: 'Service code', es: 'Código del bien o servicio', 'pt-BR': 'Código do bem ou serviço' },
  slipOperation: { en: 'Type of operation', es: 'Tipo de operación', 'pt-BR': 'Tipo de operação' },
  slipPeriod: { en: 'Tax period', es: 'Periodo tributario', 'pt-BR': 'Período tributário' },
  proof: {
    en: 'State the reference with the payment, and send the proof to the person who gave you this sheet: the report is made once the payment has been checked.',
    es: 'Indique la referencia al pagar y envíe el comprobante a quien le dio esta hoja: el informe se elabora una vez revisado el pago.',
    'pt-BR':
      'Informe a referência ao pagar e envie o comprovante a quem lhe passou esta folha: o relatório é elaborado depois que o pagamento é conferido.',
  },
} as const satisfies Record<string, Words>;
