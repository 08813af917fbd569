import type { Words } from '@homologa/domain/language/locales';

export const QUESTIONNAIRE = {
  empty: {
    en: 'To add question, click create new question.',
    es: 'Para agregar una pregunta, haga clic en crear pregunta nueva.',
    'pt-BR': 'Para adicionar uma pergunta, clique em criar nova pergunta.',
  },
  create: { en: 'Create new question', es: 'Crear pregunta nueva', 'pt-BR': 'Criar nova pergunta' },
  createSection: { en: 'Add section', es: 'Agregar sección', 'pt-BR': 'Adicionar seção' },
  incomplete: {
    en: 'All questionnaire fields are required.',
    es: 'Todos los campos del cuestionario son obligatorios.',
    'pt-BR': 'Todos os campos do questionário são obrigatórios.',
  },
  type: { en: 'Type', es: 'Tipo', 'pt-BR': 'Tipo' },
  title: { en: 'Question', es: 'Pregunta', 'pt-BR': 'Pergunta' },
  sectionTitle: { en: 'Section title', es: 'Título de la sección', 'pt-BR': 'Título da seção' },
  required: { en: 'Required', es: 'Obligatoria', 'pt-BR': 'Obrigatória' },
  option: { en: 'Option {n}', es: 'Opción {n}', 'pt-BR': 'Opção {n}' },
  addOption: { en: 'Add option', es: 'Agregar opción', 'pt-BR': 'Adicionar opção' },
  removeOption: { en: 'Remove option {n}', es: 'Quitar opción {n}', 'pt-BR': 'Remover opção {n}' },
  twoNeeded: {
    en: 'At least two options are needed.',
    es: 'Se necesitan al menos dos opciones.',
    'pt-BR': 'São necessárias pelo menos duas opções.',
  },
  collapse: { en: 'Collapse', es: 'Contraer', 'pt-BR': 'Recolher' },
  expand: { en: 'Expand', es: 'Expandir', 'pt-BR': 'Expandir' },
  collapseAll: { en: 'Collapse all', es: 'Contraer todo', 'pt-BR': 'Recolher tudo' },
  expandAll: { en: 'Expand all', es: 'Expandir todo', 'pt-BR': 'Expandir tudo' },
  untitled: { en: 'Without text', es: 'Sin texto', 'pt-BR': 'Sem texto' },
  isIncomplete: { en: 'Incomplete', es: 'Incompleta', 'pt-BR': 'Incompleta' },
  duplicate: { en: 'Duplicate', es: 'Duplicar', 'pt-BR': 'Duplicar' },
  remove: { en: 'Remove question', es: 'Quitar pregunta', 'pt-BR': 'Remover pergunta' },
  removed: { en: 'Question removed.', es: 'Se quitó la pregunta.', 'pt-BR': 'Pergunta removida.' },
  moveUp: { en: 'Move up', es: 'Subir', 'pt-BR': 'Mover para cima' },
  moveDown: { en: 'Move down', es: 'Bajar', 'pt-BR': 'Mover para baixo' },
  drag: { en: 'Drag to reorder', es: 'Arrastre para reordenar', 'pt-BR': 'Arraste para reordenar' },
  shareFile: {
    en: 'Choose the file to share',
    es: 'Elegir el archivo a compartir',
    'pt-BR': 'Escolher o arquivo a compartilhar',
  },
  replaceFile: { en: 'Replace file', es: 'Reemplazar archivo', 'pt-BR': 'Substituir arquivo' },
  fileHint: {
    en: 'Suppliers upload a file as their answer.',
    es: 'Los proveedores suben un archivo como respuesta.',
    'pt-BR': 'Os fornecedores enviam um arquivo como resposta.',
  },
  instructions: {
    en: 'To reorder, press space, move with the arrow keys, and press space again. Escape cancels.',
    es: 'Para reordenar, presione espacio, mueva con las flechas y presione espacio otra vez. Escape cancela.',
    'pt-BR': 'Para reordenar, pressione espaço, mova com as setas e pressione espaço novamente. Esc cancela.',
  },
  picked: { en: 'Picked up question {n}.', es: 'Tomó la pregunta {n}.', 'pt-BR': 'Pegou a pergunta {n}.' },
  over: {
    en: 'Question moved to position {n} of {count}.',
    es: 'Pregunta movida a la posición {n} de {count}.',
    'pt-BR': 'Pergunta movida para a posição {n} de {count}.',
  },
  dropped: {
    en: 'Question dropped at position {n} of {count}.',
    es: 'Pregunta soltada en la posición {n} de {count}.',
    'pt-BR': 'Pergunta solta na posição {n} de {count}.',
  },
  keys: {
    en: 'Ctrl+Enter adds the next question of the same kind, Enter the next option. Pasted lines become questions or options.',
    es: 'Ctrl+Enter agrega la siguiente pregunta del mismo tipo; Enter, la siguiente opción. Las líneas pegadas se convierten en preguntas u opciones.',
    'pt-BR':
      'Ctrl+Enter adiciona a próxima pergunta do mesmo tipo; Enter, a próxima opção. Linhas coladas viram perguntas ou opções.',
  },
  pasted: {
    en: '{count} question pasted. || {count} questions pasted.',
    es: 'Se pegó {count} pregunta. || Se pegaron {count} preguntas.',
    'pt-BR': '{count} pergunta colada. || {count} perguntas coladas.',
  },
  maxOptions: {
    en: 'A question has at most {max} options.',
    es: 'Una pregunta tiene como máximo {max} opciones.',
    'pt-BR': 'Uma pergunta tem no máximo {max} opções.',
  },
  maxQuestions: {
    en: 'A questionnaire has at most {max} questions.',
    es: 'Un cuestionario tiene como máximo {max} preguntas.',
    'pt-BR': 'Um questionário tem no máximo {max} perguntas.',
  },
  linesTaken: {
    en: '{count} pasted line was taken. || {count} pasted lines were taken.',
    es: 'Se tomó {count} línea pegada. || Se tomaron {count} líneas pegadas.',
    'pt-BR': '{count} linha colada foi usada. || {count} linhas coladas foram usadas.',
  },
  linesLeft: {
    en: '{count} is left over; copy it before you close this message. || {count} are left over; copy them before you close this message.',
    es: 'Sobra {count}; cópiela antes de cerrar este mensaje. || Sobran {count}; cópielas antes de cerrar este mensaje.',
    'pt-BR':
      'Sobrou {count}; copie-a antes de fechar esta mensagem. || Sobraram {count}; copie-as antes de fechar esta mensagem.',
  },
  leftLines: { en: 'Lines left over', es: 'Líneas sobrantes', 'pt-BR': 'Linhas restantes' },
  copyLines: {
    en: 'Copy the lines left over',
    es: 'Copiar las líneas sobrantes',
    'pt-BR': 'Copiar as linhas restantes',
  },
  cancelled: { en: 'Reordering cancelled.', es: 'Se canceló el cambio de orden.', 'pt-BR': 'Reordenação cancelada.' },
} satisfies Record<string, Words>;
