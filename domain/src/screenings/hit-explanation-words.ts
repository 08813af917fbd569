import { formatKnownDate } from '../language/format';
import { interpolate, type PlaceValues } from '../language/interpolate';
import type { Locale, Words } from '../language/locales';
import type { HitExplanation, NameSpan, ScorePart, ScoreReason, TokenLikeness, TokenMatch } from './hit-explanation';

const TOKEN_WORDS: Readonly<Record<TokenLikeness, Words>> = {
  equal: {
    en: '‘{query}’ is the same as ‘{listed}’',
    es: '«{query}» es igual a «{listed}»',
    'pt-BR': '“{query}” é igual a “{listed}”',
  },
  spelling: {
    en: '‘{query}’ is spelt like ‘{listed}’ ({per_cent} %)',
    es: '«{query}» se escribe casi como «{listed}» ({per_cent} %)',
    'pt-BR': '“{query}” se escreve quase como “{listed}” ({per_cent} %)',
  },
  sound: {
    en: '‘{query}’ sounds like ‘{listed}’ ({per_cent} %)',
    es: '«{query}» suena como «{listed}» ({per_cent} %)',
    'pt-BR': '“{query}” soa como “{listed}” ({per_cent} %)',
  },
  initial: {
    en: '‘{query}’ and ‘{listed}’ share the initial',
    es: '«{query}» y «{listed}» comparten la inicial',
    'pt-BR': '“{query}” e “{listed}” têm a mesma inicial',
  },
  nickname: {
    en: '‘{query}’ is another form of ‘{listed}’',
    es: '«{query}» es otra forma de «{listed}»',
    'pt-BR': '“{query}” é outra forma de “{listed}”',
  },
  joined: {
    en: '‘{query}’ is ‘{listed}’ with other spaces',
    es: '«{query}» es «{listed}» con otros espacios',
    'pt-BR': '“{query}” é “{listed}” com outros espaços',
  },
  cut_short: {
    en: '‘{query}’ and ‘{listed}’ are the same word, cut short',
    es: '«{query}» y «{listed}» son la misma palabra, abreviada',
    'pt-BR': '“{query}” e “{listed}” são a mesma palavra, abreviada',
  },
};

