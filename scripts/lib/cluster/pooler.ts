import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { accepts, delay } from '../processes';
import { at, HOST, type Machine } from './machine';
import { SUPERUSER } from './postgres-node';
import type { Program } from './program';

interface PoolerFiles {
  port: number;
  upstream: number;
  folder: string;
  authority: { ca: string; certificate: string; key: string };
}

/**
 * PgBouncer in transaction mode as operators configure it: TLS on both sides, passwords asked of PostgreSQL by
 * `auth_query`, and no prepared statements, which PgBouncer of Debian 12 does not know.
 */
export function poolerConfig({ port, upstream, folder, authority }: PoolerFiles): string {
  const settings = {
    listen_addr: HOST,
    listen_port: port,
    unix_socket_dir: '',
    pool_mode: 'transaction',
    auth_type: 'scram-sha-256',
    auth_file: join(folder, 'users.txt'),
    auth_user: SUPERUSER,
    default_pool_size: 20,
    max_client_conn: 1000,
    client_tls_sslmode: 'require',
    client_tls_cert_file: authority.certificate,
    client_tls_key_file: authority.key,
    server_tls_sslmode: 'verify-full',
    server_tls_ca_file: authority.ca,
    // By default a pool is closed for 15 s after PostgreSQL did not answer, which is most of a fail-over.
    server_login_retry: 1,
    server_connect_timeout: 3,
    query_wait_timeout: 10,
    ignore_startup_parameters: '',
  };
  return [
    '[databases]',
    `* = host=${HOST} port=${upstream}`,
    '[pgbouncer]',
    ...Object.entries(settings).map(([name, value]) => `${name} = ${value}`),
    '',
  ].join('\n');
}

/** PgBouncer, which is pointed to the primary by its file and SIGHUP, as the callbacks of Patroni do. */
export class Pooler {
  readonly address: string;
  readonly #machine: Machine;
  readonly #files: Omit<PoolerFiles, 'upstream'>;
  #program: Program | null = null;

  private constructor(machine: Machine, port: number) {
    this.#machine = machine;
    this.#files = { port, folder: machine.folder('pgbouncer'), authority: machine.authority };
    this.address = at(port);
    this.#write('users.txt', `"${SUPERUSER}" "${machine.password}"\n`);
  }

  static async open(machine: Machine): Promise<Pooler> {
    return new Pooler(machine, await machine.freePort());
  }

  async pointTo(port: number): Promise<void> {
    this.#write('pgbouncer.ini', poolerConfig({ ...this.#files, upstream: port }));
    if (this.#program) this.#program.signal('SIGHUP');
    else await this.#start();
  }

  /** Lets running transactions end, and starts the program again. */
  async restart(): Promise<void> {
    await this.#program?.stop('SIGINT', 10_000);
    await this.#start();
  }

  async stop(): Promise<void> {
    await this.#program?.stop('SIGTERM', 3_000);
  }

  async #start(): Promise<void> {
    const { programs, start } = this.#machine;
    this.#program = start('pgbouncer', programs.path('pgbouncer'), [join(this.#files.folder, 'pgbouncer.ini')]);
    while (!(await accepts({ host: HOST, port: this.#files.port }))) {
      if (this.#program.isOver) throw new Error('PgBouncer does not start: see its log');
      await delay(50);
    }
  }

  #write(name: string, text: string): void {
    const path = join(this.#files.folder, name);
    writeFileSync(path, text, { mode: 0o600 });
    this.#machine.own(path);
  }
}
