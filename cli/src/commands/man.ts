import { type Command, Option } from 'commander';
import { version } from '../../package.json';
import type { Deps } from '../deps';
import { documentProgram } from '../manual/command-docs';
import { renderMarkdown } from '../manual/markdown';
import { renderRoff } from '../manual/roff';

type Format = 'roff' | 'markdown';

export function register(program: Command, deps: Deps): void {
  program
    .command('man')
    .description('print the manual of all commands, which is made from them')
    .addOption(
      new Option('--format <format>', 'a manual page, or the page of the documentation')
        .choices(['roff', 'markdown'])
        .default('roff'),
    )
    .addHelpText('after', '\nExamples:\n  homologa man\n  homologa man --format markdown')
    .action(({ format }: { format: Format }) => {
      const groups = documentProgram(program);
      const text = format === 'roff' ? renderRoff(groups, version) : renderMarkdown(groups);
      deps.output.one({ format, text }, text.trimEnd());
    });
}
