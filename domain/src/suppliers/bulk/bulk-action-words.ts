import type { Words } from '../../language/locales';
import type { BulkAction, BulkSkipReason } from './bulk-actions';

export const BULK_SKIP_WORDS: Readonly<Record<BulkSkipReason, Words>> = {
  not_found: { en: 'no longer there', es: 'ya no existen', 'pt-BR': 'não existem mais' },
  workflow_not_active: {
    en: 'workflow not active',
    es: 'flujo de trabajo no activo',
    'pt-BR': 'fluxo de trabalho não ativo',
  },
  reminder_not_possible: {
    en: 'not invited by e-mail',
    es: 'sin invitación por correo',
    'pt-BR': 'sem convite por e-mail',
  },
  supplier_finished: { en: 'already finished', es: 'ya terminaron', 'pt-BR': 'já terminaram' },
  supplier_not_awaited: {
    en: 'done with their part, waiting for us',
    es: 'ya hicieron su parte y nos esperan',
    'pt-BR': 'já fizeram a sua parte e aguardam por nós',
  },
  invitation_not_delivered: {
    en: 'invitation not delivered, to be sent again first',
    es: 'invitación no entregada, primero hay que reenviarla',
    'pt-BR': 'convite não entregue, primeiro é preciso reenviá-lo',
  },
  email_not_confirmed: {
    en: 'no confirmed e-mail address',
    es: 'sin correo confirmado',
    'pt-BR': 'sem e-mail confirmado',
  },
  reminder_cooldown: {
    en: 'reminded in the last 24 hours',
    es: 'con recordatorio en las últimas 24 horas',
    'pt-BR': 'com lembrete nas últimas 24 horas',
  },
  invitation_not_failed: {
    en: 'invitation delivered or on its way',
    es: 'con la invitación entregada o en camino',
    'pt-BR': 'com o convite entregue ou a caminho',
  },
  supplier_not_completed: { en: 'not completed', es: 'no completados', 'pt-BR': 'não concluídos' },
  supplier_archived: { en: 'already archived', es: 'ya archivados', 'pt-BR': 'já arquivados' },
  supplier_not_archived: { en: 'not archived', es: 'no archivados', 'pt-BR': 'não arquivados' },
  supplier_not_pending: { en: 'not pending', es: 'no pendientes', 'pt-BR': 'não pendentes' },
  labels_unchanged: {
    en: 'labels need no change',
    es: 'sus etiquetas no cambian',
    'pt-BR': 'suas etiquetas não mudam',
  },
  decision_unchanged: {
    en: 'already decided so, for the same reason',
    es: 'ya tenían esta decisión con el mismo motivo',
    'pt-BR': 'já tinham esta decisão com o mesmo motivo',
  },
  product_limit_reached: {
    en: 'beyond the CFR quota',
    es: 'superan el cupo de CFR',
    'pt-BR': 'além da cota de CFR',
  },
};

export const BULK_ACTION_WORDS: Readonly<Record<BulkAction, Words>> = {
  remind: { en: 'Send reminders', es: 'Enviar recordatorios', 'pt-BR': 'Enviar lembretes' },
  invite_again: {
    en: 'Send invitations again',
    es: 'Reenviar invitaciones',
    'pt-BR': 'Reenviar convites',
  },
  archive: { en: 'Archive', es: 'Archivar', 'pt-BR': 'Arquivar' },
  unarchive: { en: 'Unarchive', es: 'Desarchivar', 'pt-BR': 'Desarquivar' },
  add_labels: { en: 'Add labels', es: 'Agregar etiquetas', 'pt-BR': 'Adicionar etiquetas' },
  remove_labels: { en: 'Remove labels', es: 'Quitar etiquetas', 'pt-BR': 'Remover etiquetas' },
  delete: { en: 'Delete pending', es: 'Eliminar pendientes', 'pt-BR': 'Excluir pendentes' },
  decide: { en: 'Decide', es: 'Decidir', 'pt-BR': 'Decidir' },
  screen: { en: 'Screen companies', es: 'Controlar empresas', 'pt-BR': 'Verificar empresas' },
};
