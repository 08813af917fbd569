import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { eventually } from '../eventually';
import { freePort } from './free-port';

export const hasDovecot = (): boolean => spawnSync('dovecot', ['--version']).status === 0;

const PASSWORD = 'p@ss/word';

interface ImapServer {
  /** Address of the folder INBOX, with TLS from the first byte. */
  url: string;
  /** The same with STARTTLS. */
  upgradedUrl: string;
  ca: string;
  deliver(message: string): void;
  /** Marks the new messages as read, as a person's mail program does. */
  openAll(): void;
  /** Flags of the messages, in the order of their delivery, as letters of Maildir. */
  flags(): string[];
  stop(): Promise<void>;
}

/** Starts Dovecot with one mailbox in a new folder. */
export async function startImapServer(): Promise<ImapServer> {
  const directory = mkdtempSync(join(tmpdir(), 'homologa-imap-'));
  const [port, upgradedPort] = [await freePort(), await freePort()];
  const mail = join(directory, 'mail');
  const inbox = ['new', 'cur', 'tmp'].map((name) => join(mail, name));
  const { cert, key } = makeCertificate(directory);
  const isRoot = process.getuid?.() === 0;
  // Dovecot reads no mail as root, and changes to other users only as root.
  const owner = isRoot ? idsOf('nobody') : { uid: userInfo().uid, gid: userInfo().gid };
  for (const path of [directory, mail, ...inbox]) {
    mkdirSync(path, { recursive: true });
    chownSync(path, owner.uid, owner.gid);
  }
  const me = userInfo().username;
  writeFileSync(
    join(directory, 'dovecot.conf'),
    `
base_dir = ${directory}/run
log_path = ${directory}/log
protocols = imap
listen = 127.0.0.1
ssl = required
ssl_cert = <${cert}
ssl_key = <${key}
mail_location = maildir:${mail}
first_valid_uid = 1
disable_plaintext_auth = yes
${isRoot ? '' : `default_internal_user = ${me}\ndefault_login_user = ${me}\ndefault_internal_group = ${userInfo().gid}`}
passdb {
  driver = static
  args = password=${PASSWORD}
}
userdb {
  driver = static
  args = uid=${owner.uid} gid=${owner.gid} home=${directory}
}
service imap-login {
  chroot =
  inet_listener imap {
    port = ${upgradedPort}
  }
  inet_listener imaps {
    port = ${port}
    ssl = yes
  }
}
service anvil {
  chroot =
}
service stats {
  chroot =
}
`,
  );
  const server = spawn('dovecot', ['-F', '-c', join(directory, 'dovecot.conf')], { stdio: 'ignore' });
  await eventually(() => connects(port));
  const urlOf = (protocol: string, at: number) => {
    const login = `bounces%40homologa.test:${encodeURIComponent(PASSWORD)}`;
    return `${protocol}://${login}@127.0.0.1:${at}/INBOX`;
  };
  let delivered = 0;
  return {
    url: urlOf('imaps', port),
    upgradedUrl: urlOf('imap', upgradedPort),
    ca: readFileSync(cert, 'utf8'),
    deliver(message) {
      delivered += 1;
      const path = join(mail, 'new', `${String(delivered).padStart(6, '0')}.test`);
      writeFileSync(path, message);
      chownSync(path, owner.uid, owner.gid);
    },
    openAll() {
      for (const name of readdirSync(join(mail, 'new')))
        renameSync(join(mail, 'new', name), join(mail, 'cur', `${name}:2,S`));
      for (const name of readdirSync(join(mail, 'cur')).filter((one) => one.endsWith(':2,')))
        renameSync(join(mail, 'cur', name), join(mail, 'cur', `${name}S`));
    },
    flags: () =>
      ['cur', 'new']
        .flatMap((name) => readdirSync(join(mail, name)))
        .toSorted()
        .map((name) => name.split(':2,')[1] ?? ''),
    async stop() {
      const gone = once(server, 'exit');
      server.kill('SIGTERM');
      await gone;
      await rm(directory, { recursive: true, force: true });
    },
  };
}

function makeCertificate(directory: string): { cert: string; key: string } {
  const [cert, key] = [join(directory, 'cert.pem'), join(directory, 'key.pem')];
  const subject = ['-subj', '/CN=127.0.0.1', '-addext', 'subjectAltName=IP:127.0.0.1', '-days', '2'];
  const files = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-keyout', key, '-out', cert];
  const made = spawnSync('openssl', ['req', '-x509', ...files, ...subject], { encoding: 'utf8' });
  if (made.status !== 0) throw new Error(`openssl: ${made.stderr}`);
  return { cert, key };
}

function idsOf(name: string): { uid: number; gid: number } {
  const idOf = (kind: string) => Number(spawnSync('id', [kind, name], { encoding: 'utf8' }).stdout);
  return { uid: idOf('-u'), gid: idOf('-g') };
}

async function connects(port: number): Promise<void> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.destroy();
}
