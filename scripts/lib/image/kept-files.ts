import { packageAt } from './lock-packages';

/** Files that no program loads: source maps, types, sources, prose. Licences are kept, because they must be passed on. */
const UNUSED_NAME =
  /\.(map|[cm]?tsx?|flow|coffee|markdown|tsbuildinfo)$|^(tsconfig.*\.json|yarn\.lock|pnpm-lock\.yaml|\..*)$|^(readme|changelog|history|changes|contributing|security|authors|upgrading)\b/i;
const PROSE = /\.(md|html?)$/i;
const LICENCE = /^(licen[cs]e|copying|notice|third.?party|ofl)/i;
/** Builds for browsers and bundlers, wherever they lie. */
const FOR_BROWSERS = /(^|\/)(umd|iife|amd|cjs-browser|dist-es)\//;
/** Folders at the top of a package that hold no code of it. */
const UNUSED_FOLDER = /^(tests?|__tests__|spec|docs?|examples?|benchmarks?|bench|coverage|\.[^/]+|man)$/i;

/**
 * Packages that carry the same code several times, or much that the product does not use. The pattern of a package names
 * what is left out; `npm run image -- --run` proves that the programs load without it.
 */
const LEFT_OUT: ReadonlyMap<string, RegExp> = new Map([
  // Query compilers of other databases, the smaller and slower one of PostgreSQL, and their CommonJS copies.
  [
    '@prisma/client',
    /^(generator-build|scripts)\/|^runtime\/query_compiler_(?!fast_bg\.postgresql\.(wasm-base64\.)?mjs)/,
  ],
  // Styles of the font that no document uses.
  ['@expo-google-fonts/noto-sans', /^(?!400Regular\/|700Bold\/)[^/]+\//],
  ['@expo-google-fonts/noto-sans-arabic', /^(?!400Regular\/|700Bold\/)[^/]+\//],
  ['@expo-google-fonts/noto-sans-hebrew', /^(?!400Regular\/|700Bold\/)[^/]+\//],
  ['@expo-google-fonts/noto-sans-thai', /^(?!400Regular\/|700Bold\/)[^/]+\//],
  // The full lunar theory, which no calendar of holidays needs, and the copies as CommonJS of what is imported as ESM.
  ['astronomia', /elpMppDeFull|^lib\//],
  ['brotli', /^build\//],
  ['bullmq', /^dist\/esm\//],
  // Mails are rendered without the formatter's other languages.
  ['prettier', /^(?!standalone\.|plugins\/html\.|package\.json)/],
  // Builds for browsers.
  ['fontkit', /^(src\/|dist\/browser)/],
  ['jszip', /^(dist|vendor)\//],
  ['luxon', /^src\/|^build\/(global|amd|cjs-browser|es6)\//],
  ['date-holidays', /^(dist|lib|data)\//],
  ['libphonenumber-js', /^(bundle|source|es6-modern)\//],
  ['moment', /^(min|dist|src|locale)\//],
  ['moment-timezone', /^builds\//],
  ['bluebird', /^js\/browser\//],
  ['pako', /^dist\//],
  ['pdfkit', /\.(standalone|browser|old)\b/],
  ['swagger-ui-dist', /-es-bundle|^swagger-ui\.js$/],
]);

/** Whether a file of an installed package belongs into the image. `file` is its path within the package. */
export function isKept(packagePath: string, file: string): boolean {
  const parts = file.split('/');
  const name = parts.at(-1) ?? '';
  if (parts.length > 1 && UNUSED_FOLDER.test(parts[0] ?? '')) return false;
  if (FOR_BROWSERS.test(file)) return false;
  if (LEFT_OUT.get(packageAt(packagePath))?.test(file)) return false;
  if (LICENCE.test(name)) return true;
  return !UNUSED_NAME.test(name) && !PROSE.test(name);
}
