// @vitest-environment jsdom
import { ApiError } from '@homologa/web/http/api-error';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { I18nProvider } from '../i18n/I18nProvider';
import { expireSession, forgetEnd, forgetSession, keepSession } from '../lib/session-store';
import { settle } from '../test/settle';
import { useUpload } from './use-upload';
import type { SendFile } from './use-upload-queue';

const sessionOf = (accountId: string, token = accountId) => ({
  token,
  accountId,
  email: `${accountId}@proveedor.test`,
  name: accountId,
  phone: '',
});

let run = 0;
const opened: (() => void)[] = [];
beforeEach(() => {
  run += 1;
  keepSession(sessionOf('ana'));
});
afterEach(() => {
  for (const close of opened.splice(0)) close();
  vi.unstubAllGlobals();
  forgetSession();
  forgetEnd();
  localStorage.clear();
});

async function open(send: SendFile<string>) {
  let upload: ReturnType<typeof useUpload<string>> | undefined;
  function Field() {
    upload = useUpload({ place: `place-${run}`, send, take: () => {} });
    return <output>{upload.activity?.phase === 'uploading' ? (upload.activity.pause ?? 'running') : ''}</output>;
  }
  const page = document.body.appendChild(document.createElement('div'));
  const root = createRoot(page);
  root.render(
    <I18nProvider first="en">
      <Field />
    </I18nProvider>,
  );
  const close = () => {
    root.unmount();
    page.remove();
  };
  opened.push(close);
  await vi.waitFor(() => expect(upload).toBeDefined());
  return { choose: (file: File) => upload?.choose([file]), close, state: () => page.textContent };
}

/** Stands in for the decoder of photos; a photo that cannot be decoded is sent unchanged. */
function stubDecoder() {
  let end = () => {};
  const decoded = new Promise<never>((_, reject) => {
    end = () => reject(new Error('not decodable'));
  });
  const decode = vi.fn(() => decoded);
  vi.stubGlobal('createImageBitmap', decode);
  return { decode, end };
}

const done = { done: Promise.resolve('stored'), cancel: () => {} };

test('a photo that was still being prepared when its field was left is sent when the field is shown again', async () => {
  const { decode, end } = stubDecoder();
  const send = vi.fn(() => done);
  const { choose, close } = await open(send);
  const photo = new File(['x'], 'a.jpg', { type: 'image/jpeg' });
  choose(photo);
  await vi.waitFor(() => expect(decode).toHaveBeenCalled());
  close();
  end();
  await settle();
  expect(send).not.toHaveBeenCalled();
  await open(send);
  await vi.waitFor(() => expect(send).toHaveBeenCalledWith(photo, expect.anything()));
});

test.each([
  ['continues after a log-in with the same account', 'ana', 2],
  ['does not start under another account', 'luis', 1],
] as const)('an upload that the end of the session interrupted %s', async (_what, account, sent) => {
  const send = vi.fn<SendFile<string>>(() => done);
  send.mockImplementationOnce(() => {
    const refused = async () => {
      expireSession();
      throw new ApiError(401, { error: '', code: 'unauthenticated' });
    };
    return { done: refused(), cancel: () => {} };
  });
  const { choose, state } = await open(send);
  choose(new File(['x'], 'a.pdf', { type: 'application/pdf' }));
  await vi.waitFor(() => expect(state()).toBe('session'));
  keepSession(sessionOf(account, 'new'));
  await settle();
  expect(send).toHaveBeenCalledTimes(sent);
});

test('a new choice cancels the upload of the file before, and is sent', async () => {
  const cancel = vi.fn();
  const send = vi.fn<SendFile<string>>(() => done);
  send.mockImplementationOnce(() => {
    let end = (_error: Error) => {};
    const running = new Promise<string>((_, reject) => {
      end = reject;
    });
    cancel.mockImplementation(() => end(new DOMException('cancelled', 'AbortError')));
    return { done: running, cancel };
  });
  const { choose, state } = await open(send);
  choose(new File(['x'], 'a.pdf', { type: 'application/pdf' }));
  await vi.waitFor(() => expect(state()).toBe('running'));
  await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(1));
  choose(new File(['x'], 'b.pdf', { type: 'application/pdf' }));
  await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(2));
  expect(cancel).toHaveBeenCalledTimes(1);
  expect(send.mock.calls[1]?.[0].name).toBe('b.pdf');
  await vi.waitFor(() => expect(state()).toBe(''));
});
