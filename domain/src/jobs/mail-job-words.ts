import type { Words } from '../language/locales';

/** Names of the jobs that send mails. */
export const MAIL_KIND_WORDS: Readonly<Record<string, Words>> = {
  'mail.send-invitation': { en: 'Invitation', es: 'Invitación', 'pt-BR': 'Convite' },
  'mail.send-reminder': { en: 'Reminder', es: 'Recordatorio', 'pt-BR': 'Lembrete' },
  'mail.send-back': { en: 'Sent back', es: 'Devolución', 'pt-BR': 'Devolução' },
  'mail.send-notification': { en: 'Notification', es: 'Notificación', 'pt-BR': 'Notificação' },
  'mail.send-needs': { en: 'Needs you', es: 'Requiere su atención', 'pt-BR': 'Requer sua atenção' },
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
  'mail.send-factor-notice': {
    en: 'Notice about the second factor',
    es: 'Aviso sobre el segundo factor',
    'pt-BR': 'Aviso sobre o segundo fator',
  },
  'mail.send-user-invitation': { en: 'User invitation', es: 'Invitación de usuario', 'pt-BR': 'Convite de usuário' },
  'mail.send-staff-invitation': {
    en: 'Staff invitation',
    es: 'Invitación de personal',
    'pt-BR': 'Convite da equipe',
  },
  'mail.send-new-user-notice': {
    en: 'Notice of a new user',
    es: 'Aviso de usuario nuevo',
    'pt-BR': 'Aviso de novo usuário',
  },
  'mail.send-staff-roles-notice': {
    en: 'Notice of changed roles',
    es: 'Aviso de roles cambiados',
    'pt-BR': 'Aviso de papéis alterados',
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
  'mail.send-audit-anchors': {
    en: 'Proof of the audit trail',
    es: 'Prueba del registro de auditoría',
    'pt-BR': 'Prova da trilha de auditoria',
  },
  'mail.send-retention-notice': {
    en: 'Notice of a deletion',
    es: 'Aviso de eliminación',
    'pt-BR': 'Aviso de exclusão',
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
