import { runScreening } from '@homologa/core/screenings/run-screening';
import { buildPerson, buildSupplier, buildWorkflow } from '@homologa/core/test/builders';
import { buildQuestion } from '@homologa/core/test/onboarding-world';
import { buildWatchlist } from '@homologa/core/test/watchlist-samples';
import { screeningResponse } from '@homologa/domain/screenings/screening.contract';
import { type AnswerWorld, type Caller, csv, idOf } from '../answer-walk';

const invite = { company_name: 'ACME', full_name: 'Ana', emails: ['ana@acme.test'], country: 'mexico' };

export async function managesSuppliers(world: AnswerWorld): Promise<void> {
  const { app, walk } = world;
  const admin = await buildPerson(app);
  const workflow = await buildWorkflow(app, admin.companyId ?? '', { createdById: admin.userId, reportType: 'bir' });
  const path = `/api/workflows/${workflow.id}`;
  const added = idOf(await walk.call(admin, 'post', `${path}/suppliers`, { body: invite }));
  await walk.call(admin, 'post', `${path}/suppliers_bulk`, { body: [invite] });
  await walk.call(admin, 'post', '/api/suppliers/duplicates', { body: { suppliers: [] } });
  for (const url of ['/api/suppliers', `${path}/suppliers`]) {
    await walk.call(admin, 'get', url);
    await walk.call(admin, 'get', `${url}/counts`);
    await walk.call(admin, 'post', `${url}/bulk-actions`, { body: { action: 'remind', ids: [added] } });
  }
  for (const url of ['/api/suppliers', path]) {
    await walk.call(admin, 'post', `${url}/download-excel`, { body: { ids: [added] } });
  }
  const imported = await walk.call(admin, 'post', `${path}/imports`, { file: csv('ACME;Ana;a@b.test;Peru;;;;\n') });
  await walk.call(admin, 'get', `/api/jobs/${idOf(imported)}`);
  await exportsLater(world, admin, ['/api/workflows', '/api/suppliers', path]);

  const supplier = `${path}/suppliers/${added}`;
  await app.db.system((tx) => tx.supplier.update({ where: { id: added }, data: { invitationState: 'failed' } }));
  await walk.call(admin, 'post', `${supplier}/invitations`);
  await walk.call(admin, 'get', '/api/suppliers/undelivered');
  const changes = [{ supplier_id: added, emails: ['other@acme.test'] }];
  await walk.call(admin, 'post', `${path}/suppliers/addresses`, { body: { changes } });
  await walk.call(admin, 'post', `${path}/suppliers/reminders`);
  const waiting = await buildSupplier(app, workflow);
  await walk.call(admin, 'post', `${path}/suppliers/${waiting.id}/reminders`);
  const filed = await walk.call(admin, 'patch', `${supplier}/files`, { file: csv('a,b') });
  const file = (filed.body as { files: { file_id: string }[] }).files[0]?.file_id;
  await walk.call(admin, 'delete', `${supplier}/files/${file}`);
  await walk.call(admin, 'get', supplier);
  await walk.call(admin, 'get', `${supplier}/history`);
  await walk.call(admin, 'get', `${supplier}/timeline`);
  await walk.call(admin, 'get', `${supplier}/score`);
  const headers = { Prefer: 'respond-async' };
  for (const results of [`${path}/download`, `${supplier}/results`]) {
    await walk.call(admin, 'get', results, { headers });
  }
  await walk.call(admin, 'get', '/api/exports');
  await walk.call(admin, 'get', '/api/tasks');
  const asked = await walk.call(admin, 'post', '/api/bir-requests', {
    body: { supplier: { workflow_id: workflow.id, supplier_id: waiting.id } },
  });
  await walk.call(admin, 'post', `/api/bir-requests/${idOf(asked)}/submit`);
  await walk.call(admin, 'post', `${supplier}/ccr`);
  await walk.call(admin, 'delete', `${path}/suppliers/${(await buildSupplier(app, workflow)).id}`);
  await walk.call(admin, 'put', supplier, { body: { status: 'completed' } });
  await walk.call(admin, 'delete', `${supplier}/completion`);
  await walk.call(admin, 'put', supplier, { body: { status: 'completed' } });
  await walk.call(admin, 'post', `${supplier}/decisions`, { body: { decision: 'approved', reason: 'Good' } });
  const { id: questionId } = await buildQuestion(app, workflow, 'input');
  await walk.call(admin, 'put', `${supplier}/question/${questionId}/review`, { body: { flagged: true, note: 'Ask' } });
  await buildWatchlist(app, [['FULANO INVENTADO']]);
  await walk.call(admin, 'patch', `${supplier}/screen`, { body: { shareholders: ['Fulano Inventado'] } });
  const { _id: screeningId } = (await walk.call(admin, 'get', `${supplier}/screening`)).body as { _id: string };
  const operator = app.contextFor({ kind: 'system', name: 'test' });
  const run = { signal: new AbortController().signal, progress: () => Promise.resolve() };
  await runScreening(operator, null, { screeningId, companyId: workflow.companyId }, run);
  const { body } = await walk.call(admin, 'get', `${supplier}/screening`);
  const { data } = screeningResponse.parse(body);
  await walk.call(admin, 'post', `${supplier}/screening/decisions`, {
    body: {
      entry_key: data?.shareholders_screenings[0]?.sanction_lists[0]?.entry_key ?? '',
      decision: 'false_positive',
      reason: 'Another person',
    },
  });
  const entry = data?.shareholders_screenings[0]?.sanction_lists[0]?.entry_key ?? '';
  await walk.call(admin, 'get', `${supplier}/screening/others?entry_key=${encodeURIComponent(entry)}`);
  await walk.call(admin, 'get', `/api/hits?filter=${encodeURIComponent('{"queue":"settled"}')}`);
  await walk.call(admin, 'get', '/api/hits/summary');
  await walk.call(admin, 'get', '/api/needs-you');
  await walk.call(admin, 'get', '/api/needs-you/mail');
  await walk.call(admin, 'put', '/api/needs-you/mail', { body: { rhythm: 'weekly' } });
  for (const place of [supplier, `/api/workflows/${workflow.id}`]) {
    await walk.call(admin, 'put', `${place}/monitoring`, { body: { monitored: true } });
    await walk.call(admin, 'get', `${place}/monitoring`);
  }
  for (const isOn of [true, false]) {
    await walk.call(admin, 'put', '/api/screening-settings', { body: { four_eyes: isOn } });
  }
  const [proposal] = (await walk.call(admin, 'get', '/api/rule-proposals')).body as { id: string }[];
  await walk.call(admin, 'post', `/api/rule-proposals/${proposal?.id}/decision`, { body: { answer: 'withdraw' } });
  await walk.call(admin, 'get', '/api/screening-settings');
  const checks = '/api/compliance-checks';
  const made = await walk.call(admin, 'post', checks, { body: { checks: [{ name: 'Fulano Inventado' }] } });
  const [check] = made.body as { id: string }[];
  await walk.call(admin, 'get', checks);
  await exportsLater(world, admin, [checks]);
  await walk.call(admin, 'get', `${checks}/${check?.id}`);
  await walk.call(admin, 'post', `${checks}/${check?.id}/supplier`, { body: { workflow_id: workflow.id, invite } });
}

/** Requests exports of lists as jobs, which stay queued because no worker runs here. */
async function exportsLater({ walk }: AnswerWorld, admin: Caller, lists: readonly string[]): Promise<void> {
  const headers = { Prefer: 'respond-async' };
  for (const list of lists) await walk.call(admin, 'get', `${list}/download-excel`, { headers });
}
