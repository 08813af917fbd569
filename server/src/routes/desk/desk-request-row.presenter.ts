import type { DeskRequestLine, StaffName } from '@homologa/core/desk/desk-request.queries';
import { REPORT_TYPES } from '@homologa/domain/catalog/report-types';
import type { DeskRequestRow } from '@homologa/domain/desk/desk.contract';
import { memberOf } from '@homologa/domain/language/member-of';
import { GATEWAYS } from '@homologa/domain/reports/gateways';

type DeskRow = Pick<
  DeskRequestLine,
  | 'id'
  | 'kind'
  | 'transitions'
  | 'status'
  | 'gateway'
  | 'requestedAt'
  | 'dueAt'
  | 'takenAt'
  | 'verifiedAt'
  | 'deliveredAt'
  | 'callBackAt'
  | 'secondLookAt'
  | 'takenBy'
  | 'supplier'
>;

export const presentStaff = (staff: StaffName) => ({ _id: staff.id, id: staff.id, name: staff.name });

export function presentDeskRequestRow(request: DeskRow): DeskRequestRow {
  const { supplier } = request;
  const { workflow } = supplier;
  return {
    _id: request.id,
    id: request.id,
    kind: request.kind,
    status: request.status,
    gateway: memberOf(GATEWAYS, request.gateway),
    status_since: (request.transitions[0]?.createdAt ?? request.requestedAt).toISOString(),
    requested_at: request.requestedAt.toISOString(),
    due_at: request.dueAt?.toISOString() ?? null,
    taken_at: request.takenAt?.toISOString() ?? null,
    taken_by: request.takenBy && presentStaff(request.takenBy),
    verified_at: request.verifiedAt?.toISOString() ?? null,
    delivered_at: request.deliveredAt?.toISOString() ?? null,
    call_back_at: request.callBackAt?.toISOString() ?? null,
    second_look_at: request.secondLookAt?.toISOString() ?? null,
    client: { _id: workflow.company.id, id: workflow.company.id, name: workflow.company.name },
    workflow: {
      _id: workflow.id,
      id: workflow.id,
      title: workflow.title,
      status: workflow.status,
      type: workflow.type,
      product: workflow.product,
      report_type: memberOf(REPORT_TYPES, workflow.reportType),
    },
    supplier: {
      _id: supplier.id,
      id: supplier.id,
      company_name: supplier.companyName,
      country: supplier.country,
      tax_id: supplier.taxId,
    },
  };
}
