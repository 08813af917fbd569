/** The API as one of the demo's people uses it: prepares what a test changes and puts back what it changed. */
export interface ClientApi {
  call<Answer = unknown>(method: string, path: string, body?: unknown): Promise<Answer>;
  /** A launched workflow; its id. */
  launch(workflow: { title: string; report_type: string; type?: string; questionnaire?: unknown[] }): Promise<string>;
  /** Adds suppliers as the lines of the bulk form; their ids in the same order. */
  addSuppliers(workflowId: string, lines: readonly string[]): Promise<string[]>;
}

const PASSWORD = 'homologa-demo';

export async function openApi(url: string, email: string): Promise<ClientApi> {
  const login = await fetch(`${url}/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password: PASSWORD }),
  });
  const { token } = (await login.json()) as { token: string };
  const call = async <Answer>(method: string, path: string, body?: unknown): Promise<Answer> => {
    const type = typeof body === 'string' ? 'text/plain' : 'application/json';
    const answer = await fetch(url + path, {
      method,
      headers: { Authorization: `Bearer ${token}`, ...(body === undefined ? {} : { 'Content-Type': type }) },
      body: body === undefined || typeof body === 'string' ? body : JSON.stringify(body),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`);
    return (text ? JSON.parse(text) : undefined) as Answer;
  };
  return {
    call,
    async launch({ title, report_type, type = 'onboarding', questionnaire = [] }) {
      const draft = { info: { title }, type, payment: 'client', product: 'report', report_type, questionnaire };
      const { id } = await call<{ id: string }>('POST', '/api/workflows', draft);
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
