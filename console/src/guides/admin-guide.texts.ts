import { BULK_ACTION_WORDS } from '@homologa/domain/suppliers/bulk/bulk-action-words';
import { SUPPLIER_DECISION_WORDS } from '@homologa/domain/suppliers/supplier-decision-words';
import { USERS } from '../account/users/users.texts';
import { AUDIT } from '../audit/audit.texts';
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
import { ADMIN_WORKFLOW_TASKS } from './admin-workflow-tasks.texts';
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
    tasks: SHELL.tasks,
  },
  tasks: {
    ...ADMIN_WORKFLOW_TASKS,
    decide: {
      title: { en: 'Decide on suppliers', es: 'Decidir sobre proveedores', 'pt-BR': 'Decidir sobre fornecedores' },
      steps: [
        {
          en: 'Open the supplier and press {decide} in the strip on top, or the key `d`.',
          es: 'Abra el proveedor y pulse {decide} en la franja superior o la tecla `d`.',
          'pt-BR': 'Abra o fornecedor e clique em {decide} na faixa superior ou pressione a tecla `d`.',
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
          en: 'In the settings of the company you can ask for four eyes: {fourEyes}. Switching that off takes two admins, too.',
          es: 'En la configuración de la empresa puede pedir cuatro ojos: {fourEyes}. Para desactivarlo también hacen falta dos administradores.',
          'pt-BR':
            'Nas configurações da empresa você pode pedir quatro olhos: {fourEyes}. Para desativar também são necessários dois administradores.',
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
          en: 'It is made while you go on working. {tasks}, in the menu of your picture, keeps it for 7 days.',
          es: 'Se prepara mientras sigue trabajando. {tasks}, en el menú de su foto, lo conserva 7 días.',
          'pt-BR': 'É preparado enquanto você continua. {tasks}, no menu da sua foto, o guarda por 7 dias.',
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
      page: { to: '/tasks', label: SHELL.tasks },
    },
  },
};
