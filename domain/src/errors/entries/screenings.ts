import type { ErrorEntries } from '../error-entry';

/** Watchlists and what is found on them. */
export const SCREENINGS_ERRORS = {
  watchlist_malformed: {
    status: 422,
    job: 'fail',
    en: 'The file is broken, incomplete or of another kind (at {place}). Nothing was changed.',
    es: 'El archivo está dañado, incompleto o es de otro tipo (en {place}). No se cambió nada.',
    'pt-BR': 'O arquivo está danificado, incompleto ou é de outro tipo (em {place}). Nada foi alterado.',
  },
  watchlist_encoding: {
    status: 422,
    job: 'fail',
    en: 'The characters of {place} cannot be read. Nothing was changed.',
    es: 'No se pueden leer los caracteres de {place}. No se cambió nada.',
    'pt-BR': 'Não é possível ler os caracteres de {place}. Nada foi alterado.',
  },
  watchlist_limits: {
    status: 422,
    job: 'fail',
    en: 'The file asks for more than a list may need (at {place}). Nothing was changed.',
    es: 'El archivo exige más de lo que una lista puede necesitar (en {place}). No se cambió nada.',
    'pt-BR': 'O arquivo exige mais do que uma lista pode precisar (em {place}). Nada foi alterado.',
  },
  watchlist_empty: {
    status: 422,
    job: 'fail',
    en: 'The file holds no entry. Nothing was changed.',
    es: 'El archivo no contiene ningún registro. No se cambió nada.',
    'pt-BR': 'O arquivo não contém nenhum registro. Nada foi alterado.',
  },
  watchlist_too_small: {
    status: 422,
    job: 'fail',
    en: 'The file holds {n} entries where the list has {before}. Nothing was changed.',
    es: 'El archivo contiene {n} registros y la lista tiene {before}. No se cambió nada.',
    'pt-BR': 'O arquivo contém {n} registros e a lista tem {before}. Nada foi alterado.',
  },
  watchlist_unavailable: {
    status: 502,
    job: 'retry',
    en: 'The list could not be fetched from {place}. Nothing was changed.',
    es: 'No se pudo obtener la lista de {place}. No se cambió nada.',
    'pt-BR': 'Não foi possível obter a lista de {place}. Nada foi alterado.',
  },
  watchlist_without_address: {
    status: 409,
    job: 'fail',
    en: 'No address is known for this list. Please import a file.',
    es: 'No se conoce ninguna dirección para esta lista. Importe un archivo.',
    'pt-BR': 'Não há endereço conhecido para esta lista. Importe um arquivo.',
  },
  watchlist_importing: {
    status: 409,
    job: 'fail',
    en: 'This list is being imported. Please wait for the end.',
    es: 'Esta lista se está importando. Espere a que termine.',
    'pt-BR': 'Esta lista está sendo importada. Aguarde o término.',
  },
  watchlist_not_known: {
    status: 422,
    job: 'fail',
    en: 'No list of this code is known. Please say its format.',
    es: 'No se conoce ninguna lista con este código. Indique su formato.',
    'pt-BR': 'Nenhuma lista com este código é conhecida. Informe o formato.',
  },
  watchlist_no_earlier: {
    status: 409,
    job: 'fail',
    en: 'There is no earlier snapshot of this list.',
    es: 'No hay una versión anterior de esta lista.',
    'pt-BR': 'Não há uma versão anterior desta lista.',
  },
  screening_without_lists: {
    status: 409,
    job: 'fail',
    en: 'No list is loaded. Nothing can be screened.',
    es: 'No hay ninguna lista cargada. No se puede controlar nada.',
    'pt-BR': 'Nenhuma lista está carregada. Não é possível verificar nada.',
  },
  screening_differs: {
    status: 409,
    job: 'fail',
    en: 'The answer differs: {recorded} was recorded, {replayed} was found.',
    es: 'La respuesta difiere: se registró {recorded} y se encontró {replayed}.',
    'pt-BR': 'A resposta difere: foi registrado {recorded} e encontrado {replayed}.',
  },
} as const satisfies ErrorEntries;
