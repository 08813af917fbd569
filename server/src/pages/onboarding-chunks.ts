import type { OnboardingStep } from '@homologa/domain/catalog/onboarding-steps';
import type { Locale } from '@homologa/domain/language/locales';

/** Vite's manifest: the built file of each source file that the app loads, and what that file loads in turn. */
export type Manifest = Record<string, { file: string; imports?: string[]; dynamicImports?: string[]; css?: string[] }>;

const INDEX = 'index.html';
const FIRST_TEXTS = /(?:app|introduction|words)\.texts\.ts\?language=(.+)$/;
const TEXTS = /\.texts\.ts\?language=(.+)$/;

/** Screens that the app loads lazily. The page preloads the one that it will show. */
const SCREENS = {
  entry: ['src/app/EntryPage.tsx'],
  home: ['src/app/HomePage.tsx'],
  account_connection: ['src/app/StepList.tsx', 'src/features/account/components/AccountStep.tsx'],
  bir_form: ['src/app/StepList.tsx', 'src/features/bir-form/components/BirFormStep.tsx'],
  questionnaire: ['src/app/StepList.tsx', 'src/features/questionnaire/components/QuestionnaireStep.tsx'],
  payment: ['src/app/StepList.tsx', 'src/features/payment/components/PaymentStep.tsx'],
  confirmation_call: ['src/app/StepList.tsx', 'src/features/confirmation/components/ConfirmationStep.tsx'],
  finished: ['src/app/StepList.tsx', 'src/features/finished/components/FinishedStep.tsx'],
} as const satisfies Record<Exclude<OnboardingStep, 'introduction'> | 'entry' | 'home', readonly string[]>;

export type LazyScreen = keyof typeof SCREENS;

export interface Chunks {
  scripts: string[];
  styles: string[];
}

/** Finds the files of the first screen's texts. */
export const firstTextsIn = (manifest: Manifest, locale: Locale): string[] =>
  Object.entries(manifest).flatMap(([name, { file }]) => (FIRST_TEXTS.exec(name)?.[1] === locale ? [file] : []));

/**
 * Finds all files of a lazy screen, with the texts of its modules in one language, that the page itself does not load.
 * Without preloading, the browser would learn of each only from the file before it.
 */
export function chunksOf(manifest: Manifest, screen: LazyScreen, locale: Locale): Chunks {
  const loaded = closureOf(manifest, [INDEX]);
  const names = [...closureOf(manifest, SCREENS[screen])].filter((name) => !loaded.has(name));
  const entries = names.flatMap((name) => manifest[name] ?? []);
  const texts = entries
    .flatMap(({ dynamicImports = [] }) => dynamicImports)
    .flatMap((name) => (TEXTS.exec(name)?.[1] === locale ? (manifest[name]?.file ?? []) : []));
  return {
    scripts: [...new Set([...entries.map(({ file }) => file), ...texts])],
    styles: [...new Set(entries.flatMap(({ css = [] }) => css))],
  };
}

function closureOf(manifest: Manifest, from: readonly string[], found = new Set<string>()): Set<string> {
  for (const name of from) {
    if (found.has(name)) continue;
    found.add(name);
    closureOf(manifest, manifest[name]?.imports ?? [], found);
  }
  return found;
}
