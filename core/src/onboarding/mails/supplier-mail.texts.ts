import type { Locale } from '@homologa/domain/language/locales';
import type { SupplierMailKind } from '@homologa/domain/suppliers/receipts/receipt';

export interface SupplierMailNames {
  person: string;
  client: string;
  provider: string;
  workflow: string;
  /** Receipt number; '' until all data are received. */
  number: string;
  /** Date of receipt, formatted; '' until all data are received. */
  received: string;
}

type Say = (names: SupplierMailNames) => string;

interface KindTexts {
  subject: Say;
  body: Say;
  after?: Say;
}

interface SupplierMailTexts {
  greeting(person: string): string;
  kinds: Record<SupplierMailKind, KindTexts>;
  number: string;
  paymentNext: string;
  proofChecked: string;
  nothingElse: string;
  next: string;
  call: Say;
  days(first: string, last: string): string;
  preferred(time: string): string;
  to(phone: string): string;
  from(numbers: string): string;
  atHand: string;
  goOn: string;
  look: string;
  reason: Say;
}

const en: SupplierMailTexts = {
  greeting: (person) => (person ? `Hello ${person},` : 'Hello,'),
  kinds: {
    account_made: {
      subject: ({ client }) => `Your account for ${client} is ready`,
      body: ({ client, workflow }) =>
        `Your account is connected with “${workflow}” of ${client}. What you type is saved; you can stop at any time and go on later with the button below.`,
    },
    questionnaire_received: {
      subject: ({ client }) => `${client} has received your questionnaire`,
      body: ({ client }) => `${client} has received your questionnaire.`,
    },
    proof_received: {
      subject: ({ client }) => `We have received your proof of payment for ${client}`,
      body: ({ provider }) =>
        `We have received your new proof of payment. ${provider} checks it and tells you the result.`,
    },
    payment_accepted: {
      subject: ({ client }) => `Your payment for ${client} is accepted`,
      body: ({ provider, client }) => `${provider} has accepted your payment for the process of ${client}. Thank you.`,
    },
    all_received: {
      subject: ({ client, number }) => `${client}: everything received, number ${number}`,
      body: ({ received }) => `Everything was received on ${received}. Your part is complete.`,
    },
    answers_received: {
      subject: ({ client }) => `We have received your corrections for ${client}`,
      body: ({ provider }) => `We have received your corrections. ${provider} goes on with the verification.`,
    },
    verified: {
      subject: ({ client }) => `Your data for ${client} are verified`,
      body: ({ provider, client }) => `${provider} has verified your data and now prepares the report for ${client}.`,
      after: () => 'You do not need to do anything else.',
    },
    finished: {
      subject: ({ client }) => `Your process for ${client} is finished`,
      body: ({ client, workflow }) => `“${workflow}” is finished: ${client} has received the result.`,
      after: () => 'You do not need to do anything else. Thank you.',
    },
  },
  number: 'Your number, for questions by phone or email',
  paymentNext: 'One step is still to be done: the payment.',
  proofChecked: 'Your proof of payment is among it. We check it first and tell you the result.',
  nothingElse: 'You do not need to do anything else.',
  next: 'What happens next',
  call: ({ provider }) => `A ${provider} representative will call you to verify your data.`,
  days: (first, last) =>
    first === last ? `The call comes on ${first}.` : `The call comes between ${first} and ${last}.`,
  preferred: (time) => `You prefer: ${time}.`,
  to: (phone) => `We will call ${phone}.`,
  from: (numbers) => `We call from ${numbers}.`,
  atHand: 'Please have at hand what you sent: your tax document and the figures of your company.',
  goOn: 'Continue',
  look: 'Open your process',
  reason: ({ client }) => `You receive this email because your account answers the onboarding of ${client}.`,
};

