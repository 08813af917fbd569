import type { Words } from '../language/locales';
import { lookUp } from '../language/record-of';
import type { NotificationDelivery, NotificationKind } from './notification-kinds';
import { RULE_STAYS, SECOND_LOOK_SENTENCES } from './rule-sentences';

export const NOTIFICATION_KIND_WORDS: Readonly<Record<NotificationKind, Words>> = {
  onboarding_finished: { en: 'Onboarding finished', es: 'Proceso terminado', 'pt-BR': 'Processo concluído' },
  delivered: { en: 'Report delivered', es: 'Informe entregado', 'pt-BR': 'Relatório entregue' },
  corrected: { en: 'Report corrected', es: 'Informe corregido', 'pt-BR': 'Relatório corrigido' },
  unable_to_locate: {
    en: 'Supplier could not be located',
    es: 'Proveedor no localizado',
    'pt-BR': 'Fornecedor não localizado',
  },
  sent_back: { en: 'Sent back to the supplier', es: 'Devuelto al proveedor', 'pt-BR': 'Devolvido ao fornecedor' },
  answers_corrected: {
    en: 'Answers corrected',
    es: 'Respuestas corregidas',
    'pt-BR': 'Respostas corrigidas',
  },
  payment_rejected: { en: 'Payment proof rejected', es: 'Comprobante rechazado', 'pt-BR': 'Comprovante recusado' },
  screening_hits: {
    en: 'Screening with hits',
    es: 'Control con coincidencias',
    'pt-BR': 'Verificação com correspondências',
  },
  new_hits: {
    en: 'New hits from monitoring',
    es: 'Nuevas coincidencias del control continuo',
    'pt-BR': 'Novas correspondências da verificação contínua',
  },
  hit_proposed: {
    en: 'Decision on a hit to confirm',
    es: 'Decisión sobre una coincidencia por confirmar',
    'pt-BR': 'Decisão sobre uma correspondência a confirmar',
  },
  quota_nearly_used: { en: 'Quota nearly used', es: 'Cuota casi agotada', 'pt-BR': 'Cota quase esgotada' },
  invitations_failed: {
    en: 'Invitations not delivered',
    es: 'Invitaciones no entregadas',
    'pt-BR': 'Convites não entregues',
  },
  reminders_unanswered: {
    en: 'Reminders without an answer',
    es: 'Recordatorios sin respuesta',
    'pt-BR': 'Lembretes sem resposta',
  },
  handed_over: {
    en: 'Handed over to a colleague',
    es: 'Otra persona se hizo cargo',
    'pt-BR': 'Outra pessoa assumiu',
  },
  task_failed: { en: 'Task failed', es: 'Tarea fallida', 'pt-BR': 'Tarefa com falha' },
  request_new: { en: 'New request', es: 'Solicitud nueva', 'pt-BR': 'Novo pedido' },
  request_assigned: {
    en: 'Request assigned to you',
    es: 'Solicitud asignada a usted',
    'pt-BR': 'Pedido atribuído a você',
  },
  request_overdue: { en: 'Request overdue', es: 'Solicitud vencida', 'pt-BR': 'Pedido atrasado' },
  gateway_failed: {
    en: 'Request failed at the bureau',
    es: 'Solicitud fallida en el buró',
    'pt-BR': 'Pedido falhou no bureau',
  },
  supplier_answered: { en: 'Supplier answered', es: 'El proveedor respondió', 'pt-BR': 'O fornecedor respondeu' },
  erasure_requested: { en: 'Erasure asked for', es: 'Supresión solicitada', 'pt-BR': 'Eliminação pedida' },
  watchlist_failed: {
    en: 'Watchlist not imported',
    es: 'Lista de control no importada',
    'pt-BR': 'Lista de controle não importada',
  },
  watchlist_stale: {
    en: 'Watchlist out of date',
    es: 'Lista de control desactualizada',
    'pt-BR': 'Lista de controle desatualizada',
  },
  mail_server_unreachable: {
    en: 'Mail server unreachable',
    es: 'Servidor de correo inaccesible',
    'pt-BR': 'Servidor de e-mail inacessível',
  },
  jobs_failed: { en: 'Jobs failed', es: 'Tareas fallidas', 'pt-BR': 'Tarefas com falha' },
  rule_proposed: {
    en: 'Rule of two people to be switched off',
    es: 'Regla de dos personas por desactivar',
    'pt-BR': 'Regra de duas pessoas a desativar',
  },
  rule_settled: {
    en: 'Rule of two people: decided',
    es: 'Regla de dos personas: decidido',
    'pt-BR': 'Regra de duas pessoas: decidido',
  },
  rule_to_confirm: {
    en: 'Rule of a client to confirm',
    es: 'Regla de un cliente por confirmar',
    'pt-BR': 'Regra de um cliente a confirmar',
  },
};

