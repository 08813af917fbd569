import type { Words } from '../language/locales';

/**
 * Values of `invitation.error`. `mail_delayed` means that delivery is still being retried; all other values mean that
 * delivery has failed.
 */
export const INVITATION_ERRORS = [
  'mail_delayed',
  'mail_refused',
  'mail_unavailable',
  'not_sent',
  'mail_bounced',
  'mail_bounced_soft',
  'mail_suppressed',
] as const;
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
  mail_bounced: {
    en: 'The address does not exist or takes no mail. Ask the supplier for another one.',
    es: 'La dirección no existe o no recibe correo. Pida otra al proveedor.',
    'pt-BR': 'O endereço não existe ou não recebe e-mails. Peça outro ao fornecedor.',
  },
  mail_bounced_soft: {
    en: 'The mailbox is full or was not reachable. Send the invitation again later.',
    es: 'El buzón está lleno o no se pudo alcanzar. Reenvíe la invitación más tarde.',
    'pt-BR': 'A caixa de entrada está cheia ou não pôde ser alcançada. Reenvie o convite mais tarde.',
  },
  mail_suppressed: {
    en: 'Earlier mail to this address came back or was reported as unwanted, so nothing more is sent to it. Ask the supplier for another address, or the provider to lift the block.',
    es: 'Un correo anterior a esta dirección fue devuelto o denunciado como no deseado, por eso no se le envía nada más. Pida otra dirección al proveedor, o a la plataforma que levante el bloqueo.',
    'pt-BR':
      'Um e-mail anterior a este endereço voltou ou foi denunciado como indesejado, por isso nada mais é enviado a ele. Peça outro endereço ao fornecedor, ou à plataforma que retire o bloqueio.',
  },
};
