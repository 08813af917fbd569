import type { AccountRole } from '../identity/actor';
import type { StaffRole } from '../identity/staff-roles';

export const NOTIFICATION_DELIVERIES = ['at_once', 'daily', 'never'] as const;
export type NotificationDelivery = (typeof NOTIFICATION_DELIVERIES)[number];

type NotificationKindTraits =
  | { audience: 'client'; byDefault: NotificationDelivery }
  /** Staff with the role are notified. */
  | { audience: 'staff'; role: StaffRole; byDefault: NotificationDelivery };

export const NOTIFICATION_KINDS = {
  onboarding_finished: { audience: 'client', byDefault: 'at_once' },
  delivered: { audience: 'client', byDefault: 'at_once' },
  corrected: { audience: 'client', byDefault: 'at_once' },
  unable_to_locate: { audience: 'client', byDefault: 'at_once' },
  sent_back: { audience: 'client', byDefault: 'daily' },
  answers_corrected: { audience: 'client', byDefault: 'at_once' },
  payment_rejected: { audience: 'client', byDefault: 'daily' },
  screening_hits: { audience: 'client', byDefault: 'at_once' },
  new_hits: { audience: 'client', byDefault: 'at_once' },
  hit_proposed: { audience: 'client', byDefault: 'at_once' },
  quota_nearly_used: { audience: 'client', byDefault: 'at_once' },
  invitations_failed: { audience: 'client', byDefault: 'at_once' },
  reminders_unanswered: { audience: 'client', byDefault: 'at_once' },
  handed_over: { audience: 'client', byDefault: 'at_once' },
  task_failed: { audience: 'client', byDefault: 'at_once' },
  rule_proposed: { audience: 'client', byDefault: 'at_once' },
  rule_settled: { audience: 'client', byDefault: 'at_once' },
  request_new: { audience: 'staff', role: 'desk', byDefault: 'daily' },
  request_assigned: { audience: 'staff', role: 'desk', byDefault: 'at_once' },
  request_overdue: { audience: 'staff', role: 'desk', byDefault: 'daily' },
  // Sent as a daily digest, because an outage of the external bureau makes many requests fail at once.
  gateway_failed: { audience: 'staff', role: 'desk', byDefault: 'daily' },
  supplier_answered: { audience: 'staff', role: 'desk', byDefault: 'at_once' },
  erasure_requested: { audience: 'staff', role: 'administration', byDefault: 'at_once' },
  watchlist_failed: { audience: 'staff', role: 'watchlists', byDefault: 'at_once' },
  watchlist_stale: { audience: 'staff', role: 'watchlists', byDefault: 'daily' },
  // The mail is delayed until the mail server is reachable again, but the in-app notification appears immediately.
  mail_server_unreachable: { audience: 'staff', role: 'administration', byDefault: 'at_once' },
  // Sent as a daily digest, because an outage makes jobs of many kinds fail; the alert HomologaJobsFailing is immediate.
  jobs_failed: { audience: 'staff', role: 'administration', byDefault: 'daily' },
  rule_to_confirm: { audience: 'staff', role: 'administration', byDefault: 'at_once' },
} as const satisfies Record<string, NotificationKindTraits>;
export type NotificationKind = keyof typeof NOTIFICATION_KINDS;

const ALL = Object.keys(NOTIFICATION_KINDS) as NotificationKind[];

type KindFor<Audience> = {
  [Kind in NotificationKind]: (typeof NOTIFICATION_KINDS)[Kind]['audience'] extends Audience ? Kind : never;
}[NotificationKind];
export type ClientNotificationKind = KindFor<'client'>;
export type StaffNotificationKind = KindFor<'staff'>;

export const isNotificationKind = (text: string): text is NotificationKind => Object.hasOwn(NOTIFICATION_KINDS, text);

interface Recipient {
  accountRole: AccountRole;
  staffRoles?: readonly StaffRole[];
}

/** Role that staff need to be notified of this kind; null for a kind of clients. */
export function roleForKind(kind: NotificationKind): StaffRole | null {
  const traits: NotificationKindTraits = NOTIFICATION_KINDS[kind];
  return traits.audience === 'staff' ? traits.role : null;
}

/** Kinds of pages that the staff's roles do not open: their notifications are not shown, either. */
export const hiddenKindsFor = ({ staffRoles = [] }: Recipient): NotificationKind[] =>
  ALL.filter((kind) => {
    const role = roleForKind(kind);
    return role !== null && !staffRoles.includes(role);
  });

export function notificationKindsFor(recipient: Recipient): NotificationKind[] {
  const audience = recipient.accountRole === 'admin' ? 'staff' : 'client';
  const hidden = hiddenKindsFor(recipient);
  return ALL.filter((kind) => NOTIFICATION_KINDS[kind].audience === audience && !hidden.includes(kind));
}

interface NotificationTarget {
  kind: NotificationKind;
  workflowId: string | null;
  supplierId: string | null;
  requestId: string | null;
  companyId?: string | null;
}

/** Returns the console path of a notification, or the start page if there is no page about the notification. */
export function notificationPath({ kind, workflowId, supplierId, requestId, companyId }: NotificationTarget): string {
  if (kind === 'erasure_requested') return '/desk/privacy';
  if (kind === 'watchlist_failed' || kind === 'watchlist_stale') return '/desk/watchlists';
  if (kind === 'mail_server_unreachable') return '/desk/mail';
  if (kind === 'jobs_failed') return '/admin/jobs';
  if (kind === 'rule_proposed' || kind === 'rule_settled') return '/settings/company';
  if (kind === 'rule_to_confirm') return companyId ? `/admin/companies/${companyId}` : '/admin/companies';
  if (kind === 'task_failed') return '/tasks';
  if (kind === 'invitations_failed') return '/suppliers';
  if (kind === 'reminders_unanswered') return '/needs-you';
  if (NOTIFICATION_KINDS[kind].audience === 'staff') return requestId ? `/desk/${requestId}` : '/desk';
  return workflowId && supplierId ? `/workflows/${workflowId}/suppliers/${supplierId}` : '/home';
}