/** Sentences by reason; `{query}` and `{listed}` are the compared values. */
const REASON_WORDS: Readonly<Record<ScoreReason, Words>> = {
  query_token_missing: {
    en: 'the listed name lacks ‘{query}’',
    es: 'al nombre de la lista le falta «{query}»',
    'pt-BR': 'falta “{query}” no nome da lista',
  },
  listed_token_missing: {
    en: 'the screened name lacks ‘{listed}’',
    es: 'al nombre consultado le falta «{listed}»',
    'pt-BR': 'falta “{listed}” no nome consultado',
  },
  contradicting_tokens: {
    en: '‘{query}’ contradicts ‘{listed}’',
    es: '«{query}» contradice a «{listed}»',
    'pt-BR': '“{query}” contradiz “{listed}”',
  },
  single_token: {
    en: 'one word alone speaks for it',
    es: 'solo una palabra lo respalda',
    'pt-BR': 'só uma palavra o sustenta',
  },
  short_evidence: {
    en: 'what agrees is common or inexact',
    es: 'lo que coincide es común o inexacto',
    'pt-BR': 'o que coincide é comum ou inexato',
  },
  joined_name: {
    en: 'the whole names agree when spaces are ignored',
    es: 'los nombres completos coinciden sin espacios',
    'pt-BR': 'os nomes completos coincidem sem espaços',
  },
  listed_name_contained: {
    en: 'the whole listed name stands in the screened one',
    es: 'el nombre de la lista está entero en el consultado',
    'pt-BR': 'o nome da lista está inteiro no consultado',
  },
  regulator_agrees: {
    en: 'the regulator’s own scoring would show it: {listed}',
    es: 'el puntaje del propio regulador lo mostraría: {listed}',
    'pt-BR': 'a pontuação do próprio regulador o mostraria: {listed}',
  },
  common_name: {
    en: 'very many people have this name',
    es: 'muchísimas personas llevan este nombre',
    'pt-BR': 'muitíssimas pessoas têm este nome',
  },
  rare_name: {
    en: 'few people have this name',
    es: 'pocas personas llevan este nombre',
    'pt-BR': 'poucas pessoas têm este nome',
  },
  acronym_alone: {
    en: 'the acronym alone agrees',
    es: 'solo coincide la sigla',
    'pt-BR': 'só a sigla coincide',
  },
  father_and_son: {
    en: 'the son of one name is the father of the other',
    es: 'el hijo de un nombre es el padre del otro',
    'pt-BR': 'o filho de um nome é o pai do outro',
  },
  legal_form_differs: {
    en: 'the legal forms differ: {query}, {listed}',
    es: 'las formas jurídicas difieren: {query}, {listed}',
    'pt-BR': 'as formas jurídicas diferem: {query}, {listed}',
  },
  number_differs: {
    en: 'the numbers differ: {query}, {listed}',
    es: 'los números difieren: {query}, {listed}',
    'pt-BR': 'os números diferem: {query}, {listed}',
  },
  weak_alias: {
    en: 'the list calls this name a weak alias',
    es: 'la lista considera débil este alias',
    'pt-BR': 'a lista considera fraco este nome alternativo',
  },
  former_name: {
    en: 'it is a former name',
    es: 'es un nombre anterior',
    'pt-BR': 'é um nome anterior',
  },
  identifier_equal: {
    en: 'the same identifier: {listed}',
    es: 'el mismo identificador: {listed}',
    'pt-BR': 'o mesmo identificador: {listed}',
  },
  identifier_differs: {
    en: 'another identifier of the same kind: {query}, {listed}',
    es: 'otro identificador del mismo tipo: {query}, {listed}',
    'pt-BR': 'outro identificador do mesmo tipo: {query}, {listed}',
  },
  birth_date_equal: {
    en: 'the same date of birth: {listed}',
    es: 'la misma fecha de nacimiento: {listed}',
    'pt-BR': 'a mesma data de nascimento: {listed}',
  },
  birth_year_equal: {
    en: 'years of birth agree: {query}, {listed}',
    es: 'los años de nacimiento concuerdan: {query}, {listed}',
    'pt-BR': 'os anos de nascimento concordam: {query}, {listed}',
  },
  birth_date_swapped: {
    en: 'day and month of birth swapped: {query}, {listed}',
    es: 'día y mes de nacimiento invertidos: {query}, {listed}',
    'pt-BR': 'dia e mês de nascimento trocados: {query}, {listed}',
  },
  birth_date_differs: {
    en: 'another day of birth in the same year: {query}, {listed}',
    es: 'otro día de nacimiento en el mismo año: {query}, {listed}',
    'pt-BR': 'outro dia de nascimento no mesmo ano: {query}, {listed}',
  },
  birth_year_differs: {
    en: 'another year of birth: {query}, {listed}',
    es: 'otro año de nacimiento: {query}, {listed}',
    'pt-BR': 'outro ano de nascimento: {query}, {listed}',
  },
  country_equal: {
    en: 'the same country: {listed}',
    es: 'el mismo país: {listed}',
    'pt-BR': 'o mesmo país: {listed}',
  },
  country_differs: {
    en: 'other countries: {query}, {listed}',
    es: 'otros países: {query}, {listed}',
    'pt-BR': 'outros países: {query}, {listed}',
  },
  gender_differs: { en: 'another gender', es: 'otro género', 'pt-BR': 'outro gênero' },
};

const textOf = (name: string, spans: readonly NameSpan[]): string =>
  spans.map(({ start, end }) => name.slice(start, end)).join(' ');

const perCent = (share: number): number => Math.round(share * 100);

export const sayTokenMatch = (locale: Locale, names: HitExplanation, match: TokenMatch): string =>
  interpolate(TOKEN_WORDS[match.likeness][locale], {
    query: textOf(names.queryName, match.query),
    listed: textOf(names.listedName, match.listed),
    per_cent: perCent(match.similarity),
  });

export function sayScorePart(locale: Locale, part: ScorePart): string {
  const isDate = part.reason.startsWith('birth_');
  const written = (value = '—') => (isDate ? formatKnownDate(value, locale) : value);
  const values: PlaceValues = { query: written(part.query), listed: written(part.listed) };
  const said = interpolate(REASON_WORDS[part.reason][locale], values);
  const points = perCent(part.effect);
  if (points === 0) return said;
  return `${said} (${points > 0 ? '+' : '−'}${Math.abs(points)})`;
}

export const sayExplanation = (locale: Locale, explanation: HitExplanation): string[] => [
  ...explanation.tokens.map((match) => sayTokenMatch(locale, explanation, match)),
  ...explanation.parts.map((part) => sayScorePart(locale, part)),
];
