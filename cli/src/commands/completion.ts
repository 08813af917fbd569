import { Argument, type Command } from 'commander';
import type { Deps } from '../deps';
import { documentProgram } from '../manual/command-docs';
import { renderBash, renderZsh } from '../manual/completion';

const SHELLS = { bash: renderBash, zsh: renderZsh };

export function register(program: Command, deps: Deps): void {
  program
    .command('completion')
    .addArgument(new Argument('<shell>', 'the shell').choices(Object.keys(SHELLS)))
    .description('print the completion of commands, options and their values for a shell')
    .addHelpText('after', '\nExamples:\n  homologa completion bash\n  homologa completion zsh')
    .action((shell: keyof typeof SHELLS) => {
      const script = SHELLS[shell](documentProgram(program));
      deps.output.one({ shell, script }, script.trimEnd());
    });
}
