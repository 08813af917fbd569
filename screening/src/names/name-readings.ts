import { phraseAt } from './legal-forms';
import { tokenise } from './tokenise';

// Splits a field into the names that it contains, because lists and registers append former names, trade names and
// acronyms to a name.

const BETWEEN_NAMES = /\s*[/;]\s*/;
/** Matches brackets with an acronym or another name; brackets with a place or a branch belong to the name. */
const ASIDE = /\s*[([](?:[A-Z]{2,6}|(?:a\.?k\.?a|f\.?k\.?a|formerly|also|previously)[^)\]]*)[)\]]\s*/gu;
const MIN_PART_LETTERS = 5;
/** Maximum number of readings of a name. The number of a reading must fit into three bits of an index row. */
const MAX_READINGS = 7;

const MARKERS = [
  String.raw`antes(?:\s+(?:llamad[oa]|denominad[oa]|conocid[oa]\s+como))?`,
  String.raw`anteriormente(?:\s+(?:llamad[oa]|denominad[oa]|conocid[oa]\s+como))?`,
  String.raw`antig(?:u|ü)a(?:mente)?(?:\s+(?:llamada|denominada|conocida\s+como))?`,
  String.raw`antiguo`,
  String.raw`antig[oa](?:mente)?(?:\s+(?:chamad[oa]|denominad[oa]))?`,
  String.raw`outrora`,
  String.raw`ex(?:[-\s]+denominad[oa])?`,
  String.raw`nome\s+(?:de\s+)?fantasia`,
  String.raw`nombre\s+(?:comercial|de\s+fantas[ií]a)`,
  String.raw`(?:denominaci[oó]n|marca)\s+comercial`,
  String.raw`(?:tambi[eé]n\s+|m[aá]s\s+|tamb[eé]m\s+|mais\s+)?con(?:oc|hec)id[oa]\s+(?:comercialmente\s+)?como`,
  String.raw`(?:formerly|previously|also)(?:\s+known\s+as)?`,
  String.raw`(?:now\s+)?known\s+as`,
  String.raw`doing\s+business\s+as`,
  String.raw`trading\s+as`,
  String.raw`d[./]?b[./]?a\.?`,
  String.raw`[afn][./]?k[./]?a\.?`,
  String.raw`alias`,
].join('|');
const MARKED = new RegExp(
  String.raw`(?<=^|[\s,;:([.\-–—"])(?:${MARKERS})(?:[\s:.,"“”«»-]+|(?=[(«“"]))(?=[\p{L}\p{N}(«“"])`,
  'giu',
);
const MAY_BE_MARKED =
  /[\s,;:([.–—"-](?:ant[ei]|ex[-\s]|outr|nom[eb]|deno|marca|con[oh]|tamb|mas|m[aá]s|mais|form|prev|also|now|know|doing|trad|d[./]?b|[afn][./]?k|alias)/i;
const MAY_HOLD_MORE = /[/;([]|\s[-–—]|[-–—]\s/;

const DASHED = /^(.+?)\s+[-–—]\s*(.+)$|^(.+?)\s*[-–—]\s+(.+)$/su;
const ACRONYM = /^\(?(?:[A-Z][A-Z0-9&]{1,9}|(?:[A-Z]\.){2,8}[A-Z]?)\)?$/u;
/** Minimum number of letters for a part of a name to be searched separately, because shorter acronyms are ambiguous. */
const MIN_ACRONYM = 3;
/**
 * Maximum length of an acronym whose letters need not occur in the name, because a longer word may be an ordinary word
 * in upper case.
 */
const MAX_FREE_ACRONYM = 5;

const lettersOf = (text: string): number => text.replace(/[^\p{L}]/gu, '').length;
const isWholeName = (text: string): boolean =>
  /\p{L}{5,}/u.test(text.replace(/['’]/g, '')) && /\p{L}[\s-]+\p{L}/u.test(text);

/** True if the text is only a legal form: in 'Acme - SA', 'SA' is not an acronym. */
function isLegalForm(text: string): boolean {
  const { tokens } = tokenise(text);
  return phraseAt(tokens, 0)?.words.length === tokens.length;
}

const trimmed = (text: string): string => text.replace(/^[\s,;:.\-–—([{"“«]+|[\s,;:\-–—)\]}([{"”»]+$/gu, '').trim();

function markedNames(name: string): string[] {
  if (!MAY_BE_MARKED.test(name)) return [];
  const sides = name
    .split(MARKED)
    .map(trimmed)
    .filter((side) => lettersOf(side) >= MIN_ACRONYM && !isLegalForm(side));
  return sides.length > 1 || (sides.length === 1 && sides[0] !== trimmed(name)) ? sides : [];
}

function dashed(name: string): { whole: string; acronym: string } | null {
  const [, a, b, c, d] = DASHED.exec(name) ?? [];
  const [left, right] = [(a ?? c ?? '').trim(), (b ?? d ?? '').trim()];
  if (lettersOf(left) >= MIN_PART_LETTERS && isAcronymOf(right, left)) return { whole: left, acronym: right };
  if (lettersOf(right) >= MIN_PART_LETTERS && isAcronymOf(left, right)) return { whole: right, acronym: left };
  return null;
}

const plainLetters = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[^a-z]/giu, '')
    .toUpperCase();

function isAcronymOf(text: string, whole: string): boolean {
  if (!ACRONYM.test(text) || isLegalForm(text)) return false;
  const letters = plainLetters(text);
  if (letters.length <= MAX_FREE_ACRONYM) return true;
  let at = 0;
  for (const letter of plainLetters(whole)) if (letter === letters[at]) at += 1;
  return at === letters.length;
}

/**
 * Lists the possible readings of a written name: the whole name, each side of a slash or semicolon, the name without a
 * bracketed acronym or other name, both names around 'antes', 'nome fantasia' or 'dba', and the name without the
 * acronym that follows a dash.
 */
export function readingsOf(name: string): string[] {
  if (!MAY_HOLD_MORE.test(name) && !MAY_BE_MARKED.test(name)) return [name];
  const sides = name.split(BETWEEN_NAMES);
  const isTwoNames = sides.length > 1 && sides.every(isWholeName);
  const bare = name.replaceAll(ASIDE, ' ').trim();
  const isBare = bare !== name && lettersOf(bare) >= MIN_PART_LETTERS;
  const whole = dashed(name)?.whole;
  const readings = [
    name,
    ...(isTwoNames ? sides : []),
    ...(isBare ? [bare] : []),
    ...markedNames(name),
    ...(whole === undefined ? [] : [whole]),
  ];
  return [...new Set(readings)].slice(0, MAX_READINGS);
}

export function acronymOf(name: string): string | null {
  if (!MAY_HOLD_MORE.test(name)) return null;
  const acronym = dashed(name)?.acronym;
  return acronym !== undefined && lettersOf(acronym) >= MIN_ACRONYM ? acronym : null;
}
