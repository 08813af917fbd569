import { Readable } from 'node:stream';
import type { Context } from '@homologa/core/kernel/context';
import { acceptPayment } from '@homologa/core/payments/charges/accept-payment';
import { getCharge, getChargeSummary, listCharges } from '@homologa/core/payments/charges/charge.queries';
import { exportPayments } from '@homologa/core/payments/charges/export-payments';
import { matchStatement } from '@homologa/core/payments/charges/match-statement';
import { rejectPayment } from '@homologa/core/payments/charges/reject-payment';
import { remindPayment } from '@homologa/core/payments/charges/remind-payment';
import { resolvePaymentIssue } from '@homologa/core/payments/charges/resolve-payment-issue';
import { openPaymentFile } from '@homologa/core/payments/proofs/open-payment-file';
import {
  acceptChargeBody,
  chargeFileParams,
  chargeIssueParams,
  chargeList,
  chargeListResponse,
  chargeParams,
  chargeResponse,
  chargeSummary,
  exportChargesQuery,
  rejectChargeBody,
  resolveIssueBody,
  statementBody,
  statementResponse,
} from '@homologa/domain/payments/charge.contract';
import { parseListQuery } from '@homologa/domain/wire/list-query';
import { setContentRange } from '../../http/list';
import { route } from '../../http/route';
import { sendFile } from '../../http/send-file';
import { presentCharge, presentStatement } from './charge.presenter';
import { paymentsCsv } from './payments-csv';

const present = async (ctx: Context, chargeId: string) => presentCharge(await getCharge(ctx, chargeId), ctx.now());

export const deskPaymentRoutes = [
  route({
    method: 'get',
    path: '/api/desk/payments',
    summary: 'What suppliers were asked to pay, with their proofs',
    auth: 'staff',
    roles: ['payments'],
    response: chargeListResponse,
    async handler({ ctx, req, res }) {
      const query = parseListQuery(req.query, chargeList);
      const { charges, total } = await listCharges(ctx, query);
      setContentRange(res, chargeList.resource, query.range.start, charges.length, total);
      return charges.map((charge) => presentCharge(charge, ctx.now()));
    },
  }),
  route({
    method: 'get',
    path: '/api/desk/payments/summary',
    summary: 'How many payments there are of each state, and of which clients',
    auth: 'staff',
    roles: ['payments'],
    response: chargeSummary,
    async handler({ ctx }) {
      const { counts, clients, currencies } = await getChargeSummary(ctx);
      return { counts, clients: clients.map(({ id, name }) => ({ _id: id, id, name })), currencies };
    },
  }),
  route({
    method: 'get',
    path: '/api/desk/payments/export',
    summary: 'The payments that the filters find, as CSV for the accountant',
    auth: 'staff',
    roles: ['payments'],
    query: exportChargesQuery,
    async handler({ ctx, req, query, res }) {
      const { filter } = parseListQuery(req.query, chargeList);
      const stream = Readable.from(paymentsCsv(await exportPayments(ctx, filter), ctx.now(), query.language));
      const name = `payments-${ctx.now().toISOString().slice(0, 10)}.csv`;
      return sendFile(res, { stream, name, mime: 'text/csv; charset=utf-8', size: null });
    },
  }),
  route({
    method: 'post',
    path: '/api/desk/payments/statement',
    summary: 'Compare a bank statement (CSV) with the payments; nothing is accepted by it',
    auth: 'staff',
    roles: ['payments'],
    upload: 'file',
    body: statementBody,
    response: statementResponse,
    async handler({ ctx, adapters, file, body }) {
      const statement = { upload: file, currency: body.currency };
      return presentStatement(await matchStatement(ctx, adapters.importReader, statement), ctx.now());
    },
  }),
  route({
    method: 'get',
    path: '/api/desk/payments/:id',
    summary: 'One payment',
    auth: 'staff',
    roles: ['payments'],
    params: chargeParams,
    response: chargeResponse,
    handler: async ({ ctx, params }) => present(ctx, params.id),
  }),
  route({
    method: 'post',
    path: '/api/desk/payments/:id/accept',
    summary: 'The money is there',
    auth: 'staff',
    roles: ['payments'],
    params: chargeParams,
    body: acceptChargeBody,
    response: chargeResponse,
    async handler({ ctx, params, body }) {
      await acceptPayment(ctx, { chargeId: params.id, decision: body });
      return present(ctx, params.id);
    },
  }),
  route({
    method: 'post',
    path: '/api/desk/payments/:id/reject',
    summary: 'The proof shows no payment: the supplier is told why, and sends another',
    auth: 'staff',
    roles: ['payments'],
    params: chargeParams,
    body: rejectChargeBody,
    response: chargeResponse,
    async handler({ ctx, params, body }) {
      await rejectPayment(ctx, { chargeId: params.id, decision: body });
      return present(ctx, params.id);
    },
  }),
  route({
    method: 'post',
    path: '/api/desk/payments/:id/remind',
    summary: 'Remind the supplier of its payment',
    auth: 'staff',
    roles: ['payments'],
    params: chargeParams,
    response: chargeResponse,
    async handler({ ctx, params }) {
      await remindPayment(ctx, { chargeId: params.id });
      return present(ctx, params.id);
    },
  }),
  route({
    method: 'post',
    path: '/api/desk/payments/:id/issues/:issue_id/resolve',
    summary: 'A second payment, or one that does not match, was dealt with',
    auth: 'staff',
    roles: ['payments'],
    params: chargeIssueParams,
    body: resolveIssueBody,
    response: chargeResponse,
    async handler({ ctx, params, body }) {
      await resolvePaymentIssue(ctx, { chargeId: params.id, issueId: params.issue_id, note: body.note });
      return present(ctx, params.id);
    },
  }),
  route({
    method: 'get',
    path: '/api/desk/payments/:id/files/:file_id',
    summary: 'A proof of a payment',
    auth: 'staff',
    roles: ['payments'],
    params: chargeFileParams,
    async handler({ ctx, params, res }) {
      return sendFile(res, await openPaymentFile(ctx, { chargeId: params.id, fileId: params.file_id }));
    },
  }),
];
