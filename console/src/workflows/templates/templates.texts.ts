export const TEMPLATES = {
  title: { en: 'Questionnaire library', es: 'Biblioteca de cuestionarios', 'pt-BR': 'Biblioteca de questionários' },
  ofCompany: {
    en: 'Questionnaires to start from, in three languages. You save one from the questionnaire of a workflow, and insert it there.',
    es: 'Cuestionarios para partir de ellos, en tres idiomas. Se guardan desde el cuestionario de un flujo de trabajo y se insertan ahí.',
    'pt-BR':
      'Questionários como ponto de partida, em três idiomas. São salvos no questionário de um fluxo de trabalho e inseridos nele.',
  },
  ofProvider: {
    en: 'Models that every company sees. A published version reaches no questionnaire by itself: companies see it and decide.',
    es: 'Modelos que ven todas las empresas. Una versión publicada no cambia ningún cuestionario por sí sola: las empresas la ven y deciden.',
    'pt-BR':
      'Modelos que todas as empresas veem. Uma versão publicada não altera nenhum questionário sozinha: as empresas a veem e decidem.',
  },
  archived: { en: 'Archived', es: 'Archivadas', 'pt-BR': 'Arquivados' },
  empty: {
    en: 'There is no template yet. Open the questionnaire of a workflow and choose “Save as template”.',
    es: 'Aún no hay plantillas. Abra el cuestionario de un flujo de trabajo y elija “Guardar como plantilla”.',
    'pt-BR': 'Ainda não há modelos. Abra o questionário de um fluxo de trabalho e escolha “Salvar como modelo”.',
  },
  noneOwn: {
    en: 'None of your company’s templates was found.',
    es: 'No se encontró ninguna plantilla de su empresa.',
    'pt-BR': 'Nenhum modelo da sua empresa foi encontrado.',
  },
  rename: { en: 'Rename…', es: 'Renombrar…', 'pt-BR': 'Renomear…' },
  renameTitle: { en: 'Rename the template', es: 'Renombrar la plantilla', 'pt-BR': 'Renomear o modelo' },
  titleIn: { en: 'Title, {language}', es: 'Título, {language}', 'pt-BR': 'Título, {language}' },
  descriptionIn: { en: 'Description, {language}', es: 'Descripción, {language}', 'pt-BR': 'Descrição, {language}' },
  archive: { en: 'Archive', es: 'Archivar', 'pt-BR': 'Arquivar' },
  restore: { en: 'Restore', es: 'Restaurar', 'pt-BR': 'Restaurar' },
  archivedDone: { en: 'Template archived.', es: 'Plantilla archivada.', 'pt-BR': 'Modelo arquivado.' },
  restoredDone: { en: 'Template restored.', es: 'Plantilla restaurada.', 'pt-BR': 'Modelo restaurado.' },
  renamedDone: { en: 'Template renamed.', es: 'Plantilla renombrada.', 'pt-BR': 'Modelo renomeado.' },
  missing: {
    en: '{language}: {count} missing',
    es: '{language}: falta {count} || {language}: faltan {count}',
    'pt-BR': '{language}: falta {count} || {language}: faltam {count}',
  },
  languages: { en: 'Language', es: 'Idioma', 'pt-BR': 'Idioma' },
  noText: {
    en: '{count} item has no text in {language}. Below an empty field is its text in another language. || {count} items have no text in {language}. Below an empty field is its text in another language.',
    es: 'Falta el texto en {language} de {count} elemento. Debajo de un campo vacío está su texto en otro idioma. || Falta el texto en {language} de {count} elementos. Debajo de un campo vacío está su texto en otro idioma.',
    'pt-BR':
      'Falta o texto em {language} de {count} item. Abaixo de um campo vazio está o texto em outro idioma. || Falta o texto em {language} de {count} itens. Abaixo de um campo vazio está o texto em outro idioma.',
  },
  publish: { en: 'Publish version {n}', es: 'Publicar la versión {n}', 'pt-BR': 'Publicar a versão {n}' },
  published: { en: 'Version {n} published.', es: 'Versión {n} publicada.', 'pt-BR': 'Versão {n} publicada.' },
  version: { en: 'Version', es: 'Versión', 'pt-BR': 'Versão' },
  versionOf: { en: '{n}, {date}', es: '{n}, {date}', 'pt-BR': '{n}, {date}' },
  fromRelease: {
    en: '{n}, {date}, model of a release',
    es: '{n}, {date}, modelo de una entrega',
    'pt-BR': '{n}, {date}, modelo de uma versão do produto',
  },
  older: {
    en: 'This is an older version. It stays as it is.',
    es: 'Esta es una versión anterior. Queda como está.',
    'pt-BR': 'Esta é uma versão anterior. Ela fica como está.',
  },
  newest: {
    en: 'This is the newest version. Your changes are kept on the version that you edit.',
    es: 'Esta es la versión más reciente. Sus cambios siguen en la versión que edita.',
    'pt-BR': 'Esta é a versão mais recente. Suas alterações continuam na versão que você edita.',
  },
  newerTitle: {
    en: 'A newer version exists: {n}',
    es: 'Hay una versión más reciente: {n}',
    'pt-BR': 'Há uma versão mais recente: {n}',
  },
  newerText: {
    en: 'It was published while you edited version {base}. Your changes are still here. If you keep them, the version that you publish next replaces version {n}.',
    es: 'Se publicó mientras usted editaba la versión {base}. Sus cambios siguen aquí. Si los conserva, la próxima versión que publique reemplaza la versión {n}.',
    'pt-BR':
      'Ela foi publicada enquanto você editava a versão {base}. Suas alterações continuam aqui. Se você as mantiver, a próxima versão que publicar substitui a versão {n}.',
  },
  newerCompare: { en: 'Compare', es: 'Comparar', 'pt-BR': 'Comparar' },
  newerKeep: { en: 'Keep my changes', es: 'Conservar mis cambios', 'pt-BR': 'Manter minhas alterações' },
  newerLoad: {
    en: 'Load version {n} and discard my changes',
    es: 'Cargar la versión {n} y descartar mis cambios',
    'pt-BR': 'Carregar a versão {n} e descartar minhas alterações',
  },
  newerDifferences: {
    en: 'Your changes, compared with version {n}, in all languages:',
    es: 'Sus cambios, comparados con la versión {n}, en todos los idiomas:',
    'pt-BR': 'Suas alterações, comparadas com a versão {n}, em todos os idiomas:',
  },
  ofTheProvider: {
    en: 'A model of the provider, not advice. Insert it in a questionnaire to change it there.',
    es: 'Un modelo del proveedor del servicio, no asesoría. Insértelo en un cuestionario para modificarlo ahí.',
    'pt-BR': 'Um modelo do provedor, não assessoria. Insira-o em um questionário para alterá-lo nele.',
  },
  isArchived: {
    en: 'This template is archived. Restore it to change it.',
    es: 'Esta plantilla está archivada. Restáurela para modificarla.',
    'pt-BR': 'Este modelo está arquivado. Restaure-o para alterá-lo.',
  },
  release: {
    en: 'This release of the product brings a newer model, which was not published because you have a version of your own.',
    es: 'Esta entrega del producto trae un modelo más reciente, que no se publicó porque ustedes tienen una versión propia.',
    'pt-BR':
      'Esta versão do produto traz um modelo mais recente, que não foi publicado porque vocês têm uma versão própria.',
  },
  loadRelease: { en: 'Load it', es: 'Cargarlo', 'pt-BR': 'Carregar' },
  releaseLoaded: {
    en: 'The release’s model is loaded. Check it and publish it; undo brings your version back.',
    es: 'El modelo de la entrega está cargado. Revíselo y publíquelo; deshacer recupera su versión.',
    'pt-BR': 'O modelo da versão do produto está carregado. Revise e publique; desfazer recupera a sua versão.',
  },
  import: { en: 'Load a file…', es: 'Cargar un archivo…', 'pt-BR': 'Carregar um arquivo…' },
  importHint: {
    en: 'Choose an Excel, CSV or JSON file: one row for each question, as in an exported file. Its texts become those in {language}; questions with the same text keep their other languages. You see what changes before anything is taken over.',
    es: 'Elija un archivo de Excel, CSV o JSON: una fila por pregunta, como en un archivo exportado. Sus textos pasan a ser los de {language}; las preguntas con el mismo texto conservan sus otros idiomas. Verá qué cambia antes de que se aplique.',
    'pt-BR':
      'Escolha um arquivo Excel, CSV ou JSON: uma linha por pergunta, como em um arquivo exportado. Seus textos passam a ser os de {language}; perguntas com o mesmo texto mantêm os outros idiomas. Você vê o que muda antes de aplicar.',
  },
  imported: {
    en: 'Questions replaced, texts in {language}. Undo brings the former ones back.',
    es: 'Preguntas reemplazadas, textos en {language}. Deshacer recupera las anteriores.',
    'pt-BR': 'Perguntas substituídas, textos em {language}. Desfazer recupera as anteriores.',
  },
  importedAtEnd: {
    en: 'Questions added at the end, texts in {language}. You can undo this.',
    es: 'Preguntas agregadas al final, textos en {language}. Puede deshacerlo.',
    'pt-BR': 'Perguntas adicionadas ao final, textos em {language}. Você pode desfazer.',
  },
  insert: { en: 'Insert a section…', es: 'Insertar una sección…', 'pt-BR': 'Inserir uma seção…' },
  insertTitle: {
    en: 'Insert from another template',
    es: 'Insertar de otra plantilla',
    'pt-BR': 'Inserir de outro modelo',
  },
  insertHint: {
    en: 'The questions are added at the end, in all their languages. Nothing is stored before you publish.',
    es: 'Las preguntas se agregan al final, en todos sus idiomas. Nada se guarda antes de publicar.',
    'pt-BR': 'As perguntas são adicionadas ao final, em todos os idiomas. Nada é salvo antes de publicar.',
  },
  inserted: { en: 'Questions inserted.', es: 'Preguntas insertadas.', 'pt-BR': 'Perguntas inseridas.' },
  new: { en: 'New model…', es: 'Modelo nuevo…', 'pt-BR': 'Novo modelo…' },
  newTitle: { en: 'New model', es: 'Modelo nuevo', 'pt-BR': 'Novo modelo' },
  newHint: {
    en: 'Choose an Excel, CSV or JSON file with the questions in one language. Every company sees the model at once.',
    es: 'Elija un archivo de Excel, CSV o JSON con las preguntas en un idioma. Todas las empresas ven el modelo enseguida.',
    'pt-BR':
      'Escolha um arquivo Excel, CSV ou JSON com as perguntas em um idioma. Todas as empresas veem o modelo imediatamente.',
  },
} as const;
