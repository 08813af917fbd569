export const PASSWORD = 'homologa-demo';

export const ADMIN = 'admin@demo.homologa.test';
export const STAFF = 'staff@homologa.test';
export const SUPPLIER = 'supplier@demo.homologa.test';

export interface Session {
  token: string;
  get: <Answer>(path: string) => Promise<Answer>;
  post: <Answer>(path: string, body: object) => Promise<Answer>;
}

/** Signs in to the running product as a user of the demo. */
export async function openSession(url: string, email: string): Promise<Session> {
  const login = await fetch(`${url}/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password: PASSWORD }),
  });
  if (!login.ok) throw new Error(`${email} cannot sign in: ${login.status} ${await login.text()}`);
  const { token } = (await login.json()) as { token: string };
  const call = async <Answer>(method: string, path: string, body?: object) => {
    const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };
    const answer = await fetch(url + path, { method, headers, body: body && JSON.stringify(body) });
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as Answer;
  };
  return {
    token,
    get: (path) => call('GET', path),
    post: (path, body) => call('POST', path, body),
  };
}