/**
 * Sentences of the notifications. Placeholders: supplier, workflow, product, used, total, count, person, reason, list,
 * job and company.
 */
export const NOTIFICATION_SENTENCES: Readonly<Record<NotificationKind, Words>> = {
  onboarding_finished: {
    en: '{supplier} has finished the onboarding of “{workflow}”.',
    es: '{supplier} terminó el proceso «{workflow}».',
    'pt-BR': '{supplier} concluiu o processo “{workflow}”.',
  },
  delivered: {
    en: 'The report on {supplier} in “{workflow}” has been delivered.',
    es: 'El informe de {supplier} en «{workflow}» fue entregado.',
    'pt-BR': 'O relatório de {supplier} em “{workflow}” foi entregue.',
  },
  corrected: {
    en: 'The report on {supplier} in “{workflow}” has been corrected: {reason}',
    es: 'El informe de {supplier} en «{workflow}» fue corregido: {reason}',
    'pt-BR': 'O relatório de {supplier} em “{workflow}” foi corrigido: {reason}',
  },
  unable_to_locate: {
    en: '{supplier} in “{workflow}” could not be located.',
    es: 'No se pudo localizar a {supplier} en «{workflow}».',
    'pt-BR': 'Não foi possível localizar {supplier} em “{workflow}”.',
  },
  sent_back: {
    en: '{supplier} in “{workflow}” was asked to complete its data.',
    es: 'Se pidió a {supplier} en «{workflow}» que complete sus datos.',
    'pt-BR': 'Pedimos a {supplier} em “{workflow}” que complete seus dados.',
  },
  answers_corrected: {
    en: '{supplier} in “{workflow}” has answered what you sent back.',
    es: '{supplier} en «{workflow}» respondió lo que usted devolvió.',
    'pt-BR': '{supplier} em “{workflow}” respondeu ao que você devolveu.',
  },
  payment_rejected: {
    en: 'The payment proof of {supplier} in “{workflow}” was rejected.',
    es: 'Se rechazó el comprobante de pago de {supplier} en «{workflow}».',
    'pt-BR': 'O comprovante de pagamento de {supplier} em “{workflow}” foi recusado.',
  },
  screening_hits: {
    en: 'The screening of {supplier} in “{workflow}” ended with hits to review: {count}.',
    es: 'El control de {supplier} en «{workflow}» terminó con coincidencias por revisar: {count}.',
    'pt-BR': 'A verificação de {supplier} em “{workflow}” terminou com correspondências a revisar: {count}.',
  },
  new_hits: {
    en: 'Monitoring found something new on {supplier} in “{workflow}”. Hits to review: {count}.',
    es: 'El control continuo encontró algo nuevo sobre {supplier} en «{workflow}». Coincidencias por revisar: {count}.',
    'pt-BR':
      'A verificação contínua encontrou algo novo sobre {supplier} em “{workflow}”. Correspondências a revisar: {count}.',
  },
  hit_proposed: {
    en: '{person} proposes a true match for {supplier} in “{workflow}”. A second person has to confirm it.',
    es: '{person} propone una coincidencia real de {supplier} en «{workflow}». Una segunda persona debe confirmarla.',
    'pt-BR':
      '{person} propõe uma correspondência real de {supplier} em “{workflow}”. Uma segunda pessoa precisa confirmá-la.',
  },
  quota_nearly_used: {
    en: '{used} of {total} units of {product} are used.',
    es: 'Se usaron {used} de {total} unidades de {product}.',
    'pt-BR': '{used} de {total} unidades de {product} foram usadas.',
  },
  invitations_failed: {
    en: 'Invitations that could not be delivered: {count}. The list of suppliers says why and can send them again.',
    es: 'Invitaciones que no se pudieron entregar: {count}. La lista de proveedores dice por qué y permite reenviarlas.',
    'pt-BR':
      'Convites que não puderam ser entregues: {count}. A lista de fornecedores diz por quê e permite reenviá-los.',
  },
  reminders_unanswered: {
    en: 'Suppliers in “{workflow}” that have not answered {reminders} reminders: {count}. Call them, check their e-mail address, or invite another person of the company.',
    es: 'Proveedores de «{workflow}» que no respondieron a {reminders} recordatorios: {count}. Llámelos, revise su dirección de correo o invite a otra persona de la empresa.',
    'pt-BR':
      'Fornecedores de “{workflow}” que não responderam a {reminders} lembretes: {count}. Ligue para eles, confira o endereço de e-mail ou convide outra pessoa da empresa.',
  },
  handed_over: {
    en: 'A colleague now answers for {supplier} in “{workflow}”, in place of the person you invited.',
    es: 'Un colega responde ahora por {supplier} en «{workflow}», en lugar de la persona que usted invitó.',
    'pt-BR': 'Um colega agora responde por {supplier} em “{workflow}”, no lugar da pessoa que você convidou.',
  },
  task_failed: {
    en: '{job} did not succeed: {reason}',
    es: '{job}: no se completó. {reason}',
    'pt-BR': '{job}: não foi concluída. {reason}',
  },
  request_new: {
    en: 'A request on {supplier} in “{workflow}” has come in.',
    es: 'Llegó una solicitud sobre {supplier} en «{workflow}».',
    'pt-BR': 'Chegou um pedido sobre {supplier} em “{workflow}”.',
  },
  request_assigned: {
    en: 'The request on {supplier} was assigned to you.',
    es: 'Se le asignó la solicitud sobre {supplier}.',
    'pt-BR': 'O pedido sobre {supplier} foi atribuído a você.',
  },
  request_overdue: {
    en: 'The request on {supplier} is overdue.',
    es: 'La solicitud sobre {supplier} está vencida.',
    'pt-BR': 'O pedido sobre {supplier} está atrasado.',
  },
  gateway_failed: {
    en: 'The bureau did not deliver the request on {supplier}: {reason}',
    es: 'El buró no entregó la solicitud sobre {supplier}: {reason}',
    'pt-BR': 'O bureau não entregou o pedido sobre {supplier}: {reason}',
  },
  supplier_answered: {
    en: '{supplier} has answered what was sent back.',
    es: '{supplier} respondió lo que se le devolvió.',
    'pt-BR': '{supplier} respondeu ao que foi devolvido.',
  },
  erasure_requested: {
    en: 'Somebody asks for the erasure of their data.',
    es: 'Alguien pide la supresión de sus datos.',
    'pt-BR': 'Alguém pede a eliminação de seus dados.',
  },
  watchlist_failed: {
    en: '{list} could not be imported. Screenings go on with what they had.',
    es: 'No se pudo importar {list}. Los controles siguen con lo que tenían.',
    'pt-BR': 'Não foi possível importar {list}. As verificações seguem com o que tinham.',
  },
  watchlist_stale: {
    en: '{list} has not been looked up for too long. Results say that it is out of date.',
    es: 'Hace demasiado que no se consulta {list}. Los resultados dicen que está desactualizada.',
    'pt-BR': '{list} não é consultada há tempo demais. Os resultados dizem que está desatualizada.',
  },
  mail_server_unreachable: {
    en: 'The mail server has been unreachable for a while; mails waiting: {count}. It said: {reason}',
    es: 'El servidor de correo está inaccesible desde hace un rato; correos en espera: {count}. Dijo: {reason}',
    'pt-BR': 'O servidor de e-mail está inacessível há algum tempo; e-mails em espera: {count}. Ele disse: {reason}',
  },
  jobs_failed: {
    en: 'Jobs that failed after their last attempt: {count} of “{job}”. {reason}',
    es: 'Tareas que fallaron tras su último intento: {count} de «{job}». {reason}',
    'pt-BR': 'Tarefas que falharam após a última tentativa: {count} de “{job}”. {reason}',
  },
  rule_proposed: {
    en: '{person} proposes that one person alone decides about hits. A second person has to confirm it.',
    es: '{person} propone que una sola persona decida sobre las coincidencias. Una segunda persona debe confirmarlo.',
    'pt-BR':
      '{person} propõe que uma só pessoa decida sobre as correspondências. Uma segunda pessoa precisa confirmar.',
  },
  rule_settled: {
    en: '{person} confirmed it: one person alone decides about hits from now on.',
    es: '{person} lo confirmó: desde ahora una sola persona decide sobre las coincidencias.',
    'pt-BR': '{person} confirmou: a partir de agora uma só pessoa decide sobre as correspondências.',
  },
  rule_to_confirm: {
    en: '{person} of {company} proposes that one person alone decides about hits. No other admin of the company has been one for long enough: please confirm or reject.',
    es: '{person} de {company} propone que una sola persona decida sobre las coincidencias. Ningún otro administrador de la empresa lo es desde hace tiempo suficiente: confirme o rechace.',
    'pt-BR':
      '{person}, de {company}, propõe que uma só pessoa decida sobre as correspondências. Nenhum outro administrador da empresa o é há tempo suficiente: confirme ou rejeite.',
  },
};

