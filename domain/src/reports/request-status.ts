/** How a request of a report or score stands (reference 9.4). */
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
 * What may follow each status. A gateway other than the desk delivers what nobody took; a supplier that could not be
 * located is looked for anew with another number; what failed may be given to another gateway.
 */
const FOLLOWING: Readonly<Record<RequestStatus, readonly RequestStatus[]>> = {
  queued: ['taken', 'awaiting_supplier', 'delivered', 'unable_to_locate', 'failed', 'cancelled'],
  taken: ['queued', 'awaiting_supplier', 'verified', 'delivered', 'unable_to_locate', 'failed', 'cancelled'],
  awaiting_supplier: ['queued', 'taken', 'unable_to_locate', 'failed', 'cancelled'],
  verified: ['queued', 'taken', 'awaiting_supplier', 'delivered', 'failed', 'cancelled'],
  delivered: [],
  unable_to_locate: ['queued', 'cancelled'],
  failed: ['queued', 'cancelled'],
  cancelled: [],
};

/** Whether a request may go from one status to another. */
export const canMoveRequest = (from: RequestStatus, to: RequestStatus): boolean => FOLLOWING[from].includes(to);

/** Those in which something is still to be done: of each kind a supplier has one such request at most. */
export const OPEN_REQUEST_STATUSES = [
  'queued',
  'taken',
  'awaiting_supplier',
  'verified',
] as const satisfies readonly RequestStatus[];

/** Whether something is still to be done. */
export const isOpenRequest = (status: RequestStatus): boolean =>
  (OPEN_REQUEST_STATUSES as readonly RequestStatus[]).includes(status);

/** What the desk sets by hand, with a reason; the other statuses follow from actions. */
const BY_HAND = {
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

/** The statuses that the desk may set by hand from this one: releasing, waiting, giving up, taking up again. */
export const statusesByHand = (from: RequestStatus): readonly RequestStatusByHand[] => BY_HAND[from];
