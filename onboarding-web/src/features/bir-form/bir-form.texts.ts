import type { ListSectionId } from '@homologa/domain/bir-form/bir-form';
import type { Words } from '@homologa/domain/language/locales';

export const FORM = {
  title: { en: 'About your company', es: 'Sobre su empresa', 'pt-BR': 'Sobre sua empresa' },
  lead: {
    en: 'The report about your company is made from this form. Everything is saved while you type: you can stop at any time and go on later, also on another device.',
    es: 'El informe sobre su empresa se elabora con este formulario. Todo se guarda mientras escribe: puede detenerse en cualquier momento y seguir después, también en otro dispositivo.',
    'pt-BR':
      'O relatório sobre sua empresa é feito com este formulário. Tudo é salvo enquanto você digita: é possível parar a qualquer momento e continuar depois, também em outro dispositivo.',
  },
  readOnly: {
    en: 'The onboarding is finished. The form can no longer be changed.',
    es: 'El proceso terminó. El formulario ya no se puede modificar.',
    'pt-BR': 'O processo terminou. O formulário não pode mais ser alterado.',
  },
  fill: { en: 'Fill the form', es: 'Llenar el formulario', 'pt-BR': 'Preencher o formulário' },
  progress: {
    en: '{done} of {total} parts complete',
    es: '{done} de {total} partes completas',
    'pt-BR': '{done} de {total} partes completas',
  },
  parts: { en: 'Parts of the form', es: 'Partes del formulario', 'pt-BR': 'Partes do formulário' },
  part: { en: 'Part {current} of {total}', es: 'Parte {current} de {total}', 'pt-BR': 'Parte {current} de {total}' },
  overview: { en: 'Overview', es: 'Resumen', 'pt-BR': 'Visão geral' },
  files: { en: 'Files', es: 'Archivos', 'pt-BR': 'Arquivos' },
  review: { en: 'Review and submit', es: 'Revisar y enviar', 'pt-BR': 'Revisar e enviar' },
  complete: { en: 'Complete', es: 'Completa', 'pt-BR': 'Completa' },
  notStarted: { en: 'Not started', es: 'Sin empezar', 'pt-BR': 'Não iniciada' },
  optional: { en: 'Optional', es: 'Opcional', 'pt-BR': 'Opcional' },
  missing: { en: '{count} missing', es: 'Pendientes: {count}', 'pt-BR': 'Pendentes: {count}' },
  wrong: { en: '{count} to correct', es: '{count} por corregir', 'pt-BR': '{count} a corrigir' },
  goOn: { en: 'Save and continue', es: 'Guardar y continuar', 'pt-BR': 'Salvar e continuar' },
  choose: { en: 'Choose', es: 'Elija', 'pt-BR': 'Escolha' },
  remove: { en: 'Remove', es: 'Quitar', 'pt-BR': 'Remover' },
  ownerFilled: {
    en: 'A manager with more data than name and document can only be removed in the list below.',
    es: 'Un directivo con más datos que nombre y documento solo se puede quitar en la lista de abajo.',
    'pt-BR': 'Um administrador com mais dados que nome e documento só pode ser removido na lista abaixo.',
  },
  removed: { en: '{name} has been removed.', es: 'Se quitó {name}.', 'pt-BR': 'Item removido: {name}.' },
  noRows: { en: 'Nothing here yet.', es: 'Todavía no hay nada.', 'pt-BR': 'Ainda não há nada.' },
  full: {
    en: 'These are as many as the form takes. Please put the rest into a file.',
    es: 'El formulario no admite más. Ponga el resto en un archivo.',
    'pt-BR': 'O formulário não aceita mais. Coloque o restante em um arquivo.',
  },
  shares: {
    en: 'All owners together: {sum} %',
    es: 'Todos los propietarios juntos: {sum} %',
    'pt-BR': 'Todos os sócios juntos: {sum} %',
  },
  readAs: { en: 'Read as {value}', es: 'Se lee como {value}', 'pt-BR': 'Lido como {value}' },
  notNumber: {
    en: 'Enter a number, for example 1250000.',
    es: 'Ingrese un número, por ejemplo 1250000.',
    'pt-BR': 'Informe um número, por exemplo 1250000.',
  },
  range: {
    en: 'Enter a number from {min} to {max}.',
    es: 'Ingrese un número de {min} a {max}.',
    'pt-BR': 'Informe um número de {min} a {max}.',
  },
  notNegative: {
    en: 'Enter a whole number that is not negative.',
    es: 'Ingrese un número entero que no sea negativo.',
    'pt-BR': 'Informe um número inteiro que não seja negativo.',
  },
  amountNotNegative: {
    en: 'Enter an amount that is not negative.',
    es: 'Ingrese un importe que no sea negativo.',
    'pt-BR': 'Informe um valor que não seja negativo.',
  },
  check: {
    en: 'This value does not fit. Please check it.',
    es: 'Este valor no corresponde. Revíselo.',
    'pt-BR': 'Valor inválido. Verifique.',
  },
  toCheck: { en: 'Please check', es: 'Conviene revisar', 'pt-BR': 'Vale verificar' },
  ofPayment: {
    en: 'You have already uploaded it with the payment; you can add another one here.',
    es: 'Ya la cargó con el pago; aquí puede agregar otra.',
    'pt-BR': 'Você já o enviou com o pagamento; aqui pode adicionar outro.',
  },
  ownersToo: {
    en: 'Which of the owners are managers too?',
    es: '¿Qué propietarios son también directivos?',
    'pt-BR': 'Quais dos sócios também são administradores?',
  },
  uploaded: { en: '{name} is uploaded.', es: '{name} se cargó.', 'pt-BR': '{name} foi enviado.' },
  filesLead: {
    en: 'A photo or a PDF of each is enough.',
    es: 'Basta una foto o un PDF de cada uno.',
    'pt-BR': 'Basta uma foto ou um PDF de cada um.',
  },
  reviewLead: {
    en: 'The report needs the following as well. Each leads to its place in the form.',
    es: 'El informe necesita además lo siguiente. Cada punto lleva a su lugar en el formulario.',
    'pt-BR': 'O relatório precisa também do seguinte. Cada item leva ao seu lugar no formulário.',
  },
  reviewAnyway: {
    en: 'What you do not have at hand does not stop you: submit the form, and we ask for the rest in our call.',
    es: 'Lo que no tenga a mano no le detiene: envíe el formulario y preguntaremos el resto en nuestra llamada.',
    'pt-BR':
      'O que você não tiver em mãos não impede o envio: envie o formulário e perguntaremos o restante na ligação.',
  },
  reviewDone: {
    en: 'Nothing is missing. Thank you.',
    es: 'No falta nada. Gracias.',
    'pt-BR': 'Não falta nada. Obrigado.',
  },
  answers: { en: 'Your answers', es: 'Sus respuestas', 'pt-BR': 'Suas respostas' },
  change: { en: 'Change', es: 'Cambiar', 'pt-BR': 'Alterar' },
  submit: { en: 'Submit form', es: 'Enviar formulario', 'pt-BR': 'Enviar formulário' },
  oldLead: {
    en: 'Please fill in the form below. When it is done, come back here and continue.',
    es: 'Llene el formulario de abajo. Cuando termine, vuelva aquí y continúe.',
    'pt-BR': 'Preencha o formulário abaixo. Quando terminar, volte aqui e continue.',
  },
  oldOpen: {
    en: 'Open the form in a new tab',
    es: 'Abrir el formulario en otra pestaña',
    'pt-BR': 'Abrir o formulário em outra aba',
  },
  oldDone: {
    en: 'I have filled in the form',
    es: 'Ya llené el formulario',
    'pt-BR': 'Já preenchi o formulário',
  },
} satisfies Record<string, Words>;

