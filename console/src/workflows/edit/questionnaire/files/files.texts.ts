export const FILES = {
  menu: { en: 'Library and files', es: 'Biblioteca y archivos', 'pt-BR': 'Biblioteca e arquivos' },
  exportXlsx: { en: 'Export as Excel', es: 'Exportar a Excel', 'pt-BR': 'Exportar para Excel' },
  exportJson: { en: 'Export as JSON', es: 'Exportar como JSON', 'pt-BR': 'Exportar como JSON' },
  import: { en: 'Import questions…', es: 'Importar preguntas…', 'pt-BR': 'Importar perguntas…' },
  unsaved: {
    en: 'Only saved changes are in the file.',
    es: 'El archivo solo contiene los cambios guardados.',
    'pt-BR': 'O arquivo contém somente as alterações salvas.',
  },
  title: { en: 'Import questions', es: 'Importar preguntas', 'pt-BR': 'Importar perguntas' },
  hint: {
    en: 'Choose an Excel, CSV or JSON file: one row for each question, as in an exported file. You see what changes before anything is taken over.',
    es: 'Elija un archivo de Excel, CSV o JSON: una fila por pregunta, como en un archivo exportado. Verá qué cambia antes de que se aplique.',
    'pt-BR':
      'Escolha um arquivo Excel, CSV ou JSON: uma linha por pergunta, como em um arquivo exportado. Você vê o que muda antes de aplicar.',
  },
  choose: { en: 'Choose file', es: 'Elegir archivo', 'pt-BR': 'Escolher arquivo' },
  chooseOther: { en: 'Choose another file', es: 'Elegir otro archivo', 'pt-BR': 'Escolher outro arquivo' },
  wrong: {
    en: 'Nothing was taken over: correct these rows and choose the file again.',
    es: 'No se aplicó nada: corrija estas filas y elija el archivo de nuevo.',
    'pt-BR': 'Nada foi aplicado: corrija estas linhas e escolha o arquivo novamente.',
  },
  row: { en: 'Row {row}', es: 'Fila {row}', 'pt-BR': 'Linha {row}' },
  rowColumn: { en: 'Row {row}, {column}', es: 'Fila {row}, {column}', 'pt-BR': 'Linha {row}, {column}' },
  more: { en: 'And {count} more.', es: 'Y {count} más.', 'pt-BR': 'E mais {count}.' },
  mode: { en: 'What to do', es: 'Qué hacer', 'pt-BR': 'O que fazer' },
  replace: {
    en: 'Replace the questionnaire',
    es: 'Reemplazar el cuestionario',
    'pt-BR': 'Substituir o questionário',
  },
  append: { en: 'Add after the last question', es: 'Agregar al final', 'pt-BR': 'Adicionar ao final' },
  added: { en: 'Added: {count}', es: 'Agregadas: {count}', 'pt-BR': 'Adicionadas: {count}' },
  changed: { en: 'Changed: {count}', es: 'Modificadas: {count}', 'pt-BR': 'Alteradas: {count}' },
  removed: { en: 'Removed: {count}', es: 'Quitadas: {count}', 'pt-BR': 'Removidas: {count}' },
  unchanged: { en: 'Unchanged: {count}', es: 'Sin cambios: {count}', 'pt-BR': 'Sem alterações: {count}' },
  tooMany: {
    en: 'Together these would be more than {n} questions.',
    es: 'En total serían más de {n} preguntas.',
    'pt-BR': 'No total seriam mais de {n} perguntas.',
  },
  takeOver: { en: 'Take over', es: 'Aplicar', 'pt-BR': 'Aplicar' },
  done: {
    en: 'Questions taken over.',
    es: 'Preguntas aplicadas.',
    'pt-BR': 'Perguntas aplicadas.',
  },
  doneScored: {
    en: 'Questions taken over. Their answers give points, so the questionnaire is scored now: check the thresholds.',
    es: 'Preguntas aplicadas. Sus respuestas dan puntos, por lo que ahora el cuestionario se puntúa: revise los umbrales.',
    'pt-BR':
      'Perguntas aplicadas. Suas respostas dão pontos, por isso o questionário agora é pontuado: revise os limites.',
  },
  thresholds: { en: 'Thresholds', es: 'Umbrales', 'pt-BR': 'Limites' },
  thresholdsTaken: {
    en: 'Thresholds of the file: {list}',
    es: 'Umbrales del archivo: {list}',
    'pt-BR': 'Limites do arquivo: {list}',
  },
  thresholdFrom: { en: '{name} from {from} %', es: '{name} desde {from} %', 'pt-BR': '{name} a partir de {from} %' },
  untitled: { en: 'Without text', es: 'Sin texto', 'pt-BR': 'Sem texto' },
} as const;
