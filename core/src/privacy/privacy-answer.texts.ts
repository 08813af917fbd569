import type { Locale } from '@homologa/domain/language/locales';

export type PrivacyAnswer = 'copy' | 'erasing' | 'refused';

interface PrivacyAnswerTexts {
  subject: Record<PrivacyAnswer, string>;
  greeting(person: string): string;
  body: Record<PrivacyAnswer, string>;
  reason(text: string): string;
  button: string;
  why(brand: string): string;
}

export const PRIVACY_ANSWER_TEXTS: Record<Locale, PrivacyAnswerTexts> = {
  en: {
    subject: {
      copy: 'The copy of your data is ready',
      erasing: 'Your data is being erased',
      refused: 'About your request to erase your data',
    },
    greeting: (person) => (person ? `Hello ${person},` : 'Hello,'),
    body: {
      copy: 'The copy of your data that you asked for can be downloaded for 7 days from your account.',
      erasing:
        'As you asked, your account is closed and your data is erased. What a legal duty asks for stays: the name and tax id of your company, and what it was billed and paid.',
      refused: 'Your data could not be erased.',
    },
    reason: (text) => `The reason: ${text}`,
    button: 'Open your account',
    why: (brand) => `You receive this email because you asked ${brand} about your data.`,
  },
  es: {
    subject: {
      copy: 'La copia de sus datos está lista',
      erasing: 'Sus datos se están suprimiendo',
      refused: 'Sobre su solicitud de suprimir sus datos',
    },
    greeting: (person) => (person ? `Hola, ${person}:` : 'Hola:'),
    body: {
      copy: 'La copia de sus datos que solicitó puede descargarse durante 7 días desde su cuenta.',
      erasing:
        'Como lo solicitó, su cuenta se cierra y sus datos se suprimen. Queda lo que exige un deber legal: el nombre y la identificación tributaria de su empresa, y lo que se le facturó y pagó.',
      refused: 'No fue posible suprimir sus datos.',
    },
    reason: (text) => `El motivo: ${text}`,
    button: 'Abrir su cuenta',
    why: (brand) => `Recibe este correo porque consultó a ${brand} sobre sus datos.`,
  },
  'pt-BR': {
    subject: {
      copy: 'A cópia dos seus dados está pronta',
      erasing: 'Seus dados estão sendo eliminados',
      refused: 'Sobre o seu pedido de eliminação de dados',
    },
    greeting: (person) => (person ? `Olá, ${person}:` : 'Olá:'),
    body: {
      copy: 'A cópia dos seus dados que você pediu pode ser baixada por 7 dias na sua conta.',
      erasing:
        'Como você pediu, sua conta é encerrada e seus dados são eliminados. Permanece o que um dever legal exige: o nome e a identificação fiscal da sua empresa, e o que lhe foi cobrado e pago.',
      refused: 'Não foi possível eliminar seus dados.',
    },
    reason: (text) => `O motivo: ${text}`,
    button: 'Abrir a sua conta',
    why: (brand) => `Você recebe este e-mail porque consultou a ${brand} sobre os seus dados.`,
  },
};
