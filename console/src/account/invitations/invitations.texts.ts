import type { Words } from '@homologa/domain/language/locales';

export const INVITATIONS = {
  hint: {
    en: 'Nothing changes for you before you join.',
    es: 'Nada cambia para usted antes de unirse.',
    'pt-BR': 'Nada muda para você antes de entrar.',
  },
  none: { en: 'No open invitations', es: 'No hay invitaciones abiertas', 'pt-BR': 'Não há convites abertos' },
  noneHint: {
    en: 'An invitation that was withdrawn or answered is not shown any more.',
    es: 'Una invitación retirada o respondida ya no se muestra.',
    'pt-BR': 'Um convite retirado ou respondido não é mais exibido.',
  },
  asRole: { en: 'As {role}', es: 'Como {role}', 'pt-BR': 'Como {role}' },
  asRoleBy: {
    en: 'As {role}, invited by {name}',
    es: 'Como {role}, por invitación de {name}',
    'pt-BR': 'Como {role}, a convite de {name}',
  },
  join: { en: 'Join', es: 'Unirse', 'pt-BR': 'Entrar' },
  joinLabel: { en: 'Join {company}', es: 'Unirse a {company}', 'pt-BR': 'Entrar em {company}' },
  decline: { en: 'Decline', es: 'Rechazar', 'pt-BR': 'Recusar' },
  declineLabel: {
    en: 'Decline the invitation of {company}',
    es: 'Rechazar la invitación de {company}',
    'pt-BR': 'Recusar o convite de {company}',
  },
  declined: {
    en: 'You have declined the invitation.',
    es: 'Rechazó la invitación.',
    'pt-BR': 'Você recusou o convite.',
  },
} satisfies Record<string, Words>;
