import type { ImportPreview, PreviewedLine } from '@homologa/core/suppliers/import/preview-import';
import type { Deps } from '../../deps';
import { RefusedError } from '../../exit-codes';
import { askForColumns } from './columns';

const isWrong = ({ problems }: PreviewedLine): boolean => problems.length > 0;

function verdictOf(line: PreviewedLine): string {
  if (isWrong(line)) return 'rejected';
  return line.sameAs === null ? 'added' : 'added, the same as another';
}

/**
 * Shows every line of a dry run with what is missing. Throws `RefusedError` if the import would add nothing, so that a
 * script sees it by the exit code.
 */
export function showPreview({ output }: Deps, { lines, columns, missingColumns }: ImportPreview): void {
  if (columns) throw askForColumns(columns, missingColumns);
  output.list(
    lines.map((line) => ({
      line: line.line,
      company_name: line.companyName,
      verdict: verdictOf(line),
      missing: line.missing.join(', '),
      invalid: line.invalid.join(', '),
      same_as_line: line.sameAs,
      problems: line.problems.join(' '),
    })),
    ['line', 'company_name', 'verdict', 'missing', 'invalid', 'same_as_line', 'problems'],
  );
  const wrong = lines.filter(isWrong).length;
  if (wrong > 0) throw new RefusedError(`${wrong} of ${lines.length} lines are wrong: nothing would be added.`);
}