const MANY_REQUESTS: Words = {
  en: '{count} requests in “{workflow}” have come in.',
  es: 'Llegaron {count} solicitudes de «{workflow}».',
  'pt-BR': 'Chegaram {count} pedidos de “{workflow}”.',
};

const BACK_AT_DESK: Words = {
  en: 'The bureau did not take or finish the request on {supplier}. It is in the queue of the desk.',
  es: 'El buró no aceptó o no terminó la solicitud sobre {supplier}. Está en la cola de la mesa.',
  'pt-BR': 'O bureau não aceitou ou não concluiu o pedido sobre {supplier}. Ele está na fila da mesa.',
};

const TO_BE_CHECKED: Words = {
  en: 'The bureau’s report on {supplier} contradicts itself. It waits at the desk to be checked.',
  es: 'El informe del buró sobre {supplier} se contradice. Espera en la mesa a que lo revisen.',
  'pt-BR': 'O relatório do bureau sobre {supplier} se contradiz. Ele aguarda conferência na mesa.',
};

const NO_REASON: Words = {
  en: 'The bureau did not deliver the request on {supplier}.',
  es: 'El buró no entregó la solicitud sobre {supplier}.',
  'pt-BR': 'O bureau não entregou o pedido sobre {supplier}.',
};

const PROPOSED_CLEARING: Words = {
  en: '{person} proposes to clear a hit of {supplier} in “{workflow}”. A second person has to confirm it.',
  es: '{person} propone descartar una coincidencia de {supplier} en «{workflow}». Una segunda persona debe confirmarlo.',
  'pt-BR':
    '{person} propõe descartar uma correspondência de {supplier} em “{workflow}”. Uma segunda pessoa precisa confirmar.',
};