export const ADD_WORDS: Readonly<Record<ListSectionId, Words>> = {
  owners: { en: 'Add an owner', es: 'Agregar un propietario', 'pt-BR': 'Adicionar um sócio' },
  management: { en: 'Add a manager', es: 'Agregar un directivo', 'pt-BR': 'Adicionar um administrador' },
  banks: { en: 'Add a bank', es: 'Agregar un banco', 'pt-BR': 'Adicionar um banco' },
  references: { en: 'Add a reference', es: 'Agregar una referencia', 'pt-BR': 'Adicionar uma referência' },
};

export const SECTION_LEADS: Readonly<Record<string, Words>> = {
  owners: {
    en: 'Everybody who owns a part of the company, people and companies.',
    es: 'Todos los que poseen una parte de la empresa, personas y empresas.',
    'pt-BR': 'Todos os que possuem uma parte da empresa, pessoas e empresas.',
  },
  management: {
    en: 'Who runs the company: directors, general manager, legal representatives.',
    es: 'Quiénes dirigen la empresa: directores, gerente general, representantes legales.',
    'pt-BR': 'Quem dirige a empresa: diretores, gerente geral, representantes legais.',
  },
  banks: {
    en: 'Banks that you work with. We never ask for account numbers.',
    es: 'Bancos con los que trabaja. Nunca pedimos números de cuenta.',
    'pt-BR': 'Bancos com os quais trabalha. Nunca pedimos números de conta.',
  },
  references: {
    en: 'Companies that know how you buy, sell and pay. We may call them.',
    es: 'Empresas que saben cómo compra, vende y paga. Es posible que las llamemos.',
    'pt-BR': 'Empresas que sabem como você compra, vende e paga. Podemos ligar para elas.',
  },
  financials: {
    en: 'From your last closed fiscal year, in whole units of the currency, not in thousands.',
    es: 'De su último ejercicio cerrado, en unidades enteras de la moneda, no en miles.',
    'pt-BR': 'Do seu último exercício encerrado, em unidades inteiras da moeda, não em milhares.',
  },
};
