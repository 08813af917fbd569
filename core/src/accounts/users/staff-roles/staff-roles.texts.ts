import type { Locale } from '@homologa/domain/language/locales';

interface StaffRolesTexts {
  subject(brand: string): string;
  changed(brand: string): string;
  now(roles: string): string;
  none: string;
  unexpected: string;
  button(brand: string): string;
  reason(brand: string): string;
}

export const STAFF_ROLES_TEXTS: Record<Locale, StaffRolesTexts> = {
  en: {
    subject: (brand) => `Your roles at ${brand} have changed`,
    changed: (brand) => `A colleague has changed what you may do as a member of the staff of ${brand}.`,
    now: (roles) => `Your roles are now: ${roles}.`,
    none: 'You have no role now. Please ask a colleague with administration if that is a mistake.',
    unexpected: 'If you did not expect this, please ask a colleague with administration.',
    button: (brand) => `Open ${brand}`,
    reason: (brand) => `You receive this email because you belong to the staff of ${brand}.`,
  },
  es: {
    subject: (brand) => `Sus roles en ${brand} cambiaron`,
    changed: (brand) => `Un colega cambió lo que usted puede hacer como parte del personal de ${brand}.`,
    now: (roles) => `Sus roles son ahora: ${roles}.`,
    none: 'Ahora no tiene ningún rol. Si es un error, consulte a un colega con administración.',
    unexpected: 'Si no lo esperaba, consulte a un colega con administración.',
    button: (brand) => `Abrir ${brand}`,
    reason: (brand) => `Recibe este correo porque forma parte del personal de ${brand}.`,
  },
  'pt-BR': {
    subject: (brand) => `Seus papéis no ${brand} mudaram`,
    changed: (brand) => `Um colega alterou o que você pode fazer como membro da equipe do ${brand}.`,
    now: (roles) => `Seus papéis agora são: ${roles}.`,
    none: 'Agora você não tem nenhum papel. Se for um engano, fale com um colega com administração.',
    unexpected: 'Se você não esperava por isso, fale com um colega com administração.',
    button: (brand) => `Abrir o ${brand}`,
    reason: (brand) => `Você recebe este e-mail porque faz parte da equipe do ${brand}.`,
  },
};
