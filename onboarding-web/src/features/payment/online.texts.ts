import type { Words } from '@homologa/domain/language/locales';

export const ONLINE = {
  lead_card: {
    en: 'You pay by card on the secure page of our payment provider. We never see your card.',
    es: 'Usted paga con tarjeta en la página segura de nuestro proveedor de pagos. Nunca vemos su tarjeta.',
    'pt-BR': 'Você paga com cartão na página segura do nosso provedor de pagamentos. Nunca vemos seu cartão.',
  },
  lead_boleto: {
    en: 'The boleto is issued on the secure page of our payment provider. Pay it at any bank, lottery shop or app.',
    es: 'El boleto se emite en la página segura de nuestro proveedor de pagos. Páguelo en cualquier banco, agencia o aplicación.',
    'pt-BR':
      'O boleto é emitido na página segura do nosso provedor de pagamentos. Pague em qualquer banco, lotérica ou aplicativo.',
  },
  pay_card: { en: 'Pay by card', es: 'Pagar con tarjeta', 'pt-BR': 'Pagar com cartão' },
  pay_boleto: { en: 'Issue the boleto', es: 'Emitir el boleto', 'pt-BR': 'Emitir o boleto' },
  again: { en: 'Try again', es: 'Intentar de nuevo', 'pt-BR': 'Tentar novamente' },
  rejected_next: {
    en: 'Please pay here, or choose another payment method and upload its proof. Your report waits until then.',
    es: 'Pague aquí, o elija otra forma de pago y cargue su comprobante. Hasta entonces su informe queda en espera.',
    'pt-BR':
      'Pague aqui, ou escolha outra forma de pagamento e envie o comprovante. Até lá seu relatório fica em espera.',
  },
  other_method: {
    en: 'Choose another payment method',
    es: 'Elegir otra forma de pago',
    'pt-BR': 'Escolher outra forma de pagamento',
  },
  open: { en: 'Open the payment page', es: 'Abrir la página de pago', 'pt-BR': 'Abrir a página de pagamento' },
  open_boleto: { en: 'Open the boleto', es: 'Abrir el boleto', 'pt-BR': 'Abrir o boleto' },
  ready: {
    en: 'Your payment page is ready. Open it to pay.',
    es: 'Su página de pago está lista. Ábrala para pagar.',
    'pt-BR': 'Sua página de pagamento está pronta. Abra-a para pagar.',
  },
  awaited: {
    en: 'If you have paid, the confirmation of the payment provider is on its way. If not, open the payment page again.',
    es: 'Si ya pagó, la confirmación del proveedor de pagos está en camino. Si no, abra de nuevo la página de pago.',
    'pt-BR':
      'Se você já pagou, a confirmação do provedor de pagamentos está a caminho. Se não, abra novamente a página de pagamento.',
  },
  cancelled: {
    en: 'You left the payment page without paying. You can open it again.',
    es: 'Usted dejó la página de pago sin pagar. Puede abrirla de nuevo.',
    'pt-BR': 'Você saiu da página de pagamento sem pagar. Pode abri-la novamente.',
  },
  submitted_boleto: {
    en: 'Your boleto has been issued. After you have paid it the bank takes {from} to {to} business days to confirm it; then we tell you by email at {email}, and this step completes itself. You can close this page: the boleto is in your mail, too.',
    es: 'Su boleto fue emitido. Después del pago, el banco tarda de {from} a {to} días hábiles en confirmarlo; entonces le avisaremos por correo a {email} y el proceso continuará automáticamente. Puede cerrar esta página: también le enviamos el boleto por correo.',
    'pt-BR':
      'Seu boleto foi emitido. Depois do pagamento, o banco leva de {from} a {to} dias úteis para confirmá-lo; então avisaremos por e-mail em {email}, e esta etapa será concluída automaticamente. Você pode fechar esta página: o boleto também está no seu e-mail.',
  },
  submitted: {
    en: 'Your payment is being processed. When it is confirmed, this step completes itself. You can close this page.',
    es: 'Su pago se está procesando. Cuando se confirme, el proceso continuará automáticamente. Puede cerrar esta página.',
    'pt-BR':
      'Seu pagamento está sendo processado. Quando for confirmado, esta etapa será concluída automaticamente. Você pode fechar esta página.',
  },
  failed: {
    en: 'The payment was not completed. Nothing was charged; please try again or choose another payment method.',
    es: 'El pago no se completó. No se cobró nada; inténtelo de nuevo o elija otra forma de pago.',
    'pt-BR': 'O pagamento não foi concluído. Nada foi cobrado; tente novamente ou escolha outra forma de pagamento.',
  },
  failed_boleto: {
    en: 'The boleto was not paid in time, or was not issued. Nothing was charged; please issue a new one or choose another payment method.',
    es: 'El boleto no se pagó a tiempo o no se emitió. No se cobró nada; emita uno nuevo o elija otra forma de pago.',
    'pt-BR':
      'O boleto não foi pago a tempo ou não foi emitido. Nada foi cobrado; emita um novo ou escolha outra forma de pagamento.',
  },
  paid: {
    en: 'We have received your payment. Thank you.',
    es: 'Recibimos su pago. Gracias.',
    'pt-BR': 'Recebemos seu pagamento. Obrigado.',
  },
  looking: {
    en: 'Looking for the confirmation…',
    es: 'Buscando la confirmación…',
    'pt-BR': 'Procurando a confirmação…',
  },
  looked: {
    en: 'There is no confirmation yet. You can close this page: we tell you by email at {email} when it comes.',
    es: 'Todavía no hay confirmación. Puede cerrar esta página: le avisaremos por correo a {email} cuando llegue.',
    'pt-BR':
      'Ainda não há confirmação. Você pode fechar esta página: avisaremos por e-mail em {email} quando ela chegar.',
  },
  look: { en: 'Check the status', es: 'Consultar el estado', 'pt-BR': 'Verificar o status' },
  boleto_line: {
    en: 'Number of the boleto (linha digitável)',
    es: 'Número del boleto (linha digitável)',
    'pt-BR': 'Linha digitável do boleto',
  },
  boleto_copy: { en: 'Copy the number', es: 'Copiar el número', 'pt-BR': 'Copiar a linha digitável' },
  boleto_use: {
    en: 'Paste it in your bank’s app, under boleto payments.',
    es: 'Péguelo en la aplicación de su banco, en el pago de boletos.',
    'pt-BR': 'Cole no aplicativo do seu banco, em pagamento de boletos.',
  },
  boleto_due: { en: 'Payable until', es: 'Se puede pagar hasta el', 'pt-BR': 'Vencimento' },
  boleto_new: { en: 'Issue a new boleto', es: 'Emitir un boleto nuevo', 'pt-BR': 'Emitir um novo boleto' },
  status: { en: 'Status', es: 'Estado', 'pt-BR': 'Status' },
} as const satisfies Record<string, Words>;
