import { newId } from '@homologa/core/kernel/ids';
import { type BuiltPerson, buildPerson, buildStaff, PASSWORD } from '@homologa/core/test/builders';
import { type AnswerWorld, type Caller, idOf } from '../answer-walk';
import { PICTURE } from '../picture';

export async function runsACompany(world: AnswerWorld): Promise<void> {
  const { app, walk } = world;
  const admin = await buildPerson(app);
  const company = `/api/companies/${admin.companyId}`;
  const labels = { tags: [{ name: 'Crítico', color: '#c62828' }] };
  await walk.call(admin, 'patch', `${company}/features`, { body: labels });
  const tags = await walk.call(admin, 'get', `${company}/tags`);
  await walk.call(admin, 'delete', `${company}/tags/${(tags.body as { _id: string }[])[0]?._id}`);
  const invited = await walk.call(admin, 'post', `${company}/users`, { body: { name: 'Eva', email: 'eva@walk.test' } });
  await walk.call(admin, 'get', `${company}/users`);
  await walk.call(admin, 'patch', `${company}/users/${idOf(invited)}`, { body: { role: 'company_admin' } });
  await walk.call(admin, 'post', `${company}/users/${idOf(invited)}/invitation`);
  await walk.call(admin, 'patch', `${company}/logo`, { file: ['logo', PICTURE, 'logo.png'] });
  await walk.call(admin, 'delete', `${company}/logo`);

  const staff = await buildStaff(app);
  const legal = { legal_name: 'Compradora Austral S.A.', country: 'chile' };
  const made = await walk.call(staff, 'post', '/api/desk/companies', { body: legal });
  await walk.call(staff, 'get', '/api/desk/companies');
  const templates = '/api/desk/questionnaire-templates';
  const questions = ['file', Buffer.from('Type;Question\nFree text;How many?\n'), 'questions.csv'] as const;
  await walk.call(staff, 'post', `${templates}/read`, { file: questions });
  await keepsTemplates(walk, staff, templates);
  const features = { workflow_payment: 'supplier' };
  await walk.call(staff, 'patch', `/api/desk/companies/${idOf(made)}/features`, { body: features });
  const user = {
    name: 'Ida',
    email: 'ida@walk.test',
    password: PASSWORD,
    company_id: idOf(made),
    role: 'company_user',
  };
  await walk.call(staff, 'post', '/api/desk/users', { body: user });
  await walk.call(staff, 'get', '/api/desk/users');
  await administersClients(world, staff, idOf(made), admin);
  await readsNotifications(world, admin);
}

async function readsNotifications({ app, walk }: AnswerWorld, admin: BuiltPerson): Promise<void> {
  const createdAt = app.contextFor({ kind: 'anonymous' }).now();
  const told = { id: newId(), userId: admin.userId, companyId: admin.companyId, kind: 'delivered', createdAt };
  await app.db.system((tx) => tx.notification.create({ data: told }));
  await walk.call(admin, 'get', '/api/notifications');
  await walk.call(admin, 'patch', `/api/notifications/${told.id}`, { body: { read: true } });
  await walk.call(admin, 'post', '/api/notifications/read');
  await walk.call(admin, 'get', '/api/notification-choices');
  const choices = [{ kind: 'delivered', delivery: 'daily' }];
  await walk.call(admin, 'put', '/api/notification-choices', { body: { choices } });
}

async function administersClients(
  { walk }: AnswerWorld,
  staff: Caller,
  companyId: string,
  client: BuiltPerson,
): Promise<void> {
  const company = `/api/desk/companies/${companyId}`;
  await walk.call(staff, 'get', company);
  await walk.call(staff, 'patch', company, { body: { info: { name: 'Austral' } } });
  await walk.call(staff, 'get', `${company}/deactivation-effects`);
  const marked = await walk.call(staff, 'patch', `${company}/logo`, { file: ['logo', PICTURE, 'logo.png'] });
  await walk.call(staff, 'get', (marked.body as { info: { logo: string } }).info.logo);
  await walk.call(staff, 'delete', `${company}/logo`);
  await walk.call(staff, 'put', `${company}/second-look`, { body: { report_types: ['bir'] } });
  const { body } = await walk.call(staff, 'put', `${company}/second-look`, { body: { report_types: [] } });
  const [proposal] = (body as { rule_proposals: { id: string }[] }).rule_proposals;
  await walk.call(staff, 'post', `/api/desk/rule-proposals/${proposal?.id}/decision`, { body: { answer: 'withdraw' } });
  await walk.call(staff, 'put', `${company}/active`, { body: { active: false } });
  const invitation = { name: 'Eva', email: 'new-staff@walk.test', staff_roles: ['desk'] };
  const invited = idOf(await walk.call(staff, 'post', '/api/desk/users/invitations', { body: invitation }));
  await walk.call(staff, 'post', `/api/desk/users/${invited}/password-reset`);
  await walk.call(staff, 'put', `/api/desk/users/${invited}/roles`, { body: { staff_roles: ['payments'] } });
  await walk.call(staff, 'patch', `/api/desk/users/${invited}`, { body: { active: false } });
  await walk.call(staff, 'post', `/api/desk/users/${client.userId}/view`, { body: { reason: 'Case 17' } });
  await walk.call(client, 'get', '/api/search?q=aceros');
  await walk.call(staff, 'get', '/api/desk/search?q=aceros');
  const retention = `/api/companies/${client.companyId}/retention`;
  await walk.call(client, 'put', retention, { body: { kind: 'files', days: 400 } });
  await walk.call(client, 'get', retention);
  await walk.call(client, 'post', `${retention}/preview`, { body: { kind: 'suppliers', days: 400 } });
  const headers = { Prefer: 'respond-async' };
  for (const trail of ['/api/desk/audit-entries', `/api/companies/${client.companyId}/audit-entries`]) {
    const by = trail.startsWith('/api/desk') ? staff : client;
    await walk.call(by, 'get', trail);
    await walk.call(by, 'get', `${trail}/proof`);
    await walk.call(by, 'get', `${trail}/download-excel`, { headers });
  }
}

