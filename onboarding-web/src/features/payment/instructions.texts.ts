import type { PaymentMethod } from '@homologa/domain/catalog/payment-regions';
import type { Words } from '@homologa/domain/language/locales';

export const INSTRUCTIONS = {
  title: { en: 'Payment instructions', es: 'Instrucciones de pago', 'pt-BR': 'Instruções de pagamento' },
  title_online: { en: 'Online payment', es: 'Pago en línea', 'pt-BR': 'Pagamento on-line' },
  title_done: { en: 'Payment', es: 'Pago', 'pt-BR': 'Pagamento' },
  billed_to: { en: 'Invoice to', es: 'Facturar a', 'pt-BR': 'Faturar para' },
  reference: { en: 'Your reference', es: 'Su referencia', 'pt-BR': 'Sua referência' },
  edit: { en: 'Edit payment reference', es: 'Editar referencia de pago', 'pt-BR': 'Editar referência de pagamento' },
  done: {
    en: 'You have confirmed this payment. You can still correct the reference and the proofs.',
    es: 'Usted confirmó este pago. Todavía puede corregir la referencia y los comprobantes.',
    'pt-BR': 'Você confirmou este pagamento. Ainda pode corrigir a referência e os comprovantes.',
  },
  finished: {
    en: 'This payment is finished and can no longer be changed.',
    es: 'Este pago está terminado y ya no se puede cambiar.',
    'pt-BR': 'Este pagamento está concluído e não pode mais ser alterado.',
  },
  accepted: {
    en: 'We have received your payment. Thank you.',
    es: 'Recibimos su pago. Gracias.',
    'pt-BR': 'Recebemos seu pagamento. Obrigado.',
  },
  rejected: {
    en: 'Your proof of payment was not accepted',
    es: 'Su comprobante de pago no fue aceptado',
    'pt-BR': 'Seu comprovante de pagamento não foi aceito',
  },
  rejected_payment: {
    en: 'Your payment was not accepted',
    es: 'Su pago no fue aceptado',
    'pt-BR': 'Seu pagamento não foi aceito',
  },
  rejected_why: { en: 'Reason: {reason}', es: 'Motivo: {reason}', 'pt-BR': 'Motivo: {reason}' },
  rejected_next: {
    en: 'Please upload a proof of the payment below and confirm it. Your report waits until then.',
    es: 'Cargue abajo un comprobante del pago y confírmelo. Hasta entonces su informe queda en espera.',
    'pt-BR': 'Envie abaixo um comprovante do pagamento e confirme-o. Até lá seu relatório fica em espera.',
  },
  proof_rejected: { en: 'not accepted', es: 'no aceptado', 'pt-BR': 'não aceito' },
  how: { en: 'How to pay', es: 'Cómo pagar', 'pt-BR': 'Como pagar' },
  cie: { en: 'CIE agreement', es: 'Convenio CIE', 'pt-BR': 'Convênio CIE' },
  bank: { en: 'Bank', es: 'Banco', 'pt-BR': 'Banco' },
  holder: { en: 'Account holder', es: 'Titular', 'pt-BR': 'Titular' },
  no_bank: {
    en: 'Please ask {provider} where to pay, and name your reference.',
    es: 'Consulte a {provider} dónde pagar e indique su referencia.',
    'pt-BR': 'Consulte a {provider} sobre onde pagar e informe sua referência.',
  },
  slip: {
    en: 'PDF for the person who pays',
    es: 'PDF para quien paga',
    'pt-BR': 'PDF para quem paga',
  },
  amount: { en: 'Amount', es: 'Importe', 'pt-BR': 'Valor' },
  slip_payer: {
    en: '{kind} of the buyer (your company)',
    es: '{kind} del adquiriente (su empresa)',
    'pt-BR': '{kind} do adquirente (sua empresa)',
  },
  slip_service: { en: 'Service code', es: 'Código del bien o servicio', 'pt-BR': 'Código do bem ou serviço' },
  slip_operation: { en: 'Type of operation', es: 'Tipo de operación', 'pt-BR': 'Tipo de operação' },
  slip_period: { en: 'Tax period', es: 'Periodo tributario', 'pt-BR': 'Período tributário' },
  copy: { en: 'Copy', es: 'Copiar', 'pt-BR': 'Copiar' },
  copied_what: { en: '{what}: copied', es: '{what}: copiado', 'pt-BR': '{what}: copiado' },
  not_copied: {
    en: 'It could not be copied. Please select it and copy it yourself.',
    es: 'No se pudo copiar. Selecciónelo y cópielo usted.',
    'pt-BR': 'Não foi possível copiar. Selecione e copie você mesmo.',
  },
  deduction_text: {
    en: 'Invoices over {threshold} including tax need a {rate} % deduction deposit. Please make two payments:',
    es: 'Las facturas de más de {threshold}, impuestos incluidos, requieren un depósito de detracción del {rate} %. Haga dos pagos:',
    'pt-BR':
      'Faturas acima de {threshold}, com impostos, exigem um depósito de detração de {rate} %. Faça dois pagamentos:',
  },
  deduction_rest: { en: 'Payment 1: {amount}', es: 'Pago 1: {amount}', 'pt-BR': 'Pagamento 1: {amount}' },
  deduction_amount: {
    en: 'Payment 2: {amount}, deposited to the deduction account ({rate} %)',
    es: 'Pago 2: {amount}, depósito en la cuenta de detracciones ({rate} %)',
    'pt-BR': 'Pagamento 2: {amount}, depósito na conta de detrações ({rate} %)',
  },
  invoice_rule: {
    en: 'Invoices for payments after day {day} of the month are dated in the next month.',
    es: 'Las facturas de pagos posteriores al día {day} del mes llevan fecha del mes siguiente.',
    'pt-BR': 'Faturas de pagamentos feitos após o dia {day} do mês levam a data do mês seguinte.',
  },
  invoice_today: {
    en: 'If you pay today, your invoice will be dated {date}.',
    es: 'Si paga hoy, su factura llevará la fecha {date}.',
    'pt-BR': 'Se você pagar hoje, sua fatura terá a data de {date}.',
  },
  invoice_dated: {
    en: 'Your invoice is dated {date}.',
    es: 'Su factura lleva la fecha {date}.',
    'pt-BR': 'Sua fatura tem a data de {date}.',
  },

  proof: { en: 'Proof of payment', es: 'Comprobante de pago', 'pt-BR': 'Comprovante de pagamento' },
  proof_lead: {
    en: 'When you have paid, upload the receipt and confirm. Several files are possible, also photos.',
    es: 'Cuando haya pagado, cargue el comprobante y confirme. Puede cargar varios archivos, también fotos.',
    'pt-BR': 'Quando tiver pago, envie o comprovante e confirme. Você pode enviar vários arquivos, também fotos.',
  },
  proof_hint: {
    en: 'Files of at most {size} MB each: {kinds}.',
    es: 'Archivos de {size} MB como máximo cada uno: {kinds}.',
    'pt-BR': 'Arquivos de até {size} MB cada: {kinds}.',
  },
  proof_choose: { en: 'Choose files', es: 'Elegir archivos', 'pt-BR': 'Escolher arquivos' },
  proof_more: { en: 'Add more files', es: 'Agregar más archivos', 'pt-BR': 'Adicionar mais arquivos' },
  proof_waiting: { en: 'Waiting', es: 'En espera', 'pt-BR': 'Aguardando' },
  proof_retry: { en: 'Try again', es: 'Intentar de nuevo', 'pt-BR': 'Tentar novamente' },
  proof_remove: { en: 'Delete', es: 'Eliminar', 'pt-BR': 'Excluir' },
  proof_uploaded: { en: '{name} is uploaded.', es: '{name} está cargado.', 'pt-BR': '{name} foi enviado.' },
  proof_removed: { en: '{name} was deleted.', es: '{name} fue eliminado.', 'pt-BR': '{name} foi excluído.' },
  proof_failed: {
    en: '{name} could not be uploaded. {reason}',
    es: 'No se pudo cargar {name}. {reason}',
    'pt-BR': 'Não foi possível enviar {name}. {reason}',
  },
  proof_not_removed: {
    en: '{name} could not be deleted. {reason}',
    es: 'No se pudo eliminar {name}. {reason}',
    'pt-BR': 'Não foi possível excluir {name}. {reason}',
  },
  proof_uploading: {
    en: 'Uploading {name}: {percent} %',
    es: 'Cargando {name}: {percent} %',
    'pt-BR': 'Enviando {name}: {percent} %',
  },
  proof_required: {
    en: 'Please upload proof of payment',
    es: 'Cargue el comprobante de pago',
    'pt-BR': 'Envie o comprovante de pagamento',
  },
  confirm: { en: 'Confirm payment', es: 'Confirmar pago', 'pt-BR': 'Confirmar pagamento' },
} as const satisfies Record<string, Words>;

