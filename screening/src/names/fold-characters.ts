import anyAscii from 'any-ascii';

export const SCRIPTS = ['latin', 'arabic', 'ideographic', 'other'] as const;
export type Script = (typeof SCRIPTS)[number];

/** Prefix of Han or Hangul tokens, which match only if equal. */
export const SIGN_MARK = '=';

// Transliteration of Arabic letters. Keeps the written vowels. Maps ain to a vowel, although common transliterations
// omit it.
const ARABIC: Readonly<Record<string, string>> = {
  ا: 'a',
  أ: 'a',
  إ: 'i',
  آ: 'a',
  ٱ: 'a',
  ء: '',
  ؤ: 'u',
  ئ: 'i',
  ب: 'b',
  ت: 't',
  ث: 'th',
  ج: 'j',
  ح: 'h',
  خ: 'kh',
  د: 'd',
  ذ: 'dh',
  ر: 'r',
  ز: 'z',
  س: 's',
  ش: 'sh',
  ص: 's',
  ض: 'd',
  ط: 't',
  ظ: 'z',
  ع: 'a',
  غ: 'gh',
  ف: 'f',
  ق: 'q',
  ك: 'k',
  ک: 'k',
  ل: 'l',
  م: 'm',
  ن: 'n',
  ه: 'h',
  ة: 'a',
  و: 'u',
  ى: 'a',
  ي: 'i',
  ی: 'i',
  پ: 'p',
  چ: 'ch',
  ژ: 'zh',
  گ: 'g',
  ڤ: 'v',
  ـ: '',
  ھ: 'h',
  ہ: 'h',
  ے: 'e',
  ٹ: 't',
  ڈ: 'd',
  ڑ: 'r',
  ں: 'n',
  ۀ: 'h',
};
const ARABIC_LETTERS = new Map(Object.entries(ARABIC));

const isMark = (char: string): boolean => /^\p{Mn}$/u.test(char);
const isSign = (char: string): boolean => /^[\p{Script=Han}\p{Script=Hangul}]$/u.test(char);
const isArabic = (char: string): boolean => /^\p{Script=Arabic}$/u.test(char);
const isSilent = (char: string): boolean => /^['`‘’‛ʻʼʽʾʿˈ´＇\u200b-\u200f\u00ad\ufeff]$/u.test(char);

/** A character folded to lower-case letters and digits. '' removes the character; ' ' separates words. */
export interface Folded {
  text: string;
  script: Script;
}

function fold(char: string): Folded {
  if (isSilent(char)) return { text: '', script: 'latin' };
  const arabic = ARABIC_LETTERS.get(char);
  if (arabic !== undefined) return { text: arabic, script: 'arabic' };
  if (isMark(char)) return { text: '', script: 'latin' };
  if (isSign(char)) return { text: `${SIGN_MARK}${char.codePointAt(0)?.toString(16) ?? ''}`, script: 'ideographic' };
  const text = anyAscii(char.normalize('NFKC')).toLowerCase();
  const isLatin = /^[\p{Script=Latin}\p{Script=Common}]$/u.test(char);
  const script = isLatin ? 'latin' : isArabic(char) ? 'arabic' : 'other';
  if (!/^[\p{L}\p{N}\p{Mc}]$/u.test(char)) return { text: ' ', script: 'latin' };
  return { text: text.replace(/[^a-z0-9]/g, ''), script };
}

const folded = new Map<number, Folded>();

export function foldCharacter(codePoint: number): Folded {
  const known = folded.get(codePoint);
  if (known) return known;
  const made = fold(String.fromCodePoint(codePoint));
  folded.set(codePoint, made);
  return made;
}
