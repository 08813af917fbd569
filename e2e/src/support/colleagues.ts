import { STAFF_ROLES, type StaffRole } from '@homologa/domain/identity/staff-roles';
import { openApi, sessionOf } from './client-api';
import { type Mail, mailTo } from './mailbox';
import { ADMIN, STAFF } from './people';

export interface Colleague {
  name: string;
  email: string;
  password: string;
}

let made = 0;

export function newColleague(): Colleague {
  made += 1;
  const run = `${Date.now().toString(36)}${made}`;
  return { name: `Colega ${run}`, email: `colega.${run}@demo.homologa.test`, password: `primera-${run}` };
}

export async function inviteColleague(url: string, role = 'company_user'): Promise<Colleague> {
  const colleague = newColleague();
  const api = await openApi(url, ADMIN);
  const { user } = await api.call<{ user: { companies: { company_id: string }[] } }>('GET', '/auth/reload');
  const { name, email } = colleague;
  const body = { name, email, role, language: 'en' };
  await api.call('POST', `/api/companies/${user.companies[0]?.company_id}/users`, body);
  return colleague;
}

export async function joinColleague(url: string, role?: string): Promise<Colleague> {
  const colleague = await inviteColleague(url, role);
  await choosePassword(url, colleague);
  return colleague;
}

/** Makes a member of staff, by default with all roles. */
export async function joinStaff(url: string, staff_roles: readonly StaffRole[] = STAFF_ROLES): Promise<Colleague> {
  const colleague = newColleague();
  const { name, email } = colleague;
  const staff = await openApi(url, STAFF);
  const body = { name, email, company_id: null, role: 'company_user', staff_roles, language: 'en' };
  await staff.call('POST', '/api/desk/users/invitations', body);
  await choosePassword(url, colleague);
  return colleague;
}

async function choosePassword(url: string, { email, password }: Colleague): Promise<void> {
  const token = new URL(resetLink(await mailTo(url, email))).searchParams.get('token');
  const answer = await fetch(`${url}/password-new`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ token, password, confirm: password }),
  });
  if (!answer.ok) throw new Error(`no password: ${answer.status} ${await answer.text()}`);
  await sessionOf(url, email, password);
}

export function resetLink({ text }: Mail): string {
  const [found] = /https?:\/\/\S+\/change-password\?\S+/.exec(text) ?? [];
  if (!found) throw new Error(`no link to choose a password in: ${text}`);
  return found.replace(/[>)\]]+$/, '');
}