export const METHOD_HINTS: Readonly<Record<PaymentMethod, Words>> = {
  cash: {
    en: 'Pay in cash at the bank and name your reference, so that we can find your payment.',
    es: 'Pague en efectivo en el banco e indique su referencia, para que podamos encontrar su pago.',
    'pt-BR': 'Pague em dinheiro no banco e informe sua referência, para que possamos encontrar seu pagamento.',
  },
  nominal_check: {
    en: 'Make the check out to the account holder and write your reference on its back.',
    es: 'Emita el cheque a nombre del titular y escriba su referencia al reverso.',
    'pt-BR': 'Emita o cheque em nome do titular e escreva sua referência no verso.',
  },
  electronic_funds_transfer: {
    en: 'Transfer the amount and give your reference as its concept.',
    es: 'Transfiera el importe e indique su referencia como concepto.',
    'pt-BR': 'Transfira o valor e informe sua referência na descrição.',
  },
  credit_card: {
    en: 'To pay by card, please contact us and name your reference; or pay into this account.',
    es: 'Para pagar con tarjeta, contáctenos e indique su referencia; o pague en esta cuenta.',
    'pt-BR': 'Para pagar com cartão, fale conosco e informe sua referência; ou pague nesta conta.',
  },
  to_define: {
    en: 'You can pay in cash, by check or by transfer. Name your reference in every case.',
    es: 'Puede pagar en efectivo, con cheque o por transferencia. Indique siempre su referencia.',
    'pt-BR': 'Você pode pagar em dinheiro, com cheque ou por transferência. Informe sempre sua referência.',
  },
  cash_deposit: {
    en: 'Deposit the amount in cash and name your reference, so that we can find your payment.',
    es: 'Deposite el importe en efectivo e indique su referencia, para que podamos encontrar su pago.',
    'pt-BR': 'Deposite o valor em dinheiro e informe sua referência, para que possamos encontrar seu pagamento.',
  },
  deposit_with_check: {
    en: 'Deposit a check made out to the account holder and name your reference.',
    es: 'Deposite un cheque a nombre del titular e indique su referencia.',
    'pt-BR': 'Deposite um cheque em nome do titular e informe sua referência.',
  },
  wire_transfer: {
    en: 'Transfer the amount and give your reference as its concept.',
    es: 'Transfiera el importe e indique su referencia como concepto.',
    'pt-BR': 'Transfira o valor e informe sua referência na descrição.',
  },
  paypal: {
    en: 'Send the amount to this PayPal account and write your reference in the note.',
    es: 'Envíe el importe a esta cuenta de PayPal y escriba su referencia en la nota.',
    'pt-BR': 'Envie o valor para esta conta do PayPal e escreva sua referência na observação.',
  },
  boleto: {
    en: 'To receive a boleto, please contact us and name your reference; or pay into this account.',
    es: 'Para recibir un boleto, contáctenos e indique su referencia; o pague en esta cuenta.',
    'pt-BR': 'Para receber um boleto, fale conosco e informe sua referência; ou pague nesta conta.',
  },
};
