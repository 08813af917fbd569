import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { pipeline } from 'node:stream';
import { createServer as createVite } from 'vite';
import { inRoot } from '../paths';

/** Base paths of the web apps, longest first, as in production. */
const APPS = [
  { room: 'onboarding-web', base: '/onboarding' },
  { room: 'console', base: '' },
];
const WATCHED = ['domain', 'screening', 'prisma', 'core', 'server', 'workers'].map((room) => inRoot(room, 'src'));

/**
 * Serves everything on one port: API calls go to the server, and all other requests go to the Vite servers of the two
 * web apps. `options.apiIsUp` resolves when the server is ready; API calls wait for it during a restart.
 * `options.onSaved` is called for every saved file in the source folders of server and workers.
 */
export async function openOrigin({
  port,
  host,
  apiPort,
  isCall,
  apiIsUp,
  onSaved,
}: {
  port: number;
  host: string;
  apiPort: number;
  isCall: (method: string, path: string) => boolean;
  apiIsUp: () => Promise<void>;
  onSaved: (file: string) => void;
}) {
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
  };
}

function passOn(req: IncomingMessage, res: ServerResponse, port: number) {
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
