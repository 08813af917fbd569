import { SHELL } from '../shell/shell.texts';
import type { Guide } from './guide';

/** The guide's tasks with answers and templates; their labels are those of the guide. */
export const QUESTIONNAIRE_ANSWER_TASKS: Pick<
  Guide<'questionnaires'>['tasks'],
  'templates' | 'offline' | 'judge' | 'rule'
> = {
  templates: {
    title: { en: 'Keep templates', es: 'Mantener plantillas', 'pt-BR': 'Manter modelos' },
    steps: [
      {
        en: 'Press {files} and {saveTemplate}: the whole questionnaire or a section becomes a template of your company, or the next version of one.',
        es: 'Pulse {files} y {saveTemplate}: el cuestionario completo o una sección se vuelve una plantilla de su empresa, o la siguiente versión de una.',
        'pt-BR':
          'Clique em {files} e {saveTemplate}: o questionário inteiro ou uma seção se torna um modelo da sua empresa, ou a próxima versão de um.',
      },
      {
        en: 'On the page of a template, write its texts in the other languages; what is still missing in each is counted.',
        es: 'En la página de la plantilla, escriba los textos en los otros idiomas; se cuenta lo que falta en cada uno.',
        'pt-BR': 'Na página do modelo, escreva os textos nos outros idiomas; o que falta em cada um é contado.',
      },
      {
        en: 'Where a questionnaire uses an older version, {seeChanges} shows what an update would change. Your own questions and their order stay.',
        es: 'Si un cuestionario usa una versión anterior, {seeChanges} muestra qué cambiaría al actualizar. Sus propias preguntas y el orden quedan.',
        'pt-BR':
          'Se um questionário usa uma versão anterior, {seeChanges} mostra o que uma atualização mudaria. Suas próprias perguntas e a ordem ficam.',
      },
    ],
    page: { to: '/workflows/draft', label: SHELL.draft },
  },
  offline: {
    title: {
      en: 'Let suppliers answer in a spreadsheet',
      es: 'Dejar que respondan en una hoja de cálculo',
      'pt-BR': 'Deixar que respondam em uma planilha',
    },
    steps: [
      {
        en: 'Nothing has to be set: each supplier finds the spreadsheet above its questions, in its language, with what it has answered already.',
        es: 'No hay que configurar nada: cada proveedor encuentra la hoja de cálculo sobre sus preguntas, en su idioma y con lo que ya respondió.',
        'pt-BR':
          'Nada precisa ser configurado: cada fornecedor encontra a planilha acima das suas perguntas, no seu idioma e com o que já respondeu.',
      },
      {
        en: 'After the upload, answers that fit are saved, the others are listed with their row and reason. The supplier checks and submits on the page.',
        es: 'Tras la carga, se guardan las respuestas que sirven y las demás se listan con su fila y motivo. El proveedor revisa y envía en la página.',
        'pt-BR':
          'Após o envio do arquivo, as respostas que servem são salvas e as outras são listadas com a linha e o motivo. O fornecedor confere e envia na página.',
      },
    ],
  },
  judge: {
    title: {
      en: 'Review answers and points',
      es: 'Revisar respuestas y puntos',
      'pt-BR': 'Revisar respostas e pontos',
    },
    steps: [
      {
        en: 'Open the supplier. Beside each answer of a scored questionnaire you accept it, flag it or give other points, with a note.',
        es: 'Abra el proveedor. Junto a cada respuesta de un cuestionario con puntaje, acéptela, márquela o dele otros puntos, con una nota.',
        'pt-BR':
          'Abra o fornecedor. Ao lado de cada resposta de um questionário com pontuação, aceite-a, sinalize-a ou dê outros pontos, com uma nota.',
      },
      {
        en: 'The score shows both figures, computed and reviewed. Lists, charts and files follow the reviewed one.',
        es: 'El puntaje muestra ambas cifras, la calculada y la revisada. Las listas, los gráficos y los archivos siguen la revisada.',
        'pt-BR':
          'A pontuação mostra os dois valores, o calculado e o revisado. Listas, gráficos e arquivos seguem o revisado.',
      },
      {
        en: '{sendAnswers} returns single answers to the supplier, each with your reason. It sees only these, and the points are computed again.',
        es: '{sendAnswers} devuelve respuestas sueltas al proveedor, cada una con su motivo. Él ve solo esas, y los puntos se calculan de nuevo.',
        'pt-BR':
          '{sendAnswers} devolve respostas avulsas ao fornecedor, cada uma com o seu motivo. Ele vê só essas, e os pontos são recalculados.',
      },
    ],
    page: { to: '/suppliers', label: SHELL.suppliers },
  },
  rule: {
    title: {
      en: 'Let the outcome decide, or show it',
      es: 'Dejar que el resultado decida, o mostrarlo',
      'pt-BR': 'Deixar que o resultado decida, ou mostrá-lo',
    },
    steps: [
      {
        en: 'An outcome with a proposed decision preselects it in the dialog; a person decides.',
        es: 'Un resultado con decisión propuesta la preselecciona en el diálogo; decide una persona.',
        'pt-BR': 'Um resultado com decisão proposta a pré-seleciona no diálogo; uma pessoa decide.',
      },
      {
        en: '{decideByThreshold} makes the decision by itself, never against a person’s, beside four eyes or an open hit.',
        es: '{decideByThreshold} toma la decisión por sí solo, nunca contra la de una persona, ni con cuatro ojos ni con una coincidencia abierta.',
        'pt-BR':
          '{decideByThreshold} toma a decisão sozinho, nunca contra a de uma pessoa, nem com quatro olhos ou uma correspondência aberta.',
      },
      {
        en: '{scoreShown} tells suppliers their outcome and points, without weights and proposed decisions. Otherwise they see nothing of it.',
        es: '{scoreShown} muestra a los proveedores su resultado y sus puntos, sin pesos ni decisiones propuestas. De lo contrario no ven nada.',
        'pt-BR':
          '{scoreShown} mostra aos fornecedores o resultado e os pontos, sem pesos nem decisões propostas. Caso contrário, não veem nada.',
      },
    ],
    page: { to: '/workflows/draft', label: SHELL.draft },
  },
};
