import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

export interface Sink {
  url: string;
  /** Resolves with the milliseconds between the first and the last of the next `count` mails. */
  next(count: number): Promise<number>;
  stop(): Promise<void>;
}

const END = '\r\n.\r\n';

/**
 * Starts a mail server on a free port that accepts and discards all mail with minimal work, to leave the processor to
 * the senders. A slow one accepts each mail after `delayMs`.
 */
export async function startSink(onMail?: (content: string) => void, delayMs = 0): Promise<Sink> {
  let taken = () => {};
  const open = new Set<Socket>();
  const server = createServer((socket) => {
    open.add(socket);
    socket.setNoDelay(true);
    socket.on('error', () => undefined);
    socket.on('close', () => open.delete(socket));
    serve(
      socket,
      (content) => {
        onMail?.(content);
        taken();
      },
      delayMs,
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return {
    url: `smtp://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`,
    next: (count) =>
      new Promise((resolve) => {
        let first = 0;
        let left = count;
        taken = () => {
          first ||= performance.now();
          left -= 1;
          if (left === 0) resolve(performance.now() - first);
        };
      }),
    async stop() {
      for (const socket of open) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

function serve(socket: Socket, onMail: (content: string) => void, delayMs: number): void {
  const accept = () => socket.write('250 ok\r\n');
  let isData = false;
  let rest = '';
  socket.setEncoding('latin1');
  socket.write('220 sink\r\n');
  socket.on('data', (chunk: string) => {
    rest += chunk;
    for (;;) {
      const end = rest.indexOf(isData ? END : '\r\n');
      if (end < 0) return;
      const content = rest.slice(0, end);
      const line = isData ? '' : content.toUpperCase();
      rest = rest.slice(end + (isData ? END : '\r\n').length);
      const isMail = isData;
      if (isMail) onMail(content);
      isData = line === 'DATA';
      if (isMail && delayMs > 0) {
        void sleep(delayMs).then(accept);
        continue;
      }
      socket.write(line === 'DATA' ? '354 go on\r\n' : line === 'QUIT' ? '221 bye\r\n' : '250 ok\r\n');
    }
  });
}
