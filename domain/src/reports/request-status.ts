export const REQUEST_STATUSES = [
  'queued',
  'taken',
  'awaiting_supplier',
  'verified',
  'delivered',
  'unable_to_locate',
  'failed',
  'cancelled',
] as const;
export type RequestStatus = (typeof REQUEST_STATUSES)[number];

/**
 * Allowed status transitions of a report request. A gateway other than the desk delivers a request that no staff member
 * has taken. A request for an unlocated supplier continues with another phone number, and a failed request may be sent
 * to another gateway.
 */
const TRANSITIONS: Readonly<Record<RequestStatus, readonly RequestStatus[]>> = {
  queued: ['taken', 'awaiting_supplier', 'delivered', 'unable_to_locate', 'failed', 'cancelled'],
  taken: ['queued', 'awaiting_supplier', 'verified', 'delivered', 'unable_to_locate', 'failed', 'cancelled'],
  awaiting_supplier: ['queued', 'taken', 'unable_to_locate', 'failed', 'cancelled'],
  verified: ['queued', 'taken', 'awaiting_supplier', 'delivered', 'failed', 'cancelled'],
  delivered: [],
  unable_to_locate: ['queued', 'cancelled'],
  failed: ['queued', 'cancelled'],
  cancelled: [],
};

export const canMoveRequest = (from: RequestStatus, to: RequestStatus): boolean => TRANSITIONS[from].includes(to);

/** Statuses of unfinished requests. A supplier has at most one unfinished request of each kind. */
export const OPEN_REQUEST_STATUSES = [
  'queued',
  'taken',
  'awaiting_supplier',
  'verified',
] as const satisfies readonly RequestStatus[];

/** Open statuses in which the due date applies. It does not apply while the request waits for the supplier. */
export const RUNNING_REQUEST_STATUSES = OPEN_REQUEST_STATUSES.filter((status) => status !== 'awaiting_supplier');

export const isOpenRequest = (status: RequestStatus): boolean =>
  (OPEN_REQUEST_STATUSES as readonly RequestStatus[]).includes(status);

/** Statuses of a report request that staff set manually, with a reason. All other statuses result from actions. */
const TRANSITIONS_BY_HAND = {
  queued: [],
  taken: ['queued', 'awaiting_supplier', 'unable_to_locate', 'failed'],
  awaiting_supplier: ['taken', 'unable_to_locate', 'failed'],
  verified: ['taken', 'awaiting_supplier', 'failed'],
  delivered: [],
  unable_to_locate: ['queued'],
  failed: ['queued'],
  cancelled: [],
} as const satisfies Readonly<Record<RequestStatus, readonly RequestStatus[]>>;

export const REQUEST_STATUSES_BY_HAND = ['queued', 'taken', 'awaiting_supplier', 'unable_to_locate', 'failed'] as const;
export type RequestStatusByHand = (typeof REQUEST_STATUSES_BY_HAND)[number];

export const statusesByHand = (from: RequestStatus): readonly RequestStatusByHand[] => TRANSITIONS_BY_HAND[from];
