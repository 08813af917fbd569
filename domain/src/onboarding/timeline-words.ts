import type { PhaseProgress, TimelineSide, TimelineWait, ToldWait } from '../catalog/supplier-waits';
import { interpolate } from '../language/interpolate';
import type { Locale, Words } from '../language/locales';
import type { TimelineEvent, ToldEvent } from './timeline-events';

export const TIMELINE_SIDE_WORDS: Readonly<Record<TimelineSide, Words>> = {
  client: { en: 'Your company', es: 'Su empresa', 'pt-BR': 'Sua empresa' },
  supplier: { en: 'The supplier', es: 'El proveedor', 'pt-BR': 'O fornecedor' },
  provider: { en: 'Verification desk', es: 'Mesa de verificación', 'pt-BR': 'Mesa de verificação' },
};

export const TIMELINE_EVENT_WORDS: Readonly<Record<TimelineEvent, Words>> = {
  invited: { en: 'Invitation sent', es: 'Invitación enviada', 'pt-BR': 'Convite enviado' },
  reminded: { en: 'Reminder sent', es: 'Recordatorio enviado', 'pt-BR': 'Lembrete enviado' },
  opened: { en: 'Invitation opened', es: 'Invitación abierta', 'pt-BR': 'Convite aberto' },
  connected: { en: 'Account connected', es: 'Cuenta conectada', 'pt-BR': 'Conta conectada' },
  handed_over: {
    en: 'A colleague took over',
    es: 'Un colega se hizo cargo',
    'pt-BR': 'Um colega assumiu',
  },
  form_started: { en: 'Form started', es: 'Formulario iniciado', 'pt-BR': 'Formulário iniciado' },
  questionnaire_started: {
    en: 'Questionnaire started',
    es: 'Cuestionario iniciado',
    'pt-BR': 'Questionário iniciado',
  },
  questionnaire_sent: { en: 'Questionnaire sent', es: 'Cuestionario enviado', 'pt-BR': 'Questionário enviado' },
  reference_given: {
    en: 'Billing data given',
    es: 'Datos de facturación ingresados',
    'pt-BR': 'Dados de faturamento informados',
  },
  proof_sent: {
    en: 'Proof of payment sent',
    es: 'Comprobante de pago enviado',
    'pt-BR': 'Comprovante de pagamento enviado',
  },
  paid: { en: 'Payment received', es: 'Pago recibido', 'pt-BR': 'Pagamento recebido' },
  payment_failed: { en: 'Payment failed', es: 'El pago falló', 'pt-BR': 'O pagamento falhou' },
  own_part_done: {
    en: 'The supplier’s part is done',
    es: 'La parte del proveedor está completa',
    'pt-BR': 'A parte do fornecedor está concluída',
  },
  data_updated: { en: 'Data updated', es: 'Datos actualizados', 'pt-BR': 'Dados atualizados' },
  data_corrected: { en: 'Data corrected', es: 'Datos corregidos', 'pt-BR': 'Dados corrigidos' },
  report_requested: { en: 'Report requested', es: 'Informe solicitado', 'pt-BR': 'Relatório solicitado' },
  work_began: { en: 'Verification begun', es: 'Verificación iniciada', 'pt-BR': 'Verificação iniciada' },
  answers_sent_back: {
    en: 'Answers sent back to the supplier',
    es: 'Respuestas devueltas al proveedor',
    'pt-BR': 'Respostas devolvidas ao fornecedor',
  },
  supplier_awaited: {
    en: 'Further data asked of the supplier',
    es: 'Se pidieron más datos al proveedor',
    'pt-BR': 'Mais dados foram pedidos ao fornecedor',
  },
  not_located: {
    en: 'The supplier could not be located',
    es: 'No se pudo ubicar al proveedor',
    'pt-BR': 'Não foi possível localizar o fornecedor',
  },
  verified: { en: 'Data verified', es: 'Datos verificados', 'pt-BR': 'Dados verificados' },
  report_delivered: { en: 'Report delivered', es: 'Informe entregado', 'pt-BR': 'Relatório entregue' },
  report_corrected: { en: 'Report corrected', es: 'Informe corregido', 'pt-BR': 'Relatório corrigido' },
  request_failed: {
    en: 'The report could not be made',
    es: 'No se pudo elaborar el informe',
    'pt-BR': 'Não foi possível elaborar o relatório',
  },
  screened: { en: 'Screening finished', es: 'Control terminado', 'pt-BR': 'Verificação concluída' },
  decided: { en: 'Decision made', es: 'Decisión tomada', 'pt-BR': 'Decisão tomada' },
};

