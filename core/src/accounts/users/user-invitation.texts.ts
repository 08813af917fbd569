import type { Locale } from '@homologa/domain/language/locales';

export interface UserInvitationNames {
  brand: string;
  company: string;
  inviter: string | null;
  person: string;
}

interface UserInvitationTexts {
  subject(names: UserInvitationNames): string;
  greeting(person: string): string;
  invited(names: UserInvitationNames): string;
  choose: string;
  chooseButton: string;
  lasts(days: number): string;
  logIn: string;
  logInButton: string;
  unexpected: string;
  reason(names: UserInvitationNames): string;
}

export const USER_INVITATION_TEXTS: Record<Locale, UserInvitationTexts> = {
  en: {
    subject: ({ company, brand }) => `${company} invites you to ${brand}`,
    greeting: (person) => `Hello ${person},`,
    invited: ({ inviter, company, brand }) =>
      inviter
        ? `${inviter} invites you to work with ${company} on ${brand}.`
        : `${company} invites you to work with them on ${brand}.`,
    choose: 'Open the link below to choose your password. After that you log in with this email address.',
    chooseButton: 'Choose your password',
    lasts: (days) => `The link works once, for ${days} days.`,
    logIn:
      'You already have an account. Log in with this email address, and join or decline: until then nothing changes.',
    logInButton: 'See the invitation',
    unexpected: 'If you did not expect this invitation, ignore this email.',
    reason: ({ company }) => `You receive this email because ${company} gave this address for a new user.`,
  },
  es: {
    subject: ({ company, brand }) => `${company} le invita a ${brand}`,
    greeting: (person) => `Hola, ${person}:`,
    invited: ({ inviter, company, brand }) =>
      inviter
        ? `${inviter} le invita a trabajar con ${company} en ${brand}.`
        : `${company} le invita a trabajar en ${brand}.`,
    choose: 'Abra el enlace para elegir su contraseña. Después inicie sesión con esta dirección de correo.',
    chooseButton: 'Elegir su contraseña',
    lasts: (days) => `El enlace funciona una sola vez, durante ${days} días.`,
    logIn:
      'Usted ya tiene una cuenta. Inicie sesión con esta dirección de correo y acepte o rechace: hasta entonces nada cambia.',
    logInButton: 'Ver la invitación',
    unexpected: 'Si no esperaba esta invitación, ignore este correo.',
    reason: ({ company }) => `Recibe este correo porque ${company} indicó esta dirección para un usuario nuevo.`,
  },
  'pt-BR': {
    subject: ({ company, brand }) => `${company} convida você para o ${brand}`,
    greeting: (person) => `Olá, ${person}:`,
    invited: ({ inviter, company, brand }) =>
      inviter
        ? `${inviter} convida você para trabalhar com ${company} no ${brand}.`
        : `${company} convida você para trabalhar no ${brand}.`,
    choose: 'Abra o link abaixo para escolher a sua senha. Depois, entre com este endereço de e-mail.',
    chooseButton: 'Escolher a sua senha',
    lasts: (days) => `O link funciona uma única vez, por ${days} dias.`,
    logIn: 'Você já tem uma conta. Entre com este endereço de e-mail e aceite ou recuse: até lá nada muda.',
    logInButton: 'Ver o convite',
    unexpected: 'Se você não esperava este convite, ignore este e-mail.',
    reason: ({ company }) => `Você recebe este e-mail porque ${company} informou este endereço para um novo usuário.`,
  },
};
