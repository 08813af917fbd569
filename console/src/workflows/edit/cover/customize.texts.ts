import type { Words } from '@homologa/domain/language/locales';

export const CUSTOMIZE = {
  introduction: { en: 'Introduction page', es: 'Página de introducción', 'pt-BR': 'Página de introdução' },
  introductionHint: {
    en: 'Left empty, our standard text in the supplier’s language is shown.',
    es: 'Si queda vacío, se muestra nuestro texto habitual en el idioma del proveedor.',
    'pt-BR': 'Se ficar vazio, mostramos nosso texto padrão no idioma do fornecedor.',
  },
  introductionTitle: { en: 'Title', es: 'Título', 'pt-BR': 'Título' },
  introductionText: { en: 'Text', es: 'Texto', 'pt-BR': 'Texto' },
  finishedText: { en: 'Closing text', es: 'Texto de cierre', 'pt-BR': 'Texto de encerramento' },
  finishedHint: {
    en: 'Shown with our thanks when the supplier has finished.',
    es: 'Se muestra con nuestro agradecimiento cuando el proveedor termina.',
    'pt-BR': 'Exibido com nosso agradecimento quando o fornecedor termina.',
  },
  schedule: { en: 'Language and dates', es: 'Idioma y fechas', 'pt-BR': 'Idioma e datas' },
  language: { en: 'Default language', es: 'Idioma predeterminado', 'pt-BR': 'Idioma padrão' },
  languageHint: {
    en: 'For e-mails and the onboarding, until a supplier chooses another one.',
    es: 'Para los correos y el registro, hasta que el proveedor elija otro.',
    'pt-BR': 'Para os e-mails e o cadastro, até o fornecedor escolher outro.',
  },
  languageOfCountry: {
    en: 'By the supplier’s country and browser',
    es: 'Según el país y el navegador del proveedor',
    'pt-BR': 'Conforme o país e o navegador do fornecedor',
  },
  dueDate: { en: 'Due date', es: 'Fecha límite', 'pt-BR': 'Data-limite' },
  dueDateHint: {
    en: 'Suppliers read it on the introduction and in e-mails. Nothing is blocked afterwards.',
    es: 'Los proveedores la leen en la introducción y en los correos. Después no se bloquea nada.',
    'pt-BR': 'Os fornecedores a leem na introdução e nos e-mails. Depois dela nada é bloqueado.',
  },
  overdue: { en: 'This date is over.', es: 'Esta fecha ya pasó.', 'pt-BR': 'Esta data já passou.' },
  remindersHint: {
    en: 'Suppliers who have not finished are reminded by e-mail, until the due date, and also 7, 3 and 1 days before it. Only from 9:00 to 18:00 on working days of their country.',
    es: 'Se recuerda por correo a los proveedores que no terminaron, hasta la fecha límite, y también 7, 3 y 1 días antes. Solo de 9:00 a 18:00 en días hábiles de su país.',
    'pt-BR':
      'Fornecedores que não terminaram são lembrados por e-mail, até a data-limite, e também 7, 3 e 1 dias antes dela. Somente das 9:00 às 18:00 em dias úteis de seu país.',
  },
  everyDays: { en: 'Every (days)', es: 'Cada (días)', 'pt-BR': 'A cada (dias)' },
  atMost: { en: 'At most (times)', es: 'Como máximo (veces)', 'pt-BR': 'No máximo (vezes)' },
} satisfies Record<string, Words>;
