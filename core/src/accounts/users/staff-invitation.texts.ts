import type { Locale } from '@homologa/domain/language/locales';

interface StaffInvitationTexts {
  subject(brand: string): string;
  invited(brand: string): string;
  reason(brand: string): string;
}

export const STAFF_INVITATION_TEXTS: Record<Locale, StaffInvitationTexts> = {
  en: {
    subject: (brand) => `You are invited to work at ${brand}`,
    invited: (brand) => `You are invited to work on ${brand} as a member of its staff.`,
    reason: (brand) => `You receive this email because ${brand} gave this address for a new member of its staff.`,
  },
  es: {
    subject: (brand) => `Le invitan a trabajar en ${brand}`,
    invited: (brand) => `Le invitan a trabajar en ${brand} como parte de su personal.`,
    reason: (brand) =>
      `Recibe este correo porque ${brand} indicó esta dirección para una persona nueva de su personal.`,
  },
  'pt-BR': {
    subject: (brand) => `Convite para trabalhar no ${brand}`,
    invited: (brand) => `Você foi convidado(a) a trabalhar no ${brand} como membro da equipe.`,
    reason: (brand) => `Você recebe este e-mail porque ${brand} informou este endereço para um novo membro da equipe.`,
  },
};
