/** A test file that shows something about a row. Without `tests` all of its tests count. */
export interface Proof {
  file: string;
  /** Pieces of the names of the tests that count, as they stand in the file. */
  tests?: readonly string[];
}

/** Programs that try longer than tests can. They report their tries by row. */
export const LONG_PROGRAMS = ['faults', 'fuzz', 'cluster'] as const;
export type LongProgram = (typeof LONG_PROGRAMS)[number];

export interface SecurityRow {
  /** What is tried. */
  title: string;
  proofs: readonly Proof[];
  /** Programs that try the same for longer; they run with `--full`. */
  programs?: readonly LongProgram[];
  /** What neither the tests nor the programs try. */
  untried?: string;
}

const tests = (file: string, ...names: string[]): Proof => (names.length > 0 ? { file, tests: names } : { file });
const route = (file: string, ...names: string[]): Proof => tests(`server/src/routes/${file}.int.test.ts`, ...names);

/** The attacks and faults that the product must withstand, and the tests that try them. */
export const SECURITY_ROWS: Record<string, SecurityRow> = {
  R1: {
    title: 'workers killed in the middle of a job, on both queues',
    proofs: [
      tests('workers/src/worker-killed.queue.int.test.ts'),
      tests('workers/src/export-killed.queue.int.test.ts'),
      tests('workers/src/screening-killed.queue.int.test.ts'),
      tests('core/src/kernel/jobs/run-job.int.test.ts', 'a worker that lost its job', 'reclaiming'),
    ],
    programs: ['faults'],
  },
  R2: {
    title: 'servers ended by SIGTERM while requests are under way',
    proofs: [tests('server/src/stopping.int.test.ts'), tests('server/src/http/draining.int.test.ts')],
    programs: ['cluster'],
  },
  R3: {
    title: 'Redis stopped, emptied and slow while suppliers are added',
    proofs: [
      tests('workers/src/redis-stopped.queue.int.test.ts'),
      tests('workers/src/redis-forgot.queue.int.test.ts'),
      tests('workers/src/redis-slow.queue.fault.test.ts'),
      tests('server/src/readiness.int.test.ts', 'a queue that is away is told and holds nothing up'),
    ],
    programs: ['faults'],
  },
  R4: {
    title: 'PostgreSQL killed, cut off and started again',
    proofs: [
      tests('workers/src/database-away.queue.int.test.ts'),
      tests('server/src/middleware/errors.int.test.ts', 'while the database is away every call says so'),
      tests('core/src/kernel/database/connection-errors.int.test.ts'),
      tests('core/src/kernel/database/database.int.test.ts', 'a connection that breaks in the middle of a read'),
      tests('e2e/src/attack/faults/faults.int.test.ts', 'whatever is killed lose nothing'),
    ],
    programs: ['faults'],
  },
  R5: {
    title: 'processes killed between commit, hand-over and its mark',
    proofs: [
      tests('core/src/kernel/jobs/run-job.int.test.ts', 'handing over'),
      tests('core/src/kernel/jobs/hand-over.int.test.ts'),
      tests(
        'server/src/middleware/idempotency.int.test.ts',
        'what was committed by a process that died',
        'one that died before its commit',
      ),
    ],
    programs: ['faults'],
  },
  R6: {
    title: 'one request twice and fifty times at once under one key',
    proofs: [tests('server/src/middleware/idempotency.int.test.ts')],
  },
  R7: {
    title: 'notifications repeated, forged, old, changed and out of order',
    proofs: [
      route(
        'reports/report-gateways',
        'is handed over with what the bureau needs',
        'is never moved back',
        'counts only when the bureau has signed it',
        'that is cut off or far too long',
        'about an order that is unknown',
      ),
      route('payments/stripe-notifications'),
      route('payments/boleto-notifications', 'may be heard of in any order'),
      tests('core/src/kernel/signing/signed-http.test.ts'),
    ],
    programs: ['fuzz'],
  },
  R8: {
    title: 'many adds at once against a quota, and against a closing workflow',
    proofs: [
      route('suppliers/suppliers.routes', '200 concurrent adds against a quota of 50'),
      route('onboarding/closing-race'),
      tests('server/src/routes/onboarding/closed-meanwhile.fault.test.ts'),
      route('workflows/launch-and-close', 'a passed quota is a conflict by itself'),
      tests('core/src/compliance/checks/run-checks.int.test.ts', 'a quota that is too small is not used'),
    ],
    programs: ['faults'],
  },
  R9: {
    title: 'lists with one bad line, and a connection cut in the middle of one',
    proofs: [
      tests('core/src/suppliers/add/add-suppliers-bulk.int.test.ts'),
      tests('core/src/suppliers/import/import-suppliers.int.test.ts', 'with any error nothing is added'),
    ],
  },
  R10: {
    title: 'races: launch, close, submit, reminder, request, decision, handover',
    proofs: [
      route('workflows/launch-and-close', 'two launches at once', 'once in 24 hours'),
      route('onboarding/begin-races'),
      route('onboarding/handover-races'),
      route('reports/reports.routes', 'a BIR is asked for once', 'the last unit is used once'),
      route('desk/desk-requests.routes', 'two staff who take or deliver at once'),
      route('desk/desk-hold', 'fifty who take the next at once'),
      route('desk/request-status', 'two who move a request at once'),
      route('companies/company-users.routes', 'two admins who demote or deactivate each other'),
      tests('core/src/onboarding/account/connect-account.int.test.ts', 'starts and connects once'),
      tests('core/src/onboarding/answers/submit-questionnaire.int.test.ts', 'is done once'),
      tests('core/src/compliance/request-screening.int.test.ts', 'a second request finds the first'),
    ],
  },
  R11: {
    title: "every route with another company's ids, another supplier's, and without a session",
    proofs: [
      tests(
        'server/src/route-isolation.int.test.ts',
        "another company's ids answer exactly as unknown ones",
        'nobody without a session gets anything',
        'the desk is closed to clients and suppliers',
        'staff, who act in no company',
      ),
      route('onboarding/credentials'),
      route('workflows/isolation'),
      route('onboarding/access'),
    ],
  },
  R12: {
    title: 'rows of another company asked for, changed and written by plain SQL',
    proofs: [
      tests(
        'server/src/route-isolation.int.test.ts',
        'every table with a company forces row-level security',
        'a company cannot write a row of another one',
        'plain SQL of a company',
      ),
      tests(
        'core/src/kernel/database/database.int.test.ts',
        'sees only the company it names',
        'sees and changes only the company it names',
        'staff who look as a client write nothing',
      ),
    ],
  },
  R13: {
    title:
      'fields of rights, money and states smuggled into every body, billing changed after the payment, a second person made',
    proofs: [
      tests('server/src/smuggled-fields.test.ts'),
      route('accounts/account.routes', 'a profile takes no role, company or state'),
      route('payments/settled-payments'),
      tests('core/src/companies/rules/second-people.int.test.ts'),
    ],
  },
  R14: {
    title: 'passwords guessed: one account, at once, from many servers, unknown names',
    proofs: [
      route('accounts/lockout'),
      tests('server/src/http/admission.int.test.ts', 'one too many is told so at once'),
    ],
  },
  R15: {
    title: 'reset links reused, expired, raced and asked for under a forged host',
    proofs: [
      route('accounts/account.routes', 'a reset is asked for', 'changing the password asks for the old one'),
      route('accounts/lockout', 'of many resets at once'),
      tests('core/src/accounts/credentials/send-password-reset-mail.int.test.ts'),
      tests('server/src/middleware/one-host.int.test.ts'),
    ],
  },
  R16: {
    title: 'onboarding out of turn: steps skipped, closed, foreign, connected twice, answers that were not sent back',
    proofs: [
      route('onboarding/every-flow'),
      route('onboarding/access'),
      route('onboarding/workflow-access'),
      route('onboarding/begin'),
      tests('domain/src/onboarding/step-selection.test.ts'),
      tests('domain/src/onboarding/progress.test.ts'),
      tests('core/src/onboarding/account/connect-account.int.test.ts'),
      route('onboarding/bir-form', 'a submitted form is not replaced by one that could not be submitted'),
      tests('core/src/send-backs/send-back-follow-ups.int.test.ts'),
    ],
  },
  R17: {
    title: 'uploads that lie: scripts, programs, polyglots, names, sizes, aborts',
    proofs: [
      route('onboarding/downloads-and-limits', 'an upload'),
      route('suppliers/supplier-files', 'an upload is judged by its content'),
      route('onboarding/uploads-scanned'),
      tests('core/src/files/store-upload.test.ts'),
      tests('core/src/files/programs-in-archives.test.ts'),
      tests('core/src/files/scan-upload.test.ts'),
      tests('core/src/kernel/adapters/clamd-scanner.test.ts'),
      tests('core/src/files/clean-picture.test.ts'),
      tests('server/src/http/body-deadline.int.test.ts'),
      route('onboarding/uploads', 'parts beyond the limits are rejected', 'a part that is repeated'),
    ],
  },
  R18: {
    title: 'bombs: archives, spreadsheets, pictures, compressed and endless bodies',
    proofs: [
      tests('core/src/suppliers/import/untrusted-sheets.int.test.ts'),
      tests('core/src/kernel/spreadsheets/zip-parts.test.ts'),
      tests('core/src/kernel/limits/read-uploaded.test.ts'),
      tests('core/src/kernel/spreadsheets/first-sheet.test.ts'),
      tests(
        'core/src/files/clean-picture.test.ts',
        'a file that was made to cost much',
        'a picture of more pixels',
        'a stranger with many pictures',
        'no other form is ever decoded',
      ),
      route('accounts/pictures'),
      route('payments/desk-payment-lists', 'a bank statement of two megabytes'),
      tests('server/src/http/hostile-text.int.test.ts', 'a body that unpacks beyond its limit'),
      tests('core/src/screenings/lists/broken-files.int.test.ts'),
      tests('e2e/src/attack/fuzz/parsers.test.ts'),
    ],
    programs: ['fuzz'],
  },
  R19: {
    title: 'downloads with hostile names and contents; names inside archives',
    proofs: [
      route('onboarding/downloads-and-limits', 'an attachment'),
      tests('core/src/files/zip-files.test.ts'),
      tests('core/src/files/read-stored.queries.int.test.ts'),
      route('screenings/screenings.routes', 'is html within a sandbox'),
      route('exports/results.routes', 'all files of a supplier are a zip'),
    ],
  },
  R20: {
    title: 'formulas in what is exported',
    proofs: [
      tests('core/src/exports/xlsx/write-workbook.test.ts', 'no text becomes a formula'),
      tests('core/src/exports/xlsx/write-csv.test.ts'),
      tests('domain/src/exports/spreadsheet-text.test.ts'),
      tests('domain/src/exports/csv-field.test.ts'),
      route('payments/desk-payment-lists', 'nothing in it is a formula'),
    ],
  },
  R21: {
    title: 'line ends, NUL and half characters in names, subjects and addresses',
    proofs: [
      tests('core/src/mail/render-mail.test.ts', 'a subject with a line break is refused'),
      tests('core/src/kernel/adapters/smtp-mailer.int.test.ts'),
      tests('domain/src/identity/email.test.ts'),
      tests('server/src/http/hostile-text.int.test.ts', 'text that the database cannot hold'),
      tests('domain/src/wire/storable.test.ts'),
      route('workflows/edit-page', 'shows what people typed as text'),
    ],
  },
  R22: {
    title: 'outgoing calls led to private addresses, other hosts and endless answers',
    proofs: [
      tests('core/src/kernel/outgoing/outgoing.test.ts'),
      tests('core/src/kernel/outgoing/network-addresses.test.ts'),
      tests('core/src/kernel/outgoing/allowed-hosts.test.ts'),
      tests(
        'core/src/screenings/lists/run-watchlist-import.int.test.ts',
        'a publisher outside the public internet that nobody has allowed',
      ),
    ],
  },
  R23: {
    title: 'headers of every route, of pages, errors and cookies',
    proofs: [
      tests('server/src/route-isolation.int.test.ts', 'nobody without a session gets anything'),
      tests('server/src/pages/pages.int.test.ts'),
      tests('server/src/pages/onboarding-page.int.test.ts', 'has its styles in the page'),
      route('accounts/lockout', 'a device that has signed in before'),
    ],
    untried: 'TLS, which a proxy ends',
  },
  R24: {
    title: 'resources used up: bodies, depths, streams, exports, slow senders, random requests',
    proofs: [
      tests('server/src/http/admission.int.test.ts'),
      tests('server/src/http/stream-places.test.ts'),
      tests('server/src/http/openapi.test.ts', 'other work is done'),
      tests('domain/src/wire/list-query.test.ts', 'cuts a range of heavy rows'),
      tests('server/src/http/body-deadline.int.test.ts'),
      tests('server/src/http/hostile-text.int.test.ts'),
      tests('core/src/exports/export-jobs.int.test.ts', 'a person who has twenty exports'),
      tests('core/src/suppliers/import/import-suppliers.int.test.ts', 'a person who has twenty imports'),
      tests('e2e/src/attack/fuzz/fuzz.int.test.ts', 'no request, however wrong'),
    ],
    programs: ['fuzz'],
  },
  R25: {
    title: 'bureau, media, payment and mail servers that hang, fail, lie, drop and never end; a clock that jumps',
    proofs: [
      route('reports/bureau-faults'),
      route('payments/stripe-page', 'is tried again where that may help'),
      tests('server/src/routes/payments/stripe-away.fault.test.ts'),
      tests('workers/src/mail-outage.queue.int.test.ts'),
      tests('workers/src/mail-faults.queue.fault.test.ts'),
      route('reports/report-gateways', 'a bureau that does not call back'),
      tests('core/src/kernel/limits/breaker.test.ts'),
      tests('core/src/screenings/media/http-media.int.test.ts'),
      route('desk/desk-jobs', 'chosen jobs are retried and cancelled once'),
    ],
  },
  R26: {
    title: 'storage filled up: by one supplier, one company, a full disk',
    proofs: [
      tests('server/src/storage-quota.int.test.ts'),
      tests('server/src/storage-full.int.test.ts'),
      tests('server/src/disk-full.fault.test.ts'),
      route('onboarding/uploads-limits'),
      tests('core/src/files/partial-files.test.ts'),
      tests(
        'core/src/kernel/adapters/flydrive-file-store.int.test.ts',
        'refuses what would leave less than its reserve',
      ),
    ],
  },
  R27: {
    title: "a stranger's words in our mail, and mail to one victim without end",
    proofs: [
      route('onboarding/public-link'),
      tests('domain/src/identity/person-name.test.ts'),
      tests('domain/src/identity/domain-name.test.ts'),
      tests(
        'core/src/onboarding/mails/send-supplier-mail.int.test.ts',
        'a name that was typed over the link greets nobody',
      ),
      tests('core/src/suppliers/invitations/resend-invitation.int.test.ts'),
    ],
  },
  R28: {
    title: 'lockouts raced, and used against the owner',
    proofs: [
      route(
        'accounts/lockout',
        'of forty guesses at once',
        'a device that has signed in before gets in',
        'strangers do not keep a person',
        'a mailed reset ends the lockout',
      ),
      route('onboarding/begin-races', 'concurrent guesses of one code', 'codes that a stranger has asked for'),
      route(
        'onboarding/public-link',
        'compares no more guesses than may be wrong',
        'lets the owner confirm after a stranger has guessed',
      ),
    ],
  },
  R29: {
    title: 'supervised processes killed, credentials changed under load',
    proofs: [
      tests('scripts/lib/product/product-killed.int.test.ts'),
      tests('scripts/lib/product/supervise.test.ts'),
      tests('scripts/lib/product/keep-running.test.ts'),
      tests('server/src/readiness.int.test.ts', 'the accounts of the database are changed without a stop'),
    ],
    programs: ['faults'],
  },
  R30: {
    title: 'exhausted jobs tried again; jobs whose subject is deleted before or during them',
    proofs: [
      tests('workers/src/retry-job.int.test.ts'),
      tests('workers/src/deleted-subject.fault.test.ts'),
      tests('workers/src/deleted-supplier.fault.test.ts'),
      tests('core/src/jobs/change-jobs.test.ts'),
      route('desk/desk-jobs', 'chosen jobs are retried', 'all jobs of a filter are changed by one job'),
    ],
  },
  R31: {
    title: 'fail-over of PostgreSQL and Redis, rolling restart, under load',
    proofs: [
      tests('workers/src/redis-groups.queue.int.test.ts'),
      tests('server/src/pooler.int.test.ts'),
      tests('server/src/redis-cluster.int.test.ts'),
      tests('workers/src/redis-cluster.int.test.ts'),
    ],
    programs: ['cluster'],
  },
};

export const ROW_NAMES = Object.keys(SECURITY_ROWS);
