import { suppress } from '@homologa/core/kernel/mail/suppressions';
import { openUnsubscribeLink } from '@homologa/core/mail/unsubscribe-link.steps';
import { MAIL_PROVIDERS } from '@homologa/core/suppliers/delivery/provider-events';
import { buildPerson } from '@homologa/core/test/builders';
import { buildSubmitted } from '@homologa/core/test/submitted-world';
import { buildWatchlist } from '@homologa/core/test/watchlist-samples';
import type { AnswerWorld } from '../answer-walk';
import { PDF } from '../desk-story';
import { buildAtDesk } from '../send-back-story';

export async function worksAtTheDesk({ app, walk, desk }: AnswerWorld): Promise<void> {
  const built = await desk.buildRequest({ reportType: 'bir' }, { status: 'in_progress' }, ['data_verification']);
  const { staff } = desk;
  const path = `/api/desk/requests/${built.id}`;
  await walk.call(staff, 'get', '/api/desk/requests');
  await walk.call(staff, 'get', '/api/desk/summary');
  await walk.call(staff, 'get', '/api/desk/mail');
  await app.db.system((tx) =>
    suppress(tx, { seeds: app.config.suppressionSeeds, now: new Date() }, [
      { address: 'gone@acme.test', reason: 'bounced', source: 'smtp', said: '550' },
    ]),
  );
  await walk.call(staff, 'post', '/api/desk/mail/lifts', { body: { address: 'gone@acme.test' } });
  await walk.call(staff, 'post', '/api/desk/mail/retries', { body: { kind: 'mail.send-invitation' } });
  await walk.call(staff, 'get', '/api/desk/jobs');
  await walk.call(staff, 'get', '/api/desk/job-queues');
  await walk.call(staff, 'post', '/api/desk/jobs/changes', { body: { change: 'retry', ids: [built.id] } });
  await walk.call(staff, 'post', '/api/desk/jobs/changes/all', { body: { change: 'retry', name: 'exports.checks' } });
  for (const paused of [true, false])
    await walk.call(staff, 'put', '/api/desk/job-queues', { body: { queue: 'exports', paused } });
  await walk.call(staff, 'post', `${path}/gateway`, { body: { gateway: 'sandbox', reason: 'To try it' } });
  await walk.call(staff, 'post', `${path}/gateway`, { body: { gateway: 'desk', reason: 'Back again' } });
  await walk.call(staff, 'post', `${path}/assign`, { body: { staff_id: staff.userId } });
  await walk.call(staff, 'post', '/api/desk/requests/take-next');
  await walk.call(staff, 'post', `${path}/assign`, { body: { staff_id: null } });
  await walk.call(staff, 'post', `${path}/take`);
  await walk.call(staff, 'post', `${path}/take-over`);
  await walk.call(staff, 'get', path);
  await walk.call(staff, 'post', `${path}/status`, {
    body: { status: 'awaiting_supplier', reason: 'Asked for a balance' },
  });
  await walk.call(staff, 'post', `${path}/status`, { body: { status: 'unable_to_locate', reason: 'Nobody answers' } });
  await walk.call(built.client, 'post', `${built.path}/locate`, { body: { phone: '+55 11 4444 3333' } });
  await walk.call(staff, 'post', `${path}/take`);
  await walk.call(staff, 'post', `${path}/calls`, { body: { number: '+54 11', outcome: 'verified', note: '' } });
  await walk.call(staff, 'patch', `${path}/data`, { body: { figures: { dnb_rating: '5A1' } } });
  await walk.call(staff, 'post', `${path}/second-look`, { body: { ready: true } });
  const report = { fields: { type: 'bir' }, file: ['file', PDF, 'report.pdf'] } as const;
  const filed = await walk.call(staff, 'post', `${path}/files`, report);
  const file = JSON.stringify(filed.body).match(/"file_id":"([^"]+)"/)?.[1];
  await walk.call(staff, 'delete', `${path}/files/${file}`);
  await walk.call(staff, 'post', `${path}/files`, report);
  await walk.call(staff, 'post', `${path}/data-verified`);
  await walk.call(staff, 'post', `${path}/deliver`);
  const reason = { body: { reason: 'Wrong rating' } };
  await walk.call(staff, 'post', `${path}/correction`, reason);
  await walk.call(staff, 'delete', `${path}/correction`);
  await walk.call(staff, 'post', `${path}/correction`, reason);
  await walk.call(staff, 'patch', `${path}/data`, { body: { figures: { dnb_rating: '5A2' } } });
  await walk.call(staff, 'post', `${path}/correction/deliver`);
  await walk.call(built.client, 'get', `${built.path}/deliveries`);
}

