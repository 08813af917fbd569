import { BULK_ACTION_WORDS } from '@homologa/domain/suppliers/bulk/bulk-action-words';
import { SUPPLIER_DECISION_WORDS } from '@homologa/domain/suppliers/supplier-decision-words';
import { USERS } from '../account/users/users.texts';
import { AUDIT } from '../audit/audit.texts';
import { DOWNLOADS } from '../downloads/downloads.texts';
import { COMMON } from '../shared/i18n/common.texts';
import { PEOPLE } from '../shared/people/people.texts';
import { SHELL } from '../shell/shell.texts';
import { ADD } from '../suppliers/add/add.texts';
import { DECISION } from '../suppliers/decision/decision.texts';
import { SUPPLIERS } from '../suppliers/suppliers.texts';
import { TABLE } from '../suppliers/table/table.texts';
import { WORKFLOW } from '../suppliers/workflow/workflow.texts';
import { EDIT } from '../workflows/edit/edit.texts';
import { QUESTIONNAIRE } from '../workflows/edit/questionnaire/questionnaire.texts';
import { MAIL_PREVIEW } from '../workflows/edit/suppliers/mail-preview.texts';
import type { Guide } from './guide';

export const ADMIN_GUIDE: Guide<'admin'> = {
  intro: {
    en: 'From the first workflow to the decision, and what only an admin may do.',
    es: 'Desde el primer flujo de trabajo hasta la decisión, y lo que solo puede hacer un administrador.',
    'pt-BR': 'Do primeiro fluxo de trabalho até a decisão, e o que só um administrador pode fazer.',
  },
  labels: {
    newWorkflow: WORKFLOW.create,
    info: EDIT.info,
    type: EDIT.type,
    reportType: EDIT.reportType,
    payment: EDIT.payment,
    supplierData: EDIT.suppliers,
    customize: EDIT.customize,
    questionnaire: EDIT.questionnaire,
    createQuestion: QUESTIONNAIRE.create,
    addSection: QUESTIONNAIRE.createSection,
    required: QUESTIONNAIRE.required,
    mailPreview: MAIL_PREVIEW.open,
    launch: EDIT.launch,
    update: EDIT.update,
    addSuppliers: SUPPLIERS.add,
    single: ADD.single,
    bulk: ADD.bulk,
    preview: ADD.preview,
    bulkAdd: ADD.bulkAdd,
    file: ADD.file,
    share: ADD.share,
    decide: DECISION.decide,
    approve: SUPPLIER_DECISION_WORDS.approved,
    conditions: SUPPLIER_DECISION_WORDS.approved_with_conditions,
    reject: SUPPLIER_DECISION_WORDS.rejected,
    bulkDecide: BULK_ACTION_WORDS.decide,
    settings: SHELL.settings,
    users: SHELL.users,
    invite: USERS.invite,
    role: PEOPLE.role,
    send: USERS.send,
    fourEyes: USERS.fourEyes,
    deactivate: USERS.deactivate,
    quota: SHELL.quota,
    trail: SHELL.auditTrail,
    search: AUDIT.search,
    action: AUDIT.action,
    from: AUDIT.from,
    exportTrail: AUDIT.export,
    suppliers: SHELL.suppliers,
    download: COMMON.download,
    excel: TABLE.exportExcel,
    results: TABLE.downloadResults,
    answers: TABLE.downloadQuestionnaire,
    downloads: DOWNLOADS.title,
  },
  tasks: {
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
    decide: {
      title: { en: 'Decide on suppliers', es: 'Decidir sobre proveedores', 'pt-BR': 'Decidir sobre fornecedores' },
      steps: [
        {
          en: 'Open the supplier and press {decide} in the strip on top.',
          es: 'Abra el proveedor y pulse {decide} en la franja superior.',
          'pt-BR': 'Abra o fornecedor e clique em {decide} na faixa superior.',
        },
        {
          en: 'Choose {approve} `1`, {conditions} `2` or {reject} `3` and write the reason. Only your company reads it.',
          es: 'Elija {approve} `1`, {conditions} `2` o {reject} `3` y escriba el motivo. Solo su empresa lo lee.',
          'pt-BR': 'Escolha {approve} `1`, {conditions} `2` ou {reject} `3` e escreva o motivo. Só a sua empresa o lê.',
        },
        {
          en: '`Ctrl+Enter` saves. `Ctrl+Shift+Enter` saves and opens the next supplier of the list.',
          es: '`Ctrl+Enter` guarda. `Ctrl+Shift+Enter` guarda y abre el siguiente proveedor de la lista.',
          'pt-BR': '`Ctrl+Enter` salva. `Ctrl+Shift+Enter` salva e abre o próximo fornecedor da lista.',
        },
        {
          en: 'For several at once, tick them in the list and press {bulkDecide} in the bar below. Earlier decisions are kept.',
          es: 'Para varios a la vez, márquelos en la lista y pulse {bulkDecide} en la barra inferior. Las decisiones anteriores se conservan.',
          'pt-BR':
            'Para vários de uma vez, marque-os na lista e clique em {bulkDecide} na barra abaixo. As decisões anteriores são mantidas.',
        },
      ],
      picture: {
        name: 'decision',
        alt: {
          en: 'The decision with its three choices and the reason',
          es: 'La decisión con sus tres opciones y el motivo',
          'pt-BR': 'A decisão com suas três opções e o motivo',
        },
      },
      page: { to: '/suppliers', label: SHELL.suppliers },
    },
    users: {
      title: { en: 'Invite colleagues', es: 'Invitar a colegas', 'pt-BR': 'Convidar colegas' },
      steps: [
        {
          en: 'Open {settings} in the menu of your picture, then {users}, and press {invite}.',
          es: 'Abra {settings} en el menú de su foto, luego {users}, y pulse {invite}.',
          'pt-BR': 'Abra {settings} no menu da sua foto, depois {users}, e clique em {invite}.',
        },
        {
          en: 'Enter name and email and choose the {role}: admins change things, users read. {send} mails a link that lasts 7 days.',
          es: 'Ingrese nombre y correo y elija el {role}: los administradores cambian cosas, los usuarios leen. {send} envía un enlace que dura 7 días.',
          'pt-BR':
            'Informe nome e e-mail e escolha o {role}: administradores alteram, usuários leem. {send} envia um link que dura 7 dias.',
        },
        {
          en: '{deactivate}, in the actions of a line, logs a person out at once. Nothing they did is lost.',
          es: '{deactivate}, en las acciones de una fila, cierra la sesión de esa persona de inmediato. No se pierde nada de lo que hizo.',
          'pt-BR':
            '{deactivate}, nas ações de uma linha, encerra a sessão da pessoa na hora. Nada do que ela fez se perde.',
        },
        {
          en: 'Below the list you can ask for four eyes: {fourEyes}.',
          es: 'Debajo de la lista puede pedir cuatro ojos: {fourEyes}.',
          'pt-BR': 'Abaixo da lista você pode pedir quatro olhos: {fourEyes}.',
        },
      ],
      picture: {
        name: 'users',
        alt: {
          en: 'The users of the company with role and last login',
          es: 'Los usuarios de la empresa con rol y último ingreso',
          'pt-BR': 'Os usuários da empresa com papel e último acesso',
        },
      },
      page: { to: '/settings/users', label: SHELL.users },
    },
    quotas: {
      title: {
        en: 'See what is left of your quota',
        es: 'Ver cuánto queda de su cupo',
        'pt-BR': 'Ver quanto resta da sua cota',
      },
      steps: [
        {
          en: 'Press your picture at the top right: {quota} shows each product.',
          es: 'Pulse su foto arriba a la derecha: {quota} muestra cada producto.',
          'pt-BR': 'Clique na sua foto no canto superior direito: {quota} mostra cada produto.',
        },
        {
          en: 'Whatever uses a unit says so before you confirm: the launch, a report, a screening.',
          es: 'Todo lo que usa una unidad lo indica antes de confirmar: el lanzamiento, un informe, un control.',
          'pt-BR': 'Tudo o que usa uma unidade avisa antes de confirmar: o lançamento, um relatório, uma verificação.',
        },
      ],
      picture: {
        name: 'quotas',
        alt: {
          en: 'The menu of the account with used and total units',
          es: 'El menú de la cuenta con las unidades usadas y el total',
          'pt-BR': 'O menu da conta com as unidades usadas e o total',
        },
      },
    },
    trail: {
      title: { en: 'Find out who did what', es: 'Saber quién hizo qué', 'pt-BR': 'Saber quem fez o quê' },
      steps: [
        {
          en: 'Open {settings}, then {trail}.',
          es: 'Abra {settings}, luego {trail}.',
          'pt-BR': 'Abra {settings}, depois {trail}.',
        },
        {
          en: 'Type a person, supplier or object into {search}, or choose {action} and days with {from}.',
          es: 'Escriba una persona, un proveedor o un objeto en {search}, o elija {action} y los días con {from}.',
          'pt-BR':
            'Digite uma pessoa, um fornecedor ou um objeto em {search}, ou escolha {action} e os dias com {from}.',
        },
        {
          en: 'Each line says what happened and links to it. {exportTrail} takes what you see along.',
          es: 'Cada línea dice qué ocurrió y enlaza a ello. {exportTrail} se lleva lo que ve.',
          'pt-BR': 'Cada linha diz o que aconteceu, com um link. {exportTrail} leva o que você vê.',
        },
      ],
      picture: {
        name: 'trail',
        alt: {
          en: 'The audit trail in sentences, with its filters',
          es: 'El registro de auditoría en frases, con sus filtros',
          'pt-BR': 'A trilha de auditoria em frases, com seus filtros',
        },
      },
      page: { to: '/settings/audit', label: SHELL.auditTrail },
    },
    exports: {
      title: {
        en: 'Export lists and results',
        es: 'Exportar listas y resultados',
        'pt-BR': 'Exportar listas e resultados',
      },
      steps: [
        {
          en: 'Search, filter and sort {suppliers} or those of a workflow as you want to have them.',
          es: 'Busque, filtre y ordene {suppliers} o los de un flujo como los necesita.',
          'pt-BR': 'Pesquise, filtre e ordene {suppliers} ou os de um fluxo como precisa.',
        },
        {
          en: 'Press {download} above the table: {excel} is the list, {results} all reports as a zip, {answers} the answers.',
          es: 'Pulse {download} sobre la tabla: {excel} es la lista, {results} todos los informes en un zip, {answers} las respuestas.',
          'pt-BR':
            'Clique em {download} acima da tabela: {excel} é a lista, {results} todos os relatórios em um zip, {answers} as respostas.',
        },
        {
          en: 'It is made while you go on working. {downloads}, in the menu of your picture, keeps it for 7 days.',
          es: 'Se prepara mientras sigue trabajando. {downloads}, en el menú de su foto, lo conserva 7 días.',
          'pt-BR': 'É preparado enquanto você continua. {downloads}, no menu da sua foto, o guarda por 7 dias.',
        },
      ],
      picture: {
        name: 'exports',
        alt: {
          en: 'The download menu above the suppliers of a workflow',
          es: 'El menú de descarga sobre los proveedores de un flujo',
          'pt-BR': 'O menu de download acima dos fornecedores de um fluxo',
        },
      },
      page: { to: '/downloads', label: SHELL.downloads },
    },
  },
};
