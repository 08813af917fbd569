import type { Locale } from '@homologa/domain/language/locales';
import type { HandoverAsker } from '@homologa/domain/onboarding/handover-rules';

interface Names {
  client: string;
  company: string;
  /** Name of the colleague. */
  colleague: string;
  email: string;
}

interface HandoverTexts {
  greeting(name: string): string;
  requestSubject(names: Names): string;
  request: Record<HandoverAsker, (names: Names) => string>;
  requestEffect(names: Names): string;
  requestButton: string;
  requestIgnore: string;
  requestLasts(days: number): string;
  requestReason(names: Names): string;
  linkSubject(names: Names): string;
  link: Record<HandoverAsker, (names: Names, former: string) => string>;
  linkKept: string;
  linkButton: string;
  linkLasts(days: number): string;
  linkReason(names: Names): string;
  note: string;
}

export const HANDOVER_TEXTS: Record<Locale, HandoverTexts> = {
  en: {
    greeting: (name) => (name ? `Hello ${name},` : 'Hello,'),
    requestSubject: ({ colleague, client }) => `Please confirm: ${colleague} takes over the process of ${client}`,
    request: {
      invited: ({ colleague, email, client, company }) =>
        `On the page of your link it was said that you are not the right person, and that ${colleague} (${email}) answers the supplier evaluation of ${client} for ${company}.`,
      colleague: ({ colleague, email, client, company }) =>
        `${colleague} (${email}) has opened your link and asks to answer the supplier evaluation of ${client} for ${company} in your place.`,
    },
    requestEffect: ({ colleague }) =>
      `If that is right, please confirm it: ${colleague} gets an own link, what was saved is kept, and your link stops working.`,
    requestButton: 'See and confirm',
    requestIgnore: 'If it is not right, do nothing: nothing changes, and your link goes on working.',
    requestLasts: (days) => `You can confirm it for ${days} days.`,
    requestReason: ({ client }) => `You receive this email because ${client} invited you to its supplier evaluation.`,
    linkSubject: ({ client }) => `Your link to the supplier evaluation of ${client}`,
    link: {
      invited: ({ client, company }, former) =>
        `${former} named you as the right person to answer the supplier evaluation of ${client} for ${company}.`,
      colleague: ({ client, company }, former) =>
        `${former} confirmed that you answer the supplier evaluation of ${client} for ${company}. This is your own link.`,
    },
    linkKept: 'What was answered so far is kept. You need no password.',
    linkButton: 'Start',
    linkLasts: (days) => (days === 1 ? 'The link is valid for 1 day.' : `The link is valid for ${days} days.`),
    linkReason: ({ client }) =>
      `You receive this email because a colleague named you for the supplier evaluation of ${client}.`,
    note: 'Note from your colleague:',
  },
  es: {
    greeting: (name) => (name ? `Hola, ${name}:` : 'Hola:'),
    requestSubject: ({ colleague, client }) => `Confirme: ${colleague} se hace cargo del proceso de ${client}`,
    request: {
      invited: ({ colleague, email, client, company }) =>
        `En la página de su enlace se indicó que usted no es la persona indicada y que ${colleague} (${email}) responde la evaluación de proveedores de ${client} por ${company}.`,
      colleague: ({ colleague, email, client, company }) =>
        `${colleague} (${email}) abrió su enlace y pide responder en su lugar la evaluación de proveedores de ${client} por ${company}.`,
    },
    requestEffect: ({ colleague }) =>
      `Si es correcto, confírmelo: ${colleague} recibe un enlace propio, lo guardado se conserva y su enlace deja de funcionar.`,
    requestButton: 'Ver y confirmar',
    requestIgnore: 'Si no es correcto, no haga nada: nada cambia y su enlace sigue funcionando.',
    requestLasts: (days) => `Puede confirmarlo durante ${days} días.`,
    requestReason: ({ client }) => `Recibe este correo porque ${client} lo invitó a su evaluación de proveedores.`,
    linkSubject: ({ client }) => `Su enlace a la evaluación de proveedores de ${client}`,
    link: {
      invited: ({ client, company }, former) =>
        `${former} indicó que usted es la persona indicada para responder la evaluación de proveedores de ${client} por ${company}.`,
      colleague: ({ client, company }, former) =>
        `${former} confirmó que usted responde la evaluación de proveedores de ${client} por ${company}. Este es su enlace propio.`,
    },
    linkKept: 'Lo respondido hasta ahora se conserva. No necesita contraseña.',
    linkButton: 'Comenzar',
    linkLasts: (days) =>
      days === 1 ? 'El enlace es válido durante 1 día.' : `El enlace es válido durante ${days} días.`,
    linkReason: ({ client }) =>
      `Recibe este correo porque un colega lo indicó para la evaluación de proveedores de ${client}.`,
    note: 'Nota de su colega:',
  },
  'pt-BR': {
    greeting: (name) => (name ? `Olá, ${name}:` : 'Olá:'),
    requestSubject: ({ colleague, client }) => `Confirme: ${colleague} assume o processo de ${client}`,
    request: {
      invited: ({ colleague, email, client, company }) =>
        `Na página do seu link foi informado que você não é a pessoa certa e que ${colleague} (${email}) responde à avaliação de fornecedores de ${client} por ${company}.`,
      colleague: ({ colleague, email, client, company }) =>
        `${colleague} (${email}) abriu o seu link e pede para responder no seu lugar à avaliação de fornecedores de ${client} por ${company}.`,
    },
    requestEffect: ({ colleague }) =>
      `Se estiver certo, confirme: ${colleague} recebe um link próprio, o que foi salvo é mantido e o seu link deixa de funcionar.`,
    requestButton: 'Ver e confirmar',
    requestIgnore: 'Se não estiver certo, não faça nada: nada muda e o seu link continua funcionando.',
    requestLasts: (days) => `Você pode confirmar durante ${days} dias.`,
    requestReason: ({ client }) =>
      `Você recebe este e-mail porque ${client} convidou você para a sua avaliação de fornecedores.`,
    linkSubject: ({ client }) => `Seu link para a avaliação de fornecedores de ${client}`,
    link: {
      invited: ({ client, company }, former) =>
        `${former} indicou você como a pessoa certa para responder à avaliação de fornecedores de ${client} por ${company}.`,
      colleague: ({ client, company }, former) =>
        `${former} confirmou que você responde à avaliação de fornecedores de ${client} por ${company}. Este é o seu próprio link.`,
    },
    linkKept: 'O que já foi respondido é mantido. Você não precisa de senha.',
    linkButton: 'Começar',
    linkLasts: (days) => (days === 1 ? 'O link vale por 1 dia.' : `O link vale por ${days} dias.`),
    linkReason: ({ client }) =>
      `Você recebe este e-mail porque um colega indicou você para a avaliação de fornecedores de ${client}.`,
    note: 'Nota do seu colega:',
  },
};
