import type { Readable } from 'node:stream';
import { Command, CommanderError } from 'commander';
import { version } from '../package.json';
import { register as auditExport } from './commands/audit/export';
import { register as auditList } from './commands/audit/list';
import { register as auditVerify } from './commands/audit/verify';
import { register as companiesActivate } from './commands/companies/activate';
import { register as companiesCreate } from './commands/companies/create';
import { register as companiesDeactivate } from './commands/companies/deactivate';
import { register as companiesFeatures } from './commands/companies/features';
import { register as companiesList } from './commands/companies/list';
import { register as companiesQuota } from './commands/companies/quota';
import { register as companiesShow } from './commands/companies/show';
import { register as completion } from './commands/completion';
import { register as dbBackup } from './commands/db/backup';
import { register as dbMigrate } from './commands/db/migrate';
import { register as dbRestore } from './commands/db/restore';
import { register as demoLoad } from './commands/demo/load';
import { register as doctor } from './commands/doctor';
import { register as jobsCancel } from './commands/jobs/cancel';
import { register as jobsList } from './commands/jobs/list';
import { register as jobsPause } from './commands/jobs/pause';
import { register as jobsResume } from './commands/jobs/resume';
import { register as jobsRetry } from './commands/jobs/retry';
import { register as jobsShow } from './commands/jobs/show';
import { register as mailLift } from './commands/mail/lift';
import { register as mailList } from './commands/mail/list';
import { register as mailRetry } from './commands/mail/retry';
import { register as mailSuppressed } from './commands/mail/suppressed';
import { register as man } from './commands/man';
import { register as mediaImport } from './commands/media/import';
import { register as mediaList } from './commands/media/list';
import { register as paymentsConfirm } from './commands/payments/confirm';
import { register as paymentsList } from './commands/payments/list';
import { register as paymentsReject } from './commands/payments/reject';
import { register as paymentsShow } from './commands/payments/show';
import { register as requestsAssign } from './commands/requests/assign';
import { register as requestsDeliver } from './commands/requests/deliver';
import { register as requestsList } from './commands/requests/list';
import { register as requestsShow } from './commands/requests/show';
import { register as requestsStatus } from './commands/requests/status';
import { register as requestsTake } from './commands/requests/take';
import { register as retentionRun } from './commands/retention/run';
import { register as retentionShow } from './commands/retention/show';
import { register as scoresList } from './commands/scores/list';
import { register as scoresReplay } from './commands/scores/replay';
import { register as screeningsExplain } from './commands/screenings/explain';
import { register as screeningsReplay } from './commands/screenings/replay';
import { register as screeningsRequeue } from './commands/screenings/requeue';
import { register as screeningsRun } from './commands/screenings/run';
import { register as suppliersCorrectAddresses } from './commands/suppliers/correct-addresses';
import { register as suppliersExport } from './commands/suppliers/export';
import { register as suppliersImport } from './commands/suppliers/import';
import { register as suppliersList } from './commands/suppliers/list';
import { register as suppliersRemind } from './commands/suppliers/remind';
import { register as suppliersResend } from './commands/suppliers/resend';
import { register as usersCreate } from './commands/users/create';
import { register as usersDisable } from './commands/users/disable';
import { register as usersEnable } from './commands/users/enable';
import { register as usersInvite } from './commands/users/invite';
import { register as usersList } from './commands/users/list';
import { register as usersResetPassword } from './commands/users/reset-password';
import { register as usersResetSecondFactor } from './commands/users/reset-second-factor';
import { register as usersRoles } from './commands/users/roles';
import { register as usersSessions } from './commands/users/sessions';
import { register as watchlistsDiff } from './commands/watchlists/diff';
import { register as watchlistsImport } from './commands/watchlists/import';
import { register as watchlistsList } from './commands/watchlists/list';
import { register as watchlistsRollback } from './commands/watchlists/rollback';
import { register as watchlistsSchedule } from './commands/watchlists/schedule';
import { register as workflowsClose } from './commands/workflows/close';
import { register as workflowsCreate } from './commands/workflows/create';
import { register as workflowsLaunch } from './commands/workflows/launch';
import { register as workflowsList } from './commands/workflows/list';
import { register as workflowsShow } from './commands/workflows/show';
import { createConfirm } from './confirm';
import { createDeps, type Deps } from './deps';
import { EXIT, exitCodeOf, explain, explainAsJson } from './exit-codes';
import { createOutput } from './output';
import { createProgress } from './progress';

type Register = (group: Command, deps: Deps) => void;

