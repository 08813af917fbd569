import { SHELL } from '../shell/shell.texts';
import { SEND_BACK } from '../suppliers/send-back/send-back.texts';
import { EDIT } from '../workflows/edit/edit.texts';
import { ANSWER } from '../workflows/edit/questionnaire/answer/answer.texts';
import { CONDITIONS } from '../workflows/edit/questionnaire/condition.texts';
import { FILES } from '../workflows/edit/questionnaire/files/files.texts';
import { LIBRARY } from '../workflows/edit/questionnaire/library/library.texts';
import { POINTS } from '../workflows/edit/questionnaire/points/points.texts';
import { QUESTIONNAIRE } from '../workflows/edit/questionnaire/questionnaire.texts';
import type { Guide } from './guide';
import { QUESTIONNAIRE_ANSWER_TASKS } from './questionnaire-answer-tasks.texts';

const page = { to: '/workflows/draft', label: SHELL.draft };

export const QUESTIONNAIRES_GUIDE: Guide<'questionnaires'> = {
  intro: {
    en: 'Questions that ask only what matters, answers that can be compared, and a score that explains itself.',
    es: 'Preguntas que solo piden lo necesario, respuestas que se pueden comparar y un puntaje que se explica solo.',
    'pt-BR':
      'Perguntas que pedem só o necessário, respostas que podem ser comparadas e uma pontuação que se explica sozinha.',
  },
  labels: {
    questionnaire: EDIT.questionnaire,
    preview: EDIT.previewQuestionnaire,
    update: EDIT.update,
    launch: EDIT.launch,
    type: QUESTIONNAIRE.type,
    addSection: QUESTIONNAIRE.createSection,
    answer: ANSWER.kind,
    allowNa: ANSWER.allowNa,
    showIf: CONDITIONS.add,
    addLine: CONDITIONS.addLine,
    alwaysShow: CONDITIONS.remove,
    scored: POINTS.scored,
    points: POINTS.points,
    knockOut: POINTS.knockOut,
    addThreshold: POINTS.addThreshold,
    weight: POINTS.weight,
    files: FILES.menu,
    import: FILES.import,
    excel: FILES.exportXlsx,
    library: LIBRARY.open,
    insert: LIBRARY.insert,
    saveTemplate: LIBRARY.save,
    seeChanges: LIBRARY.see,
    sendAnswers: SEND_BACK.sendAnswers,
    decideByThreshold: POINTS.decideByThreshold,
    scoreShown: POINTS.shown,
  },
  tasks: {
    answers: {
      title: {
        en: 'Ask for an answer that can be compared',
        es: 'Pedir una respuesta que se pueda comparar',
        'pt-BR': 'Pedir uma resposta que possa ser comparada',
      },
      steps: [
        {
          en: 'In a question of free text, choose {answer}: date, number, money, yes or no, a table and more. The supplier gets the right keyboard and is told at once what does not fit.',
          es: 'En una pregunta de texto libre, elija {answer}: fecha, número, importe, sí o no, una tabla y más. El proveedor ve el teclado adecuado y sabe enseguida qué no sirve.',
          'pt-BR':
            'Em uma pergunta de texto livre, escolha {answer}: data, número, valor em dinheiro, sim ou não, uma tabela e mais. O fornecedor vê o teclado certo e sabe na hora o que não serve.',
        },
        {
          en: 'Set unit, range or currencies where they matter. Answers arrive as numbers and dates, in the spreadsheet too.',
          es: 'Defina la unidad, el rango o las monedas donde importen. Las respuestas llegan como números y fechas, también en la hoja de cálculo.',
          'pt-BR':
            'Defina unidade, faixa ou moedas onde importam. As respostas chegam como números e datas, também na planilha.',
        },
        {
          en: '{allowNa} lets a supplier say that a question does not concern it, instead of inventing an answer.',
          es: '{allowNa} deja que el proveedor diga que una pregunta no le corresponde, en vez de inventar una respuesta.',
          'pt-BR':
            '{allowNa} permite que o fornecedor diga que uma pergunta não se aplica a ele, em vez de inventar uma resposta.',
        },
      ],
      page,
    },
    conditions: {
      title: {
        en: 'Ask only those whom it concerns',
        es: 'Preguntar solo a quien corresponde',
        'pt-BR': 'Perguntar só a quem diz respeito',
      },
      steps: [
        {
          en: 'Press {showIf} below a question or a section, and choose an earlier question, the supplier’s country or the report type.',
          es: 'Pulse {showIf} debajo de una pregunta o sección y elija una pregunta anterior, el país del proveedor o el tipo de informe.',
          'pt-BR':
            'Clique em {showIf} abaixo de uma pergunta ou seção e escolha uma pergunta anterior, o país do fornecedor ou o tipo de relatório.',
        },
        {
          en: '{addLine} adds a comparison; choose whether all or any of them must hold. Options of a question can have conditions too.',
          es: '{addLine} agrega una comparación; elija si deben cumplirse todas o alguna. Las opciones de una pregunta también pueden tener condiciones.',
          'pt-BR':
            '{addLine} adiciona uma comparação; escolha se todas ou alguma devem valer. As opções de uma pergunta também podem ter condições.',
        },
        {
          en: 'A hidden question is never required, and its answer is not sent. {alwaysShow} removes the condition.',
          es: 'Una pregunta oculta nunca es obligatoria y su respuesta no se envía. {alwaysShow} quita la condición.',
          'pt-BR':
            'Uma pergunta oculta nunca é obrigatória, e a resposta não é enviada. {alwaysShow} remove a condição.',
        },
      ],
      picture: {
        name: 'conditions',
        alt: {
          en: 'A question with its points, below it the condition under which it is asked',
          es: 'Una pregunta con sus puntos y, debajo, la condición para mostrarla',
          'pt-BR': 'Uma pergunta com seus pontos e, abaixo, a condição para mostrá-la',
        },
      },
      page,
    },
    points: {
      title: { en: 'Give points', es: 'Dar puntos', 'pt-BR': 'Dar pontos' },
      steps: [
        {
          en: 'Switch on {scored}. Enter points beside the options; other questions have {points}, by range, for yes and no, or for any answer.',
          es: 'Active {scored}. Ingrese los puntos junto a las opciones; las demás preguntas tienen {points}, por rango, por sí y no, o por responder.',
          'pt-BR':
            'Ative {scored}. Informe os pontos ao lado das opções; as outras perguntas têm {points}, por faixa, por sim e não, ou por responder.',
        },
        {
          en: 'The sign beside an answer means {knockOut}: one such answer decides, however many points there are.',
          es: 'El símbolo junto a una respuesta significa {knockOut}: una sola respuesta así decide, por más puntos que haya.',
          'pt-BR':
            'O símbolo ao lado de uma resposta significa {knockOut}: uma única resposta assim decide, por mais pontos que haja.',
        },
        {
          en: '{addSection} groups questions; {weight} says how much a section counts.',
          es: '{addSection} agrupa preguntas; {weight} dice cuánto cuenta una sección.',
          'pt-BR': '{addSection} agrupa perguntas; {weight} diz quanto uma seção conta.',
        },
        {
          en: 'Name the outcomes and say from which percentage they hold. {addThreshold} adds one; each can propose a decision.',
          es: 'Ponga nombre a los resultados y diga desde qué porcentaje valen. {addThreshold} agrega uno; cada uno puede proponer una decisión.',
          'pt-BR':
            'Dê nome aos resultados e diga a partir de que porcentagem valem. {addThreshold} adiciona um; cada um pode propor uma decisão.',
        },
        {
          en: 'The supplier’s page shows the points of each answer with their reason; the list can be sorted and filtered by them.',
          es: 'La página del proveedor muestra los puntos de cada respuesta con su motivo; la lista se puede ordenar y filtrar por ellos.',
          'pt-BR':
            'A página do fornecedor mostra os pontos de cada resposta com o motivo; a lista pode ser ordenada e filtrada por eles.',
        },
      ],
      picture: {
        name: 'points',
        alt: {
          en: 'The outcomes of a score with their percentages and proposed decisions',
          es: 'Los resultados de un puntaje con sus porcentajes y decisiones propuestas',
          'pt-BR': 'Os resultados de uma pontuação com suas porcentagens e decisões propostas',
        },
      },
      page,
    },
    check: {
      title: { en: 'Check it before the launch', es: 'Revisarlo antes de lanzar', 'pt-BR': 'Conferir antes de lançar' },
      steps: [
        {
          en: 'While you write, the check above the questions names what cannot work: a question that nobody will see, an outcome that nobody reaches. Each sentence leads to its place.',
          es: 'Mientras escribe, la revisión sobre las preguntas indica lo que no puede funcionar: una pregunta que nadie verá, un resultado que nadie alcanza. Cada frase lleva a su lugar.',
          'pt-BR':
            'Enquanto você escreve, a verificação acima das perguntas aponta o que não pode funcionar: uma pergunta que ninguém verá, um resultado que ninguém alcança. Cada frase leva ao seu lugar.',
        },
        {
          en: '{preview} plays the questionnaire as a supplier of a country sees it, with its points, and stores nothing.',
          es: '{preview} recorre el cuestionario como lo ve un proveedor de un país, con sus puntos, y no guarda nada.',
          'pt-BR':
            '{preview} percorre o questionário como um fornecedor de um país o vê, com os pontos, e não salva nada.',
        },
        {
          en: '{launch} repeats what the check found.',
          es: '{launch} repite lo que encontró la revisión.',
          'pt-BR': '{launch} repete o que a verificação encontrou.',
        },
      ],
      page,
    },
    library: {
      title: {
        en: 'Begin with a model or a spreadsheet',
        es: 'Empezar con un modelo o una hoja de cálculo',
        'pt-BR': 'Começar com um modelo ou uma planilha',
      },
      steps: [
        {
          en: 'Press {files} and {library}. Search, open a model, choose the language and the whole or a section, and press {insert}.',
          es: 'Pulse {files} y {library}. Busque, abra un modelo, elija el idioma y el cuestionario completo o una sección, y pulse {insert}.',
          'pt-BR':
            'Clique em {files} e {library}. Pesquise, abra um modelo, escolha o idioma e o questionário inteiro ou uma seção, e clique em {insert}.',
        },
        {
          en: 'Models are written for this product and are no advice: read them before you send them.',
          es: 'Los modelos están escritos para este producto y no son asesoría: léalos antes de enviarlos.',
          'pt-BR': 'Os modelos foram escritos para este produto e não são assessoria: leia-os antes de enviar.',
        },
        {
          en: '{excel} has one row for each question, with conditions and points. {import} takes such a file back: it names wrong rows and shows what changes before anything is taken over.',
          es: '{excel} tiene una fila por pregunta, con condiciones y puntos. {import} vuelve a leer ese archivo: indica las filas con errores y muestra qué cambia antes de aplicarlo.',
          'pt-BR':
            '{excel} tem uma linha por pergunta, com condições e pontos. {import} lê esse arquivo de volta: indica as linhas com erros e mostra o que muda antes de aplicar.',
        },
      ],
      picture: {
        name: 'library',
        alt: {
          en: 'The library with its models',
          es: 'La biblioteca con sus modelos',
          'pt-BR': 'A biblioteca com seus modelos',
        },
      },
      page,
    },
    change: {
      title: { en: 'Change it while it runs', es: 'Cambiarlo en marcha', 'pt-BR': 'Alterá-lo em andamento' },
      steps: [
        {
          en: 'Edit {questionnaire} of an active workflow and press {update}. Who is affected, and what happens to answers, is said first.',
          es: 'Edite {questionnaire} de un flujo activo y pulse {update}. Primero se dice a quién afecta y qué pasa con las respuestas.',
          'pt-BR':
            'Edite {questionnaire} de um fluxo ativo e clique em {update}. Primeiro aparece quem é afetado e o que acontece com as respostas.',
        },
        {
          en: 'Answers that still fit stay. Suppliers who have submitted keep the questions that they answered, and their score.',
          es: 'Las respuestas que aún sirven se conservan. Quienes ya enviaron mantienen las preguntas que respondieron y su puntaje.',
          'pt-BR':
            'Respostas que ainda servem ficam. Quem já enviou mantém as perguntas que respondeu e a sua pontuação.',
        },
        {
          en: 'A change of {type} or of what an answer must look like asks that question again.',
          es: 'Un cambio de {type} o de la forma de la respuesta hace que esa pregunta se vuelva a hacer.',
          'pt-BR': 'Uma mudança de {type} ou do formato da resposta faz com que a pergunta seja feita de novo.',
        },
      ],
      page: { to: '/workflows', label: SHELL.active },
    },
    ...QUESTIONNAIRE_ANSWER_TASKS,
  },
};
