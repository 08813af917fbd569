import { createServer, request } from 'node:http';
import { pipeline } from 'node:stream';
import { createServer as createVite } from 'vite';
import { inRoot } from '../paths.mjs';

/** Where the web apps hang, the longer path first, as the server serves their builds. */
const APPS = [
  { room: 'onboarding-web', base: '/onboarding' },
  { room: 'console', base: '' },
];
/** What server and workers are made of. */
const WATCHED = ['domain', 'prisma', 'core', 'server', 'workers'].map((room) => inRoot(room, 'src'));

/**
 * One address for all: calls of the API go to the server, the rest to the development servers of the two web apps.
 * @param {object} options
 * @param {number} options.port
 * @param {string} options.host address to listen on
 * @param {number} options.apiPort
 * @param {(method: string, path: string) => boolean} options.isCall
 * @param {() => Promise<void>} options.apiIsUp settles when the server answers: a call waits for a restart
 * @param {(file: string) => void} options.onSaved hears of every file that the programs may be made of
 */
export async function openOrigin({ port, host, apiPort, isCall, apiIsUp, onSaved }) {
  const server = createServer();
  const vites = await Promise.all(
    APPS.map(({ room }) =>
      createVite({
        root: inRoot(room),
        configFile: inRoot(room, 'vite.config.ts'),
        server: { middlewareMode: true, ws: { server } },
        logLevel: 'warn',
        clearScreen: false,
      }),
    ),
  );
  server.on('request', (req, res) => {
    const url = req.url ?? '/';
    const [path = '/'] = url.split('?', 1);
    if (isCall(req.method ?? 'GET', path)) {
      void apiIsUp().then(() => passOn(req, res, apiPort));
    } else if (path === '/onboarding') {
      res.writeHead(302, { Location: url.replace(path, `${path}/`) }).end();
    } else {
      vites[APPS.findIndex(({ base }) => path.startsWith(`${base}/`))]?.middlewares(req, res);
    }
  });
  await new Promise((listening, failed) => {
    server.once('error', failed);
    server.listen(port, host, () => listening(undefined));
  });
  const watcher = vites[0]?.watcher.add(WATCHED);
  watcher?.on('all', (_event, file) => {
    if (WATCHED.some((dir) => file.startsWith(dir))) onSaved(file);
  });
  return {
    async stop() {
      await Promise.all(vites.map((vite) => vite.close()));
      server.close();
      server.closeAllConnections();
    },
    kill: () => server.closeAllConnections(),
  };
}

/**
 * @param {import('node:http').IncomingMessage} req
 * @param {import('node:http').ServerResponse} res
 * @param {number} port of the server on this machine
 */
function passOn(req, res, port) {
  const { method, url, headers } = req;
  const onward = request({ host: '127.0.0.1', port, method, path: url, headers }, (answer) => {
    res.writeHead(answer.statusCode ?? 502, answer.headers);
    pipeline(answer, res, () => {});
  });
  onward.on('error', () => {
    if (!res.headersSent) res.writeHead(502, { 'Content-Type': 'text/plain' }).end('The server is being restarted.');
    else res.destroy();
  });
  res.on('close', () => onward.destroy());
  pipeline(req, onward, () => {});
}
