import { HIT_DECISION_WORDS } from '@homologa/domain/screenings/screening-words';
import { CHECKS } from '../compliance/checks/checks.texts';
import { REVIEW } from '../compliance/hits/review.texts';
import { HIT_QUEUE_WORDS } from '../compliance/queue/queue.texts';
import { SCREENING } from '../compliance/screening.texts';
import { NEEDS_YOU } from '../needs-you/needs-you.texts';
import { SHELL } from '../shell/shell.texts';
import { BULK } from '../suppliers/bulk/bulk.texts';
import { DETAIL } from '../suppliers/detail/detail.texts';
import { STRIP } from '../suppliers/detail/strip/strip.texts';
import { FILTER_WORDS, FILTERS } from '../suppliers/filters/filters.texts';
import { SUPPLIERS } from '../suppliers/suppliers.texts';
import { VIEWS } from '../suppliers/views/views.texts';
import { WORKFLOW } from '../suppliers/workflow/workflow.texts';
import type { Guide } from './guide';

export const ANALYST_GUIDE: Guide<'analyst'> = {
  intro: {
    en: 'How to see what waits, work through a list and read what was found.',
    es: 'Cómo ver lo que espera, recorrer una lista y leer lo que se encontró.',
    'pt-BR': 'Como ver o que espera, percorrer uma lista e ler o que foi encontrado.',
  },
  labels: {
    needsYou: NEEDS_YOU.title,
    dashboard: SHELL.dashboard,
    settings: SHELL.settings,
    notifications: SHELL.notifications,
    suppliers: SHELL.suppliers,
    filter: FILTERS.filter,
    apply: FILTERS.apply,
    phase: FILTER_WORDS.waiting_for,
    days: FILTER_WORDS.waiting_days,
    columns: SUPPLIERS.columns,
    views: VIEWS.views,
    saveView: VIEWS.save,
    manageViews: VIEWS.manage,
    allFields: STRIP.allFields,
    activity: DETAIL.activity,
    myFiles: DETAIL.myFiles,
    questionnaire: DETAIL.questionnaire,
    hits: SHELL.hits,
    open: HIT_QUEUE_WORDS.open,
    proposed: HIT_QUEUE_WORDS.proposed,
    sideBySide: REVIEW.sideBySide,
    decide: SCREENING.judge,
    trueMatch: HIT_DECISION_WORDS.true_match,
    falsePositive: HIT_DECISION_WORDS.false_positive,
    reason: SCREENING.reason,
    newCheck: WORKFLOW.createCheck,
    check: CHECKS.check,
    many: CHECKS.many,
    past: CHECKS.past,
    turn: CHECKS.turn,
    sendReminders: BULK.remind,
    remindAll: SUPPLIERS.remindAll,
  },
  tasks: {
    needs: {
      title: {
        en: 'Begin with what needs you',
        es: 'Empezar por lo que requiere su atención',
        'pt-BR': 'Começar pelo que precisa de você',
      },
      steps: [
        {
          en: '{needsYou}, on top of the {dashboard} and in the menu, counts what waits for your company.',
          es: '{needsYou}, arriba en el {dashboard} y en el menú, cuenta lo que espera a su empresa.',
          'pt-BR': '{needsYou}, no topo do {dashboard} e no menu, conta o que espera a sua empresa.',
        },
        {
          en: 'Press a line to open the list of exactly these, or a name to open that one.',
          es: 'Pulse una línea para abrir la lista de exactamente esos, o un nombre para abrir ese caso.',
          'pt-BR': 'Clique em uma linha para abrir a lista exatamente desses, ou em um nome para abrir esse caso.',
        },
        {
          en: 'It can also be mailed to you every day or week: {settings}, {notifications}.',
          es: 'También puede recibirlo por correo cada día o semana: {settings}, {notifications}.',
          'pt-BR': 'Também pode chegar por e-mail a cada dia ou semana: {settings}, {notifications}.',
        },
      ],
      picture: {
        name: 'dashboard',
        alt: {
          en: 'The dashboard with what needs you, workflows and suppliers by status',
          es: 'El panel con lo que requiere su atención, los flujos y los proveedores por estado',
          'pt-BR': 'O painel com o que precisa de você, os fluxos e os fornecedores por status',
        },
      },
      page: { to: '/needs-you', label: NEEDS_YOU.title },
    },
    views: {
      title: {
        en: 'Filter a list and save it as a view',
        es: 'Filtrar una lista y guardarla como vista',
        'pt-BR': 'Filtrar uma lista e salvá-la como visualização',
      },
      steps: [
        {
          en: 'Open {suppliers} and press {filter}: for example {phase} and {days}. Then {apply}.',
          es: 'Abra {suppliers} y pulse {filter}: por ejemplo {phase} y {days}. Luego {apply}.',
          'pt-BR': 'Abra {suppliers} e clique em {filter}: por exemplo {phase} e {days}. Depois {apply}.',
        },
        {
          en: 'Sort by a heading, or choose and order the columns under {columns}. A heading’s edge makes it wider.',
          es: 'Ordene por un encabezado, o elija y ordene las columnas en {columns}. El borde de un encabezado lo ensancha.',
          'pt-BR': 'Ordene por um título, ou escolha e ordene as colunas em {columns}. A borda de um título o alarga.',
        },
        {
          en: 'Press {views}, then {saveView}, and give it a name.',
          es: 'Pulse {views}, luego {saveView}, y póngale un nombre.',
          'pt-BR': 'Clique em {views}, depois em {saveView}, e dê um nome.',
        },
        {
          en: 'Under {manageViews} a view is shown in the menu, or opens after you sign in.',
          es: 'En {manageViews} una vista se muestra en el menú, o se abre al iniciar sesión.',
          'pt-BR': 'Em {manageViews} uma visualização aparece no menu, ou abre depois de você entrar.',
        },
      ],
      picture: {
        name: 'suppliers',
        alt: {
          en: 'The suppliers with status, phase, filters and views',
          es: 'Los proveedores con estado, etapa, filtros y vistas',
          'pt-BR': 'Os fornecedores com status, etapa, filtros e visualizações',
        },
      },
      page: { to: '/suppliers', label: SHELL.suppliers },
    },
    keys: {
      title: {
        en: 'Work through a list by keys',
        es: 'Recorrer una lista con el teclado',
        'pt-BR': 'Percorrer uma lista com o teclado',
      },
      steps: [
        {
          en: '`j` and `k` move to the next and previous row, `x` ticks it.',
          es: '`j` y `k` pasan a la fila siguiente y anterior; `x` la marca.',
          'pt-BR': '`j` e `k` vão para a linha seguinte e anterior; `x` a marca.',
        },
        {
          en: '`Space` shows a summary beside the list, `Enter` opens the supplier.',
          es: '`Space` muestra un resumen junto a la lista; `Enter` abre el proveedor.',
          'pt-BR': '`Space` mostra um resumo ao lado da lista; `Enter` abre o fornecedor.',
        },
        {
          en: 'On the supplier’s page `n` and `p` go on to the next and previous one of the list that you came from.',
          es: 'En la página del proveedor, `n` y `p` pasan al siguiente y al anterior de la lista de la que viene.',
          'pt-BR': 'Na página do fornecedor, `n` e `p` vão para o seguinte e o anterior da lista de onde você veio.',
        },
        {
          en: '`Ctrl+K` finds anything from anywhere, `?` shows all keys.',
          es: '`Ctrl+K` encuentra todo desde cualquier página; `?` muestra todas las teclas.',
          'pt-BR': '`Ctrl+K` encontra tudo de qualquer página; `?` mostra todas as teclas.',
        },
      ],
      picture: {
        name: 'peek',
        alt: {
          en: 'The summary of a supplier beside the list',
          es: 'El resumen de un proveedor junto a la lista',
          'pt-BR': 'O resumo de um fornecedor ao lado da lista',
        },
      },
      page: { to: '/suppliers', label: SHELL.suppliers },
    },
    case: {
      title: { en: 'Read a case', es: 'Leer un caso', 'pt-BR': 'Ler um caso' },
      steps: [
        {
          en: 'The strip on top stays: status, decision, rating, screening, and the sections to jump to.',
          es: 'La franja superior queda a la vista: estado, decisión, calificación, control y las secciones a las que saltar.',
          'pt-BR':
            'A faixa superior fica à vista: status, decisão, classificação, verificação e as seções para onde ir.',
        },
        {
          en: '{allFields} unfolds what repeats elsewhere on the page. {activity} tells the whole story, the newest first.',
          es: '{allFields} despliega lo que se repite en la página. {activity} cuenta toda la historia, lo más nuevo primero.',
          'pt-BR':
            '{allFields} mostra o que se repete na página. {activity} conta toda a história, do mais novo ao mais antigo.',
        },
        {
          en: 'Under {questionnaire}, flag an answer or write a note on it for your colleagues.',
          es: 'En {questionnaire}, marque una respuesta o escriba una nota para sus colegas.',
          'pt-BR': 'Em {questionnaire}, marque uma resposta ou escreva uma nota para os colegas.',
        },
        {
          en: '{myFiles} are seen by your company only.',
          es: '{myFiles} los ve solo su empresa.',
          'pt-BR': '{myFiles} são vistos só pela sua empresa.',
        },
      ],
      picture: {
        name: 'supplier',
        alt: {
          en: 'A supplier: strip, report, score, screening, history',
          es: 'Un proveedor: franja, informe, puntaje, control, historia',
          'pt-BR': 'Um fornecedor: faixa, relatório, pontuação, verificação, histórico',
        },
      },
      page: { to: '/suppliers', label: SHELL.suppliers },
    },
    hits: {
      title: { en: 'Review hits', es: 'Revisar coincidencias', 'pt-BR': 'Revisar correspondências' },
      steps: [
        {
          en: 'Open {hits}. {open} are undecided, {proposed} wait for a second person.',
          es: 'Abra {hits}. Las de {open} no están decididas; las de {proposed} esperan a una segunda persona.',
          'pt-BR': 'Abra {hits}. Em {open} estão as não decididas; em {proposed}, as que esperam uma segunda pessoa.',
        },
        {
          en: 'Press a line: {sideBySide} shows what agrees and what differs. `n` and `p` go on.',
          es: 'Pulse una línea: {sideBySide} muestra qué coincide y qué difiere. `n` y `p` avanzan y retroceden.',
          'pt-BR': 'Clique em uma linha: {sideBySide} mostra o que confere e o que difere. `n` e `p` avançam e voltam.',
        },
        {
          en: 'Admins press {decide}, or `t` for {trueMatch} and `f` for {falsePositive}, and write the {reason}. The next hit opens by itself.',
          es: 'Los administradores pulsan {decide}, o `t` para {trueMatch} y `f` para {falsePositive}, y escriben el {reason}. La siguiente se abre sola.',
          'pt-BR':
            'Administradores clicam em {decide}, ou `t` para {trueMatch} e `f` para {falsePositive}, e escrevem o {reason}. A próxima abre sozinha.',
        },
      ],
      picture: {
        name: 'hit',
        alt: {
          en: 'A hit: supplier and listed person side by side',
          es: 'Una coincidencia: proveedor y persona listada lado a lado',
          'pt-BR': 'Uma correspondência: fornecedor e pessoa listada lado a lado',
        },
      },
      page: { to: '/hits', label: SHELL.hits },
    },
    check: {
      title: {
        en: 'Check a name before it is a supplier',
        es: 'Controlar un nombre antes de que sea proveedor',
        'pt-BR': 'Verificar um nome antes de ser fornecedor',
      },
      isForAdmins: true,
      steps: [
        {
          en: 'Press {newCheck} in the menu, type the name and choose kind and country. Then {check}.',
          es: 'Pulse {newCheck} en el menú, escriba el nombre y elija el tipo y el país. Luego {check}.',
          'pt-BR': 'Clique em {newCheck} no menu, digite o nome e escolha o tipo e o país. Depois {check}.',
        },
        {
          en: 'The result comes in seconds. {many} takes a pasted column.',
          es: 'El resultado llega en segundos. {many} acepta una columna pegada.',
          'pt-BR': 'O resultado chega em segundos. {many} aceita uma coluna colada.',
        },
        {
          en: '{past} keeps who asked and when. {turn} makes a supplier of it, with the screening.',
          es: '{past} conserva quién consultó y cuándo. {turn} crea un proveedor, con el control.',
          'pt-BR': '{past} guarda quem pediu e quando. {turn} cria um fornecedor, com a verificação.',
        },
      ],
      picture: {
        name: 'check',
        alt: {
          en: 'Compliance checks: a new one and those of the past',
          es: 'Controles de cumplimiento: uno nuevo y los anteriores',
          'pt-BR': 'Verificações de compliance: uma nova e as anteriores',
        },
      },
      page: { to: '/compliance-checks', label: CHECKS.title },
    },
    remind: {
      title: {
        en: 'Remind those who are awaited',
        es: 'Recordar a quienes se espera',
        'pt-BR': 'Lembrar quem é esperado',
      },
      isForAdmins: true,
      steps: [
        {
          en: 'Filter the list by {phase} and {days}, for example payment and 10 days.',
          es: 'Filtre la lista por {phase} y {days}, por ejemplo pago y 10 días.',
          'pt-BR': 'Filtre a lista por {phase} e {days}, por exemplo pagamento e 10 dias.',
        },
        {
          en: 'Tick the box of the heading to select them, and press {sendReminders} in the bar below.',
          es: 'Marque la casilla del encabezado para seleccionarlos y pulse {sendReminders} en la barra inferior.',
          'pt-BR': 'Marque a caixa do título para selecioná-los e clique em {sendReminders} na barra abaixo.',
        },
        {
          en: 'The dialog says who gets the mail, and who is left out and why. The mail names the step that is missing.',
          es: 'El diálogo indica quién recibe el correo, y a quién se omite y por qué. El correo nombra el paso que falta.',
          'pt-BR': 'O diálogo diz quem recebe o e-mail, e quem fica de fora e por quê. O e-mail diz qual passo falta.',
        },
        {
          en: 'In a workflow, {remindAll} does this for everybody at once.',
          es: 'En un flujo, {remindAll} lo hace para todos a la vez.',
          'pt-BR': 'Em um fluxo, {remindAll} faz isso para todos de uma vez.',
        },
      ],
      picture: {
        name: 'remind',
        alt: {
          en: 'The reminder: how many get it, who is left out and why',
          es: 'El recordatorio: cuántos lo reciben, a quién se omite y por qué',
          'pt-BR': 'O lembrete: quantos o recebem, quem fica de fora e por quê',
        },
      },
      page: { to: '/suppliers', label: SHELL.suppliers },
    },
  },
};
