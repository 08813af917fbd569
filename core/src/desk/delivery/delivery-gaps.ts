import { isVerifiedCall } from '@homologa/domain/desk/call-rules';
import { type ChargeState, holdsReportBack } from '@homologa/domain/payments/charges';
import type { Finding } from '@homologa/domain/reports/figure-rules';
import type { ReportRequestKind } from '@homologa/prisma/models';
import { needsVerifiedCall } from '../calls/verified-call';

export type DeliveryGap = 'verified_call' | 'payment' | 'report_file' | 'ccr_score' | 'figures' | 'contradictions';

interface Known {
  kind: ReportRequestKind;
  ccrRequestId: string | null;
  gateway: string;
  withoutCallReason: string;
  workflowType: string;
  /** State of the supplier's payment; null if the supplier pays nothing or no payment was requested. */
  payment: ChargeState | null;
  calls: readonly { outcome: string }[];
  files: readonly { kind: string }[];
  ccrScore: unknown;
  findings: readonly Finding[];
}

export function findDeliveryGaps(known: Known): DeliveryGap[] {
  const isScore = known.kind === 'ccr';
  const wantsCall = needsVerifiedCall(known) && !known.withoutCallReason;
  const gaps: Record<DeliveryGap, boolean> = {
    verified_call: wantsCall && !known.calls.some(({ outcome }) => isVerifiedCall(outcome)),
    payment: known.ccrRequestId === null && holdsReportBack(known.payment),
    report_file: !isScore && !known.files.some(({ kind }) => kind === 'bir'),
    ccr_score: isScore && !known.ccrScore,
    figures: known.findings.some(({ severity }) => severity === 'error'),
    contradictions: known.findings.some(({ severity }) => severity === 'contradiction'),
  };
  return (Object.keys(gaps) as DeliveryGap[]).filter((gap) => gaps[gap]);
}
