import { expect, test } from 'vitest';
import { readEvents, SilentStreamError } from './read-events';

const encoder = new TextEncoder();

function bodyOf(chunks: readonly string[], closes = true) {
  const state = { isCancelled: false };
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(encoder.encode(chunk));
      if (closes) controller.close();
    },
    cancel() {
      state.isCancelled = true;
    },
  });
  return { body, state };
}

async function all(chunks: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for await (const data of readEvents(bodyOf(chunks).body, 1000)) found.push(data);
  return found;
}

test('gives the data of every event, however the chunks are cut', async () => {
  const text = 'event: waiting\ndata: {"a":"ñ"}\n\n: still here\n\nevent: active\r\ndata: {"a":2}\r\n\r\n';
  expect(await all([text])).toEqual(['{"a":"ñ"}', '{"a":2}']);
  for (const size of [1, 3, 7]) {
    const chunks = Array.from({ length: Math.ceil(text.length / size) }, (_, at) =>
      text.slice(at * size, (at + 1) * size),
    );
    expect(await all(chunks)).toEqual(['{"a":"ñ"}', '{"a":2}']);
  }
});

test('an event that was cut off is none', async () => {
  expect(await all(['data: 1\n\ndata: 2'])).toEqual(['1']);
});

test('a stream that says nothing is given up, and its connection let go', async () => {
  const { body, state } = bodyOf([], false);
  await expect(readEvents(body, 20).next()).rejects.toThrow(SilentStreamError);
  expect(state.isCancelled).toBe(true);
});

test('anyone who stops listening lets go of the connection', async () => {
  const { body, state } = bodyOf(['data: 1\n\n', 'data: 2\n\n'], false);
  for await (const data of readEvents(body, 1000)) {
    expect(data).toBe('1');
    break;
  }
  expect(state.isCancelled).toBe(true);
});
