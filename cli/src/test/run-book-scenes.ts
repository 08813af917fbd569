export interface Scene {
  /** Page and first line of the block. */
  block: string;
  /** Part of what the block prints. */
  shows: RegExp;
  /** Exit code, 0 unless set. */
  ends?: number;
  /** The block needs psql or createdb, which Debian's packages install. */
  needsPsql?: boolean;
  /** Other program that the block needs; it is skipped without it. */
  needs?: 'openssl' | 'redis-cli';
  /** Runs on the database and files into which a backup is restored. */
  isElsewhere?: boolean;
  /** Server and worker are started before the block. */
  startsPrograms?: boolean;
  /** Repeated until it prints `shows`: a job that runs every minute comes first, or a busy machine answers late. */
  isAwaited?: boolean;
}

const ALL_WELL = /^(?![^]*\twrong\t)[^]*workers\tok\tone is alive/;

/** Scenes of the run book in the order in which they run: an operator's life on one installation. */
export const RUN_BOOK_SCENES: readonly Scene[] = [
  {
    block: `install-on-debian: runuser -u postgres -- psql -c "CREATE ROLE homologa_owner LOGIN CREATEROLE PASSWORD '$DATABASE_PASSWORD'"`,
    shows: /CREATE ROLE/,
    needsPsql: true,
  },
  {
    block: 'install-on-debian: redis-cli config set appendonly yes',
    shows: /^OK\nOK\nOK\n$/,
    needs: 'redis-cli',
  },
  { block: 'install-on-debian: runuser -u homologa -- homologa db migrate', shows: /_tables/ },
  { block: 'install-on-debian: cd /etc/haproxy && umask 077', shows: /^$/, needs: 'openssl' },
  {
    block:
      'install-on-debian: echo "$PASSWORD" | runuser -u homologa -- homologa users create --staff --role all --name "Eva Ruiz" --email eva@provider.test',
    shows: ALL_WELL,
    startsPrograms: true,
  },
  {
    block:
      'install-on-debian: runuser -u homologa -- homologa companies create --legal-name "Minera Boreal S.A." --country chile --product questionnaire:200 --product bir:50',
    shows: /Minera Boreal S\.A\. is there[^]*ana@client\.test/,
  },
  { block: 'watch: homologa doctor', shows: ALL_WELL, isAwaited: true },
  { block: 'watchlists: homologa watchlists schedule un-sc --every 24', shows: /un-sc is fetched every 24 hours/ },
  {
    block: 'watchlists: homologa watchlists import own-list list.csv --format csv --mapping mapping.json --topic media',
    shows: /snapshot 1: 1 entries, 1 added[^]*own-list/,
  },
  {
    block: 'watchlists: homologa media import press articles.jsonl --title "Press review"',
    shows: /1 articles that name a risk[^]*0 articles that name a risk/,
  },
  { block: 'back-up: homologa db backup /backups/2026-11-24', shows: /backed up/ },
  {
    block: "back-up: homologa db backup 's3://KEY:SECRET@host/bucket/backups/2026-11-24?region=…'",
    shows: /backed up/,
  },
  { block: 'back-up: npm run homologa -- db backup /backups/trial', shows: /backed up/ },
  {
    block:
      'restore: runuser -u postgres -- createdb --owner=homologa_owner --encoding=UTF8 --locale=C.UTF-8 --template=template0 restored',
    shows: /^$/,
    needsPsql: true,
  },
  {
    block: 'restore: homologa db restore /backups/2026-11-24',
    shows: /restored [^]*migrations\tok[^]*workers\twrong/,
    ends: 1,
    isElsewhere: true,
  },
  {
    block: 'restore: DATA_DIR=/var/lib/homologa-restored npm run homologa -- db restore /backups/trial',
    shows: /restored /,
  },
  { block: 'verify-the-audit-trail: homologa audit verify', shows: /provider\twhole/, isAwaited: true },
  {
    block: 'upgrade: runuser -u homologa -- env HOMOLOGA_ROOT=/opt/homologa-2 homologa db backup /backups/before-2',
    shows: /backed up/,
  },
  {
    block: 'upgrade: runuser -u homologa -- env HOMOLOGA_ROOT=/opt/homologa-2 homologa db migrate',
    shows: /the database is up to date/,
  },
  { block: 'upgrade: curl --silent http://127.0.0.1:4001/readyz', shows: /"status":"ready"[^]*workers\tok/ },
  { block: 'when-postgresql-is-down: homologa doctor || true', shows: /a new connection is let in/ },
  { block: 'when-postgresql-is-down: homologa db migrate', shows: /the database is up to date/ },
  {
    block:
      "when-postgresql-is-down: runuser -u postgres -- psql production -c 'SELECT pid, state, xact_start, left(query, 60) FROM pg_stat_activity ORDER BY xact_start LIMIT 5'",
    shows: /xact_start/,
    needsPsql: true,
  },
  { block: 'when-a-queue-is-paused: homologa doctor || true', shows: /queue\tok/ },
  { block: 'when-a-queue-is-paused: homologa jobs list --status queued', shows: /^/ },
  { block: 'when-a-queue-is-paused: homologa jobs resume exports', shows: /exports was not paused/ },
  { block: 'when-a-worker-is-stuck: curl --silent http://127.0.0.1:9401/readyz', shows: /"loops":"ok"/ },
  {
    block: 'when-redis-is-down: redis-cli ping',
    shows: /PONG[^]*maxmemory_policy:noeviction[^]*appendonly\nyes/,
    needs: 'redis-cli',
  },
  { block: 'when-a-worker-is-stuck: homologa jobs list --status queued', shows: /^/ },
  { block: 'when-a-worker-is-stuck: homologa jobs list --status failed', shows: /^/ },
  { block: 'when-mail-does-not-go-out: homologa doctor || true', shows: /mail\tok/ },
  { block: 'when-mail-does-not-go-out: homologa mail retry --all', shows: /mails that are sent again: 0/ },
  { block: 'when-mail-does-not-go-out: homologa mail suppressed', shows: /^/ },
  { block: 'when-the-disk-is-full: df -h /var/lib/homologa', shows: /Avail/ },
  {
    block: `when-the-disk-is-full: runuser -u postgres -- psql production -c 'SELECT c."legalName", u.bytes FROM "StorageUse" u JOIN "Company" c ON c.id = u."companyId" ORDER BY bytes DESC LIMIT 10'`,
    shows: /legalName/,
    needsPsql: true,
  },
  { block: 'when-the-disk-is-full: homologa doctor', shows: /file store\tok/ },
  { block: 'when-the-file-store-is-down: homologa doctor || true', shows: /file store\tok/ },
  { block: 'when-the-file-store-is-down: homologa jobs list --status failed', shows: /^/ },
  { block: 'when-a-list-or-screening-fails: homologa watchlists list', shows: /own-list[^]*press/ },
  { block: 'when-a-list-or-screening-fails: homologa jobs list --status failed', shows: /^/ },
  { block: 'when-a-list-or-screening-fails: homologa screenings requeue', shows: /^/ },
  { block: 'when-the-payment-provider-is-down: homologa payments list', shows: /^/ },
  { block: 'when-the-bureau-is-down: homologa requests list', shows: /^/ },
];
