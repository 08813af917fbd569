import type { Buffer } from 'node:buffer';

export interface Caller {
  call: <Answer = unknown>(method: string, path: string, body?: unknown) => Promise<Answer>;
  upload: (
    method: string,
    path: string,
    file: { name: string; buffer: Buffer; part?: string },
    parts: object,
  ) => Promise<void>;
}

interface NewWorkflow {
  title: string;
  report_type: string;
  type?: string;
  product?: string;
  payment?: string;
  price_per_supplier?: number;
  questionnaire?: unknown[];
}

export interface ClientApi extends Caller {
  draft(workflow: NewWorkflow): Promise<string>;
  launch(workflow: NewWorkflow): Promise<string>;
  addSuppliers(workflowId: string, lines: readonly string[]): Promise<string[]>;
}

export const DEMO_PASSWORD = 'homologa-demo';

const tokens = new Map<string, Promise<string>>();

/**
 * Returns a user's session, which all tests of this worker share. A test that logs out must open a session of its own.
 */
export function sessionOf(url: string, email: string, password = DEMO_PASSWORD): Promise<string> {
  const key = `${url} ${email}`;
  const known = tokens.get(key) ?? logIn(url, email, password);
  tokens.set(key, known);
  return known;
}

async function logIn(url: string, email: string, password: string): Promise<string> {
  const answer = await fetch(`${url}/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  if (!answer.ok) throw new Error(`${email} cannot log in: ${answer.status} ${await answer.text()}`);
  const { token } = (await answer.json()) as { token: string };
  return token;
}

export function callerWith(url: string, token: string): Caller {
  const send = async (method: string, path: string, body?: BodyInit, type = ''): Promise<string> => {
    const headers = { Authorization: `Bearer ${token}`, ...(type ? { 'Content-Type': type } : {}) };
    const answer = await fetch(url + path, { method, headers, body });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`);
    return text;
  };
  return {
    async call<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
      const [sent, type] = typeof body === 'string' ? [body, 'text/plain'] : [JSON.stringify(body), 'application/json'];
      const text = await (body === undefined ? send(method, path) : send(method, path, sent, type));
      return (text ? JSON.parse(text) : undefined) as Answer;
    },
    async upload(method, path, { name, buffer, part = 'file' }, parts) {
      const body = new FormData();
      for (const [part, value] of Object.entries(parts)) body.append(part, String(value));
      body.append(part, new Blob([Uint8Array.from(buffer)], { type: 'application/pdf' }), name);
      await send(method, path, body);
    },
  };
}

export async function openApi(url: string, email: string): Promise<ClientApi> {
  const caller = callerWith(url, await sessionOf(url, email));
  const { call } = caller;
  const draft = async ({ title, ...asked }: NewWorkflow): Promise<string> => {
    const usual = { type: 'onboarding', payment: 'client', product: 'report', questionnaire: [] };
    return (await call<{ id: string }>('POST', '/api/workflows', { ...usual, ...asked, info: { title } })).id;
  };
  return {
    ...caller,
    draft,
    async launch(workflow) {
      const id = await draft(workflow);
      await call('PUT', `/api/workflows/${id}/activate`);
      return id;
    },
    async addSuppliers(workflowId, lines) {
      const path = `/api/workflows/${workflowId}/suppliers_bulk`;
      const { suppliers } = await call<{ suppliers: { id: string }[] }>('POST', path, lines.join('\n'));
      return suppliers.map(({ id }) => id);
    },
  };
}

/**
 * Clears the language that the user chose in the console. The language is stored with the account, which later tests of
 * this worker share, and takes precedence over the language of their browser.
 */
export async function clearLanguage({ call }: Caller): Promise<void> {
  const { user } = await call<{ user: { id: string } }>('GET', '/auth/reload');
  await call('PUT', `/api/accounts/${user.id}`, { preferences: { language: null } });
}
