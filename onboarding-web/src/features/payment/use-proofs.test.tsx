// @vitest-environment jsdom
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { I18nProvider } from '../../i18n/I18nProvider';
import { forgetEnd, forgetSession, keepSession } from '../../lib/session-store';
import { settle } from '../../test/settle';
import { useProofs } from './use-proofs';

const SESSION = { token: 't', accountId: 'ana', email: 'ana@proveedor.test', name: 'Ana', phone: '' };

/** Stands in for the browser's requests: answers each with the next of `answers`, and never after the last. */
function stubRequests(...answers: { status: number; body: unknown }[]) {
  const sent: string[] = [];
  class Request extends EventTarget {
    upload = new EventTarget();
    status = 0;
    statusText = '';
    responseText = '';
    open(method: string, path: string): void {
      sent.push(`${method} ${path}`);
    }
    setRequestHeader(): void {}
    abort(): void {
      this.dispatchEvent(new Event('abort'));
    }
    send(): void {
      const next = answers.shift();
      if (!next) return;
      this.status = next.status;
      this.responseText = JSON.stringify(next.body);
      queueMicrotask(() => this.dispatchEvent(new Event('load')));
    }
  }
  vi.stubGlobal('XMLHttpRequest', Request);
  return sent;
}

let run = 0;
const opened: (() => void)[] = [];
beforeEach(() => {
  run += 1;
  keepSession(SESSION);
  vi.stubGlobal('fetch', () => new Promise(() => {}));
});
afterEach(() => {
  for (const close of opened.splice(0)) close();
  vi.unstubAllGlobals();
  forgetSession();
  forgetEnd();
  localStorage.clear();
});

async function open() {
  const key = { workflowId: 'w', supplierId: `s${run}` };
  let proofs: ReturnType<typeof useProofs> | undefined;
  const take = vi.fn();
  function Panel() {
    proofs = useProofs(key, take);
    return null;
  }
  const root = createRoot(document.createElement('div'));
  root.render(
    <I18nProvider first="en">
      <Panel />
    </I18nProvider>,
  );
  opened.push(() => root.unmount());
  await vi.waitFor(() => expect(proofs).toBeDefined());
  return {
    take,
    now: () => proofs as ReturnType<typeof useProofs>,
    rows: () => proofs?.sending.map(({ name, phase }) => `${name} ${phase}`),
  };
}

const photo = (name: string) => new File(['x'], name, { type: 'image/jpeg' });
const pdf = (name: string) => new File(['x'], name, { type: 'application/pdf' });

test('chosen photos are shown and counted at once, and prepared one after the other', async () => {
  stubRequests();
  const decoders: (() => void)[] = [];
  vi.stubGlobal('createImageBitmap', () => new Promise((_, reject) => decoders.push(() => reject(new Error('x')))));
  const { now, rows } = await open();
  now().add([photo('a.jpg'), photo('b.jpg'), photo('c.jpg')]);
  await vi.waitFor(() => expect(rows()).toEqual(['a.jpg preparing', 'b.jpg preparing', 'c.jpg preparing']));
  expect(now().isRunning).toBe(true);
  await vi.waitFor(() => expect(decoders).toHaveLength(1));
  decoders[0]?.();
  await vi.waitFor(() => expect(rows()?.[0]).toBe('a.jpg uploading'));
  await vi.waitFor(() => expect(decoders).toHaveLength(2));
  now().dismiss(2);
  now().dismiss(3);
  decoders[1]?.();
  await vi.waitFor(() => expect(rows()).toEqual(['a.jpg uploading']));
  expect(decoders).toHaveLength(2);
});

test('proofs wait for the log-in after the end of the session, and are sent after it', async () => {
  const sent = stubRequests({ status: 401, body: { error: '', code: 'unauthenticated' } });
  const { now, rows } = await open();
  now().add([pdf('a.pdf'), pdf('b.pdf')]);
  await vi.waitFor(() => expect(rows()).toEqual(['a.pdf session', 'b.pdf session']));
  expect([sent.length, now().isRunning]).toEqual([1, true]);
  // The server has received part of the first file.
  vi.stubGlobal('fetch', async () => new Response('{"received":0}'));
  keepSession({ ...SESSION, token: 'new' });
  await vi.waitFor(() => expect(rows()).toEqual(['a.pdf uploading', 'b.pdf waiting']));
  await vi.waitFor(() => expect(sent).toHaveLength(2));
});

test('proofs are not sent under another account', async () => {
  const sent = stubRequests({ status: 401, body: { error: '', code: 'unauthenticated' } });
  const { now, rows } = await open();
  now().add([pdf('a.pdf')]);
  await vi.waitFor(() => expect(rows()).toEqual(['a.pdf session']));
  keepSession({ ...SESSION, accountId: 'luis', token: 'other' });
  await settle();
  expect([sent.length, rows()]).toEqual([1, ['a.pdf session']]);
});
