import type { TestApp } from '@homologa/core/test/test-database';
import type { Express } from 'express';
import request, { type Response } from 'supertest';
import type { Route } from '../http/route';
import type { DeskStory } from './desk-story';

type Method = Route['method'];
export interface Caller {
  token?: string;
  link?: string;
}
export interface AnswerWorld {
  app: TestApp;
  walk: AnswerWalk;
  desk: DeskStory;
}
interface Call {
  body?: object | string;
  headers?: Record<string, string>;
  fields?: Record<string, string>;
  file?: readonly [field: string, content: Buffer, name: string];
}

export const csv = (text: string) => ['file', Buffer.from(text), 'file.csv'] as const;
export const idOf = ({ body }: { body: { _id?: unknown } }): string => String(body._id);

const pathOf = (route: Route): RegExp => new RegExp(`^${route.path.replaceAll('.', '\\.').replace(/:\w+/g, '[^/]+')}$`);

export class AnswerWalk {
  readonly answers = new Map<Route, { status: number; body: unknown }>();
  readonly #server: Express;
  readonly #routes: readonly { route: Route; path: RegExp }[];

  constructor(server: Express, routes: readonly Route[]) {
    this.#server = server;
    this.#routes = routes.map((route) => ({ route, path: pathOf(route) }));
  }

  async call(
    by: Caller,
    method: Method,
    url: string,
    { body, headers = {}, fields = {}, file }: Call = {},
  ): Promise<Response> {
    const asked = request(this.#server)[method](url).set(headers);
    if (by.token) asked.set('Authorization', `Bearer ${by.token}`);
    if (by.link) asked.set('X-Onboarding-Token', by.link);
    for (const [name, value] of Object.entries(fields)) asked.field(name, value);
    return this.keep(method, url, await (file ? asked.attach(...file) : body ? asked.send(body) : asked));
  }

  /** Calls without a session and without keeping the answer, which may be an error. */
  async ask(method: Method, url: string, body: object): Promise<Response> {
    return request(this.#server)[method](url).send(body);
  }

  keep(method: Method, url: string, answer: Response): Response {
    if (answer.status >= 300) throw new Error(`${method} ${url}: ${answer.status} ${answer.text}`);
    const place = url.split('?')[0] ?? '';
    const found = this.#routes.find(({ route, path }) => route.method === method && path.test(place));
    if (!found) throw new Error(`${method} ${url} is no route`);
    if (answer.type === 'application/json' && !this.answers.has(found.route)) {
      this.answers.set(found.route, { status: answer.status, body: answer.body });
    }
    return answer;
  }
}
