import type { Argument, Command, Option } from 'commander';

export interface OptionDoc {
  flags: string;
  long: string;
  description: string;
  takesValue: boolean;
  choices: readonly string[];
  /** Default value as text; empty if there is none worth telling. */
  preset: string;
  isRequired: boolean;
}

export interface CommandDoc {
  words: readonly string[];
  usage: string;
  description: string;
  arguments: readonly { name: string; description: string }[];
  options: readonly OptionDoc[];
  examples: readonly string[];
}

export interface GroupDoc {
  name: string;
  description: string;
  commands: readonly CommandDoc[];
}

/** Reads the manual of all commands from the program: groups in their order, commands without a group first. */
export function documentProgram(program: Command): GroupDoc[] {
  const isGroup = (command: Command) => command.commands.length > 0;
  const single = program.commands.filter((command) => !isGroup(command));
  return [
    { name: '', description: '', commands: single.map((leaf) => documentCommand(leaf, [leaf.name()])) },
    ...program.commands.filter(isGroup).map((group) => ({
      name: group.name(),
      description: group.description(),
      commands: group.commands.flatMap((command) => documentBelow(command, [group.name(), command.name()])),
    })),
  ];
}

const documentBelow = (command: Command, words: readonly string[]): CommandDoc[] =>
  command.commands.length > 0
    ? command.commands.flatMap((below) => documentBelow(below, [...words, below.name()]))
    : [documentCommand(command, words)];

function documentCommand(command: Command, words: readonly string[]): CommandDoc {
  return {
    words,
    usage: ['homologa', ...words, ...command.registeredArguments.map(shownArgument)].join(' '),
    description: command.description(),
    arguments: command.registeredArguments.map((argument) => ({
      name: shownArgument(argument),
      description: argument.description,
    })),
    options: command.options.map(documentOption),
    examples: examplesOf(command),
  };
}

function shownArgument(argument: Argument): string {
  const name = argument.variadic ? `${argument.name()}...` : argument.name();
  return argument.required ? `<${name}>` : `[${name}]`;
}

function documentOption(option: Option): OptionDoc {
  const preset: unknown = option.defaultValue;
  return {
    flags: option.flags,
    long: option.long ?? option.flags,
    description: option.description,
    takesValue: option.required || option.optional,
    choices: option.argChoices ?? [],
    preset: typeof preset === 'string' || typeof preset === 'number' ? String(preset) : '',
    isRequired: option.mandatory,
  };
}

/** The examples are the last part of a command's help. */
function examplesOf(command: Command): string[] {
  const output = command.configureOutput();
  let help = '';
  command.configureOutput({ ...output, writeOut: (text) => (help += text) });
  command.outputHelp();
  command.configureOutput(output);
  const [, examples = ''] = help.split(/\nExamples?:\n/);
  return examples
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}
