import { Agent, request } from 'node:http';

/** What a burst of requests cost. */
export interface Burst {
  perSecond: number;
  /** Milliseconds that the slowest of a hundred took. */
  p99: number;
}

const agent = new Agent({ keepAlive: true, maxSockets: 64 });

/** One request that a client makes. */
export interface Asked {
  url: string;
  method?: 'GET' | 'PUT' | 'POST';
  /** Sent as JSON. */
  body?: unknown;
}

/** Makes one request; gives the status of its answer. */
export function once({ url, method = 'GET', body }: Asked, headers: Record<string, string>): Promise<number> {
  return new Promise((resolve, reject) => {
    const sent = body === undefined ? undefined : JSON.stringify(body);
    const type = sent === undefined ? {} : { 'Content-Type': 'application/json' };
    request(new URL(url), { agent, method, headers: { ...headers, ...type } }, (answer) => {
      answer.resume();
      answer.on('end', () => resolve(answer.statusCode ?? 0));
    })
      .on('error', reject)
      .end(sent);
  });
}

/** Has so many clients ask for some seconds, each for one thing after the other; throws when one is refused. */
export async function burst(
  next: (client: number, turn: number) => Asked,
  headers: Record<string, string>,
  { seconds, clients }: { seconds: number; clients: number },
): Promise<Burst> {
  const times: number[] = [];
  const began = performance.now();
  const until = began + seconds * 1000;
  const client = async (_: unknown, place: number) => {
    for (let turn = 0; performance.now() < until; turn += 1) {
      const asked = next(place, turn);
      const start = performance.now();
      const status = await once(asked, headers);
      if (status !== 200) throw new Error(`${asked.method ?? 'GET'} ${asked.url} answers ${status}`);
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
