import { SHELL } from '../shell/shell.texts';
import type { Guide } from './guide';

/** The guide's tasks from the draft of a workflow to its suppliers; their labels are those of the guide. */
export const ADMIN_WORKFLOW_TASKS: Pick<Guide<'admin'>['tasks'], 'create' | 'questionnaire' | 'launch' | 'add'> = {
  create: {
    title: { en: 'Create a workflow', es: 'Crear un flujo de trabajo', 'pt-BR': 'Criar um fluxo de trabalho' },
    steps: [
      {
        en: 'Press {newWorkflow} in the menu. The draft opens and saves itself as you type.',
        es: 'Pulse {newWorkflow} en el menú. El borrador se abre y se guarda solo mientras escribe.',
        'pt-BR': 'Clique em {newWorkflow} no menu. O rascunho abre e é salvo sozinho enquanto você digita.',
      },
      {
        en: 'Under {info}, give it a title and choose {type}, {reportType} and {payment}. These are fixed after the launch.',
        es: 'En {info}, póngale un título y elija {type}, {reportType} y {payment}. Después del lanzamiento ya no cambian.',
        'pt-BR':
          'Em {info}, dê um título e escolha {type}, {reportType} e {payment}. Depois do lançamento não mudam mais.',
      },
      {
        en: 'Write the welcome message and the invitation, or leave them empty for our standard text. {mailPreview} shows the mail as it will arrive.',
        es: 'Escriba el mensaje de bienvenida y la invitación, o déjelos vacíos para nuestro texto habitual. {mailPreview} muestra el correo como llegará.',
        'pt-BR':
          'Escreva a mensagem de boas-vindas e o convite, ou deixe vazio para o nosso texto padrão. {mailPreview} mostra o e-mail como chegará.',
      },
      {
        en: 'Under {customize}, set language, due date and reminders.',
        es: 'En {customize}, defina el idioma, la fecha límite y los recordatorios.',
        'pt-BR': 'Em {customize}, defina o idioma, o prazo e os lembretes.',
      },
    ],
    picture: {
      name: 'edit',
      alt: {
        en: 'A draft with its sections, Launch in the strip that stays in sight',
        es: 'Un borrador con sus secciones y el botón de lanzar siempre a la vista',
        'pt-BR': 'Um rascunho com suas seções e o botão de lançar sempre à vista',
      },
    },
    page: { to: '/workflows/draft', label: SHELL.draft },
  },
  questionnaire: {
    title: { en: 'Write the questionnaire', es: 'Escribir el cuestionario', 'pt-BR': 'Escrever o questionário' },
    steps: [
      {
        en: 'Open {questionnaire} in the draft and press {createQuestion}.',
        es: 'Abra {questionnaire} en el borrador y pulse {createQuestion}.',
        'pt-BR': 'Abra {questionnaire} no rascunho e clique em {createQuestion}.',
      },
      {
        en: 'Type the question and choose its type. `Enter` makes the next option, `Ctrl+Enter` the next question of the same kind.',
        es: 'Escriba la pregunta y elija su tipo. `Enter` crea la siguiente opción; `Ctrl+Enter`, la siguiente pregunta del mismo tipo.',
        'pt-BR':
          'Digite a pergunta e escolha o tipo. `Enter` cria a próxima opção; `Ctrl+Enter`, a próxima pergunta do mesmo tipo.',
      },
      {
        en: 'Pasted lines become questions or options. {addSection} puts a heading between them.',
        es: 'Las líneas pegadas se vuelven preguntas u opciones. {addSection} pone un título entre ellas.',
        'pt-BR': 'Linhas coladas viram perguntas ou opções. {addSection} põe um título entre elas.',
      },
      {
        en: 'Switch off {required} for what a supplier may leave out.',
        es: 'Desactive {required} en lo que el proveedor puede dejar sin responder.',
        'pt-BR': 'Desative {required} no que o fornecedor pode deixar sem resposta.',
      },
    ],
    page: { to: '/workflows/draft', label: SHELL.draft },
  },
  launch: {
    title: { en: 'Launch it', es: 'Lanzarlo', 'pt-BR': 'Lançar' },
    steps: [
      {
        en: 'Enter the first suppliers under {supplierData}, or paste rows of a spreadsheet there. They can also be added later.',
        es: 'Ingrese los primeros proveedores en {supplierData}, o pegue allí filas de una planilla. También puede agregarlos después.',
        'pt-BR':
          'Informe os primeiros fornecedores em {supplierData}, ou cole ali linhas de uma planilha. Também podem ser adicionados depois.',
      },
      {
        en: 'Press {launch}. What is still missing is listed first.',
        es: 'Pulse {launch}. Primero se muestra lo que todavía falta.',
        'pt-BR': 'Clique em {launch}. Primeiro aparece o que ainda falta.',
      },
      {
        en: 'Read who gets a mail in which language and what it takes of your quota, then press {launch} again.',
        es: 'Revise quién recibe un correo y en qué idioma, y cuánto usa de su cupo; luego pulse {launch} otra vez.',
        'pt-BR':
          'Veja quem recebe um e-mail e em que idioma, e quanto usa da sua cota; depois clique em {launch} de novo.',
      },
      {
        en: 'Texts and questions can be changed later on the same page with {update}.',
        es: 'Los textos y las preguntas se pueden cambiar después en la misma página con {update}.',
        'pt-BR': 'Textos e perguntas podem ser alterados depois na mesma página com {update}.',
      },
    ],
    picture: {
      name: 'launch',
      alt: {
        en: 'What the launch does: mails by language, due date, quota',
        es: 'Lo que hace el lanzamiento: correos por idioma, fecha límite, cupo',
        'pt-BR': 'O que o lançamento faz: e-mails por idioma, prazo, cota',
      },
    },
    page: { to: '/workflows/draft', label: SHELL.draft },
  },
  add: {
    title: {
      en: 'Add or import suppliers',
      es: 'Agregar o importar proveedores',
      'pt-BR': 'Adicionar ou importar fornecedores',
    },
    steps: [
      {
        en: 'Open an active workflow and press {addSuppliers}. {single} is for one.',
        es: 'Abra un flujo activo y pulse {addSuppliers}. {single} es para uno solo.',
        'pt-BR': 'Abra um fluxo ativo e clique em {addSuppliers}. {single} é para um só.',
      },
      {
        en: 'For many, choose {bulk} and paste rows of a spreadsheet. {preview} says which lines are to be fixed and whom you already have; {bulkAdd} adds them.',
        es: 'Para varios, elija {bulk} y pegue filas de una planilla. {preview} indica qué líneas corregir y a quiénes ya tiene; {bulkAdd} los agrega.',
        'pt-BR':
          'Para vários, escolha {bulk} e cole linhas de uma planilha. {preview} diz quais linhas corrigir e quem você já tem; {bulkAdd} os adiciona.',
      },
      {
        en: '{file} takes a .csv or .xlsx file. All of its suppliers are added or none.',
        es: '{file} acepta un archivo .csv o .xlsx. Se agregan todos sus proveedores o ninguno.',
        'pt-BR': '{file} aceita um arquivo .csv ou .xlsx. Todos os seus fornecedores são adicionados, ou nenhum.',
      },
      {
        en: '{share} copies a link by which suppliers register themselves, where it is offered.',
        es: '{share} copia un enlace con el que los proveedores se registran solos, donde se ofrece.',
        'pt-BR': '{share} copia um link com o qual os fornecedores se cadastram sozinhos, onde é oferecido.',
      },
      {
        en: 'Each one receives an invitation and fills in everything on a phone or computer.',
        es: 'Cada uno recibe una invitación y completa todo en el teléfono o la computadora.',
        'pt-BR': 'Cada um recebe um convite e preenche tudo no celular ou computador.',
      },
    ],
    picture: {
      name: 'onboarding',
      alt: {
        en: 'The supplier’s phone: its onboardings, payment, the report form',
        es: 'El teléfono del proveedor: sus procesos, el pago, el formulario',
        'pt-BR': 'O celular do fornecedor: seus processos, o pagamento, o formulário',
      },
    },
    page: { to: '/workflows', label: SHELL.active },
  },
};
