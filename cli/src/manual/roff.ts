import type { CommandDoc, GroupDoc, OptionDoc } from './command-docs';

/** Escapes text for roff: backslashes, hyphens, which must stay copyable, and a control character at a line's start. */
const escape = (text: string): string =>
  text
    .replaceAll('\\', '\\e')
    .replaceAll('-', '\\-')
    .replace(/^([.'])/gm, '\\&$1');

const bold = (text: string): string => `\\fB${escape(text)}\\fR`;

const choicesOf = ({ choices, preset }: OptionDoc): string =>
  [choices.length > 0 ? ` One of: ${choices.join(', ')}.` : '', preset === '' ? '' : ` Default: ${preset}.`].join('');

const item = (name: string, says: string): string => `.TP\n${bold(name)}\n${escape(says)}`;

function commandPart({ usage, description, arguments: given, options, examples }: CommandDoc): string {
  return [
    `.SS ${escape(usage)}`,
    escape(`${description}.`),
    ...given.filter(({ description: says }) => says !== '').map(({ name, description: says }) => item(name, says)),
    ...options.map((option) => item(option.flags, `${option.description}.${choicesOf(option)}`)),
    ...(examples.length > 0 ? ['.PP', 'Examples:', '.nf', ...examples.map(escape), '.fi'] : []),
  ].join('\n');
}

const EXITS = [
  ['0', 'done'],
  ['1', 'fault'],
  ['2', 'wrong usage or configuration'],
  ['3', 'rejected by a rule'],
  ['4', 'not found'],
] as const;

/** Renders the manual page homologa(1). Its date is left out, so that the page changes with the commands only. */
export const renderRoff = (groups: readonly GroupDoc[], version: string): string =>
  `${[
    `.TH HOMOLOGA 1 "" "homologa ${version}" "Homologa"`,
    '.SH NAME',
    escape("homologa - the operators' commands of Homologa"),
    '.SH SYNOPSIS',
    `${bold('homologa')} [\\fIgroup\\fR] \\fIcommand\\fR [\\fIoption\\fR...]`,
    ...groups.flatMap(({ name, commands }) => [
      `.SH ${name === '' ? 'COMMANDS' : escape(name.toUpperCase())}`,
      ...commands.map(commandPart),
    ]),
    '.SH EXIT STATUS',
    ...EXITS.map(([status, says]) => item(status, says)),
  ].join('\n')}\n`;
