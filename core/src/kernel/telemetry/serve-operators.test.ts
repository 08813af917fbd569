import { expect, test } from 'vitest';
import { answerJson, serveOperators } from './serve-operators';

test('serves its pages, 404 for other paths and methods, and 500 for a page that fails', async () => {
  const served = await serveOperators(
    { port: 0, host: '127.0.0.1' },
    { '/livez': async () => answerJson(200, { status: 'ok' }), '/bad': () => Promise.reject(new Error('no')) },
  );
  const ask = async (path: string, method = 'GET') => {
    const answer = await fetch(`http://127.0.0.1:${served.port}${path}`, { method });
    return [answer.status, await answer.text()];
  };
  expect(await ask('/livez?x=1')).toEqual([200, '{"status":"ok"}']);
  expect(await ask('/livez', 'POST')).toEqual([404, 'not found\n']);
  expect(await ask('/constructor')).toEqual([404, 'not found\n']);
  expect(await ask('/bad')).toEqual([500, 'failed\n']);
  await served.close();
});

test('rejects a port that is taken', async () => {
  const first = await serveOperators({ port: 0, host: '127.0.0.1' }, {});
  await expect(serveOperators({ port: first.port, host: '127.0.0.1' }, {})).rejects.toThrow('EADDRINUSE');
  await first.close();
});
