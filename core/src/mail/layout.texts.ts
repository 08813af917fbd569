import type { Locale } from '@homologa/domain/language/locales';

interface LayoutTexts {
  contact(address: string): string;
  automatic: string;
  buttonFallback: string;
}

export const LAYOUT_TEXTS: Record<Locale, LayoutTexts> = {
  en: {
    contact: (address) => `Questions? Write to ${address}.`,
    automatic: 'This message was sent automatically; please do not reply to it.',
    buttonFallback: 'If the button does not work, copy this address into your browser:',
  },
  es: {
    contact: (address) => `¿Tiene preguntas? Escriba a ${address}.`,
    automatic: 'Este mensaje se envió automáticamente; por favor no lo responda.',
    buttonFallback: 'Si el botón no funciona, copie esta dirección en su navegador:',
  },
  'pt-BR': {
    contact: (address) => `Dúvidas? Escreva para ${address}.`,
    automatic: 'Esta mensagem foi enviada automaticamente; por favor, não responda.',
    buttonFallback: 'Se o botão não funcionar, copie este endereço no seu navegador:',
  },
};
