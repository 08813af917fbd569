import type { RuleProposalResponse } from '@homologa/domain/companies/rule-proposal.contract';
import type { RuleAnswer } from '@homologa/domain/companies/rule-proposals';
import type {
  DecideHitBody,
  OtherSuppliersResponse,
  RequestScreeningBody,
} from '@homologa/domain/compliance/compliance.contract';
import type { HitSummary } from '@homologa/domain/compliance/hit-queue.contract';
import type { ScreeningResponse, ScreeningSettings } from '@homologa/domain/screenings/screening.contract';
import type { DecideSupplierBody, SupplierResponse } from '@homologa/domain/suppliers/supplier.contract';
import type { OkResponse } from '@homologa/domain/wire/common.contract';
import { callJson } from '../../../http/http-client';
import { supplierPath } from '../paths';

const SETTINGS = '/api/screening-settings';
/** Proposals to weaken a rule of two people of the own company. */
const PROPOSALS = '/api/rule-proposals';

export const screeningVerbs = {
  getScreening: (workflowId: string, id: string) =>
    callJson<ScreeningResponse>(`${supplierPath(workflowId, id)}/screening`),
  requestScreening: (workflowId: string, id: string, body: RequestScreeningBody) =>
    callJson<ScreeningResponse>(`${supplierPath(workflowId, id)}/screen`, { method: 'PATCH', body }),
  decideHit: (workflowId: string, id: string, body: DecideHitBody) =>
    callJson<ScreeningResponse>(`${supplierPath(workflowId, id)}/screening/decisions`, { method: 'POST', body }),
  getOtherSuppliers: (workflowId: string, id: string, entryKey: string) =>
    callJson<OtherSuppliersResponse>(
      `${supplierPath(workflowId, id)}/screening/others?entry_key=${encodeURIComponent(entryKey)}`,
    ),
  getHitSummary: () => callJson<HitSummary>('/api/hits/summary'),
  getScreeningSettings: () => callJson<ScreeningSettings>(SETTINGS),
  setScreeningSettings: (body: ScreeningSettings) => callJson<ScreeningSettings>(SETTINGS, { method: 'PUT', body }),
  listRuleProposals: () => callJson<RuleProposalResponse[]>(PROPOSALS),
  answerRuleProposal: (id: string, answer: RuleAnswer) =>
    callJson<OkResponse>(`${PROPOSALS}/${encodeURIComponent(id)}/decision`, { method: 'POST', body: { answer } }),
  decideSupplier: (workflowId: string, id: string, body: DecideSupplierBody) =>
    callJson<SupplierResponse>(`${supplierPath(workflowId, id)}/decisions`, { method: 'POST', body }),
};
