import { chmodSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Programs } from './packages';
import { runTool } from './program';

/** Paths of the certificates, which are made at each start and trusted by nobody else. */
export interface Authority {
  ca: string;
  certificate: string;
  key: string;
  /** Certificate and key in one file, as HAProxy reads them. */
  both: string;
}

const DAYS = '30';
const CURVE = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];

/** Creates a certificate authority and one certificate for `localhost` and 127.0.0.1. The authority's key is removed. */
export async function createAuthority(place: {
  programs: Programs;
  folder: string;
  own: (path: string) => void;
}): Promise<Authority> {
  const { programs, folder, own } = place;
  const inFolder = (name: string) => join(folder, name);
  const openssl = (...args: string[]) => runTool(programs.path('openssl'), args, { cwd: folder, user: null });
  const made = {
    ca: inFolder('ca.pem'),
    certificate: inFolder('server.pem'),
    key: inFolder('server.key'),
    both: inFolder('both.pem'),
  };
  const subject = (name: string) => ['-subj', `/CN=${name}`];
  await openssl(
    'req',
    '-x509',
    ...CURVE,
    '-keyout',
    inFolder('ca.key'),
    '-out',
    made.ca,
    '-days',
    DAYS,
    ...subject('Cluster'),
  );
  await openssl('req', ...CURVE, '-keyout', made.key, '-out', inFolder('server.csr'), ...subject('localhost'));
  writeFileSync(inFolder('names.cnf'), 'subjectAltName=DNS:localhost,IP:127.0.0.1\n');
  const signed = ['-CA', made.ca, '-CAkey', inFolder('ca.key'), '-CAcreateserial', '-days', DAYS];
  await openssl(
    'x509',
    '-req',
    '-in',
    inFolder('server.csr'),
    ...signed,
    '-extfile',
    inFolder('names.cnf'),
    '-out',
    made.certificate,
  );
  writeFileSync(made.both, readFileSync(made.certificate, 'utf8') + readFileSync(made.key, 'utf8'));
  for (const name of ['ca.key', 'server.csr', 'names.cnf']) rmSync(inFolder(name), { force: true });
  for (const path of Object.values(made)) {
    chmodSync(path, 0o600);
    own(path);
  }
  return made;
}