export const TIMELINE_WAIT_WORDS: Readonly<Record<TimelineWait, Words>> = {
  introduction: { en: 'Open the invitation', es: 'Abrir la invitación', 'pt-BR': 'Abrir o convite' },
  account_connection: { en: 'Connect an account', es: 'Conectar una cuenta', 'pt-BR': 'Conectar uma conta' },
  bir_form: { en: 'Fill in the form', es: 'Completar el formulario', 'pt-BR': 'Preencher o formulário' },
  questionnaire: {
    en: 'Answer the questionnaire',
    es: 'Responder el cuestionario',
    'pt-BR': 'Responder o questionário',
  },
  payment: { en: 'Pay', es: 'Pagar', 'pt-BR': 'Pagar' },
  proof: {
    en: 'Send another proof of payment',
    es: 'Enviar otro comprobante de pago',
    'pt-BR': 'Enviar outro comprovante de pagamento',
  },
  confirmation_call: { en: 'Call and verify', es: 'Llamar y verificar', 'pt-BR': 'Ligar e verificar' },
  further_data: { en: 'Send further data', es: 'Enviar más datos', 'pt-BR': 'Enviar mais dados' },
  another_number: {
    en: 'Name another phone number',
    es: 'Indicar otro número de teléfono',
    'pt-BR': 'Indicar outro número de telefone',
  },
  report: { en: 'Deliver the report', es: 'Entregar el informe', 'pt-BR': 'Entregar o relatório' },
  decision: { en: 'Decide', es: 'Decidir', 'pt-BR': 'Decidir' },
};

export const OWN_TIMELINE_SIDE_WORDS: Readonly<Record<TimelineSide, Words>> = {
  client: { en: 'Your client', es: 'Su cliente', 'pt-BR': 'Seu cliente' },
  supplier: { en: 'You', es: 'Usted', 'pt-BR': 'Você' },
  provider: { en: 'Our team', es: 'Nuestro equipo', 'pt-BR': 'Nossa equipe' },
};

export const OWN_TIMELINE_EVENT_WORDS: Readonly<Record<ToldEvent, Words>> = {
  invited: { en: 'You were invited', es: 'Usted recibió la invitación', 'pt-BR': 'Você recebeu o convite' },
  reminded: { en: 'You were reminded', es: 'Se le envió un recordatorio', 'pt-BR': 'Você recebeu um lembrete' },
  opened: { en: 'You opened the invitation', es: 'Abrió la invitación', 'pt-BR': 'Você abriu o convite' },
  connected: { en: 'You connected your account', es: 'Conectó su cuenta', 'pt-BR': 'Você conectou sua conta' },
  handed_over: {
    en: 'You took over from a colleague',
    es: 'Usted se hizo cargo en lugar de un colega',
    'pt-BR': 'Você assumiu no lugar de um colega',
  },
  form_started: { en: 'You began the form', es: 'Inició el formulario', 'pt-BR': 'Você iniciou o formulário' },
  questionnaire_started: {
    en: 'You began the questionnaire',
    es: 'Inició el cuestionario',
    'pt-BR': 'Você iniciou o questionário',
  },
  questionnaire_sent: {
    en: 'You sent the questionnaire',
    es: 'Envió el cuestionario',
    'pt-BR': 'Você enviou o questionário',
  },
  reference_given: {
    en: 'You gave your billing data',
    es: 'Ingresó sus datos de facturación',
    'pt-BR': 'Você informou seus dados de faturamento',
  },
  proof_sent: {
    en: 'You sent your proof of payment',
    es: 'Envió su comprobante de pago',
    'pt-BR': 'Você enviou seu comprovante de pagamento',
  },
  paid: { en: 'Your payment arrived', es: 'Recibimos su pago', 'pt-BR': 'Recebemos seu pagamento' },
  payment_failed: {
    en: 'Your payment did not succeed',
    es: 'Su pago no se completó',
    'pt-BR': 'Seu pagamento não foi concluído',
  },
  own_part_done: { en: 'Your part is done', es: 'Su parte está completa', 'pt-BR': 'Sua parte está concluída' },
  data_updated: { en: 'You updated your data', es: 'Actualizó sus datos', 'pt-BR': 'Você atualizou seus dados' },
  data_corrected: { en: 'We corrected your data', es: 'Corregimos sus datos', 'pt-BR': 'Corrigimos seus dados' },
  work_began: {
    en: 'We began to verify your data',
    es: 'Empezamos a verificar sus datos',
    'pt-BR': 'Começamos a verificar seus dados',
  },
  answers_sent_back: {
    en: 'Your client sent answers back to you',
    es: 'Su cliente le devolvió respuestas',
    'pt-BR': 'Seu cliente devolveu respostas a você',
  },
  supplier_awaited: {
    en: 'We asked you for further data',
    es: 'Le pedimos más datos',
    'pt-BR': 'Pedimos mais dados a você',
  },
  not_located: {
    en: 'We could not reach you by phone',
    es: 'No pudimos comunicarnos con usted por teléfono',
    'pt-BR': 'Não conseguimos falar com você por telefone',
  },
  verified: {
    en: 'Your data are verified',
    es: 'Sus datos están verificados',
    'pt-BR': 'Seus dados foram verificados',
  },
  report_delivered: {
    en: 'Your client received the report',
    es: 'Su cliente recibió el informe',
    'pt-BR': 'Seu cliente recebeu o relatório',
  },
};

