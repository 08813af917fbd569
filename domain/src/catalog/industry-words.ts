import type { Locale, Words } from '../language/locales';

/**
 * Industries that are shown in the reader's language. A report states its industry as free text in the language of the
 * report's source; any other text is shown as it is.
 */
const INDUSTRY_WORDS: readonly Words[] = [
  { en: 'Agriculture', es: 'Agricultura', 'pt-BR': 'Agricultura' },
  { en: 'Chemicals', es: 'Productos químicos', 'pt-BR': 'Produtos químicos' },
  { en: 'Construction', es: 'Construcción', 'pt-BR': 'Construção' },
  { en: 'Electrical services', es: 'Servicios eléctricos', 'pt-BR': 'Serviços elétricos' },
  { en: 'Energy', es: 'Energía', 'pt-BR': 'Energia' },
  { en: 'Financial services', es: 'Servicios financieros', 'pt-BR': 'Serviços financeiros' },
  { en: 'Fishing', es: 'Pesca', 'pt-BR': 'Pesca' },
  { en: 'Food', es: 'Alimentos', 'pt-BR': 'Alimentos' },
  { en: 'Furniture', es: 'Muebles', 'pt-BR': 'Móveis' },
  { en: 'Health services', es: 'Servicios de salud', 'pt-BR': 'Serviços de saúde' },
  { en: 'Insurance', es: 'Seguros', 'pt-BR': 'Seguros' },
  { en: 'Machinery', es: 'Maquinaria', 'pt-BR': 'Máquinas' },
  { en: 'Metal products', es: 'Productos metálicos', 'pt-BR': 'Produtos de metal' },
  { en: 'Mining', es: 'Minería', 'pt-BR': 'Mineração' },
  { en: 'Packaging', es: 'Envases y embalajes', 'pt-BR': 'Embalagens' },
  { en: 'Paper', es: 'Papel', 'pt-BR': 'Papel' },
  { en: 'Pharmaceuticals', es: 'Productos farmacéuticos', 'pt-BR': 'Produtos farmacêuticos' },
  { en: 'Plastics', es: 'Plásticos', 'pt-BR': 'Plásticos' },
  { en: 'Retail trade', es: 'Comercio minorista', 'pt-BR': 'Comércio varejista' },
  { en: 'Software', es: 'Software', 'pt-BR': 'Software' },
  { en: 'Telecommunications', es: 'Telecomunicaciones', 'pt-BR': 'Telecomunicações' },
  { en: 'Textiles', es: 'Textiles', 'pt-BR': 'Têxteis' },
  { en: 'Transport and logistics', es: 'Transporte y logística', 'pt-BR': 'Transporte e logística' },
  { en: 'Wholesale trade', es: 'Comercio mayorista', 'pt-BR': 'Comércio atacadista' },
];

const MARKS = /\p{M}/gu;
const fold = (text: string): string => text.trim().normalize('NFD').replace(MARKS, '').toLowerCase();
const namesOf = (words: Words): string[] => Object.values(words);

const KNOWN = new Map(INDUSTRY_WORDS.flatMap((words) => namesOf(words).map((name) => [fold(name), words] as const)));

/** Returns the words of a known industry; undefined for any other text. */
export const findIndustryWords = (stored: string): Words | undefined => KNOWN.get(fold(stored));

/** Returns a known industry in the reader's language, any other text unchanged. */
export const industryIn = (stored: string, locale: Locale): string => findIndustryWords(stored)?.[locale] ?? stored;

/**
 * Returns the key under which an industry is counted and filtered: the English name of a known industry, any other text
 * unchanged. Reports name the same industry in several languages; by the stored text it would be counted several times.
 */
export const industryKey = (stored: string): string => industryIn(stored, 'en');

/** Returns the key of an industry followed by its names in the other languages. */
export function industrySpellings(stored: string): string[] {
  const words = findIndustryWords(stored);
  return words ? [...new Set([words.en, ...namesOf(words)])] : [stored];
}

/** Returns every name of the known industries of which a name in any language contains the text. */
export function industryNamesLike(text: string): string[] {
  const sought = fold(text);
  if (sought === '') return [];
  const found = INDUSTRY_WORDS.map(namesOf).filter((names) => names.some((name) => fold(name).includes(sought)));
  return [...new Set(found.flat())];
}
