import type { Words } from '../language/locales';

/**
 * Words at the top of the first steps and of the home. The server writes them into the page before the app is loaded
 * (server/src/pages/onboarding-opening.ts), so they must be the words that the app shows.
 */
export const OPENING_WORDS = {
  account: { en: 'Your account', es: 'Su cuenta', 'pt-BR': 'Sua conta' },
  begin: {
    en: 'Please check your name and the phone where you can be reached. You need no password.',
    es: 'Revise su nombre y el teléfono donde podemos ubicarlo. No necesita contraseña.',
    'pt-BR': 'Confira o seu nome e o telefone para contato. Você não precisa de senha.',
  },
  home: { en: 'Your onboardings', es: 'Sus procesos', 'pt-BR': 'Seus processos' },
  home_lead: {
    en: 'Every onboarding that your account answers, and whose turn it is in each.',
    es: 'Los procesos que atiende con su cuenta y a quién le toca el siguiente paso en cada uno.',
    'pt-BR': 'Os processos que você responde com a sua conta e de quem é a vez em cada um.',
  },
  privacy: { en: 'Privacy notice', es: 'Aviso de privacidad', 'pt-BR': 'Aviso de privacidade' },
  questions: {
    en: 'Please answer the following questions',
    es: 'Responda las siguientes preguntas',
    'pt-BR': 'Responda às perguntas a seguir',
  },
  required: {
    en: 'Questions with an asterisk (*) must be answered.',
    es: 'Las preguntas con asterisco (*) son obligatorias.',
    'pt-BR': 'As perguntas com asterisco (*) são obrigatórias.',
  },
} as const satisfies Record<string, Words>;
