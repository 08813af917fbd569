import { createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync } from 'node:zlib';

interface Sent {
  body: Buffer;
  encoding: string;
}

const fetchSent = (url: string): Promise<Sent> =>
  new Promise((resolve, reject) => {
    get(url, { headers: { 'Accept-Encoding': 'br', Accept: '*/*' } }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () =>
        resolve({ body: Buffer.concat(parts), encoding: answer.headers['content-encoding'] ?? 'identity' }),
      );
    }).on('error', reject);
  });

const PAGE = `<!doctype html><title>React alone</title><link rel="modulepreload" href="/react.js" />
<script type="module" src="/app.js"></script><p>React alone</p>`;
const APP = `import '/react.js';
document.body.insertAdjacentHTML('beforeend', '<div class="hero"><button class="button">Start</button></div>');
document.querySelector('button').onclick = () =>
  document.body.insertAdjacentHTML('beforeend', '<main><form>Form</form></main>');`;

/**
 * Serves the baseline for the onboarding's first page: a page that loads only the product's React chunk before it shows
 * its button. Returns its URL and the function that stops the server.
 */
export async function serveReactAlone(url: string): Promise<{ address: string; stop: () => void }> {
  const html = textOf(await fetchSent(`${url}/onboarding/home`));
  const [chunk] = /\/onboarding\/assets\/react-[\w-]+\.js/.exec(html) ?? [];
  if (!chunk) throw new Error('the onboarding page names no chunk of React');
  const assets = url + chunk.slice(0, chunk.lastIndexOf('/'));
  const react = await fetchSent(url + chunk);
  const imported = new Map<string, Sent>([['/react.js', react]]);
  // React's chunk imports a small chunk with the bundler's runtime.
  for (const [, name = ''] of textOf(react).matchAll(/from\s*["']\.(\/[\w.-]+\.js)["']/g)) {
    imported.set(name, await fetchSent(assets + name));
  }
  const server = createServer((req, res) => {
    const script = imported.get(req.url ?? '');
    if (script) {
      res.setHeader('Content-Encoding', script.encoding);
      res.setHeader('Content-Type', 'text/javascript');
      res.end(script.body);
      return;
    }
    const isApp = req.url === '/app.js';
    res.setHeader('Content-Type', isApp ? 'text/javascript' : 'text/html');
    res.end(isApp ? APP : PAGE);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return { address: `http://127.0.0.1:${port}/`, stop: () => server.close() };
}

const textOf = ({ body, encoding }: Sent): string => (encoding === 'br' ? brotliDecompressSync(body) : body).toString();