const es: SupplierMailTexts = {
  greeting: (person) => (person ? `Hola, ${person}:` : 'Hola:'),
  kinds: {
    account_made: {
      subject: ({ client }) => `Su cuenta para ${client} está lista`,
      body: ({ client, workflow }) =>
        `Su cuenta está conectada con «${workflow}» de ${client}. Lo que escribe queda guardado; puede interrumpir el proceso en cualquier momento y continuar después con el botón de abajo.`,
    },
    questionnaire_received: {
      subject: ({ client }) => `${client} recibió su cuestionario`,
      body: ({ client }) => `${client} recibió su cuestionario.`,
    },
    proof_received: {
      subject: ({ client }) => `Recibimos su comprobante de pago para ${client}`,
      body: ({ provider }) =>
        `Recibimos su nuevo comprobante de pago. ${provider} lo revisará y le informará el resultado.`,
    },
    payment_accepted: {
      subject: ({ client }) => `Su pago para ${client} fue aceptado`,
      body: ({ provider, client }) => `${provider} aceptó su pago para el proceso de ${client}. Gracias.`,
    },
    all_received: {
      subject: ({ client, number }) => `${client}: todo recibido, número ${number}`,
      body: ({ received }) => `Recibimos todo el ${received}. Su parte está completa.`,
    },
    answers_received: {
      subject: ({ client }) => `Recibimos sus correcciones para ${client}`,
      body: ({ provider }) => `Recibimos sus correcciones. ${provider} continúa con la verificación.`,
    },
    verified: {
      subject: ({ client }) => `Sus datos para ${client} están verificados`,
      body: ({ provider, client }) => `${provider} verificó sus datos y ahora prepara el informe para ${client}.`,
      after: () => 'No tiene que hacer nada más.',
    },
    finished: {
      subject: ({ client }) => `Su proceso para ${client} ha terminado`,
      body: ({ client, workflow }) => `«${workflow}» ha terminado: ${client} recibió el resultado.`,
      after: () => 'No tiene que hacer nada más. Gracias.',
    },
  },
  number: 'Su número, para consultas por teléfono o correo',
  paymentNext: 'Falta un paso: el pago.',
  proofChecked: 'Incluye su comprobante de pago. Primero lo revisamos y le informamos el resultado.',
  nothingElse: 'No tiene que hacer nada más.',
  next: 'Qué sigue',
  call: ({ provider }) => `Un representante de ${provider} le llamará para verificar sus datos.`,
  days: (first, last) =>
    first === last ? `Recibirá la llamada el ${first}.` : `Recibirá la llamada entre el ${first} y el ${last}.`,
  preferred: (time) => `Usted prefiere: ${time}.`,
  to: (phone) => `Llamaremos al ${phone}.`,
  from: (numbers) => `Llamamos desde el ${numbers}.`,
  atHand: 'Tenga a la mano lo que envió: su documento fiscal y las cifras de su empresa.',
  goOn: 'Continuar',
  look: 'Abrir su proceso',
  reason: ({ client }) => `Recibe este correo porque su cuenta atiende el proceso de ${client}.`,
};

const pt: SupplierMailTexts = {
  greeting: (person) => (person ? `Olá, ${person},` : 'Olá,'),
  kinds: {
    account_made: {
      subject: ({ client }) => `Sua conta para ${client} está pronta`,
      body: ({ client, workflow }) =>
        `Sua conta está conectada a “${workflow}” de ${client}. O que você digita fica salvo; você pode parar quando quiser e continuar depois pelo botão abaixo.`,
    },
    questionnaire_received: {
      subject: ({ client }) => `${client} recebeu seu questionário`,
      body: ({ client }) => `${client} recebeu seu questionário.`,
    },
    proof_received: {
      subject: ({ client }) => `Recebemos seu comprovante de pagamento para ${client}`,
      body: ({ provider }) =>
        `Recebemos seu novo comprovante de pagamento. A ${provider} vai conferi-lo e informar o resultado.`,
    },
    payment_accepted: {
      subject: ({ client }) => `Seu pagamento para ${client} foi aceito`,
      body: ({ provider, client }) => `A ${provider} aceitou seu pagamento para o processo de ${client}. Obrigado.`,
    },
    all_received: {
      subject: ({ client, number }) => `${client}: tudo recebido, número ${number}`,
      body: ({ received }) => `Recebemos tudo em ${received}. Sua parte está concluída.`,
    },
    answers_received: {
      subject: ({ client }) => `Recebemos suas correções para ${client}`,
      body: ({ provider }) => `Recebemos suas correções. A ${provider} continua a verificação.`,
    },
    verified: {
      subject: ({ client }) => `Seus dados para ${client} foram verificados`,
      body: ({ provider, client }) => `A ${provider} verificou seus dados e agora prepara o relatório para ${client}.`,
      after: () => 'Você não precisa fazer mais nada.',
    },
    finished: {
      subject: ({ client }) => `Seu processo para ${client} foi concluído`,
      body: ({ client, workflow }) => `“${workflow}” foi concluído: ${client} recebeu o resultado.`,
      after: () => 'Você não precisa fazer mais nada. Obrigado.',
    },
  },
  number: 'Seu número, para dúvidas por telefone ou e-mail',
  paymentNext: 'Falta uma etapa: o pagamento.',
  proofChecked: 'Seu comprovante de pagamento está incluído. Vamos conferi-lo primeiro e informar o resultado.',
  nothingElse: 'Você não precisa fazer mais nada.',
  next: 'O que acontece agora',
  call: ({ provider }) => `Um representante da ${provider} ligará para verificar seus dados.`,
  days: (first, last) => (first === last ? `A ligação será em ${first}.` : `A ligação será entre ${first} e ${last}.`),
  preferred: (time) => `Você prefere: ${time}.`,
  to: (phone) => `Ligaremos para ${phone}.`,
  from: (numbers) => `Ligamos do número ${numbers}.`,
  atHand: 'Tenha em mãos o que você enviou: seu documento fiscal e os números da sua empresa.',
  goOn: 'Continuar',
  look: 'Abrir seu processo',
  reason: ({ client }) => `Você recebe este e-mail porque sua conta responde ao processo de ${client}.`,
};

export const SUPPLIER_MAIL_TEXTS: Record<Locale, SupplierMailTexts> = { en, es, 'pt-BR': pt };
