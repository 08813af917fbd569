import type { Words } from '../../language/locales';
import type { ONBOARDING_ACTION_WORDS } from '../actions/onboarding';
import { did, happened } from './sentence';

/** The optional part `[ for {supplier}]` is omitted if the supplier itself acts with its link. */
export const ONBOARDING_SENTENCES = {
  'onboarding.answer_send_back': did(
    'answered what was sent back[ to {supplier}]',
    'respondió lo devuelto[ a {supplier}]',
    'respondeu ao que foi devolvido[ a {supplier}]',
  ),
  'onboarding.add_payment_proof': did(
    'uploaded a payment proof[ for {supplier}]',
    'subió un comprobante de pago[ de {supplier}]',
    'enviou um comprovante de pagamento[ de {supplier}]',
  ),
  'onboarding.confirm_email': did(
    'confirmed the email[ of {supplier}]',
    'confirmó el correo[ de {supplier}]',
    'confirmou o e-mail[ de {supplier}]',
  ),
  'onboarding.mail_own_link': did(
    'asked for the link[ of {supplier}] again, for another device',
    'pidió otra vez el enlace[ de {supplier}], para otro dispositivo',
    'pediu novamente o link[ de {supplier}], para outro dispositivo',
  ),
  'onboarding.show_own_link': did(
    'showed the link[ of {supplier}] for another device',
    'mostró el enlace[ de {supplier}] para otro dispositivo',
    'mostrou o link[ de {supplier}] para outro dispositivo',
  ),
  'onboarding.ask_handover': did(
    'asked that a colleague takes over the onboarding[ of {supplier}]',
    'pidió que un colega se haga cargo del proceso[ de {supplier}]',
    'pediu que um colega assuma o processo[ de {supplier}]',
  ),
  'onboarding.hand_over': did(
    'handed the onboarding[ of {supplier}] over to a colleague',
    'pasó el proceso[ de {supplier}] a un colega',
    'passou o processo[ de {supplier}] a um colega',
  ),
  'onboarding.connect_account': did(
    'connected an account[ to {supplier}]',
    'conectó una cuenta[ a {supplier}]',
    'conectou uma conta[ a {supplier}]',
  ),
  'onboarding.call_time': did(
    'chose a time for the call[ to {supplier}]',
    'eligió un horario para la llamada[ a {supplier}]',
    'escolheu um horário para a ligação[ a {supplier}]',
  ),
  'onboarding.contact': did(
    'corrected the contact person[ of {supplier}]',
    'corrigió los datos de contacto[ de {supplier}]',
    'corrigiu os dados de contato[ de {supplier}]',
  ),
  'onboarding.delete_answer': did(
    'deleted the file of an answer[ for {supplier}]',
    'eliminó el archivo de una respuesta[ de {supplier}]',
    'excluiu o arquivo de uma resposta[ de {supplier}]',
  ),
  'onboarding.delete_payment_proof': did(
    'deleted a payment proof[ of {supplier}]',
    'eliminó un comprobante de pago[ de {supplier}]',
    'excluiu um comprovante de pagamento[ de {supplier}]',
  ),
  'onboarding.delete_rfc_document': did(
    'deleted the tax document[ of {supplier}]',
    'eliminó el documento fiscal[ de {supplier}]',
    'excluiu o documento fiscal[ de {supplier}]',
  ),
  'onboarding.drop_hidden_answers': did(
    'dropped answers to questions that are no longer asked[ of {supplier}]',
    'descartó respuestas a preguntas que ya no se hacen[ a {supplier}]',
    'descartou respostas a perguntas que não são mais feitas[ a {supplier}]',
  ),
  'onboarding.language': did(
    'chose a language[ for {supplier}]',
    'eligió un idioma[ para {supplier}]',
    'escolheu um idioma[ para {supplier}]',
  ),
  'onboarding.phone': did(
    'changed the phone number[ of {supplier}]',
    'cambió el teléfono[ de {supplier}]',
    'alterou o telefone[ de {supplier}]',
  ),
  'onboarding.register_again': did(
    'registered {supplier} again by the public link',
    'registró otra vez a {supplier} por el enlace público',
    'registrou {supplier} de novo pelo link público',
  ),
  'onboarding.register': did(
    'registered {supplier} by the public link',
    'registró a {supplier} por el enlace público',
    'registrou {supplier} pelo link público',
  ),
  'onboarding.save_answers': did(
    'saved answers[ of {supplier}]',
    'guardó respuestas[ de {supplier}]',
    'salvou respostas[ de {supplier}]',
  ),
  'onboarding.upload_answer_sheet': did(
    'uploaded answers in a spreadsheet[ of {supplier}]',
    'subió respuestas en una hoja de cálculo[ de {supplier}]',
    'enviou respostas em uma planilha[ de {supplier}]',
  ),
  'onboarding.save_billing': did(
    'saved the billing data[ of {supplier}]',
    'guardó los datos de facturación[ de {supplier}]',
    'salvou os dados de faturamento[ de {supplier}]',
  ),
  'onboarding.set_rfc_document': did(
    'uploaded the tax document[ of {supplier}]',
    'subió el documento fiscal[ de {supplier}]',
    'enviou o documento fiscal[ de {supplier}]',
  ),
  'onboarding.start_from_last': did(
    'took over the last answers to this client[ for {supplier}]',
    'tomó las últimas respuestas a este cliente[ para {supplier}]',
    'aproveitou as últimas respostas a este cliente[ para {supplier}]',
  ),
  'onboarding.start': did(
    'started the onboarding[ of {supplier}]',
    'inició el proceso[ de {supplier}]',
    'iniciou o processo[ de {supplier}]',
  ),
  'onboarding.submit_billing': did(
    'submitted the billing data[ of {supplier}]',
    'envió los datos de facturación[ de {supplier}]',
    'enviou os dados de faturamento[ de {supplier}]',
  ),
  'onboarding.submit_bir_request': did(
    'submitted the report form[ of {supplier}]',
    'envió el formulario del informe[ de {supplier}]',
    'enviou o formulário do relatório[ de {supplier}]',
  ),
  'onboarding.submit_payment_proof': did(
    'submitted payment proofs[ of {supplier}]',
    'envió los comprobantes de pago[ de {supplier}]',
    'enviou os comprovantes de pagamento[ de {supplier}]',
  ),
  'onboarding.submit_questionnaire': did(
    'submitted the questionnaire[ of {supplier}]',
    'envió el cuestionario[ de {supplier}]',
    'enviou o questionário[ de {supplier}]',
  ),
  'onboarding.upload_answer': did(
    'uploaded the file of an answer[ for {supplier}]',
    'subió el archivo de una respuesta[ de {supplier}]',
    'enviou o arquivo de uma resposta[ de {supplier}]',
  ),
  'payment.begin': did(
    'began an online payment[ for {supplier}]',
    'inició un pago en línea[ de {supplier}]',
    'iniciou um pagamento on-line[ de {supplier}]',
  ),
  'payment.failed': happened(
    'An online payment of {supplier} failed',
    'Falló un pago en línea de {supplier}',
    'Um pagamento on-line de {supplier} falhou',
  ),
  'payment.give_up': did(
    'gave up an online payment[ of {supplier}]',
    'abandonó un pago en línea[ de {supplier}]',
    'desistiu de um pagamento on-line[ de {supplier}]',
  ),
  'payment.mismatch': happened(
    'News of a payment of {supplier} did not match',
    'La notificación de un pago de {supplier} no coincidió',
    'A notificação de um pagamento de {supplier} não conferiu',
  ),
  'payment.paid': happened(
    'An online payment of {supplier} was paid',
    'Se pagó un pago en línea de {supplier}',
    'Um pagamento on-line de {supplier} foi pago',
  ),
  'payment.record_boleto': happened(
    'The number of a boleto of {supplier} was stored',
    'Se guardó el número de un boleto de {supplier}',
    'A linha digitável de um boleto de {supplier} foi guardada',
  ),
  'payment.submitted': happened(
    'An online payment of {supplier} was submitted',
    'Se envió un pago en línea de {supplier}',
    'Um pagamento on-line de {supplier} foi enviado',
  ),
} as const satisfies Record<keyof typeof ONBOARDING_ACTION_WORDS, Words>;
