import type { SuppressionReason } from '@homologa/domain/identity/suppression';
import type { Words } from '@homologa/domain/language/locales';

export const MAIL = {
  title: { en: 'Mail', es: 'Correo', 'pt-BR': 'E-mail' },
  subtitle: {
    en: 'Mail that waits for the mail server is retried for two days. What failed in the last 30 days can be sent again.',
    es: 'El correo que espera al servidor se reintenta durante dos días. Lo fallido en los últimos 30 días se puede reenviar.',
    'pt-BR':
      'O e-mail que espera pelo servidor é repetido por dois dias. O que falhou nos últimos 30 dias pode ser reenviado.',
  },
  outage: {
    en: 'The mail server {server} has been unreachable since {date}. It said: {said}',
    es: 'El servidor de correo {server} está inaccesible desde {date}. Dijo: {said}',
    'pt-BR': 'O servidor de e-mail {server} está inacessível desde {date}. Ele disse: {said}',
  },
  waiting: { en: 'Waiting', es: 'En espera', 'pt-BR': 'Aguardando' },
  failed: { en: 'Failed', es: 'Fallido', 'pt-BR': 'Falhou' },
  noneWaiting: { en: 'No mail is waiting.', es: 'No hay correo en espera.', 'pt-BR': 'Nenhum e-mail está aguardando.' },
  noneFailed: { en: 'No mail has failed.', es: 'Ningún correo falló.', 'pt-BR': 'Nenhum e-mail falhou.' },
  kind: { en: 'Mail', es: 'Correo', 'pt-BR': 'E-mail' },
  company: { en: 'Company', es: 'Empresa', 'pt-BR': 'Empresa' },
  reason: { en: 'Reason', es: 'Motivo', 'pt-BR': 'Motivo' },
  count: { en: 'Count', es: 'Cantidad', 'pt-BR': 'Quantidade' },
  oldest: { en: 'Oldest', es: 'El más antiguo', 'pt-BR': 'O mais antigo' },
  next: { en: 'Next attempt', es: 'Próximo intento', 'pt-BR': 'Próxima tentativa' },
  retry: { en: 'Send again', es: 'Reenviar', 'pt-BR': 'Reenviar' },
  retryAll: { en: 'Send all failed again', es: 'Reenviar todo lo fallido', 'pt-BR': 'Reenviar tudo o que falhou' },
  retried: {
    en: 'The failed mail is being sent again.',
    es: 'Los correos fallidos se están reenviando.',
    'pt-BR': 'Os e-mails que falharam estão sendo reenviados.',
  },
  suppressed: { en: 'Suppressed addresses', es: 'Direcciones bloqueadas', 'pt-BR': 'Endereços bloqueados' },
  suppressedHelp: {
    en: 'These addresses get no mail, except about the security of an account, until somebody lifts it. The newest 100 are shown.',
    es: 'Estas direcciones no reciben correo, salvo sobre la seguridad de una cuenta, hasta que alguien las desbloquee. Se muestran las 100 más recientes.',
    'pt-BR':
      'Estes endereços não recebem e-mail, exceto sobre a segurança de uma conta, até que alguém os desbloqueie. São mostrados os 100 mais recentes.',
  },
  noneSuppressed: {
    en: 'No address is suppressed.',
    es: 'Ninguna dirección está bloqueada.',
    'pt-BR': 'Nenhum endereço está bloqueado.',
  },
  address: { en: 'Address', es: 'Dirección', 'pt-BR': 'Endereço' },
  since: { en: 'Since', es: 'Desde', 'pt-BR': 'Desde' },
  lift: { en: 'Lift', es: 'Desbloquear', 'pt-BR': 'Desbloquear' },
  lifted: {
    en: 'Mail goes to this address again.',
    es: 'Esta dirección vuelve a recibir correo.',
    'pt-BR': 'Este endereço volta a receber e-mail.',
  },
} satisfies Record<string, Words>;

export const SUPPRESSION_REASON_WORDS: Readonly<Record<SuppressionReason, Words>> = {
  bounced: { en: 'Mail came back', es: 'El correo fue devuelto', 'pt-BR': 'O e-mail voltou' },
  complained: { en: 'Reported as spam', es: 'Denunciado como spam', 'pt-BR': 'Denunciado como spam' },
};

