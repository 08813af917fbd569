import { type AddressInfo, createServer, type Socket } from 'node:net';

const INFO = ['redis_version:7.0.15', 'redis_mode:cluster', 'run_id:1', 'loading:0', 'maxmemory_policy:noeviction'];
const bulk = (text: string): string => `$${Buffer.byteLength(text)}\r\n${text}\r\n`;

/**
 * Simulates a Redis Cluster node, which reports cluster mode and rejects scripts, because their keys are in several
 * slots.
 */
export async function startUnaskedCluster(): Promise<{ url: string; stop(): Promise<void> }> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
    socket.setEncoding('utf8').on('data', (chunk: string) => {
      // A Redis command is an array of bulk strings whose first element is its name.
      for (const [, name = ''] of chunk.matchAll(/\*\d+\r\n\$\d+\r\n([A-Za-z]+)\r\n/g)) {
        const command = name.toLowerCase();
        if (command === 'info') socket.write(bulk(INFO.join('\r\n')));
        else if (command.startsWith('eval')) socket.write("-CROSSSLOT Keys in request don't hash to the same slot\r\n");
        else socket.write('+OK\r\n');
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `redis://127.0.0.1:${port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}
