import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withClient } from '../postgres/databases';
import { delay } from '../processes';
import { Halt } from '../say';
import { HOST, type Machine } from './machine';
import { type Program, runTool } from './program';

export const SUPERUSER = 'postgres';
/** Name under which a primary knows its standby, whichever of the two servers it is. */
export const STANDBY = 'standby';
const REPLICATOR = 'replicator';
const ANSWER_MS = 2_000;
const START_MS = 60_000;
const FIRST_PAUSE_MS = 100;

/** Only TLS connections are accepted, also from the standby. */
const HBA = `hostssl all all ${HOST}/32 scram-sha-256\nhostssl replication ${REPLICATOR} ${HOST}/32 scram-sha-256\n`;

/** One of the two PostgreSQL servers: a folder and a port, and its process while it runs. */
export class PostgresNode {
  readonly name: string;
  readonly port: number;
  readonly #machine: Machine;
  readonly #dir: string;
  program: Program | null = null;

  constructor(machine: Machine, name: string, port: number) {
    this.#machine = machine;
    this.name = name;
    this.port = port;
    this.#dir = join(machine.dir, name);
  }

  url(database: string): string {
    const { password, authority } = this.#machine;
    return `postgresql://${SUPERUSER}:${password}@${HOST}:${this.port}/${database}?sslmode=verify-full&sslrootcert=${authority.ca}`;
  }

  /** Runs one statement on the server's own database. Rejects within seconds if the server hangs. */
  ask<Row>(statement: string): Promise<Row[]> {
    const work = withClient(this.url('postgres'), async (client) => (await client.query(statement)).rows as Row[]);
    const late = delay(ANSWER_MS).then(() => Promise.reject(new Error(`${this.name} does not answer`)));
    return Promise.race([work, late]);
  }

  async initialise(): Promise<void> {
    const { password, own, dir, folder } = this.#machine;
    folder(this.name);
    const secret = join(dir, `${this.name}.pw`);
    writeFileSync(secret, `${password}\n`, { mode: 0o600 });
    own(secret);
    const locale = ['--locale=C', '--locale-provider=icu', '--icu-locale=und'];
    await this.#tool('initdb', [
      `--pgdata=${this.#dir}`,
      `--username=${SUPERUSER}`,
      `--pwfile=${secret}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      ...locale,
      '--no-instructions',
    ]);
    rmSync(secret);
    writeFileSync(join(this.#dir, 'pg_hba.conf'), HBA);
    await this.start();
    await this.ask(`CREATE ROLE ${REPLICATOR} LOGIN REPLICATION PASSWORD '${password}'`);
  }

  /** Replaces the data by a copy of the primary's, and starts as its standby. */
  async copyFrom(primary: PostgresNode): Promise<void> {
    await this.program?.kill();
    rmSync(this.#dir, { recursive: true, force: true });
    this.#machine.folder(this.name);
    const { password, authority } = this.#machine;
    const from = [
      `host=${HOST} port=${primary.port} user=${REPLICATOR} password=${password}`,
      `application_name=${STANDBY} sslmode=verify-full sslrootcert=${authority.ca}`,
    ];
    const options = ['--write-recovery-conf', '--wal-method=stream', '--checkpoint=fast', '--no-sync'];
    await this.#tool('pg_basebackup', ['-d', from.join(' '), '-D', this.#dir, ...options]);
    await this.start();
  }

  async start(): Promise<void> {
    const { authority, start, programs, dir } = this.#machine;
    const settings = {
      port: this.port,
      listen_addresses: HOST,
      unix_socket_directories: '',
      max_connections: 300,
      ssl: 'on',
      ssl_cert_file: authority.certificate,
      ssl_key_file: authority.key,
      ssl_ca_file: authority.ca,
      wal_level: 'replica',
      wal_keep_size: '512MB',
      hot_standby: 'on',
      // A read of the standby waits this long at most for a change that removes its rows.
      max_standby_streaming_delay: '5s',
      wal_receiver_timeout: '5s',
      wal_sender_timeout: '5s',
    };
    const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
    const program = start(this.name, join(programs.postgres, 'postgres'), ['-D', this.#dir, ...flags]);
    this.program = program;
    const until = Date.now() + START_MS;
    while (!(await this.answers())) {
      if (program.isOver || Date.now() > until)
        throw new Halt(`PostgreSQL ${this.name} does not start: see ${join(dir, 'logs', `${this.name}.log`)}`);
      await delay(FIRST_PAUSE_MS);
    }
  }

  answers(): Promise<boolean> {
    return this.ask('SELECT 1').then(
      () => true,
      () => false,
    );
  }

  #tool(name: string, args: readonly string[]): Promise<string> {
    const { programs, dir, user } = this.#machine;
    return runTool(join(programs.postgres, name), args, { cwd: dir, user });
  }
}
