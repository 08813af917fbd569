import type { Words } from '@homologa/domain/language/locales';
import type { UpdateEffect } from '@homologa/domain/questionnaires/versions/update-effects';

export const EFFECTS: Readonly<Record<UpdateEffect, Words>> = {
  not_started: {
    en: '{count} supplier has not started and gets the new version. || {count} suppliers have not started and get the new version.',
    es: '{count} proveedor no ha empezado y recibe la nueva versión. || {count} proveedores no han empezado y reciben la nueva versión.',
    'pt-BR':
      '{count} fornecedor não começou e recebe a nova versão. || {count} fornecedores não começaram e recebem a nova versão.',
  },
  answers_kept: {
    en: '{count} supplier is answering and keeps all answers. || {count} suppliers are answering and keep all answers.',
    es: '{count} proveedor está respondiendo y conserva todas sus respuestas. || {count} proveedores están respondiendo y conservan todas sus respuestas.',
    'pt-BR':
      '{count} fornecedor está respondendo e mantém todas as respostas. || {count} fornecedores estão respondendo e mantêm todas as respostas.',
  },
  answers_dropped: {
    en: '{count} supplier is answering and loses answers to changed or removed questions. || {count} suppliers are answering and lose answers to changed or removed questions.',
    es: '{count} proveedor está respondiendo y pierde respuestas a preguntas modificadas o quitadas. || {count} proveedores están respondiendo y pierden respuestas a preguntas modificadas o quitadas.',
    'pt-BR':
      '{count} fornecedor está respondendo e perde respostas a perguntas alteradas ou removidas. || {count} fornecedores estão respondendo e perdem respostas a perguntas alteradas ou removidas.',
  },
  asked_again: {
    en: '{count} supplier has submitted and is asked what is new. || {count} suppliers have submitted and are asked what is new.',
    es: '{count} proveedor ya envió sus respuestas y se le pregunta lo nuevo. || {count} proveedores ya enviaron sus respuestas y se les pregunta lo nuevo.',
    'pt-BR':
      '{count} fornecedor já enviou as respostas e responderá ao que é novo. || {count} fornecedores já enviaram as respostas e responderão ao que é novo.',
  },
  keeps_version: {
    en: '{count} supplier has submitted and keeps the version it answered. || {count} suppliers have submitted and keep the version they answered.',
    es: '{count} proveedor ya envió sus respuestas y conserva la versión que respondió. || {count} proveedores ya enviaron sus respuestas y conservan la versión que respondieron.',
    'pt-BR':
      '{count} fornecedor já enviou as respostas e mantém a versão que respondeu. || {count} fornecedores já enviaram as respostas e mantêm a versão que responderam.',
  },
};

export const VERSIONS = {
  counting: { en: 'Counting the suppliers…', es: 'Contando los proveedores…', 'pt-BR': 'Contando os fornecedores…' },
  notCounted: {
    en: 'The suppliers could not be counted. You can update all the same.',
    es: 'No se pudo contar a los proveedores. Puede guardar de todos modos.',
    'pt-BR': 'Não foi possível contar os fornecedores. Você pode salvar mesmo assim.',
  },
  who: { en: 'Show who', es: 'Ver quiénes', 'pt-BR': 'Ver quem' },
  more: { en: 'and {count} more', es: 'y {count} más', 'pt-BR': 'e mais {count}' },
  title: { en: 'Published versions', es: 'Versiones publicadas', 'pt-BR': 'Versões publicadas' },
  version: { en: 'Version {version}', es: 'Versión {version}', 'pt-BR': 'Versão {version}' },
  publishedBy: {
    en: 'Published by {name} on {date}',
    es: 'Publicada por {name} el {date}',
    'pt-BR': 'Publicada por {name} em {date}',
  },
  publishedOn: { en: 'Published on {date}', es: 'Publicada el {date}', 'pt-BR': 'Publicada em {date}' },
  submitted: {
    en: '{count} supplier has answered it || {count} suppliers have answered it',
    es: '{count} proveedor la respondió || {count} proveedores la respondieron',
    'pt-BR': '{count} fornecedor a respondeu || {count} fornecedores a responderam',
  },
  compare: { en: 'Compare with', es: 'Comparar con', 'pt-BR': 'Comparar com' },
  compareTitle: {
    en: 'Version {before} compared with version {after}',
    es: 'Versión {before} comparada con la versión {after}',
    'pt-BR': 'Versão {before} comparada com a versão {after}',
  },
  showCompare: {
    en: 'Show what version {version} changed',
    es: 'Ver qué cambió la versión {version}',
    'pt-BR': 'Ver o que a versão {version} mudou',
  },
  same: {
    en: 'All questions are the same.',
    es: 'Todas las preguntas son iguales.',
    'pt-BR': 'Todas as perguntas são iguais.',
  },
} as const satisfies Record<string, Words>;

