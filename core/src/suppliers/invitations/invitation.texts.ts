import type { Locale } from '@homologa/domain/language/locales';

export interface InvitationNames {
  client: string;
  supplier: string;
  person: string;
  workflow: string;
}

interface InvitationTexts {
  subject(names: InvitationNames): string;
  reminderSubject(names: InvitationNames): string;
  greeting(names: InvitationNames): string;
  invited(names: InvitationNames): string;
  message(names: InvitationNames): string;
  reminder(names: InvitationNames): string;
  reopened: string;
  effort(minutes: number, questions: number): string;
  papers(list: string): string;
  price(amount: string): string;
  dueBy(date: string): string;
  wasDue(date: string): string;
  button: string;
  linkLasts(days: number): string;
  reason(names: InvitationNames): string;
}

const greet = (hello: string, person: string) => (person ? `${hello}, ${person}:` : `${hello}:`);
const on = (supplier: string, words: string) => (supplier ? words : '');
const counted = (count: number, one: string, more: string) => `${count} ${count === 1 ? one : more}`;
const asks = (count: number, one: string, more: string) => (count > 0 ? `: ${counted(count, one, more)}` : '');
const stop = (sentence: string) => (sentence.endsWith('.') ? sentence : `${sentence}.`);

export const INVITATION_TEXTS: Record<Locale, InvitationTexts> = {
  en: {
    subject: ({ client }) => `${client} invites you to its supplier evaluation`,
    reminderSubject: ({ client }) => `Reminder: ${client} is waiting for your supplier evaluation`,
    greeting: ({ person }) => (person ? `Hello ${person},` : 'Hello,'),
    invited: ({ client, supplier, workflow }) =>
      `${client} has invited ${supplier || 'your company'} to the supplier evaluation “${workflow}”.`,
    message: ({ client }) =>
      `${client} evaluates the companies it buys from. Please open the link below, create an account and answer what is asked. You can stop at any time and go on later.`,
    reminder: ({ client }) =>
      `This evaluation is not finished yet, and ${client} is waiting for it. Please open the link below and go on where you stopped.`,
    reopened: 'These required questions are new or have changed. Please answer them:',
    effort: (minutes, questions) =>
      `It takes about ${counted(minutes, 'minute', 'minutes')}${asks(questions, 'question', 'questions')}.`,
    papers: (list) => `Please have at hand: ${list}.`,
    price: (amount) => `You pay ${amount}, taxes included.`,
    dueBy: (date) => `Please finish by ${date}.`,
    wasDue: (date) => `It was due on ${date}. You can still finish it.`,
    button: 'Start the evaluation',
    linkLasts: (days) =>
      `The link is meant for your company only and is valid for ${days} days. Please do not forward it.`,
    reason: ({ client, supplier }) =>
      stop(
        `You receive this email because ${client} named this address as a contact${on(supplier, ` of ${supplier}`)}`,
      ),
  },
  es: {
    subject: ({ client }) => `${client} le invita a su evaluación de proveedores`,
    reminderSubject: ({ client }) => `Recordatorio: ${client} espera que complete el proceso`,
    greeting: ({ person }) => greet('Hola', person),
    invited: ({ client, supplier, workflow }) =>
      `${client} ha invitado a ${supplier || 'su empresa'} a la evaluación de proveedores «${workflow}».`,
    message: ({ client }) =>
      `${client} evalúa a las empresas a las que compra. Abra el enlace, cree una cuenta y responda lo que se solicita. Puede interrumpir el proceso y continuar más tarde.`,
    reminder: ({ client }) =>
      `Este proceso aún no está terminado y ${client} lo espera. Abra el enlace y continúe donde lo dejó.`,
    reopened: 'Estas preguntas obligatorias son nuevas o han cambiado. Respóndalas, por favor:',
    effort: (minutes, questions) =>
      `Toma unos ${counted(minutes, 'minuto', 'minutos')}${asks(questions, 'pregunta', 'preguntas')}.`,
    papers: (list) => `Tenga a la mano: ${list}.`,
    price: (amount) => `Usted paga ${amount}, impuestos incluidos.`,
    dueBy: (date) => `Complételo a más tardar el ${date}.`,
    wasDue: (date) => `La fecha límite era el ${date}. Todavía puede completarlo.`,
    button: 'Comenzar el proceso',
    linkLasts: (days) => `El enlace es solo para su empresa y es válido durante ${days} días. No lo reenvíe.`,
    reason: ({ client, supplier }) =>
      stop(`Recibe este correo porque ${client} indicó esta dirección como contacto${on(supplier, ` de ${supplier}`)}`),
  },
  'pt-BR': {
    subject: ({ client }) => `${client} convida você para a avaliação de fornecedores`,
    reminderSubject: ({ client }) => `Lembrete: ${client} aguarda que você conclua o processo`,
    greeting: ({ person }) => greet('Olá', person),
    invited: ({ client, supplier, workflow }) =>
      `${client} convidou ${supplier || 'a sua empresa'} para a avaliação de fornecedores “${workflow}”.`,
    message: ({ client }) =>
      `${client} avalia as empresas das quais compra. Abra o link abaixo, crie uma conta e responda ao que é solicitado. Você pode parar a qualquer momento e continuar depois.`,
    reminder: ({ client }) =>
      `Este processo ainda não foi concluído e ${client} está aguardando. Abra o link abaixo e continue de onde parou.`,
    reopened: 'Estas perguntas obrigatórias são novas ou mudaram. Responda a elas, por favor:',
    effort: (minutes, questions) =>
      `Leva cerca de ${counted(minutes, 'minuto', 'minutos')}${asks(questions, 'pergunta', 'perguntas')}.`,
    papers: (list) => `Tenha em mãos: ${list}.`,
    price: (amount) => `Você paga ${amount}, impostos incluídos.`,
    dueBy: (date) => `Conclua até ${date}.`,
    wasDue: (date) => `A data-limite era ${date}. Você ainda pode concluí-lo.`,
    button: 'Iniciar o processo',
    linkLasts: (days) =>
      `O link é exclusivo da sua empresa e vale por ${days} dias. Não o compartilhe fora da empresa.`,
    reason: ({ client, supplier }) =>
      stop(
        `Você recebe este e-mail porque ${client} indicou este endereço como contato${on(supplier, ` de ${supplier}`)}`,
      ),
  },
};
