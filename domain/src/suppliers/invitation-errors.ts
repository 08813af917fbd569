import type { Words } from '../language/locales';

/**
 * Values of `invitation.error`. `mail_delayed` means that delivery is still being retried; all other values mean that
 * delivery has failed.
 */
export const INVITATION_ERRORS = ['mail_delayed', 'mail_refused', 'mail_unavailable', 'not_sent'] as const;
export type InvitationError = (typeof INVITATION_ERRORS)[number];

export const INVITATION_FILTERS = ['queued', 'delayed', 'sent', 'not_started', 'failed'] as const;
export type InvitationFilter = (typeof INVITATION_FILTERS)[number];

/** Filter for suppliers without a delivered invitation, used for the dashboard's count and its link. */
export const UNDELIVERED_INVITATIONS: {
  status: ('pending' | 'in_progress')[];
  invitation: InvitationFilter[];
} = { status: ['pending', 'in_progress'], invitation: ['failed', 'delayed'] };

export const INVITATION_ERROR_WORDS: Readonly<Record<InvitationError, Words>> = {
  mail_delayed: {
    en: 'The mail server cannot be reached or asks to wait. The invitation is sent as soon as it accepts it.',
    es: 'No se puede contactar al servidor de correo o pide esperar. La invitación se enviará en cuanto la acepte.',
    'pt-BR': 'O servidor de e-mail não responde ou pede para esperar. O convite será enviado assim que ele o aceitar.',
  },
  mail_refused: {
    en: 'The mail server refused the address or the message.',
    es: 'El servidor de correo rechazó la dirección o el mensaje.',
    'pt-BR': 'O servidor de e-mail recusou o endereço ou a mensagem.',
  },
  mail_unavailable: {
    en: 'The mail server could not be reached or was busy for too long.',
    es: 'No se pudo contactar al servidor de correo o estuvo ocupado demasiado tiempo.',
    'pt-BR': 'Não foi possível contatar o servidor de e-mail ou ele ficou ocupado por tempo demais.',
  },
  not_sent: {
    en: 'The invitation could not be sent.',
    es: 'No se pudo enviar la invitación.',
    'pt-BR': 'Não foi possível enviar o convite.',
  },
};
