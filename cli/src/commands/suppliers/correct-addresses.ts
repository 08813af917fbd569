import { correctAddresses } from '@homologa/core/suppliers/invitations/correct-addresses';
import { lookIntoWorkflow, operateInWorkflow } from '@homologa/core/workflows/operator-scope';
import { interpolate } from '@homologa/domain/language/interpolate';
import { ADDRESS_PROBLEM_WORDS } from '@homologa/domain/suppliers/addresses/address-words';
import { type Correction, countLines } from '@homologa/domain/suppliers/addresses/match-addresses';
import type { Command } from 'commander';
import type { Deps } from '../../deps';
import { RefusedError } from '../../exit-codes';
import { EXAMPLE_ID, inputFile } from '../../input';

interface Options {
  workflow: string;
  dryRun?: true;
  allowShared?: true;
}

export function register(group: Command, deps: Deps): void {
  group
    .command('correct-addresses <file>')
    .description(
      'give suppliers whose invitation failed the e-mails of a .csv, .txt or .xlsx file and send it again; a line names the supplier (former e-mail, tax id or name) and its new e-mail',
    )
    .requiredOption('--workflow <id>', 'the workflow of the suppliers')
    .option('--dry-run', 'say of every line what would be changed or why not; change nothing')
    .option('--allow-shared', 'also where another supplier of the workflow has the same e-mail')
    .addHelpText(
      'after',
      `\nExamples:\n  homologa suppliers correct-addresses addresses.csv --workflow ${EXAMPLE_ID} --dry-run\n  homologa suppliers correct-addresses addresses.csv --workflow ${EXAMPLE_ID} --as "Eva Ruiz"`,
    )
    .action(async (file: string, { workflow: workflowId, dryRun: isDryRun, allowShared: mayShare }: Options) => {
      const upload = await inputFile(file);
      const corrections = await deps.withContext(async (ctx, app) => {
        const scoped = await (isDryRun ? lookIntoWorkflow : operateInWorkflow)(ctx, workflowId);
        const order = { workflowId, upload, mayShare, isDryRun };
        const done = await correctAddresses(scoped, app.adapters.importReader, order);
        await app.dispatcher.idle();
        return done;
      });
      report(deps, corrections, isDryRun === true);
    });
}

function verdictOf({ problem, candidates }: Correction, isDryRun: boolean): string {
  if (problem) return interpolate(ADDRESS_PROBLEM_WORDS[problem].en, { names: candidates.join(', ') });
  return isDryRun ? 'would be changed' : 'changed, sent again';
}

/** Shows every line. Throws `RefusedError` if no line changes a supplier, so that a script sees it by the exit code. */
function report({ output }: Deps, corrections: readonly Correction[], isDryRun: boolean): void {
  output.list(
    corrections.map((correction) => ({
      line: correction.source.line,
      supplier_id: correction.supplier?.id ?? null,
      supplier: correction.supplier?.name ?? correction.source.cells[0]?.trim(),
      former: correction.supplier?.emails.join(', ') ?? '',
      new: correction.emails.join(', '),
      problem: correction.problem,
      verdict: verdictOf(correction, isDryRun),
    })),
    ['line', 'supplier', 'former', 'new', 'verdict'],
  );
  const { changed, total } = countLines(corrections);
  if (changed === 0)
    throw new RefusedError(`none of ${total} lines ${isDryRun ? 'would change' : 'changed'} a supplier`);
}
