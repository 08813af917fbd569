import { listAuditEntries } from '@homologa/core/audit/audit-trail.queries';
import { getTrailProof } from '@homologa/core/audit/chain/trail-proof.queries';
import type { Trail } from '@homologa/core/audit/entry-subjects.queries';
import { startAuditExport } from '@homologa/core/exports/start-audit-export';
import type { Context } from '@homologa/core/kernel/context';
import {
  auditEntryList,
  auditEntryListResponse,
  auditProofResponse,
  exportAuditQuery,
} from '@homologa/domain/audit/audit.contract';
import { companyParams } from '@homologa/domain/companies/company.contract';
import { jobResponse } from '@homologa/domain/jobs/job.contract';
import { listQueryParams, parseListQuery } from '@homologa/domain/wire/list-query';
import type { Request, Response } from 'express';
import { setContentRange } from '../../http/list';
import { route } from '../../http/route';
import { answerWithFile } from '../jobs/answer-with-file';
import { presentAuditEntry, presentAuditProof } from './audit-entry.presenter';

async function answerTrail(ctx: Context, trail: Trail, req: Request, res: Response) {
  const query = parseListQuery(req.query, auditEntryList);
  const { entries, total } = await listAuditEntries(ctx, trail, query);
  setContentRange(res, auditEntryList.resource, query.range.start, entries.length, total);
  return entries.map(presentAuditEntry);
}

async function answerSheet(ctx: Context, trail: Trail, req: Request, res: Response) {
  const { filter, sort } = parseListQuery(req.query, auditEntryList);
  const spoken = req.get('Accept-Language') ?? null;
  return answerWithFile(ctx, await startAuditExport(ctx, { trail, filter, order: sort.order, spoken }), req, res);
}

export const auditRoutes = [
  route({
    method: 'get',
    path: '/api/desk/audit-entries',
    summary: 'The audit trail of the provider and all companies, the newest first',
    auth: 'staff',
    roles: ['administration'],
    query: listQueryParams,
    response: auditEntryListResponse,
    handler: ({ ctx, req, res }) => answerTrail(ctx, null, req, res),
  }),
  route({
    method: 'get',
    path: '/api/desk/audit-entries/download-excel',
    summary: 'The same as a spreadsheet; 202 with the job when it takes longer, or with Prefer: respond-async',
    auth: 'staff',
    roles: ['administration'],
    query: exportAuditQuery,
    response: jobResponse,
    handler: ({ ctx, req, res }) => answerSheet(ctx, null, req, res),
  }),
  route({
    method: 'get',
    path: '/api/desk/audit-entries/proof',
    summary: 'How far the hash chains of all trails have been verified',
    auth: 'staff',
    roles: ['administration'],
    response: auditProofResponse,
    handler: async ({ ctx }) => presentAuditProof(await getTrailProof(ctx, null)),
  }),
  route({
    method: 'get',
    path: '/api/companies/:id/audit-entries',
    summary: "The company's audit trail, the newest first (company admins)",
    auth: 'session',
    params: companyParams,
    query: listQueryParams,
    response: auditEntryListResponse,
    handler: ({ ctx, params, req, res }) => answerTrail(ctx, params.id, req, res),
  }),
  route({
    method: 'get',
    path: '/api/companies/:id/audit-entries/proof',
    summary: "How far the hash chain of the company's trail has been verified (company admins)",
    auth: 'session',
    params: companyParams,
    response: auditProofResponse,
    handler: async ({ ctx, params }) => presentAuditProof(await getTrailProof(ctx, params.id)),
  }),
  route({
    method: 'get',
    path: '/api/companies/:id/audit-entries/download-excel',
    summary: "The company's audit trail as a spreadsheet (company admins)",
    auth: 'session',
    params: companyParams,
    query: exportAuditQuery,
    response: jobResponse,
    handler: ({ ctx, params, req, res }) => answerSheet(ctx, params.id, req, res),
  }),
];
