import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eventually } from '../eventually';
import { freePort } from './free-port';

export const hasPgbouncer = (): boolean => spawnSync('pgbouncer', ['--version']).status === 0;

export async function startPgbouncer(
  addresses: readonly string[],
  settings: Record<string, string>,
): Promise<{ addresses: string[]; stop(): Promise<void> }> {
  const urls = addresses.map((address) => new URL(address));
  const directory = mkdtempSync(join(tmpdir(), 'homologa-pgbouncer-'));
  const port = await freePort();
  const [ini, users] = [join(directory, 'pgbouncer.ini'), join(directory, 'users.txt')];
  const lines = {
    listen_addr: '127.0.0.1',
    listen_port: String(port),
    unix_socket_dir: '',
    auth_type: 'plain',
    auth_file: users,
    ...settings,
  };
  const options = Object.entries(lines).map(([name, value]) => `${name} = ${value}`);
  const upstream = `* = host=${urls[0]?.hostname} port=${urls[0]?.port}`;
  writeFileSync(ini, ['[databases]', upstream, '[pgbouncer]', ...options, ''].join('\n'));
  writeFileSync(users, urls.map(({ username, password }) => `"${username}" "${password}"\n`).join(''));
  const user = unprivileged();
  if (user) for (const path of [directory, ini, users]) chownSync(path, user.uid, user.gid);
  const server = spawn('pgbouncer', [ini], { stdio: 'ignore', ...user });
  await eventually(() => connects(port));
  return {
    addresses: urls.map((url) => Object.assign(url, { port: String(port) }).toString()),
    async stop() {
      const gone = once(server, 'exit');
      server.kill('SIGKILL');
      await gone;
      await rm(directory, { recursive: true, force: true });
    },
  };
}

/** PgBouncer refuses to run as root. */
function unprivileged(): { uid: number; gid: number } | null {
  if (process.getuid?.() !== 0) return null;
  const idOf = (kind: string) => Number(spawnSync('id', [kind, 'nobody'], { encoding: 'utf8' }).stdout);
  return { uid: idOf('-u'), gid: idOf('-g') };
}

async function connects(port: number): Promise<void> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.destroy();
}