const TEMPLATE_ITEMS = [{ _id: 'a', type: 'input', title: { en: 'Why?' }, required: true, options: [] }];

async function keepsTemplates(walk: AnswerWorld['walk'], by: Caller, path: string): Promise<void> {
  const body = { title: { en: 'Ours' }, description: {}, items: TEMPLATE_ITEMS };
  const made = idOf(await walk.call(by, 'post', path, { body }));
  await walk.call(by, 'get', path);
  await walk.call(by, 'post', `${path}/${made}/versions`, { body: { based_on: 1, items: TEMPLATE_ITEMS } });
  await walk.call(by, 'get', `${path}/${made}?version=1`);
  await walk.call(by, 'patch', `${path}/${made}`, { body: { archived: true } });
}

export async function writesWorkflows({ app, walk }: AnswerWorld): Promise<void> {
  const admin = await buildPerson(app);
  const draft = idOf(await walk.call(admin, 'post', '/api/workflows', { body: {} }));
  const path = `/api/workflows/${draft}`;
  const questionnaire = [{ type: 'attachment', title: 'Terms' }];
  const saved = await walk.call(admin, 'put', path, { body: { info: { title: 'Steel' }, questionnaire } });
  const question = (saved.body as { questionnaire: { _id: string }[] }).questionnaire[0]?._id;
  const attachment = { file: ['attachment', Buffer.from('terms'), 'terms.txt'] } as const;
  await walk.call(admin, 'patch', `${path}/questionnaire/${question}/attachment`, attachment);
  await walk.call(admin, 'get', `${path}/download-questionnaire`, { headers: { Prefer: 'respond-async' } });
  await walk.call(admin, 'get', `${path}/questionnaire/file?format=json`);
  const questions = ['file', Buffer.from('Type;Question\nFree text;How many?\n'), 'questions.csv'] as const;
  await walk.call(admin, 'post', `${path}/questionnaire/read`, { file: questions });
  await walk.call(admin, 'post', '/api/questionnaire-templates/read', { file: questions });
  await keepsTemplates(walk, admin, '/api/questionnaire-templates');
  await walk.call(admin, 'patch', `${path}/cover`, { file: ['cover', PICTURE, 'cover.png'] });
  await walk.call(admin, 'delete', `${path}/cover`);
  await walk.call(admin, 'post', `${path}/invitation-preview`, { body: {} });
  await walk.call(admin, 'put', `${path}/presence`, { body: { question: 1 } });
  await walk.call(admin, 'put', `${path}/activate`);
  await walk.call(admin, 'get', path);
  await walk.call(admin, 'get', `${path}/questionnaire/versions`);
  await walk.call(admin, 'get', `${path}/questionnaire/versions/1`);
  await walk.call(admin, 'post', `${path}/questionnaire/affected`, { body: { questionnaire: [] } });
  await walk.call(admin, 'get', '/api/workflows');
  await walk.call(admin, 'get', '/api/workflows/statistics');
  await walk.call(admin, 'get', '/api/workflows/industries');
  await walk.call(admin, 'get', '/api/workflows/activities');
  const clone = await walk.call(admin, 'post', `${path}/clone`);
  await walk.call(admin, 'delete', `/api/workflows/${idOf(clone)}`);
  await walk.call(admin, 'get', `${path}/close-effects`);
  await walk.call(admin, 'put', `${path}/close`);
}