export const OWN_TIMELINE_WAIT_WORDS: Readonly<Record<ToldWait, Words>> = {
  introduction: { en: 'Open the invitation', es: 'Abrir la invitación', 'pt-BR': 'Abrir o convite' },
  account_connection: { en: 'Connect your account', es: 'Conectar su cuenta', 'pt-BR': 'Conectar sua conta' },
  bir_form: { en: 'Fill in the form', es: 'Completar el formulario', 'pt-BR': 'Preencher o formulário' },
  questionnaire: {
    en: 'Answer the questionnaire',
    es: 'Responder el cuestionario',
    'pt-BR': 'Responder o questionário',
  },
  payment: { en: 'Pay', es: 'Pagar', 'pt-BR': 'Pagar' },
  proof: {
    en: 'Send another proof of payment',
    es: 'Enviar otro comprobante de pago',
    'pt-BR': 'Enviar outro comprovante de pagamento',
  },
  confirmation_call: {
    en: 'We call you and verify your data',
    es: 'Le llamamos y verificamos sus datos',
    'pt-BR': 'Ligamos para você e verificamos seus dados',
  },
  further_data: {
    en: 'Send the data we asked for',
    es: 'Enviar los datos que pedimos',
    'pt-BR': 'Enviar os dados que pedimos',
  },
  another_number: {
    en: 'Name another phone number for you',
    es: 'Indicar otro número de teléfono suyo',
    'pt-BR': 'Indicar outro número de telefone seu',
  },
  report: { en: 'We deliver the report', es: 'Entregamos el informe', 'pt-BR': 'Entregamos o relatório' },
};

const PHASE_PROGRESS: Words = {
  en: '{phase} {done} of {total}',
  es: '{phase} {done} de {total}',
  'pt-BR': '{phase} {done} de {total}',
};

/** Formats a supplier's phase with its counts, such as 'Form 6 of 10'. */
export function phaseText(wait: TimelineWait, progress: PhaseProgress | null, locale: Locale): string {
  const phase = SUPPLIER_PHASE_WORDS[wait][locale];
  return progress ? interpolate(PHASE_PROGRESS[locale], { phase, ...progress }) : phase;
}

/** Names of a supplier's phases, displayed beside its status in lists. */
export const SUPPLIER_PHASE_WORDS: Readonly<Record<TimelineWait, Words>> = {
  introduction: { en: 'Invited', es: 'Con invitación', 'pt-BR': 'Com convite' },
  account_connection: { en: 'Account', es: 'Cuenta', 'pt-BR': 'Conta' },
  bir_form: { en: 'Form', es: 'Formulario', 'pt-BR': 'Formulário' },
  questionnaire: { en: 'Questionnaire', es: 'Cuestionario', 'pt-BR': 'Questionário' },
  payment: { en: 'Payment', es: 'Pago', 'pt-BR': 'Pagamento' },
  proof: { en: 'Proof of payment', es: 'Comprobante de pago', 'pt-BR': 'Comprovante de pagamento' },
  confirmation_call: { en: 'Verification call', es: 'Llamada de verificación', 'pt-BR': 'Ligação de verificação' },
  further_data: { en: 'Further data', es: 'Más datos', 'pt-BR': 'Mais dados' },
  another_number: { en: 'Another phone number', es: 'Otro número de teléfono', 'pt-BR': 'Outro número de telefone' },
  report: { en: 'Report', es: 'Informe', 'pt-BR': 'Relatório' },
  decision: { en: 'Decision', es: 'Decisión', 'pt-BR': 'Decisão' },
};
