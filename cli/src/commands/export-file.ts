import type { Context } from '@homologa/core/kernel/context';
import type { JobProgress } from '@homologa/core/kernel/jobs/define-job';
import type { Locale } from '@homologa/domain/language/locales';
import type { Deps } from '../deps';
import { outputFile } from '../input';

type Extras = Parameters<Parameters<Deps['withContext']>[0]>[1];

/** Options that every export command passes to its use case, in addition to the filter of the list. */
interface ExportTarget extends ReturnType<typeof outputFile> {
  locale: Locale;
  progress: (progress: JobProgress) => void;
}

/** Runs an export to the operator's file with a progress bar, and prints how many rows of `what` the file has. */
export async function exportToFile(
  deps: Deps,
  { file, language, what }: { file: string; language: Locale; what: string },
  run: (ctx: Context, target: ExportTarget, extras: Extras) => Promise<number>,
): Promise<void> {
  const target = {
    ...outputFile(file),
    locale: language,
    progress: (progress: JobProgress) => deps.progress.show(progress),
  };
  const rows = await deps.withContext((ctx, extras) => run(ctx, target, extras));
  deps.progress.end();
  deps.output.one({ file, rows }, `${rows} ${what} are in ${file}`);
}
