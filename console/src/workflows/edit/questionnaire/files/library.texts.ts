export const LIBRARY = {
  open: { en: 'Insert from library…', es: 'Insertar de la biblioteca…', 'pt-BR': 'Inserir da biblioteca…' },
  title: { en: 'Questionnaire library', es: 'Biblioteca de cuestionarios', 'pt-BR': 'Biblioteca de questionários' },
  hint: {
    en: 'Models written for this product, not advice: check them before you launch.',
    es: 'Modelos escritos para este producto, no asesoría: revíselos antes de lanzar.',
    'pt-BR': 'Modelos escritos para este produto, não assessoria: revise-os antes de lançar.',
  },
  search: { en: 'Search', es: 'Buscar', 'pt-BR': 'Pesquisar' },
  language: { en: 'Language of the questions', es: 'Idioma de las preguntas', 'pt-BR': 'Idioma das perguntas' },
  questions: { en: '{count} questions', es: '{count} preguntas', 'pt-BR': '{count} perguntas' },
  version: { en: 'version {n}', es: 'versión {n}', 'pt-BR': 'versão {n}' },
  none: { en: 'No template found.', es: 'No se encontró ninguna plantilla.', 'pt-BR': 'Nenhum modelo encontrado.' },
  part: { en: 'What to insert', es: 'Qué insertar', 'pt-BR': 'O que inserir' },
  whole: { en: 'The whole questionnaire', es: 'Todo el cuestionario', 'pt-BR': 'Todo o questionário' },
  back: { en: 'All templates', es: 'Todas las plantillas', 'pt-BR': 'Todos os modelos' },
  failed: {
    en: 'The library could not be loaded.',
    es: 'No se pudo cargar la biblioteca.',
    'pt-BR': 'Não foi possível carregar a biblioteca.',
  },
  insert: { en: 'Insert', es: 'Insertar', 'pt-BR': 'Inserir' },
} as const;
