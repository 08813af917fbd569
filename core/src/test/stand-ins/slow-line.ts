import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** Starts a proxy to a local port that holds each piece of data back for `delayMs()` milliseconds, in both directions. */
export async function startSlowLine(port: number, delayMs: () => number) {
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(port, '127.0.0.1');
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      let lastAt = 0;
      from.on('data', (data) => {
        // Later pieces never overtake earlier ones, also when the delay becomes shorter.
        lastAt = Math.max(lastAt, performance.now() + delayMs());
        setTimeout(() => to.write(data), lastAt - performance.now());
      });
      from.on('error', () => to.destroy());
      from.on('close', () => {
        sockets.delete(from);
        to.destroy();
      });
    }
  });
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done);
  });
  return {
    port: (server.address() as AddressInfo).port,
    stop: () =>
      new Promise<void>((done) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => done());
      }),
  };
}
