import type { AccountRole } from '../identity/actor';

export const NOTIFICATION_DELIVERIES = ['at_once', 'daily', 'never'] as const;
export type NotificationDelivery = (typeof NOTIFICATION_DELIVERIES)[number];

interface NotificationKindTraits {
  audience: 'client' | 'staff';
  byDefault: NotificationDelivery;
}

export const NOTIFICATION_KINDS = {
  onboarding_finished: { audience: 'client', byDefault: 'at_once' },
  delivered: { audience: 'client', byDefault: 'at_once' },
  corrected: { audience: 'client', byDefault: 'at_once' },
  unable_to_locate: { audience: 'client', byDefault: 'at_once' },
  sent_back: { audience: 'client', byDefault: 'daily' },
  payment_rejected: { audience: 'client', byDefault: 'daily' },
  screening_hits: { audience: 'client', byDefault: 'at_once' },
  new_hits: { audience: 'client', byDefault: 'at_once' },
  hit_proposed: { audience: 'client', byDefault: 'at_once' },
  quota_nearly_used: { audience: 'client', byDefault: 'at_once' },
  invitations_failed: { audience: 'client', byDefault: 'at_once' },
  reminders_unanswered: { audience: 'client', byDefault: 'at_once' },
  handed_over: { audience: 'client', byDefault: 'at_once' },
  task_failed: { audience: 'client', byDefault: 'at_once' },
  request_new: { audience: 'staff', byDefault: 'daily' },
  request_assigned: { audience: 'staff', byDefault: 'at_once' },
  request_overdue: { audience: 'staff', byDefault: 'daily' },
  // Sent as a daily digest, because an outage of the external bureau makes many requests fail at once.
  gateway_failed: { audience: 'staff', byDefault: 'daily' },
  supplier_answered: { audience: 'staff', byDefault: 'at_once' },
  erasure_requested: { audience: 'staff', byDefault: 'at_once' },
  watchlist_failed: { audience: 'staff', byDefault: 'at_once' },
  watchlist_stale: { audience: 'staff', byDefault: 'daily' },
  // The mail is delayed until the mail server is reachable again, but the in-app notification appears immediately.
  mail_server_unreachable: { audience: 'staff', byDefault: 'at_once' },
  // Sent as a daily digest, because an outage makes jobs of many kinds fail; the alert HomologaJobsFailing is immediate.
  jobs_failed: { audience: 'staff', byDefault: 'daily' },
} as const satisfies Record<string, NotificationKindTraits>;
export type NotificationKind = keyof typeof NOTIFICATION_KINDS;

const ALL = Object.keys(NOTIFICATION_KINDS) as NotificationKind[];

type KindFor<Audience> = {
  [Kind in NotificationKind]: (typeof NOTIFICATION_KINDS)[Kind]['audience'] extends Audience ? Kind : never;
}[NotificationKind];
export type ClientNotificationKind = KindFor<'client'>;
export type StaffNotificationKind = KindFor<'staff'>;

export const isNotificationKind = (text: string): text is NotificationKind => Object.hasOwn(NOTIFICATION_KINDS, text);

export const notificationKindsFor = (role: AccountRole): NotificationKind[] =>
  ALL.filter((kind) => NOTIFICATION_KINDS[kind].audience === (role === 'admin' ? 'staff' : 'client'));

interface NotificationTarget {
  kind: NotificationKind;
  workflowId: string | null;
  supplierId: string | null;
  requestId: string | null;
}

/** Returns the console path of a notification, or the start page if there is no page about the notification. */
export function notificationPath({ kind, workflowId, supplierId, requestId }: NotificationTarget): string {
  if (kind === 'erasure_requested') return '/desk/privacy';
  if (kind === 'watchlist_failed' || kind === 'watchlist_stale') return '/desk/watchlists';
  if (kind === 'mail_server_unreachable') return '/desk/mail';
  if (kind === 'jobs_failed') return '/admin/jobs';
  if (kind === 'task_failed') return '/tasks';
  if (kind === 'invitations_failed') return '/suppliers';
  if (kind === 'reminders_unanswered') return '/needs-you';
  if (NOTIFICATION_KINDS[kind].audience === 'staff') return requestId ? `/desk/${requestId}` : '/desk';
  return workflowId && supplierId ? `/workflows/${workflowId}/suppliers/${supplierId}` : '/home';
}