export async function sendsBack({ app, walk, desk }: AnswerWorld): Promise<void> {
  const built = await buildAtDesk(app, desk);
  const path = `/api/desk/requests/${built.id}/send-backs`;
  const items = [{ kind: 'file', target: 'tax_certificate', reason: 'It is of last year.' }];
  const first = await walk.call(desk.staff, 'post', path, { body: { items } });
  const idIn = ({ body }: { body: unknown }) => (body as { send_backs: { _id: string }[] }).send_backs[0]?._id;
  await walk.call(desk.staff, 'delete', `${path}/${idIn(first)}`);
  const second = idIn(await walk.call(desk.staff, 'post', path, { body: { items } }));
  const own = await built.own();
  const notes = [{ item_id: own.send_back?.items[0]?._id, note: 'It is this year’s.' }];
  const answer = `/onboarding/workflows/${built.workflow.id}/suppliers/${built.supplier.id}/send-backs/${second}/answer`;
  await walk.call(built, 'post', answer, { body: { notes } });
}

/** An admin of the client reviews an answer and sends another back, without the desk. */
export async function sendsAnswersBack({ app, walk }: AnswerWorld): Promise<void> {
  const { admin, workflow, supplier, questions } = await buildSubmitted(app);
  const path = `/api/workflows/${workflow.id}/suppliers/${supplier.id}/send-backs`;
  await walk.call(admin, 'get', path);
  const score = `/api/workflows/${workflow.id}/suppliers/${supplier.id}/score`;
  const seen = (await walk.call(admin, 'get', score)).body as { score: { id: string } };
  const review = { score_id: seen.score.id, question_id: questions.radio.id, verdict: 'flagged', note: 'Since when?' };
  await walk.call(admin, 'post', `${score}/reviews`, { body: review });
  const items = [{ question_id: questions.input.id, reason: 'Which year?' }];
  const { body } = await walk.call(admin, 'post', path, { body: { items } });
  await walk.call(admin, 'delete', `${path}/${(body as { send_backs: { _id: string }[] }).send_backs[0]?._id}`);
}

export async function keepsWatchlists({ app, walk, desk }: AnswerWorld): Promise<void> {
  const { staff } = desk;
  const id = await buildWatchlist(app, [['Ana Ficticia'], ['Ana Ficticia', 'Luis Imaginado']]);
  await walk.call(staff, 'get', '/api/desk/watchlists');
  await walk.call(staff, 'get', `/api/desk/watchlists/${id}`);
  await walk.call(staff, 'get', `/api/desk/watchlists/${id}/differences`);
  await walk.call(staff, 'post', `/api/desk/watchlists/${id}/rollback`, { body: {} });
  await walk.call(staff, 'post', `/api/desk/watchlists/${id}/imports`);
  const other = await buildWatchlist(app, [['Ana Ficticia']]);
  const file = ['file', Buffer.from('<CONSOLIDATED_LIST/>'), 'list.xml'] as const;
  await walk.call(staff, 'post', `/api/desk/watchlists/${other}/files`, { file });
}

export const MAIL_EVENTS_SECRET = 'a secret of more than thirty-two characters';

export async function hearsOfMail({ app, walk }: AnswerWorld): Promise<void> {
  const headers = { Authorization: `Basic ${Buffer.from(`mail:${MAIL_EVENTS_SECRET}`).toString('base64')}` };
  for (const provider of MAIL_PROVIDERS) await walk.call({}, 'post', `/mail/events/${provider}`, { headers, body: [] });
  const { userId } = await buildPerson(app);
  const ctx = app.contextFor({ kind: 'system', name: 'test' });
  const link = new URL(await openUnsubscribeLink(ctx, { userId, kind: 'digest', companyId: null }));
  await walk.call({}, 'post', `${link.pathname}${link.search}`);
}
