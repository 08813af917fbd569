import type { Readable } from 'node:stream';
import { Command, CommanderError } from 'commander';
import { version } from '../package.json';
import { register as companiesCreate } from './commands/companies/create';
import { register as dbBackup } from './commands/db/backup';
import { register as dbMigrate } from './commands/db/migrate';
import { register as dbRestore } from './commands/db/restore';
import { register as demoLoad } from './commands/demo/load';
import { register as doctor } from './commands/doctor';
import { register as jobsList } from './commands/jobs/list';
import { register as jobsRetry } from './commands/jobs/retry';
import { register as jobsShow } from './commands/jobs/show';
import { register as mailList } from './commands/mail/list';
import { register as mailRetry } from './commands/mail/retry';
import { register as mediaImport } from './commands/media/import';
import { register as mediaList } from './commands/media/list';
import { register as reportsDeliver } from './commands/reports/deliver';
import { register as reportsList } from './commands/reports/list';
import { register as screeningsExplain } from './commands/screenings/explain';
import { register as screeningsReplay } from './commands/screenings/replay';
import { register as screeningsRequeue } from './commands/screenings/requeue';
import { register as screeningsRun } from './commands/screenings/run';
import { register as suppliersImport } from './commands/suppliers/import';
import { register as usersCreate } from './commands/users/create';
import { register as watchlistsDiff } from './commands/watchlists/diff';
import { register as watchlistsImport } from './commands/watchlists/import';
import { register as watchlistsList } from './commands/watchlists/list';
import { register as watchlistsRollback } from './commands/watchlists/rollback';
import { register as watchlistsSchedule } from './commands/watchlists/schedule';
import { createDeps, type Deps } from './deps';
import { EXIT, exitCodeOf, explain, explainAsJson } from './exit-codes';
import { createOutput } from './output';
import { createProgress } from './progress';

type Register = (group: Command, deps: Deps) => void;

const SINGLE: readonly Register[] = [doctor];

const GROUPS: Record<string, { description: string; commands: readonly Register[] }> = {
  db: { description: 'the database', commands: [dbMigrate, dbBackup, dbRestore] },
  companies: { description: 'client companies', commands: [companiesCreate] },
  demo: { description: 'the demo', commands: [demoLoad] },
  jobs: { description: 'background jobs', commands: [jobsList, jobsShow, jobsRetry] },
  mail: { description: 'mail that waits or has failed', commands: [mailList, mailRetry] },
  media: { description: 'articles for adverse media', commands: [mediaImport, mediaList] },
  reports: { description: "the report gateway's requests", commands: [reportsList, reportsDeliver] },
  suppliers: { description: 'suppliers of workflows', commands: [suppliersImport] },
  screenings: {
    description: 'screenings of suppliers against the lists',
    commands: [screeningsRun, screeningsRequeue, screeningsReplay, screeningsExplain],
  },
  watchlists: {
    description: 'lists of sanctioned, debarred and exposed parties',
    commands: [watchlistsImport, watchlistsList, watchlistsDiff, watchlistsRollback, watchlistsSchedule],
  },
  users: { description: 'client users and provider staff', commands: [usersCreate] },
};

export interface Streams {
  input: Readable;
  out: (text: string) => void;
  err: (text: string) => void;
  isTerminal?: boolean;
}

export function createProgram(argv: readonly string[], { input, out, err, isTerminal = false }: Streams): Command {
  const program = new Command('homologa')
    .description("The operators' commands of Homologa")
    .version(version)
    .exitOverride();
  const isJson = () => argv.includes('--json');
  program.configureOutput({
    writeOut: out,
    writeErr: err,
    outputError: (text, write) => write(isJson() ? failureAsJson(text.trim().replace(/^error: /, ''), 'usage') : text),
  });
  const progress = createProgress({ write: err, isTerminal, isSilent: isJson });
  const deps = createDeps(createOutput(isJson, out), input, progress);
  for (const [name, group] of Object.entries(GROUPS)) {
    const command = program.command(name).description(group.description);
    for (const register of group.commands) register(command, deps);
  }
  for (const register of SINGLE) register(program, deps);
  for (const leaf of leavesOf(program)) leaf.option('--json', 'answer with JSON');
  return program;
}

export const leavesOf = (command: Command): readonly Command[] =>
  command.commands.length > 0 ? command.commands.flatMap(leavesOf) : [command];

const failureAsJson = (error: string, code: string) => `${JSON.stringify({ error, code })}\n`;

export async function runProgram(argv: readonly string[], streams: Streams): Promise<number> {
  const program = createProgram(argv, streams);
  try {
    await program.parseAsync(argv, { from: 'user' });
    return EXIT.done;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT.done : EXIT.usage;
    streams.err(`${argv.includes('--json') ? explainAsJson(error) : explain(error)}\n`);
    return exitCodeOf(error);
  }
}
