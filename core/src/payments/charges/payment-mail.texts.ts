import type { Locale } from '@homologa/domain/language/locales';

export interface PaymentNames {
  client: string;
  reference: string;
}

type About = 'rejected' | 'reminder';

interface PaymentMailTexts {
  subject: Record<About, (names: PaymentNames) => string>;
  greeting(person: string): string;
  body: Record<About, (names: PaymentNames) => string>;
  why(reason: string): string;
  next: Record<About, string>;
  button: string;
  reason(names: PaymentNames): string;
}

export const PAYMENT_MAIL_TEXTS: Record<Locale, PaymentMailTexts> = {
  en: {
    subject: {
      rejected: ({ reference }) => `Your proof of payment ${reference} was not accepted`,
      reminder: ({ reference }) => `Your payment ${reference} is still open`,
    },
    greeting: (person) => `Hello ${person},`,
    body: {
      rejected: ({ client, reference }) =>
        `We could not accept the proof of your payment with the reference ${reference}, for the process of ${client}.`,
      reminder: ({ client, reference }) =>
        `We have not received your payment with the reference ${reference} yet, for the process of ${client}.`,
    },
    why: (reason) => `Reason: ${reason}`,
    next: {
      rejected: 'Please upload another proof and confirm it. Until then your report waits.',
      reminder: 'If you have paid, please upload the proof and confirm it.',
    },
    button: 'Open the payment',
    reason: ({ client }) => `You receive this email because your account belongs to a process of ${client}.`,
  },
  es: {
    subject: {
      rejected: ({ reference }) => `No se aceptó su comprobante de pago ${reference}`,
      reminder: ({ reference }) => `Su pago ${reference} sigue pendiente`,
    },
    greeting: (person) => `Hola, ${person}:`,
    body: {
      rejected: ({ client, reference }) =>
        `No pudimos aceptar el comprobante de su pago con la referencia ${reference}, del proceso de ${client}.`,
      reminder: ({ client, reference }) =>
        `Todavía no recibimos su pago con la referencia ${reference}, del proceso de ${client}.`,
    },
    why: (reason) => `Motivo: ${reason}`,
    next: {
      rejected: 'Cargue otro comprobante y confírmelo. Hasta entonces su informe queda en espera.',
      reminder: 'Si ya pagó, cargue el comprobante y confírmelo.',
    },
    button: 'Abrir el pago',
    reason: ({ client }) => `Recibe este correo porque su cuenta pertenece a un proceso de ${client}.`,
  },
  'pt-BR': {
    subject: {
      rejected: ({ reference }) => `Seu comprovante de pagamento ${reference} não foi aceito`,
      reminder: ({ reference }) => `Seu pagamento ${reference} continua pendente`,
    },
    greeting: (person) => `Olá, ${person}:`,
    body: {
      rejected: ({ client, reference }) =>
        `Não pudemos aceitar o comprovante do seu pagamento com a referência ${reference}, do processo de ${client}.`,
      reminder: ({ client, reference }) =>
        `Ainda não recebemos seu pagamento com a referência ${reference}, do processo de ${client}.`,
    },
    why: (reason) => `Motivo: ${reason}`,
    next: {
      rejected: 'Envie outro comprovante e confirme. Até lá seu relatório fica em espera.',
      reminder: 'Se já pagou, envie o comprovante e confirme.',
    },
    button: 'Abrir o pagamento',
    reason: ({ client }) => `Você recebe este e-mail porque sua conta pertence a um processo de ${client}.`,
  },
};
