import { DomainError } from '@homologa/domain/errors/domain-error';
import type { Supplier, Workflow } from '@homologa/prisma/models';
import type { Context } from '../../kernel/context';
import { prepare } from '../../kernel/database/statement';
import type { AskedQuestion } from './before-start.queries';

export interface Invitee
  extends Pick<
    Supplier,
    | 'id'
    | 'companyId'
    | 'workflowId'
    | 'companyName'
    | 'fullName'
    | 'emails'
    | 'country'
    | 'locale'
    | 'status'
    | 'invitationState'
    | 'unconfirmedEmail'
    | 'lastUpdate'
    | 'answersTotal'
    | 'shownQuestions'
  > {
  updates: string[];
  workflow: InviteeWorkflow;
}

interface InviteeWorkflow
  extends Pick<
    Workflow,
    | 'status'
    | 'type'
    | 'product'
    | 'reportType'
    | 'title'
    | 'emailSubject'
    | 'emailMessage'
    | 'defaultLocale'
    | 'dueDate'
    | 'payment'
    | 'pricePerSupplier'
  > {
  company: { name: string; legalName: string };
  questions: AskedQuestion[];
  coverKey: string | null;
  logoKey: string | null;
}

export interface InviteeRow extends Omit<Invitee, 'workflow'> {
  workflow: Omit<InviteeWorkflow, 'dueDate'> & { dueDate: string | null };
}

/** Parameters of the query: $1 id of the supplier, $2 id of the company. */
export const INVITEE = `
  SELECT s."id", s."companyId", s."workflowId", s."companyName", s."fullName", s."emails", s."country", s."locale",
    s."status", s."invitationState", s."unconfirmedEmail", s."lastUpdate", s."answersTotal", s."shownQuestions",
    ARRAY(SELECT u."name" FROM "StatusUpdate" u WHERE u."supplierId" = s."id" AND u."companyId" = s."companyId"
      ORDER BY u."createdAt", u."id") AS "updates",
    json_build_object('status', w."status", 'type', w."type", 'product', w."product", 'reportType', w."reportType",
      'title', w."title", 'emailSubject', w."emailSubject", 'emailMessage', w."emailMessage",
      'defaultLocale', w."defaultLocale", 'dueDate', w."dueDate", 'payment', w."payment",
      'pricePerSupplier', w."pricePerSupplier", 'questions', coalesce((SELECT json_agg(json_build_object('id', q."id",
        'type', q."type", 'title', q."title", 'options', q."options", 'showIf', q."showIf") ORDER BY q."position", q."id") FROM "QuestionnaireItem" q
        WHERE q."workflowId" = w."id" AND q."companyId" = w."companyId"), '[]'), 'coverKey', f."key", 'logoKey', g."key",
      'company', json_build_object('name', c."name", 'legalName', c."legalName")) AS "workflow"
  FROM "Supplier" s
  JOIN "Workflow" w ON w."id" = s."workflowId" AND w."companyId" = s."companyId"
  JOIN "Company" c ON c."id" = s."companyId"
  LEFT JOIN "StoredFile" f ON f."id" = w."coverFileId" AND f."companyId" = s."companyId"
  LEFT JOIN "StoredFile" g ON g."id" = c."logoFileId" AND g."companyId" = s."companyId"
  WHERE s."id" = $1 AND s."companyId" = $2`;

const LOAD = prepare<InviteeRow>(INVITEE);

/** Loads a supplier immediately before its mail is sent. Throws `not_found` if the supplier was deleted. */
export async function loadInvitee(ctx: Context, companyId: string, supplierId: string): Promise<Invitee> {
  return inviteeOf(await ctx.db.hot(companyId).rows(LOAD(supplierId, companyId)));
}

/** Throws `not_found` if the row is missing. */
export function inviteeOf([row]: InviteeRow[]): Invitee {
  if (!row) throw new DomainError('not_found');
  const { dueDate } = row.workflow;
  return { ...row, workflow: { ...row.workflow, dueDate: dueDate === null ? null : new Date(dueDate) } };
}

export const clientNameOf = (supplier: Invitee): string =>
  supplier.workflow.company.name || supplier.workflow.company.legalName;

export const mayBeWrittenTo = ({ workflow, status, emails }: Invitee): boolean =>
  workflow.status === 'active' &&
  workflow.type === 'onboarding' &&
  (status === 'pending' || status === 'in_progress') &&
  emails.length > 0;

export interface SupplierMailInput {
  companyId: string;
  supplierId: string;
  messageId: string;
}
