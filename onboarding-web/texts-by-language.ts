import { resolve } from 'node:path';
import type { Locale, Words } from '@homologa/domain/language/locales';
import { type Plugin, transformWithOxc } from 'vite';

// Imports only types: Vite's configuration runs before the workspace packages can be loaded.
const EVERY: Readonly<Record<Locale, true>> = { en: true, es: true, 'pt-BR': true };
const LOCALES = Object.keys(EVERY);

const HOLDER = resolve(import.meta.dirname, 'src/i18n/held-texts.ts');
const QUERY = 'language=';

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const isWords = (value: Record<string, unknown>): value is Words & Record<string, unknown> =>
  LOCALES.every((locale) => typeof value[locale] === 'string');

/** Serializes a value as JavaScript in which every text is `words[n]`, and appends the texts to `found`. */
function skeletonOf(value: unknown, found: Words[]): string {
  if (!isObject(value)) throw new Error('a *.texts.ts holds texts in every language, and nothing else');
  if (isWords(value)) return `words[${found.push(value) - 1}]`;
  return `{${Object.entries(value)
    .map(([key, below]) => `${JSON.stringify(key)}:${skeletonOf(below, found)}`)
    .join()}}`;
}

/**
 * Vite plugin that splits texts by language: `x.texts.ts` keeps only the names of its texts, and
 * `x.texts.ts?language=es` fills them. The source still has all languages side by side.
 */
export function textsByLanguage(): Plugin {
  return {
    name: 'texts-by-language',
    apply: 'build',
    enforce: 'pre',
    async transform(code, id) {
      const [file = '', query = ''] = id.split('?');
      if (!file.endsWith('.texts.ts')) return null;
      const { code: plain } = await transformWithOxc(code, file);
      const exported = (await import(`data:text/javascript,${encodeURIComponent(plain)}`)) as Record<string, unknown>;
      const found: Words[] = [];
      const constants = Object.entries(exported).map(
        ([name, value]) => `export const ${name} = ${skeletonOf(value, found)};`,
      );
      if (query.startsWith(QUERY)) {
        const locale = query.slice(QUERY.length);
        return { code: `export default ${JSON.stringify(found.map((words) => words[locale as Locale]))};`, map: null };
      }
      const loaders = LOCALES.map((locale) => `'${locale}': () => import('${file}?${QUERY}${locale}')`);
      const lines = [
        `import { cacheTexts } from '${HOLDER}';`,
        `const words = cacheTexts(${found.length}, { ${loaders.join(', ')} });`,
        ...constants,
      ];
      return { code: lines.join('\n'), map: null };
    },
  };
}