const SINGLE: readonly Register[] = [doctor, completion, man];

interface Group {
  description: string;
  /** Former name, which still works. */
  alias?: string;
  commands: readonly Register[];
}

const GROUPS: Record<string, Group> = {
  db: {
    description: 'the database',
    commands: [dbMigrate, dbBackup, dbRestore],
  },
  companies: {
    description: 'client companies',
    commands: [
      companiesCreate,
      companiesList,
      companiesShow,
      companiesFeatures,
      companiesQuota,
      companiesActivate,
      companiesDeactivate,
    ],
  },
  users: {
    description: 'client users and provider staff',
    commands: [
      usersCreate,
      usersList,
      usersInvite,
      usersRoles,
      usersDisable,
      usersEnable,
      usersResetPassword,
      usersResetSecondFactor,
      usersSessions,
    ],
  },
  workflows: {
    description: 'workflows of client companies',
    commands: [workflowsList, workflowsShow, workflowsCreate, workflowsLaunch, workflowsClose],
  },
  suppliers: {
    description: 'suppliers of workflows',
    commands: [
      suppliersList,
      suppliersImport,
      suppliersExport,
      suppliersRemind,
      suppliersResend,
      suppliersCorrectAddresses,
    ],
  },
  requests: {
    description: 'the requests for reports at the desk',
    alias: 'reports',
    commands: [requestsList, requestsShow, requestsTake, requestsAssign, requestsStatus, requestsDeliver],
  },
  payments: {
    description: 'payments of suppliers, which the desk checks',
    commands: [paymentsList, paymentsShow, paymentsConfirm, paymentsReject],
  },
  screenings: {
    description: 'screenings of suppliers against the lists',
    commands: [screeningsRun, screeningsRequeue, screeningsReplay, screeningsExplain],
  },
  scores: {
    description: 'scores of questionnaires',
    commands: [scoresList, scoresReplay],
  },
  watchlists: {
    description: 'lists of sanctioned, debarred and exposed parties',
    commands: [watchlistsImport, watchlistsList, watchlistsDiff, watchlistsRollback, watchlistsSchedule],
  },
  media: {
    description: 'articles for adverse media',
    commands: [mediaImport, mediaList],
  },
  mail: {
    description: 'mail that waits or has failed, and suppressed addresses',
    commands: [mailList, mailRetry, mailSuppressed, mailLift],
  },
  jobs: {
    description: 'background jobs',
    commands: [jobsList, jobsShow, jobsRetry, jobsCancel, jobsPause, jobsResume],
  },
  audit: {
    description: 'the audit trail of all companies',
    commands: [auditList, auditExport, auditVerify],
  },
  retention: {
    description: 'how long the data of companies are kept',
    commands: [retentionShow, retentionRun],
  },
  demo: {
    description: 'the demo',
    commands: [demoLoad],
  },
};

export interface Streams {
  input: Readable;
  out: (text: string) => void;
  err: (text: string) => void;
  /** True if standard error is a terminal, in which progress is redrawn. */
  isTerminal?: boolean;
  /** True if standard output is a terminal, which gets tables. */
  showsTables?: boolean;
}

const AS = ['--as <name>', 'the operator whom the audit trail names, beside the user of the system'] as const;

export function createProgram(
  argv: readonly string[],
  { input, out, err, isTerminal = false, showsTables = false }: Streams,
): Command {
  const program = new Command('homologa')
    .description("The operators' commands of Homologa")
    .version(version)
    .option(...AS)
    .exitOverride();
  let as: string | undefined;
  program.hook('preAction', (_, command) => {
    as = command.optsWithGlobals<{ as?: string }>().as;
  });
  const isJson = () => argv.includes('--json');
  program.configureOutput({
    writeOut: out,
    writeErr: err,
    outputError: (text, write) => write(isJson() ? failureAsJson(text.trim().replace(/^error: /, ''), 'usage') : text),
  });
  const progress = createProgress({ write: err, isTerminal, isSilent: isJson });
  const deps = createDeps({
    output: createOutput({ write: out, isJson, isTerminal: showsTables }),
    input,
    progress,
    confirm: createConfirm(input, err),
    as: () => as,
  });
  for (const [name, group] of Object.entries(GROUPS)) {
    const command = program.command(name).description(group.description);
    if (group.alias) command.alias(group.alias);
    for (const register of group.commands) register(command, deps);
  }
  for (const register of SINGLE) register(program, deps);
  for (const leaf of leavesOf(program)) leaf.option('--json', 'answer with JSON').option(...AS);
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
