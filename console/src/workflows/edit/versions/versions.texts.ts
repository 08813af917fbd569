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
    en: 'The questions are the same, in another order.',
    es: 'Las preguntas son las mismas, en otro orden.',
    'pt-BR': 'As perguntas são as mesmas, em outra ordem.',
  },
} as const satisfies Record<string, Words>;
