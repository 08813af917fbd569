import { getCheck, listChecks } from '@homologa/core/compliance/checks/check.queries';
import { runChecks } from '@homologa/core/compliance/checks/run-checks';
import { turnIntoSupplier } from '@homologa/core/compliance/checks/turn-into-supplier';
import {
  complianceCheck,
  complianceCheckList,
  complianceCheckParams,
  complianceChecks,
  runChecksBody,
  turnIntoSupplierBody,
} from '@homologa/domain/compliance/checks/compliance-check.contract';
import { inviteOfInput } from '@homologa/domain/suppliers/invite-of-input';
import { listQueryParams, parseListQuery } from '@homologa/domain/wire/list-query';
import { setContentRange } from '../../http/list';
import { route } from '../../http/route';
import { presentCheck } from './compliance-check.presenter';

export const complianceCheckRoutes = [
  route({
    method: 'get',
    path: '/api/compliance-checks',
    summary: 'Past compliance checks with who asked and when, the newest first',
    auth: 'company',
    query: listQueryParams,
    response: complianceChecks,
    async handler({ ctx, req, res }) {
      const query = parseListQuery(req.query, complianceCheckList);
      const { checks, total } = await listChecks(ctx, query);
      setContentRange(res, complianceCheckList.resource, query.range.start, checks.length, total);
      return checks.map(presentCheck);
    },
  }),
  route({
    method: 'post',
    path: '/api/compliance-checks',
    summary: 'Screens names that are no suppliers yet, one or many; each uses a unit of the CFR product',
    auth: 'company',
    body: runChecksBody,
    response: complianceChecks,
    status: 201,
    async handler({ ctx, body }) {
      return (await runChecks(ctx, body.checks)).map(presentCheck);
    },
  }),
  route({
    method: 'get',
    path: '/api/compliance-checks/:id',
    summary: 'A compliance check with its state',
    auth: 'company',
    params: complianceCheckParams,
    response: complianceCheck,
    async handler({ ctx, params }) {
      return presentCheck(await getCheck(ctx, params.id));
    },
  }),
  route({
    method: 'post',
    path: '/api/compliance-checks/:id/supplier',
    summary:
      'Turns a check into a supplier of a workflow, with its screenings; what the workflow asks for besides is named',
    auth: 'company',
    params: complianceCheckParams,
    body: turnIntoSupplierBody,
    response: complianceCheck,
    async handler({ ctx, params, body }) {
      const invite = body.invite ? inviteOfInput(body.invite) : {};
      return presentCheck(await turnIntoSupplier(ctx, { checkId: params.id, workflowId: body.workflow_id, invite }));
    },
  }),
];
