import { Agent, request } from 'node:http';

export interface Burst {
  perSecond: number;
  p99: number;
}

const agent = new Agent({ keepAlive: true, maxSockets: 64 });

export interface Asked {
  url: string;
  method?: 'GET' | 'PUT' | 'POST';
  body?: unknown;
}

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

/** Runs concurrent clients for some seconds, each sending one request after the other; throws on an error status. */
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