/** Words of a list of changes between two questionnaires. */
export const CHANGES = {
  title: { en: 'What changes', es: 'Qué cambia', 'pt-BR': 'O que muda' },
  added: { en: 'New', es: 'Nueva', 'pt-BR': 'Nova' },
  removed: { en: 'Removed', es: 'Quitada', 'pt-BR': 'Removida' },
  changed: { en: 'Changed', es: 'Modificada', 'pt-BR': 'Alterada' },
  moved: { en: 'Moved', es: 'Movida', 'pt-BR': 'Movida' },
  all: { en: 'Show all {count} changes', es: 'Ver los {count} cambios', 'pt-BR': 'Ver as {count} alterações' },
  numberBefore: { en: 'before {number}. {title}', es: 'antes {number}. {title}', 'pt-BR': 'antes {number}. {title}' },
  isSection: { en: 'Section', es: 'Sección', 'pt-BR': 'Seção' },
  inSection: { en: 'Section “{section}”', es: 'Sección “{section}”', 'pt-BR': 'Seção “{section}”' },
  reworded: {
    en: 'Reworded; before: “{title}”',
    es: 'Redacción; antes: “{title}”',
    'pt-BR': 'Redação; antes: “{title}”',
  },
  kind: {
    en: 'Kind of answer: {before} → {after}',
    es: 'Tipo de respuesta: {before} → {after}',
    'pt-BR': 'Tipo de resposta: {before} → {after}',
  },
  limits: {
    en: 'Other limits of the answer',
    es: 'Otros límites de la respuesta',
    'pt-BR': 'Outros limites da resposta',
  },
  columns: { en: 'Columns: {list}', es: 'Columnas: {list}', 'pt-BR': 'Colunas: {list}' },
  columnsAdded: { en: 'New columns: {list}', es: 'Columnas nuevas: {list}', 'pt-BR': 'Novas colunas: {list}' },
  columnsRemoved: {
    en: 'Removed columns: {list}',
    es: 'Columnas quitadas: {list}',
    'pt-BR': 'Colunas removidas: {list}',
  },
  columnChanged: {
    en: 'Column “{column}”: {changes}',
    es: 'Columna “{column}”: {changes}',
    'pt-BR': 'Coluna “{column}”: {changes}',
  },
  columnRenamed: { en: 'before: “{title}”', es: 'antes: “{title}”', 'pt-BR': 'antes: “{title}”' },
  columnLimits: { en: 'other limits', es: 'otros límites', 'pt-BR': 'outros limites' },
  columnRequired: { en: 'required now', es: 'ahora obligatoria', 'pt-BR': 'agora obrigatória' },
  columnOptional: { en: 'optional now', es: 'ahora opcional', 'pt-BR': 'agora opcional' },
  columnsOrder: { en: 'Columns in another order', es: 'Columnas en otro orden', 'pt-BR': 'Colunas em outra ordem' },
  allowsNa: {
    en: '“Not applicable” is allowed now',
    es: 'Ahora se permite “no aplica”',
    'pt-BR': 'Agora permite “não se aplica”',
  },
  forbidsNa: {
    en: '“Not applicable” is no longer allowed',
    es: 'Ya no se permite “no aplica”',
    'pt-BR': 'Não permite mais “não se aplica”',
  },
  optionReworded: {
    en: 'Option reworded: {before} → {after}',
    es: 'Opción con otra redacción: {before} → {after}',
    'pt-BR': 'Opção com outra redação: {before} → {after}',
  },
  optionsAdded: { en: 'New options: {list}', es: 'Opciones nuevas: {list}', 'pt-BR': 'Novas opções: {list}' },
  optionsRemoved: {
    en: 'Removed options: {list}',
    es: 'Opciones quitadas: {list}',
    'pt-BR': 'Opções removidas: {list}',
  },
  optionsOrder: { en: 'Options in another order', es: 'Opciones en otro orden', 'pt-BR': 'Opções em outra ordem' },
  required: { en: 'Required now', es: 'Ahora obligatoria', 'pt-BR': 'Agora obrigatória' },
  optional: { en: 'Optional now', es: 'Ahora opcional', 'pt-BR': 'Agora opcional' },
  shownIf: {
    en: 'Shown now only if {condition}; before: {before}',
    es: 'Ahora se muestra solo si {condition}; antes: {before}',
    'pt-BR': 'Agora mostrada somente se {condition}; antes: {before}',
  },
  shownAlways: {
    en: 'Always shown now; before: {before}',
    es: 'Ahora se muestra siempre; antes: {before}',
    'pt-BR': 'Agora mostrada sempre; antes: {before}',
  },
  always: { en: 'always', es: 'siempre', 'pt-BR': 'sempre' },
  onlyIf: { en: 'only if {condition}', es: 'solo si {condition}', 'pt-BR': 'somente se {condition}' },
  sameWords: {
    en: 'Shown only if {condition}, which is another question or option with the same text now',
    es: 'Se muestra solo si {condition}, que ahora es otra pregunta u opción con el mismo texto',
    'pt-BR': 'Mostrada somente se {condition}, que agora é outra pergunta ou opção com o mesmo texto',
  },
  optionShown: {
    en: 'Option “{option}”: {sentence}',
    es: 'Opción “{option}”: {sentence}',
    'pt-BR': 'Opção “{option}”: {sentence}',
  },
  points: { en: 'Points changed', es: 'Cambiaron los puntos', 'pt-BR': 'Os pontos mudaram' },
  weight: { en: 'Weight: {before} → {after}', es: 'Peso: {before} → {after}', 'pt-BR': 'Peso: {before} → {after}' },
  file: { en: 'Another file', es: 'Otro archivo', 'pt-BR': 'Outro arquivo' },
  fromSection: {
    en: 'Before in section “{section}”',
    es: 'Antes en la sección “{section}”',
    'pt-BR': 'Antes na seção “{section}”',
  },
  fromNoSection: { en: 'Before in no section', es: 'Antes fuera de las secciones', 'pt-BR': 'Antes fora das seções' },
  fromNumber: {
    en: 'Another place in its section; before number {number}',
    es: 'Otro lugar en su sección; antes número {number}',
    'pt-BR': 'Outra posição na seção; antes número {number}',
  },
  swapped: {
    en: 'Swapped places with “{title}”',
    es: 'Intercambió su lugar con “{title}”',
    'pt-BR': 'Trocou de lugar com “{title}”',
  },
  sectionOrder: {
    en: 'Another place among the sections',
    es: 'Otro lugar entre las secciones',
    'pt-BR': 'Outra posição entre as seções',
  },
  lostAnswers: {
    en: '{count} supplier that is answering loses its answer. || {count} suppliers that are answering lose their answers.',
    es: '{count} proveedor que está respondiendo pierde su respuesta. || {count} proveedores que están respondiendo pierden su respuesta.',
    'pt-BR':
      '{count} fornecedor que está respondendo perde a resposta. || {count} fornecedores que estão respondendo perdem a resposta.',
  },
} as const satisfies Record<string, Words>;
