import type { Words } from '../../language/locales';

export const ONBOARDING_ACTION_WORDS = {
  'onboarding.answer_send_back': {
    en: 'Answered what was sent back',
    es: 'Respondió lo devuelto',
    'pt-BR': 'Respondeu ao que foi devolvido',
  },
  'onboarding.add_payment_proof': {
    en: 'Uploaded a payment proof',
    es: 'Subió un comprobante de pago',
    'pt-BR': 'Enviou um comprovante de pagamento',
  },
  'onboarding.confirm_email': { en: 'Confirmed the email', es: 'Confirmó el correo', 'pt-BR': 'Confirmou o e-mail' },
  'onboarding.call_time': {
    en: 'Chose a time for the call',
    es: 'Eligió un horario para la llamada',
    'pt-BR': 'Escolheu um horário para a ligação',
  },
  'onboarding.mail_own_link': {
    en: 'Mailed the link to the invited email again',
    es: 'Envió otra vez el enlace al correo invitado',
    'pt-BR': 'Enviou novamente o link ao e-mail convidado',
  },
  'onboarding.show_own_link': {
    en: 'Showed the link for another device',
    es: 'Mostró el enlace para otro dispositivo',
    'pt-BR': 'Mostrou o link para outro dispositivo',
  },
  'onboarding.ask_handover': {
    en: 'Asked that a colleague takes over',
    es: 'Pidió que un colega se haga cargo',
    'pt-BR': 'Pediu que um colega assuma',
  },
  'onboarding.hand_over': {
    en: 'Handed over to a colleague',
    es: 'Pasó el proceso a un colega',
    'pt-BR': 'Passou o processo a um colega',
  },
  'onboarding.connect_account': { en: 'Connected an account', es: 'Conectó una cuenta', 'pt-BR': 'Conectou uma conta' },
  'onboarding.contact': {
    en: 'Corrected the contact person',
    es: 'Corrigió los datos de contacto',
    'pt-BR': 'Corrigiu os dados de contato',
  },
  'onboarding.upload_answer_sheet': {
    en: 'Uploaded answers in a spreadsheet',
    es: 'Subió respuestas en una hoja de cálculo',
    'pt-BR': 'Enviou respostas em uma planilha',
  },
  'onboarding.delete_answer': { en: 'Deleted an answer', es: 'Eliminó una respuesta', 'pt-BR': 'Excluiu uma resposta' },
  'onboarding.delete_payment_proof': {
    en: 'Deleted a payment proof',
    es: 'Eliminó un comprobante de pago',
    'pt-BR': 'Excluiu um comprovante de pagamento',
  },
  'onboarding.delete_rfc_document': {
    en: 'Deleted the tax document',
    es: 'Eliminó el documento fiscal',
    'pt-BR': 'Excluiu o documento fiscal',
  },
  'onboarding.drop_hidden_answers': {
    en: 'Dropped answers of hidden questions',
    es: 'Descartó respuestas de preguntas ocultas',
    'pt-BR': 'Descartou respostas de perguntas ocultas',
  },
  'onboarding.language': { en: 'Chose a language', es: 'Eligió un idioma', 'pt-BR': 'Escolheu um idioma' },
  'onboarding.phone': { en: 'Changed the phone number', es: 'Cambió el teléfono', 'pt-BR': 'Alterou o telefone' },
  'onboarding.register_again': {
    en: 'Registered again by the public link',
    es: 'Se registró otra vez por el enlace público',
    'pt-BR': 'Registrou-se de novo pelo link público',
  },
  'onboarding.register': {
    en: 'Registered by the public link',
    es: 'Se registró por el enlace público',
    'pt-BR': 'Registrou-se pelo link público',
  },
  'onboarding.save_answers': { en: 'Saved answers', es: 'Guardó respuestas', 'pt-BR': 'Salvou respostas' },
  'onboarding.save_billing': {
    en: 'Saved billing data',
    es: 'Guardó datos de facturación',
    'pt-BR': 'Salvou dados de faturamento',
  },
  'onboarding.set_rfc_document': {
    en: 'Uploaded the tax document',
    es: 'Subió el documento fiscal',
    'pt-BR': 'Enviou o documento fiscal',
  },
  'onboarding.start_from_last': {
    en: 'Started from the last answers',
    es: 'Partió de las últimas respuestas',
    'pt-BR': 'Partiu das últimas respostas',
  },
  'onboarding.start': { en: 'Started the onboarding', es: 'Inició el proceso', 'pt-BR': 'Iniciou o processo' },
  'onboarding.submit_billing': {
    en: 'Submitted billing data',
    es: 'Envió los datos de facturación',
    'pt-BR': 'Enviou os dados de faturamento',
  },
  'onboarding.submit_bir_request': {
    en: 'Submitted the report form',
    es: 'Envió el formulario del informe',
    'pt-BR': 'Enviou o formulário do relatório',
  },
  'onboarding.submit_payment_proof': {
    en: 'Submitted payment proofs',
    es: 'Envió los comprobantes de pago',
    'pt-BR': 'Enviou os comprovantes de pagamento',
  },
  'onboarding.submit_questionnaire': {
    en: 'Submitted the questionnaire',
    es: 'Envió el cuestionario',
    'pt-BR': 'Enviou o questionário',
  },
  'onboarding.upload_answer': {
    en: 'Uploaded an answer',
    es: 'Subió una respuesta',
    'pt-BR': 'Enviou um arquivo de resposta',
  },
  'payment.begin': {
    en: 'Began an online payment',
    es: 'Inició un pago en línea',
    'pt-BR': 'Iniciou um pagamento on-line',
  },
  'payment.failed': {
    en: 'An online payment failed',
    es: 'Falló un pago en línea',
    'pt-BR': 'Um pagamento on-line falhou',
  },
  'payment.give_up': {
    en: 'Gave up an online payment',
    es: 'Abandonó un pago en línea',
    'pt-BR': 'Desistiu de um pagamento on-line',
  },
  'payment.mismatch': {
    en: 'News of a payment did not match',
    es: 'La notificación de un pago no coincidió',
    'pt-BR': 'A notificação de um pagamento não conferiu',
  },
  'payment.paid': {
    en: 'An online payment was paid',
    es: 'Se pagó un pago en línea',
    'pt-BR': 'Um pagamento on-line foi pago',
  },
  'payment.record_boleto': {
    en: 'Stored the number of a boleto',
    es: 'Guardó el número de un boleto',
    'pt-BR': 'Guardou a linha digitável de um boleto',
  },
  'payment.submitted': {
    en: 'An online payment was submitted',
    es: 'Se envió un pago en línea',
    'pt-BR': 'Um pagamento on-line foi enviado',
  },
} as const satisfies Record<string, Words>;
