const WORD = "\\p{Lu}[\\p{L}\\p{M}\\p{N}]*(?:['’&/.-][\\p{L}\\p{N}]+)*\\.?";
const LINK = '(?:de|del|de la|de las|de los|da|do|das|dos|di|la|las|los|y|e|and|&|van|von|der|bin|ibn|al|el|of|the)';
const LEGAL = '(?:S\\.?A|S\\.? ?de|LLC|L\\.L\\.C|Inc|Ltd|Ltda|S\\.?L|S\\.?R\\.?L|C\\.?V|Corp|Cia)';
const NAME = new RegExp(`${WORD}(?:(?: |, (?=${LEGAL}))(?:${LINK} ){0,3}${WORD})*`, 'gu');

const OPENERS = new Set(
  (
    'el la los las un una uno en al del por para segun tras ante como cuando aunque tambien ayer hoy mientras este esta ' +
    'su sus se the a an in on at by for after according when while this that his her its and but o os as um uma no na ' +
    'nos nas em ao aos pela pelo apos segundo quando este esta seu sua tambem ontem hoje'
  ).split(' '),
);
const MIN_LETTERS = 4;
const MAX_WORDS = 12;
const MAX_NAMES = 40;

const bare = (word: string): string => word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

function withoutOpeners(name: string): string {
  const words = name.split(' ');
  while (words.length > 0 && OPENERS.has(bare(words[0] ?? ''))) words.shift();
  return words.join(' ').replace(/['’]s$/u, '');
}

/** Removes a final full stop, which ends the sentence, except after initials, where it belongs to the name. */
const tidy = (name: string): string => (/\.\p{L}{1,2}\.$/u.test(name) ? name : name.replace(/[.,]+$/u, ''));

const isName = (name: string): boolean =>
  name.replace(/[^\p{L}]/gu, '').length >= MIN_LETTERS && name.split(' ').length <= MAX_WORDS;

/** Splits 'A and B' into two names. Also returns the whole text, because it may be the name of one company. */
const sidesOf = (name: string): string[] => {
  const sides = name.split(/ (?:y|e|and|&) /u);
  return sides.length > 1 ? [name, ...sides] : [name];
};

export function findNames(sentence: string): string[] {
  const names = [...sentence.matchAll(NAME)]
    .map(({ 0: run }) => tidy(withoutOpeners(run)))
    .flatMap(sidesOf)
    .map((name) => tidy(withoutOpeners(name)))
    .filter(isName);
  return [...new Set(names)].slice(0, MAX_NAMES);
}
