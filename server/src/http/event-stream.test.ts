import { EventEmitter } from 'node:events';
import type { Response } from 'express';
import { expect, test } from 'vitest';
import { type StreamEvent, streamEvents } from './event-stream';

class Recorder extends EventEmitter {
  readonly written: string[] = [];
  readonly locals = {};
  ended = false;
  status() {
    return this;
  }
  set() {
    return this;
  }
  setHeader() {}
  flushHeaders() {}
  write(text: string) {
    this.written.push(text);
  }
  end() {
    this.ended = true;
  }
}

const run = (
  recorder: Recorder,
  look: () => Promise<StreamEvent>,
  options: object = {},
  mayListen = () => Promise.resolve(true),
) =>
  streamEvents(
    { actor: { kind: 'anonymous' } },
    recorder as unknown as Response,
    { look, mayListen },
    {
      pollMs: 1,
      heartbeatMs: 1000,
      checkMs: 1000,
      maxMs: 1000,
      ...options,
    },
  );

test('anyone who may not listen any more is sent nothing more', async () => {
  const recorder = new Recorder();
  let looks = 0;
  const look = async () => {
    looks += 1;
    return { name: 'active', data: looks, last: false };
  };
  await run(recorder, look, { checkMs: 0, maxMs: 20_000 }, async () => looks < 3);
  expect(recorder.written).toHaveLength(3);
  expect(recorder.ended).toBe(true);
});

test('only changes are sent, and the last one ends the stream', async () => {
  const states = ['waiting', 'waiting', 'active', 'active', 'completed', 'never'];
  const recorder = new Recorder();
  await run(recorder, async () => {
    const name = states.shift() ?? '';
    return { name, data: { name }, last: name === 'completed' };
  });
  expect(recorder.written).toEqual(
    ['waiting', 'active', 'completed'].map((name) => `event: ${name}\ndata: {"name":"${name}"}\n\n`),
  );
  expect(recorder.ended).toBe(true);
  expect(states).toEqual(['never']);
});

test('nobody is looked after who has left', async () => {
  const recorder = new Recorder();
  let looks = 0;
  await run(recorder, async () => {
    looks += 1;
    if (looks === 3) recorder.emit('close');
    return { name: 'waiting', data: looks, last: false };
  });
  expect(looks).toBe(3);
  expect(recorder.ended).toBe(true);
});

test('silence is broken by signs of life and bounded in time', async () => {
  const recorder = new Recorder();
  await run(recorder, async () => ({ name: 'waiting', data: null, last: false }), { heartbeatMs: 5, maxMs: 60 });
  expect(recorder.written.length).toBeGreaterThan(2);
  expect(new Set(recorder.written.slice(1))).toEqual(new Set([': still here\n\n']));
  expect(recorder.ended).toBe(true);
});

test('an object that is gone before the first event is an error, not a stream', async () => {
  const recorder = new Recorder();
  await expect(run(recorder, () => Promise.reject(new Error('gone')))).rejects.toThrow('gone');
  expect(recorder.written).toEqual([]);
});
