import { tokenise } from '../names/tokenise';

// Emulates the name score of the US Treasury's search page, derived from its published scores, so that analysts can
// compare both results.

const PREFIX_BONUS = 0.1;
const MAX_PREFIX = 4;
const MIN_WORD = 3;
const MIN_ALIKE = 0.5;

let taken = new Uint8Array(64);
let matched = new Uint16Array(64);

export function jaroWinkler(a: string, b: string): number {
  if (a === b) return 1;
  const reach = Math.max(0, Math.floor(Math.max(a.length, b.length) / 2) - 1);
  if (Math.max(a.length, b.length) > taken.length) {
    taken = new Uint8Array(2 * Math.max(a.length, b.length));
    matched = new Uint16Array(taken.length);
  }
  taken.fill(0, 0, b.length);
  let m = 0;
  for (let i = 0; i < a.length; i += 1) {
    const letter = a.charCodeAt(i);
    const last = Math.min(b.length - 1, i + reach);
    for (let j = Math.max(0, i - reach); j <= last; j += 1) {
      if (letter !== b.charCodeAt(j) || taken[j] === 1) continue;
      taken[j] = 1;
      matched[m] = letter;
      m += 1;
      break;
    }
  }
  if (m === 0) return 0;
  let place = 0;
  let swapped = 0;
  for (let j = 0; j < b.length; j += 1) {
    if (taken[j] === 0) continue;
    if (matched[place] !== b.charCodeAt(j)) swapped += 0.5;
    place += 1;
  }
  const jaro = (m / a.length + m / b.length + (m - swapped) / m) / 3;
  let prefix = 0;
  while (prefix < MAX_PREFIX && a[prefix] !== undefined && a[prefix] === b[prefix]) prefix += 1;
  return jaro + prefix * PREFIX_BONUS * (1 - jaro);
}

export function regulatorScore(query: string, listed: string): number {
  const [own, theirs] = [query, listed].map((name) => tokenise(name).tokens.map(({ text }) => text));
  if (!own || !theirs || own.length === 0 || theirs.length === 0) return 0;
  const [whole, other] = [own.join(' '), theirs.join(' ')];
  const byWhole = whole[0] === other[0] ? jaroWinkler(whole, other) : 0;
  const long = own.filter((word) => word.length >= MIN_WORD);
  const words = long.length > 0 ? long : own;
  const best = words.map((word) => Math.max(...theirs.map((listedWord) => jaroWinkler(word, listedWord))));
  const byWords = best.reduce((sum, score) => sum + (score < MIN_ALIKE ? 0 : score), 0) / words.length;
  return Math.max(byWhole, byWords);
}
