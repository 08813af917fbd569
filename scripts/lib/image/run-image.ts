import { type ChildProcess, spawn } from 'node:child_process';
import { chownSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inRoot } from '../paths';
import { createDatabase } from '../postgres/databases';
import { startPostgres } from '../postgres/postgres';
import { delay, freePort } from '../processes';
import { Halt, say } from '../say';
import { type AssembledImage, sealFolder } from './assemble';
import { healthCheckOf } from './health-check';

/** User `nobody` of Debian, whom nothing of the machine belongs to. */
const NOBODY = 65_534;
const START_MS = 60_000;
const STOP_MS = 30_000;

const isRoot = () => process.getuid?.() === 0;

/**
 * Starts the programs from an assembled image as a container would: an own environment, the root read-only, as root
 * under another user, on an empty PostgreSQL outside. Loads every package, applies the migrations, and asks server and
 * workers whether they are well, also by the health check of the Dockerfile.
 */
export async function runImage({ root, specifiers }: AssembledImage): Promise<void> {
  const home = mkdtempSync(join(tmpdir(), 'homologa-image-run-'));
  for (const name of ['data', 'tmp']) {
    mkdirSync(join(home, name), { mode: 0o700 });
    if (isRoot()) chownSync(join(home, name), NOBODY, NOBODY);
  }
  if (isRoot()) chownSync(home, NOBODY, NOBODY);
  sealFolder(root);
  const postgres = await startPostgres({ ephemeral: true });
  const running: ImageProcess[] = [];
  try {
    await createDatabase(postgres, 'image');
    const port = await freePort();
    const env = {
      PATH: '/nonexistent',
      NODE_ENV: 'production',
      API_DOCS: 'true',
      HOMOLOGA_ROOT: root,
      DATA_DIR: join(home, 'data'),
      TMPDIR: join(home, 'tmp'),
      HOST: '127.0.0.1',
      PORT: String(port),
      DATABASE_URL: postgres.url('image'),
      PUBLIC_URL: 'https://homologa.test',
      MAIL_CAPTURE: 'true',
      SHUTDOWN_GRACE_SECONDS: '0',
    };
    const start = (args: string[], input = '', more = {}) => new ImageProcess(root, { ...env, ...more }, args, input);
    const run = async (what: string, args: string[], input = '') => {
      const process = start(args, input);
      const code = await process.over;
      if (code !== 0) throw new Halt(`${what} ended with ${code}:\n${process.output.trim()}`);
      say(`ok      ${what}`);
      return process.output;
    };

    await run(`all ${specifiers.length} imports load`, ['--input-type=module', '-e', LOAD_ALL, ...specifiers]);
    await run('db migrate', ['dist/cli/main.js', 'db', 'migrate']);
    const person = ['--staff', '--role', 'all', '--name', 'Eva Ruiz', '--email', 'eva@provider.test'];
    await run('users create', ['dist/cli/main.js', 'users', 'create', ...person], 'a password of the image\n');

    const metricsOf = { server: await metricsOn(), workers: await metricsOn() };
    const server = start(['--enable-source-maps', 'dist/server/main.js'], '', metricsOf.server);
    const workers = start(['--enable-source-maps', 'dist/workers/main.js'], '', metricsOf.workers);
    running.push(server, workers);
    const origin = `http://127.0.0.1:${port}`;
    await whenReady(`${origin}/readyz`, [server, workers]);
    say('ok      /readyz');
    const check = healthCheckOf(readFileSync(inRoot('Dockerfile'), 'utf8'));
    for (const [name, metrics] of Object.entries(metricsOf))
      await whenHealthy(name, () => start(check, '', metrics), [server, workers]);
    for (const [path, expected] of PAGES) {
      const answer = await fetch(origin + path, { signal: AbortSignal.timeout(10_000) });
      const text = await answer.text();
      if (!answer.ok || !text.includes(expected))
        throw new Halt(`${path} answers ${answer.status}: ${text.slice(0, 200)}`);
      say(`ok      ${path} (${text.length} characters)`);
    }
    await run('doctor, with a worker at work', ['dist/cli/main.js', 'doctor']);
    for (const process of running) await process.stop();
    say('the image runs');
  } finally {
    for (const process of running) await process.stop();
    await postgres.stop();
    rmSync(home, { recursive: true, force: true });
  }
}

const metricsOn = async () => ({ METRICS_HOST: '127.0.0.1', METRICS_PORT: String(await freePort()) });

const PAGES = [
  ['/', '<div id="root">'],
  ['/onboarding/home', 'id="root"'],
  ['/api/docs', 'swagger-ui'],
  ['/api/docs/assets/swagger-ui-bundle.js', 'SwaggerUIBundle'],
  ['/api/openapi.json', '"openapi"'],
] as const;

/**
 * Loads each package that a bundle leaves to Node, so that a file missing from the image shows at once. Bundled CommonJS
 * names files as `require` finds them.
 */
const LOAD_ALL = `
import { createRequire } from 'node:module';
const require = createRequire(process.cwd() + '/package.json');
const load = async (name) => {
  try {
    await import(name);
  } catch (error) {
    if (!String(error.message).includes('Did you mean to import')) throw error;
    require(name);
  }
};
const failed = [];
for (const name of process.argv.slice(1)) await load(name).catch((error) => failed.push(name + ': ' + error.message));
if (failed.length > 0) throw new Error(failed.join('\\n'));
process.exit(0);`;

class ImageProcess {
  output = '';
  readonly over: Promise<number>;
  readonly #child: ChildProcess;

  constructor(root: string, env: NodeJS.ProcessEnv, args: string[], input: string) {
    const other = isRoot() ? { uid: NOBODY, gid: NOBODY } : {};
    this.#child = spawn(process.execPath, args, { cwd: root, env, stdio: 'pipe', ...other });
    this.#child.stdin?.end(input);
    for (const stream of [this.#child.stdout, this.#child.stderr])
      stream?.on('data', (chunk) => {
        this.output += chunk;
      });
    this.over = new Promise((done, fail) => {
      this.#child.once('error', fail);
      this.#child.once('close', (code) => done(code ?? 1));
    });
  }

  get isOver() {
    return this.#child.exitCode !== null || this.#child.signalCode !== null;
  }

  async stop() {
    if (this.isOver) return;
    this.#child.kill('SIGTERM');
    const timer = setTimeout(() => this.#child.kill('SIGKILL'), STOP_MS);
    await this.over;
    clearTimeout(timer);
  }
}

async function whenReady(address: string, programs: readonly ImageProcess[]) {
  const until = Date.now() + START_MS;
  for (;;) {
    const ended = programs.find(({ isOver }) => isOver);
    if (ended) throw new Halt(`A program of the image ended:\n${ended.output.trim()}`);
    const isReady = await fetch(address, { signal: AbortSignal.timeout(2_000) }).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return;
    if (Date.now() > until) throw new Halt(`${address} is not ready:\n${programs.map((one) => one.output).join('\n')}`);
    await delay(200);
  }
}

/** Repeats the health check of a container until it passes: a worker is ready only once it consumes. */
async function whenHealthy(name: string, check: () => ImageProcess, programs: readonly ImageProcess[]) {
  const until = Date.now() + START_MS;
  while ((await check().over) !== 0) {
    const outputs = programs.map((one) => one.output).join('\n');
    if (Date.now() > until) throw new Halt(`The health check of ${name} fails:\n${outputs}`);
    await delay(500);
  }
  say(`ok      the health check of ${name}`);
}
