import type { Locale } from '@homologa/domain/language/locales';

export interface BoletoFacts {
  client: string;
  /** Amount with its currency, formatted. */
  amount: string;
  /** Last day of payment, formatted; '' if the provider did not tell it. */
  due: string;
  /** Payable line in its printed groups; '' if the provider did not tell it. */
  line: string;
}

interface Days {
  from: number;
  to: number;
}

interface BoletoMailTexts {
  subject(facts: BoletoFacts): string;
  greeting(person: string): string;
  body(facts: BoletoFacts): string;
  line: string;
  amount: string;
  due: string;
  after(days: Days): string;
  button: string;
  reason(facts: BoletoFacts): string;
}

export const BOLETO_MAIL_TEXTS: Record<Locale, BoletoMailTexts> = {
  en: {
    subject: ({ amount, due }) => (due ? `Your boleto: ${amount}, payable until ${due}` : `Your boleto: ${amount}`),
    greeting: (person) => (person ? `Hello ${person},` : 'Hello,'),
    body: ({ client }) => `Your boleto for the process of ${client} has been issued.`,
    line: 'Number to type or paste in your bank’s app:',
    amount: 'Amount',
    due: 'Payable until',
    after: ({ from, to }) =>
      `After the payment the bank takes ${from} to ${to} business days to confirm it. We then tell you by email; you do not need to send a proof.`,
    button: 'Open the boleto',
    reason: ({ client }) => `You receive this email because your account belongs to a process of ${client}.`,
  },
  es: {
    subject: ({ amount, due }) => (due ? `Su boleto: ${amount}, para pagar hasta el ${due}` : `Su boleto: ${amount}`),
    greeting: (person) => (person ? `Hola, ${person}:` : 'Hola:'),
    body: ({ client }) => `Se emitió su boleto para el proceso de ${client}.`,
    line: 'Número para escribir o pegar en la aplicación de su banco:',
    amount: 'Importe',
    due: 'Se puede pagar hasta el',
    after: ({ from, to }) =>
      `Después del pago, el banco tarda de ${from} a ${to} días hábiles en confirmarlo. Entonces le avisaremos por correo; no necesita enviar un comprobante.`,
    button: 'Abrir el boleto',
    reason: ({ client }) => `Recibe este correo porque su cuenta pertenece a un proceso de ${client}.`,
  },
  'pt-BR': {
    subject: ({ amount, due }) => (due ? `Seu boleto: ${amount}, vencimento em ${due}` : `Seu boleto: ${amount}`),
    greeting: (person) => (person ? `Olá, ${person},` : 'Olá,'),
    body: ({ client }) => `Seu boleto para o processo de ${client} foi emitido.`,
    line: 'Linha digitável, para digitar ou colar no aplicativo do seu banco:',
    amount: 'Valor',
    due: 'Vencimento',
    after: ({ from, to }) =>
      `Depois do pagamento, o banco leva de ${from} a ${to} dias úteis para confirmá-lo. Avisaremos por e-mail; você não precisa enviar comprovante.`,
    button: 'Abrir o boleto',
    reason: ({ client }) => `Você recebe este e-mail porque sua conta pertence a um processo de ${client}.`,
  },
};