export const MAIL_KIND_WORDS: Readonly<Record<string, Words>> = {
  'mail.send-invitation': { en: 'Invitation', es: 'Invitación', 'pt-BR': 'Convite' },
  'mail.send-reminder': { en: 'Reminder', es: 'Recordatorio', 'pt-BR': 'Lembrete' },
  'mail.send-back': { en: 'Sent back', es: 'Devolución', 'pt-BR': 'Devolução' },
  'mail.send-notification': { en: 'Notification', es: 'Notificación', 'pt-BR': 'Notificação' },
  'mail.send-needs': { en: 'Needs you', es: 'Le espera', 'pt-BR': 'Espera por você' },
  'mail.send-digest': { en: 'Daily digest', es: 'Resumen diario', 'pt-BR': 'Resumo diário' },
  'mail.send-password-reset': {
    en: 'Password reset',
    es: 'Restablecer contraseña',
    'pt-BR': 'Redefinição de senha',
  },
  'mail.send-login-code': { en: 'Code to log in', es: 'Código para iniciar sesión', 'pt-BR': 'Código de acesso' },
  'mail.send-email-change-code': {
    en: 'Code for a new email',
    es: 'Código para un nuevo correo',
    'pt-BR': 'Código para um novo e-mail',
  },
  'mail.send-email-changed-notice': {
    en: 'Notice of a changed email',
    es: 'Aviso de correo cambiado',
    'pt-BR': 'Aviso de e-mail alterado',
  },
  'mail.send-lockout-notice': {
    en: 'Sign-in warning',
    es: 'Aviso de inicio de sesión',
    'pt-BR': 'Aviso de acesso',
  },
  'mail.send-user-invitation': { en: 'User invitation', es: 'Invitación de usuario', 'pt-BR': 'Convite de usuário' },
  'mail.send-staff-invitation': {
    en: 'Staff invitation',
    es: 'Invitación de personal',
    'pt-BR': 'Convite da equipe',
  },
  'mail.send-email-confirmation': { en: 'E-mail code', es: 'Código de correo', 'pt-BR': 'Código de e-mail' },
  'mail.send-own-link': { en: 'Own link', es: 'Enlace propio', 'pt-BR': 'Link próprio' },
  'mail.send-handover-request': {
    en: 'Handover to confirm',
    es: 'Relevo por confirmar',
    'pt-BR': 'Passagem a confirmar',
  },
  'mail.send-handover-link': {
    en: 'Link for the colleague',
    es: 'Enlace para el colega',
    'pt-BR': 'Link para o colega',
  },
  'mail.send-boleto': { en: 'Boleto', es: 'Boleto', 'pt-BR': 'Boleto' },
  'mail.send-payment': { en: 'Payment', es: 'Pago', 'pt-BR': 'Pagamento' },
  'mail.send-supplier-progress': {
    en: 'Progress of a supplier',
    es: 'Avance de un proveedor',
    'pt-BR': 'Andamento de um fornecedor',
  },
  'mail.send-privacy-answer': {
    en: 'Privacy answer',
    es: 'Respuesta de privacidad',
    'pt-BR': 'Resposta de privacidade',
  },
};

export const MAIL_REASON_WORDS: Readonly<Record<string, Words>> = {
  mail_bounced: {
    en: 'The address takes no mail',
    es: 'La dirección no recibe correo',
    'pt-BR': 'O endereço não recebe e-mails',
  },
  mail_bounced_soft: {
    en: 'The mailbox is full or out of service',
    es: 'El buzón está lleno o fuera de servicio',
    'pt-BR': 'A caixa de entrada está cheia ou fora de serviço',
  },
  mail_suppressed: {
    en: 'Not sent: the address is suppressed',
    es: 'No enviado: la dirección está bloqueada',
    'pt-BR': 'Não enviado: o endereço está bloqueado',
  },
  mail_paced: {
    en: 'Waits for its turn at the recipient’s domain',
    es: 'Espera su turno en el dominio del destinatario',
    'pt-BR': 'Aguarda sua vez no domínio do destinatário',
  },
  mail_refused: {
    en: 'The mail server refuses it',
    es: 'El servidor de correo lo rechaza',
    'pt-BR': 'O servidor de e-mail o recusa',
  },
  mail_deferred: {
    en: 'The mail server asks to wait',
    es: 'El servidor de correo pide esperar',
    'pt-BR': 'O servidor de e-mail pede para esperar',
  },
  mail_unreachable: {
    en: 'The mail server is unreachable',
    es: 'El servidor de correo está inaccesible',
    'pt-BR': 'O servidor de e-mail está inacessível',
  },
};
