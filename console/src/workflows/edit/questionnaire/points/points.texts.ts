import type { Words } from '@homologa/domain/language/locales';
import type { ThresholdColour } from '@homologa/domain/questionnaires/points';

export const COLOUR_WORDS: Readonly<Record<ThresholdColour, Words>> = {
  green: { en: 'Green', es: 'Verde', 'pt-BR': 'Verde' },
  amber: { en: 'Amber', es: 'Ámbar', 'pt-BR': 'Âmbar' },
  red: { en: 'Red', es: 'Rojo', 'pt-BR': 'Vermelho' },
  blue: { en: 'Blue', es: 'Azul', 'pt-BR': 'Azul' },
  grey: { en: 'Grey', es: 'Gris', 'pt-BR': 'Cinza' },
};

export const POINTS = {
  scored: {
    en: 'Score this questionnaire',
    es: 'Puntuar este cuestionario',
    'pt-BR': 'Pontuar este questionário',
  },
  points: { en: 'Points', es: 'Puntos', 'pt-BR': 'Pontos' },
  some: {
    en: '{count} point || {count} points',
    es: '{count} punto || {count} puntos',
    'pt-BR': '{count} ponto || {count} pontos',
  },
  knockOut: { en: 'Knock-out', es: 'Excluyente', 'pt-BR': 'Eliminatória' },
  ofOption: { en: 'Points of option {n}', es: 'Puntos de la opción {n}', 'pt-BR': 'Pontos da opção {n}' },
  optionKnocksOut: {
    en: 'Option {n} is a knock-out',
    es: 'La opción {n} es excluyente',
    'pt-BR': 'A opção {n} é eliminatória',
  },
  none: { en: 'No points', es: 'Sin puntos', 'pt-BR': 'Sem pontos' },
  answered: { en: 'Points for an answer', es: 'Puntos por responder', 'pt-BR': 'Pontos por responder' },
  rangeWise: { en: 'By range', es: 'Por rango', 'pt-BR': 'Por faixa' },
  yesNoWise: { en: 'For yes and no', es: 'Por sí y no', 'pt-BR': 'Por sim e não' },
  yes: { en: 'Yes', es: 'Sí', 'pt-BR': 'Sim' },
  no: { en: 'No', es: 'No', 'pt-BR': 'Não' },
  ofYes: { en: 'Points for yes', es: 'Puntos por sí', 'pt-BR': 'Pontos por sim' },
  ofNo: { en: 'Points for no', es: 'Puntos por no', 'pt-BR': 'Pontos por não' },
  yesKnocksOut: {
    en: 'Yes is a knock-out',
    es: '«Sí» es excluyente',
    'pt-BR': '“Sim” é eliminatória',
  },
  noKnocksOut: {
    en: 'No is a knock-out',
    es: '«No» es excluyente',
    'pt-BR': '“Não” é eliminatória',
  },
  rangeFrom: { en: 'Range {n} from', es: 'Rango {n} desde', 'pt-BR': 'Faixa {n} de' },
  rangeTo: { en: 'Range {n} to', es: 'Rango {n} hasta', 'pt-BR': 'Faixa {n} até' },
  ofRange: { en: 'Points of range {n}', es: 'Puntos del rango {n}', 'pt-BR': 'Pontos da faixa {n}' },
  rangeKnocksOut: {
    en: 'Range {n} is a knock-out',
    es: 'El rango {n} es excluyente',
    'pt-BR': 'A faixa {n} é eliminatória',
  },
  addRange: { en: 'Add range', es: 'Agregar rango', 'pt-BR': 'Adicionar faixa' },
  removeRange: { en: 'Remove range {n}', es: 'Quitar el rango {n}', 'pt-BR': 'Remover a faixa {n}' },
  weight: { en: 'Weight of the section', es: 'Peso de la sección', 'pt-BR': 'Peso da seção' },
  weightHint: {
    en: 'Compared with the weights of other sections; none counts as 1.',
    es: 'Se compara con los pesos de otras secciones; sin peso cuenta como 1.',
    'pt-BR': 'Comparado com os pesos das outras seções; sem peso conta como 1.',
  },
  ofSection: {
    en: 'At most {points} points in {count} question. || At most {points} points in {count} questions.',
    es: 'Como máximo {points} puntos en {count} pregunta. || Como máximo {points} puntos en {count} preguntas.',
    'pt-BR': 'No máximo {points} pontos em {count} pergunta. || No máximo {points} pontos em {count} perguntas.',
  },
  sum: {
    en: 'Maximum if every question is shown: {points} points in {count} question. || Maximum if every question is shown: {points} points in {count} questions.',
    es: 'Máximo si se muestran todas: {points} puntos en {count} pregunta. || Máximo si se muestran todas: {points} puntos en {count} preguntas.',
    'pt-BR':
      'Máximo se todas forem mostradas: {points} pontos em {count} pergunta. || Máximo se todas forem mostradas: {points} pontos em {count} perguntas.',
  },
  ofAll: { en: '{percent} % of the score.', es: '{percent} % del puntaje.', 'pt-BR': '{percent} % da pontuação.' },
  thresholdName: { en: 'Name of threshold {n}', es: 'Nombre del umbral {n}', 'pt-BR': 'Nome do limite {n}' },
  thresholdColour: { en: 'Colour {n}', es: 'Color {n}', 'pt-BR': 'Cor {n}' },
  thresholdFrom: { en: 'From … % ({n})', es: 'Desde … % ({n})', 'pt-BR': 'A partir de … % ({n})' },
  thresholdDecision: { en: 'Proposed decision {n}', es: 'Decisión propuesta {n}', 'pt-BR': 'Decisão proposta {n}' },
  noDecision: { en: 'None', es: 'Ninguna', 'pt-BR': 'Nenhuma' },
  addThreshold: { en: 'Add threshold', es: 'Agregar umbral', 'pt-BR': 'Adicionar limite' },
  removeThreshold: { en: 'Remove threshold {n}', es: 'Quitar el umbral {n}', 'pt-BR': 'Remover o limite {n}' },
  fails: { en: 'Fails', es: 'Reprueba', 'pt-BR': 'Reprova' },
  conditions: { en: 'Passes with conditions', es: 'Aprueba con condiciones', 'pt-BR': 'Aprova com condições' },
  passes: { en: 'Passes', es: 'Aprueba', 'pt-BR': 'Aprova' },
  newThreshold: { en: 'New threshold', es: 'Umbral nuevo', 'pt-BR': 'Novo limite' },
  shown: {
    en: 'Suppliers see their score after submitting',
    es: 'Los proveedores ven su puntaje después de enviar',
    'pt-BR': 'Os fornecedores veem sua pontuação após o envio',
  },
  shownHint: {
    en: 'Outcome, percentage, and the points of each answer with their reason. Weights and proposed decisions stay with you.',
    es: 'Resultado, porcentaje y los puntos de cada respuesta con su motivo. Los pesos y las decisiones propuestas quedan con ustedes.',
    'pt-BR':
      'Resultado, porcentagem e os pontos de cada resposta com o motivo. Os pesos e as decisões propostas ficam com vocês.',
  },
  knockOutHint: {
    en: 'A knock-out answer leads to the first threshold whatever the percentage.',
    es: 'Una respuesta excluyente lleva al primer umbral, cualquiera sea el porcentaje.',
    'pt-BR': 'Uma resposta eliminatória leva ao primeiro limite, qualquer que seja a porcentagem.',
  },
  decideByThreshold: {
    en: 'Decide by the threshold',
    es: 'Decidir según el umbral',
    'pt-BR': 'Decidir pelo limite',
  },
  noThresholdDecides: {
    en: 'No threshold proposes a decision, so none would be made. Choose one above first.',
    es: 'Ningún umbral propone una decisión, así que no se tomaría ninguna. Elija antes una arriba.',
    'pt-BR': 'Nenhum limite propõe uma decisão, então nenhuma seria tomada. Escolha antes uma acima.',
  },
  decideByThresholdHint: {
    en: 'As soon as a supplier submits the questionnaire, or changes an answer later, the decision of the threshold that it reaches is made, and nobody looks at it first. Not where a person has decided, where your company asks for four eyes, or beside a screening that runs, failed or has a hit that is not cleared: then it is only proposed.',
    es: 'En cuanto un proveedor envía el cuestionario, o cambia después una respuesta, se toma la decisión del umbral que alcanza, sin que nadie la revise antes. No se toma si una persona ya decidió, si su empresa exige cuatro ojos, ni junto a un control en curso, fallido o con una coincidencia sin descartar: entonces solo se propone.',
    'pt-BR':
      'Assim que um fornecedor envia o questionário, ou muda uma resposta depois, é tomada a decisão do limite que ele alcança, sem que ninguém a veja antes. Não é tomada se uma pessoa já decidiu, se a sua empresa exige quatro olhos, ou ao lado de uma verificação em curso, com falha ou com correspondência não descartada: nesses casos é apenas proposta.',
  },
} as const satisfies Record<string, Words>;
