import type { ErrorCode } from '@homologa/domain/errors/error-codes';

/** The status of every error that is not a broken rule (422): decisions.md section 3, wire.md 16. */
const STATUS: Partial<Record<ErrorCode, number>> = {
  internal_error: 500,
  service_unavailable: 503,
  rate_limited: 429,
  malformed_request: 400,
  payment_notification_invalid: 400,
  online_payment_failed: 502,

  unauthenticated: 401,
  invalid_credentials: 401,
  account_inactive: 401,

  forbidden: 403,
  not_while_logged_in_as: 403,
  account_mismatch: 403,

  not_found: 404,
  account_not_found: 404,
  report_not_delivered: 404,
  public_link_disabled: 404,

  email_taken: 409,
  label_name_taken: 409,
  user_already_member: 409,
  user_not_invitable: 409,
  user_invitation_not_possible: 409,
  last_company_admin: 409,
  privacy_request_decided: 409,
  own_access_locked: 409,
  product_limit_reached: 409,
  workflow_field_locked: 409,
  workflow_closed: 409,
  workflow_investigating: 409,
  workflow_changed: 409,
  workflow_not_draft: 409,
  workflow_not_active: 409,
  supplier_not_pending: 409,
  supplier_not_completed: 409,
  reminder_cooldown: 409,
  reminder_not_possible: 409,
  invitation_not_possible: 409,
  started_by_another_account: 409,
  onboarding_finished: 409,
  onboarding_step_not_reached: 409,
  email_not_confirmed: 409,
  bir_request_already_submitted: 409,
  ccr_already_requested: 409,
  online_payment_not_available: 409,
  payment_already_made: 409,
  desk_request_not_open: 409,
  desk_request_not_taken: 409,
  job_not_finished: 409,
  job_not_failed: 409,

  file_too_large: 413,
  file_type_not_allowed: 415,
};

/** The HTTP status an error code is answered with. */
export const errorStatus = (code: ErrorCode): number => STATUS[code] ?? 422;
