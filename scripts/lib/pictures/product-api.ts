export const PASSWORD = 'homologa-demo';

export const ADMIN = 'admin@demo.homologa.test';
export const STAFF = 'staff@homologa.test';
export const SUPPLIER = 'supplier@demo.homologa.test';

export interface Session {
  token: string;
  get: <Answer>(path: string) => Promise<Answer>;
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
  return {
    token,
    get: async <Answer>(path: string) => {
      const answer = await fetch(url + path, { headers: { Authorization: `Bearer ${token}` } });
      if (!answer.ok) throw new Error(`GET ${path}: ${answer.status} ${await answer.text()}`);
      return (await answer.json()) as Answer;
    },
  };
}
