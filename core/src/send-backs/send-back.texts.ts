import type { Locale } from '@homologa/domain/language/locales';

export interface SendBackNames {
  person: string;
  client: string;
  provider: string;
  /** Person of the client who sent the answers back; null for a send-back of the desk. */
  sender: string | null;
}

interface SendBackTexts {
  subject(names: SendBackNames): string;
  greeting(person: string): string;
  body(names: SendBackNames): string;
  after: string;
  button: string;
  unnamed: string;
  reason(names: SendBackNames): string;
}

export const SEND_BACK_TEXTS: Record<Locale, SendBackTexts> = {
  en: {
    subject: ({ client }) => `Please look again at your data for ${client}`,
    greeting: (person) => (person ? `Hello ${person},` : 'Hello,'),
    body: ({ client, provider, sender }) =>
      sender === null
        ? `${provider} is verifying what you sent for ${client}. Please look at the following again:`
        : `${sender ? `${sender} of ${client}` : client} has read your answers. Please look at the following again:`,
    after: 'Only this can be changed. We go on as soon as you have sent it.',
    button: 'Correct and send',
    unnamed: 'Your data',
    reason: ({ client }) => `You receive this email because your account answers the onboarding of ${client}.`,
  },
  es: {
    subject: ({ client }) => `Revise sus datos para ${client}`,
    greeting: (person) => (person ? `Hola, ${person}:` : 'Hola:'),
    body: ({ client, provider, sender }) =>
      sender === null
        ? `${provider} está verificando lo que usted envió para ${client}. Revise de nuevo lo siguiente:`
        : `${sender ? `${sender}, de ${client},` : client} leyó sus respuestas. Revise de nuevo lo siguiente:`,
    after: 'Solo se puede cambiar esto. Continuaremos en cuanto lo envíe.',
    button: 'Corregir y enviar',
    unnamed: 'Sus datos',
    reason: ({ client }) => `Recibe este correo porque su cuenta atiende el proceso de ${client}.`,
  },
  'pt-BR': {
    subject: ({ client }) => `Reveja seus dados para ${client}`,
    greeting: (person) => (person ? `Olá, ${person}:` : 'Olá:'),
    body: ({ client, provider, sender }) =>
      sender === null
        ? `${provider} está verificando o que você enviou para ${client}. Reveja o seguinte:`
        : `${sender ? `${sender}, de ${client},` : client} leu suas respostas. Reveja o seguinte:`,
    after: 'Só isto pode ser alterado. Continuaremos assim que você enviar.',
    button: 'Corrigir e enviar',
    unnamed: 'Seus dados',
    reason: ({ client }) => `Você recebe este e-mail porque sua conta responde ao processo de ${client}.`,
  },
};
