import { type Violation, violation } from '../errors/error-codes';

/** Endings of more than two letters under which domains are sold to anyone. */
const ENDINGS =
  'agency|app|bank|best|bid|biz|blog|bond|buzz|cam|cash|center|cfd|chat|click|cloud|club|com|cyou|date|dev|digital|' +
  'email|finance|fun|fyi|games|guru|help|host|icu|inc|info|lat|life|link|live|llc|loan|ltd|men|mobi|mom|money|monster|' +
  'name|net|network|news|one|online|org|page|party|pics|plus|press|pro|quest|racing|rest|review|rocks|run|sale|sbs|' +
  'services|shop|site|skin|social|solutions|space|store|stream|support|systems|tech|today|tokyo|top|trade|uno|vip|' +
  'website|wiki|win|work|works|world|xin|xyz|zip|zone|bar|ink|mov|surf|gov|edu|mil|int|cat|xxx|pet|tel|travel|jobs|law|' +
  'ads|art|auto|cafe|care|city|credit|deal|deals|gift|gold|group|team|tips|tools|tube|video|web|free|lol|ooo|red|blue';

/** A label, a dot and an ending; any two letters are one, because each country has its own. */
const DOMAIN = new RegExp(
  `(?<![\\p{L}\\p{N}])([\\p{L}\\p{N}-]{2,})\\.(?:${ENDINGS}|xn--[a-z0-9-]+|\\p{L}{2})(?![\\p{L}\\p{N}])`,
  'giu',
);
const IPV4 = /(?<![\d.])\d{1,3}(?:\.\d{1,3}){3}(?![\d.])/;

/** Titles and short names that are written before a name without a space, as in `Dr.Li`. */
const TITLES = new Set(
  'abg abog arq cpc da de dir don dr dra eng fca fco gral ing jr lcda lcdo lic ma mag mons mr mrs ms mtra mtro pe phd prof profa sr sra srta sta sto tte vda'.split(
    ' ',
  ),
);

/**
 * True if a person's name contains a domain of any country or a usual ending, also without a protocol: programs for mail
 * make a link of it. A title before a short surname (`Dr.Li`) is no domain. The browser checks the usual endings alone
 * (`holdsAddress`), because the list would not fit into its first download.
 */
export function namesDomain(name: string): boolean {
  // Full-width and ideographic dots lead to the same place as the plain one, and invisible characters hide it.
  const plain = name
    .normalize('NFKC')
    .replace(/[。｡]/g, '.')
    .replace(/\p{Cf}/gu, '');
  const found = [...plain.matchAll(DOMAIN)];
  return IPV4.test(plain) || found.some(([, label = '']) => !TITLES.has(label.toLowerCase()));
}

/** Rule of the server for names that the browser has checked by `holdsAddress` alone. */
export const checkNoDomain = (name: string, path: string): Violation[] =>
  namesDomain(name) ? [violation('name_holds_address', path)] : [];
