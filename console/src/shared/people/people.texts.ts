import type { Words } from '@homologa/domain/language/locales';

export const PEOPLE = {
  you: { en: 'You', es: 'Usted', 'pt-BR': 'Você' },
  role: { en: 'Role', es: 'Rol', 'pt-BR': 'Papel' },
  mailLanguage: { en: 'Language of the email', es: 'Idioma del correo', 'pt-BR': 'Idioma do e-mail' },
} satisfies Record<string, Words>;
