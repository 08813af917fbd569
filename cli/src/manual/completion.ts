import type { GroupDoc } from './command-docs';

interface Place {
  /** Words before the place, joined by a space; empty for the first word. */
  path: string;
  words: readonly string[];
}

/** Lists what may follow at each place: groups and commands, and the options of a command. */
function placesOf(groups: readonly GroupDoc[]): Place[] {
  const commands = groups.flatMap((group) => group.commands);
  const following = new Map<string, Set<string>>();
  const add = (path: string, word: string) => following.set(path, (following.get(path) ?? new Set()).add(word));
  for (const { words, options } of commands) {
    for (const [at, word] of words.entries()) add(words.slice(0, at).join(' '), word);
    for (const { long } of options) add(words.join(' '), long);
    add(words.join(' '), '--help');
  }
  return [...following].map(([path, words]) => ({ path, words: [...words] }));
}

/** Lists the values of options with a closed set, by command and option. */
const choicesOf = (groups: readonly GroupDoc[]): Place[] =>
  groups
    .flatMap((group) => group.commands)
    .flatMap(({ words, options }) =>
      options
        .filter(({ choices }) => choices.length > 0)
        .map(({ long, choices }) => ({ path: [...words, long].join(' '), words: choices })),
    );

const caseOf = ({ path, words }: Place, pad: string): string => `${pad}'${path}') found='${words.join(' ')}' ;;`;

const TABLE = (groups: readonly GroupDoc[], pad: string): string =>
  placesOf(groups)
    .map((place) => caseOf(place, pad))
    .join('\n');

const CHOICES = (groups: readonly GroupDoc[], pad: string): string =>
  choicesOf(groups)
    .map((place) => caseOf(place, pad))
    .join('\n');

/** The longest known path is the command; later words are its arguments, which are files or ids. */
const FIND_PATH = (groups: readonly GroupDoc[]): string => `  local path='' word
  for word in "\${before[@]}"; do
    case "$path\${path:+ }$word" in
${placesOf(groups)
  .filter(({ path }) => path !== '')
  .map(({ path }) => `      '${path}') path='${path}' ;;`)
  .join('\n')}
    esac
  done`;

const BODY = (groups: readonly GroupDoc[]): string => `${FIND_PATH(groups)}
  local found=''
  case "$path \${previous}" in
${CHOICES(groups, '    ')}
  esac
  if [ -z "$found" ]; then
    case "$path" in
${TABLE(groups, '      ')}
    esac
  fi`;

/** Completion for bash; arguments and values that are no words of the program complete as files. */
export const renderBash = (
  groups: readonly GroupDoc[],
): string => `# Completion of homologa for bash: source <(homologa completion bash)
_homologa() {
  local current="\${COMP_WORDS[COMP_CWORD]}" previous="\${COMP_WORDS[COMP_CWORD-1]}"
  local before=("\${COMP_WORDS[@]:1:COMP_CWORD-1}")
${BODY(groups)}
  mapfile -t COMPREPLY < <(compgen -W "$found" -- "$current")
}
complete -o default -F _homologa homologa
`;

/** Completion for zsh, by its own functions. */
export const renderZsh = (groups: readonly GroupDoc[]): string => `#compdef homologa
# Completion of homologa for zsh: source <(homologa completion zsh), after compinit
_homologa() {
  local previous="\${words[CURRENT-1]}"
  local -a before
  before=("\${(@)words[2,CURRENT-1]}")
${BODY(groups)}
  if [ -n "$found" ] && [[ "$found" != --* || "\${words[CURRENT]}" == -* ]]; then
    compadd -- \${=found}
  else
    _files
  fi
}
compdef _homologa homologa
`;
