import type { Locale } from '@homologa/domain/language/locales';

interface NewUser {
  brand: string;
  company: string;
  email: string;
  role: string;
}

interface NewUserTexts {
  subject(company: string): string;
  added(user: NewUser): string;
  unexpected: string;
  button: string;
  reason(company: string): string;
}

export const NEW_USER_TEXTS: Record<Locale, NewUserTexts> = {
  en: {
    subject: (company) => `A user was added to ${company}`,
    added: ({ brand, company, email, role }) =>
      `The staff of ${brand} have added ${email} to ${company} with this role: ${role}.`,
    unexpected: 'If your company did not ask for this user, deactivate the user and contact support.',
    button: 'Open the users',
    reason: (company) => `You receive this email because you are an admin of ${company}.`,
  },
  es: {
    subject: (company) => `Se agregó un usuario a ${company}`,
    added: ({ brand, company, email, role }) =>
      `El personal de ${brand} agregó a ${email} a ${company} con este rol: ${role}.`,
    unexpected: 'Si su empresa no pidió este usuario, desactívelo y contacte a soporte.',
    button: 'Abrir los usuarios',
    reason: (company) => `Recibe este correo porque administra ${company}.`,
  },
  'pt-BR': {
    subject: (company) => `Um usuário foi adicionado à ${company}`,
    added: ({ brand, company, email, role }) =>
      `A equipe do ${brand} adicionou ${email} à ${company} com este papel: ${role}.`,
    unexpected: 'Se a sua empresa não pediu este usuário, desative-o e fale com o suporte.',
    button: 'Abrir os usuários',
    reason: (company) => `Você recebe este e-mail porque administra a ${company}.`,
  },
};
