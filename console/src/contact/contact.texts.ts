import type { Words } from '@homologa/domain/language/locales';
import { WORDS } from '@homologa/web/texts/words.texts';

export const CONTACT = {
  title: WORDS.contactUs,
  hint: {
    en: 'Choose your country to see our phone numbers.',
    es: 'Elija su país para ver nuestros teléfonos.',
    'pt-BR': 'Escolha seu país para ver nossos telefones.',
  },
  country: WORDS.country,
  other: { en: 'Other', es: 'Otro', 'pt-BR': 'Outro' },
  chat: { en: 'Chat now', es: 'Chatear ahora', 'pt-BR': 'Conversar agora' },
  email: { en: 'Write to us', es: 'Escríbanos', 'pt-BR': 'Escreva para nós' },
  noNumbers: {
    en: 'There is no phone number for this country. Please write to us.',
    es: 'No hay teléfono para este país. Por favor, escríbanos.',
    'pt-BR': 'Não há telefone para este país. Por favor, escreva para nós.',
  },
} satisfies Record<string, Words>;
