import { once } from 'node:events';
import { connect } from 'node:net';

export interface RedisUse {
  processorMs: number;
  memoryBytes: number;
}

const END = '\r\n';

/** Asks Redis for its own figures, by its protocol: a client library is bound to the queue (see ARCHITECTURE.md). */
export async function redisUse(url: string): Promise<RedisUse> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port || 6379), hostname);
  let text = '';
  socket.setEncoding('utf8').on('data', (part: string) => {
    text += part;
  });
  socket.write(`INFO${END}QUIT${END}`);
  await once(socket, 'close');
  const valueOf = (name: string): number => Number(new RegExp(`^${name}:(\\S+)`, 'm').exec(text)?.[1]);
  return {
    processorMs: (valueOf('used_cpu_user') + valueOf('used_cpu_sys')) * 1_000,
    memoryBytes: valueOf('used_memory'),
  };
}
