import { COMMON_GIVEN_NAMES } from './common-names';
import { PERSON_PARTICLES } from './name-words';
import type { Token } from './tokenise';

/**
 * Phrases that registers add to a natural person's name, the longest first. They are in the form that `tokenise`
 * returns.
 */
const TRADER_PHRASES = `empresa individual de responsabilidad limitada, persona natural con negocio,
  persona fisica con actividad empresarial, con actividad empresarial, empresa individual de resp ltda,
  microempreendedor individual, micro empreendedor individual, empresario individual, empresaria individual,
  empresa individual, empresa unipersonal, persona natural, persona fisica, pessoa fisica, pessoa natural,
  firma personal, firma individual, comerciante individual, produtor rural, productor rural, sole proprietorship,
  sole proprietor, sole trader, sucesion indivisa de, sucesion indivisa, sucesion de, espolio de, espolio, herederos de,
  herdeiros de, e i r l, eirl, eireli me, eireli epp, eireli, unipersonal, unipessoal`
  .split(',')
  .map((phrase) => phrase.trim().split(/\s+/))
  .sort((a, b) => b.length - a.length);
const TRADER_STARTS: ReadonlySet<string> = new Set(TRADER_PHRASES.map(([first = '']) => first));
/**
 * Abbreviations for a small business. They are recognized only at the end of a name, because elsewhere 'Me' may be part
 * of the name.
 */
const TRADER_ENDS: ReadonlySet<string> = new Set(['mei', 'me', 'epp', 'ei', 'fp', 'pf', 'pn', 'monotributo']);
const MIN_NAME_WORDS = 2;

const isNumber = (text: string): boolean => /^\d+$/.test(text);

/**
 * Removes business forms and numbers from a natural person's name: 'ANA QUIMERA 12345678901 MEI', 'Ana Quimera
 * E.I.R.L.'. Keeps the name if fewer than two words would remain.
 */
export function withoutTraderWords(tokens: Token[]): Token[] {
  const isConcerned = tokens.some(({ text }) => TRADER_STARTS.has(text) || TRADER_ENDS.has(text) || isNumber(text));
  if (!isConcerned) return tokens;
  let left: Token[] = [];
  for (let index = 0; index < tokens.length; ) {
    const phrase = TRADER_PHRASES.find((words) => words.every((word, at) => tokens[index + at]?.text === word));
    const token = tokens[index];
    if (!phrase && token && !isNumber(token.text)) left.push(token);
    index += phrase?.length ?? 1;
  }
  while (left.length > MIN_NAME_WORDS && TRADER_ENDS.has(left.at(-1)?.text ?? '')) left = left.slice(0, -1);
  const isName = left.filter(({ text }) => text.length > 1).length >= MIN_NAME_WORDS;
  return isName ? left : tokens;
}

const MARRIED: ReadonlySet<string> = new Set(['de', 'vda', 'viuda', 'sra', 'senora']);
const MAX_MARRIED_WORDS = 2;

/**
 * Flags the husband's surname in the name of a married woman: 'María García de Pérez', 'vda. de Pérez'. A given name
 * and a surname must precede the husband's surname, so that 'Juan Carlos de León' keeps its surname.
 */
export function flagMarriedName(tokens: readonly Token[], flag: number): void {
  let first = -1;
  for (let index = 2; index < tokens.length - 1; index += 1) {
    if (MARRIED.has(tokens[index]?.text ?? '')) {
      first = index;
      break;
    }
  }
  if (first < 0) return;
  const before = tokens.slice(0, first).filter(({ text }) => text.length > 1 && !PERSON_PARTICLES.has(text));
  const after = tokens.slice(first).filter(({ text }) => !PERSON_PARTICLES.has(text) && !MARRIED.has(text));
  if (before.length < 2 || after.length === 0 || after.length > MAX_MARRIED_WORDS) return;
  if (COMMON_GIVEN_NAMES.has(before.at(-1)?.text ?? '')) return;
  for (const token of tokens.slice(first)) if (!PERSON_PARTICLES.has(token.text)) token.flag |= flag;
}
