import { Agent, request } from 'node:http';

/** What a burst of requests cost. */
export interface Burst {
  perSecond: number;
  /** Milliseconds that the slowest of a hundred took. */
  p99: number;
}

const agent = new Agent({ keepAlive: true, maxSockets: 64 });

function once(url: URL, headers: Record<string, string>): Promise<number> {
  return new Promise((resolve, reject) => {
    request(url, { agent, headers }, (answer) => {
      answer.resume();
      answer.on('end', () => resolve(answer.statusCode ?? 0));
    })
      .on('error', reject)
      .end();
  });
}

/** Asks for an address for some seconds, so many clients at a time; throws when it is refused. */
export async function burst(
  address: string,
  headers: Record<string, string>,
  { seconds, clients }: { seconds: number; clients: number },
): Promise<Burst> {
  const url = new URL(address);
  const times: number[] = [];
  const began = performance.now();
  const until = began + seconds * 1000;
  const client = async () => {
    while (performance.now() < until) {
      const start = performance.now();
      const status = await once(url, headers);
      if (status !== 200) throw new Error(`${address} answers ${status}`);
      times.push(performance.now() - start);
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  times.sort((a, b) => a - b);
  return {
    perSecond: times.length / ((performance.now() - began) / 1000),
    p99: times[Math.floor(times.length * 0.99)] ?? Number.NaN,
  };
}