export function notificationSentence(kind: NotificationKind, facts: Readonly<Record<string, unknown>>): Words {
  if (kind === 'request_new' && 'count' in facts) return MANY_REQUESTS;
  if (kind === 'hit_proposed' && facts['decision'] === 'false_positive') return PROPOSED_CLEARING;
  if (kind === 'rule_settled' && facts['outcome'] !== 'confirmed') return RULE_STAYS;
  if (facts['rule'] === 'second_look') return lookUp(SECOND_LOOK_SENTENCES, kind) ?? NOTIFICATION_SENTENCES[kind];
  if (kind === 'gateway_failed' && facts['reason'] === 'figures_contradictory') return TO_BE_CHECKED;
  if (kind === 'gateway_failed' && facts['status'] === 'queued') return BACK_AT_DESK;
  if (kind === 'gateway_failed' && !facts['reason']) return NO_REASON;
  return NOTIFICATION_SENTENCES[kind];
}

export const NOTIFICATION_DELIVERY_WORDS: Readonly<Record<NotificationDelivery, Words>> = {
  at_once: { en: 'At once', es: 'De inmediato', 'pt-BR': 'Na hora' },
  daily: { en: 'Once a day', es: 'Una vez al día', 'pt-BR': 'Uma vez por dia' },
  never: { en: 'No mail', es: 'Sin correo', 'pt-BR': 'Sem e-mail' },
};
