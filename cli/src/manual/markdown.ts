import type { CommandDoc, GroupDoc, OptionDoc } from './command-docs';

/** Relative to docs, where the page is stored; the check of citations resolves paths from here. */
const COMMAND_LINE = ['run-book/command-line', 'md'].join('.');

const HEAD = `# The command line

<!-- Made from the commands by \`npm run -s homologa -- man --format markdown > docs/cli.md\`; a test compares the two. -->

How to start it, and what the exit codes mean: [docs/run-book/command-line.md](${COMMAND_LINE}). Every command has \`--help\`, \`--json\`, which answers with JSON, and \`--as <name>\`, which names the operator in the audit trail.

On a terminal, lists are tables. In a pipe they are lines with tabs between the columns, without heading and colours. The examples use an id that stands for your own.
`;

const SHARED: ReadonlySet<string> = new Set(['--json', '--as']);

const code = (text: string): string => `\`${text}\``;
const startUpper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function tellOption({ description, choices, preset, isRequired }: OptionDoc): string {
  const parts = [
    isRequired ? 'required' : '',
    choices.length > 0 ? `one of ${choices.map(code).join(', ')}` : '',
    preset === '' ? '' : `default ${code(preset)}`,
  ].filter((part) => part !== '');
  return parts.length > 0 ? `${description} (${parts.join('; ')})` : description;
}

function commandPart({ usage, description, arguments: given, options, examples }: CommandDoc, depth: string): string {
  const own = options.filter(({ long }) => !SHARED.has(long));
  const items = [
    ...given.map(({ name, description: says }) => [name, says] as const),
    ...own.map((option) => [option.flags, tellOption(option)] as const),
  ].filter(([, says]) => says !== '');
  return [
    `${depth} ${code(usage)}`,
    `${startUpper(description)}.`,
    items.map(([name, says]) => `- ${code(name)}: ${says}`).join('\n'),
    examples.length > 0 ? ['```', ...examples, '```'].join('\n') : '',
  ]
    .filter((part) => part !== '')
    .join('\n\n');
}

/** Renders the manual as a page of docs. */
export const renderMarkdown = (groups: readonly GroupDoc[]): string =>
  `${[
    HEAD.trimEnd(),
    ...groups.flatMap(({ name, description, commands }) =>
      name === ''
        ? commands.map((command) => commandPart(command, '##'))
        : [`## ${name}\n\n${startUpper(description)}.`, ...commands.map((command) => commandPart(command, '###'))],
    ),
  ].join('\n\n')}\n`;
