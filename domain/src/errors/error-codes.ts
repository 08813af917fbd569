/**
 * The closed list of error codes that cross the wire, each with its exact English wording
 * (client-platform.md section 8, supplier-onboarding.md section 8; wording the specifications leave
 * open is ours). Codes are stable: clients translate by code.
 */
export const ERROR_MESSAGES = {
  // general
  internal_error: 'Oops! An error has occurred.',
  not_found: 'Oops! Page not found.',
  malformed_request: 'The request could not be understood.',
  invalid_input: 'Some fields are not valid.',
  unauthenticated: 'Please log in to continue.',
  forbidden: 'You do not have permission to do this.',
  rate_limited: 'Too many attempts. Please try again later.',
  service_unavailable: 'The service is temporarily unavailable. Please try again.',
  all_fields_required: 'All fields are required',

  // accounts
  invalid_credentials: 'Wrong email or password.',
  account_not_found: 'There is no account with this email in our platform.',
  account_inactive: 'This account has been deactivated.',
  email_taken: 'An account with this email already exists.',
  email_invalid: 'Please enter a valid email.',
  password_too_short: 'The password you entered is too short. Please enter 7+ characters',
  password_too_common: 'The password you entered is too common. Please choose another one',
  passwords_do_not_match: 'The passwords you entered do not match',
  both_fields_required: 'Both fields are required',
  wrong_password: 'The old password you entered is wrong',
  reset_token_invalid: 'This reset link is not valid or has expired. Please request a new one.',
  phone_extension_invalid: 'Phone extension must have 4 or 6 numbers',
  log_as_reason_required: 'A reason is required to log in as another user.',
  not_while_logged_in_as: 'This is not possible while logged in as another user.',

  // companies, labels, quotas
  label_name_taken: 'A label with this name already exists.',
  label_name_required: 'Please enter a label name.',
  label_color_invalid: 'Please choose one of the label colors.',
  product_limit_reached: 'You reached product limit. Please contact support for upgrade.',
  product_not_enabled: 'This product is not enabled for your company.',

  // company users
  user_already_member: 'This person already belongs to your company.',
  user_not_invitable: 'This email cannot be invited. Please contact support.',
  user_invitation_not_possible: 'An invitation cannot be sent to this person.',
  last_company_admin: 'The last admin of a company cannot be removed.',
  own_access_locked: 'You cannot change your own role or deactivate yourself. Please ask another admin.',

  // workflows
  workflow_title_missing: 'Please fill in workflow title.',
  suppliers_form_incomplete: 'Please fix suppliers form. Some required fields are empty.',
  suppliers_tax_id_invalid: 'Please fix TAX ID. Only valid CNPJ is allowed.',
  questionnaire_incomplete: 'Please fix questionnaire form. All fields are required.',
  questionnaire_empty: 'Questionnaire is empty.',
  workflow_field_locked: 'This field cannot be changed after launch.',
  workflow_closed: 'This evaluation process has expired or was closed by your client',
  workflow_investigating: 'This is an investigating type of workflow, there is no onboarding.',
  workflow_not_draft: 'Only a draft can be changed in this way.',
  workflow_not_active: 'This workflow is not active.',
  workflow_changed: 'This workflow has been changed by someone else.',
  workflow_due_date_past: 'Please choose a due date that is not in the past.',
  workflow_choice_not_available: 'This choice is not available for your company.',

  // suppliers
  supplier_fields_required: 'Please fill in required fields (*) and make sure all emails are valid.',
  bulk_limit_exceeded: 'Supplier bulk exceeds 100 supplier limit',
  bulk_field_count: 'Found record with more or less than {n} elements',
  bulk_required_fields: 'Company name, Full name, Emails and Country are required',
  bulk_required_fields_brazil: 'Company name, Full name, Emails, Country and Tax ID are required',
  bulk_unknown_country: 'Found unknown country: {value}',
  bulk_invalid_email: 'Found invalid email: {value}',
  bulk_invalid_tax_id: 'Found invalid tax id: {value}',
  bulk_tax_id_required: 'Tax ID is required',
  bulk_duns_required: 'D-U-N-S Number is required',
  bulk_empty: 'Please enter at least one supplier.',
  import_limit_exceeded: 'The file has more than {n} suppliers.',
  import_unreadable: 'The file could not be read. Please save it as .csv, .txt or .xlsx.',
  supplier_not_pending: 'Only a pending supplier can be deleted.',
  supplier_status_invalid: 'The supplier status must be archived or completed.',
  supplier_not_completed: 'Only a completed supplier can be archived.',
  reminder_cooldown: 'A reminder was sent less than 24 hours ago.',
  reminder_not_possible: 'A reminder cannot be sent to this supplier.',
  decision_invalid: 'Please choose approved, approved with conditions or rejected.',
  decision_reason_required: 'Please give a reason for this decision.',
  invitation_not_possible: 'An invitation cannot be sent to this supplier.',

  // onboarding
  started_by_another_account: 'Onboarding process has been started by another account.',
  company_name_required: 'Company name is required',
  phone_required: 'Phone is required',
  required_answers_missing: 'Please answer all required (*) fields',
  answer_invalid: 'This answer does not fit the question.',
  onboarding_finished: 'The onboarding is finished and can no longer be changed.',
  onboarding_step_not_reached: 'This step has not been reached yet.',
  email_not_confirmed: 'Please confirm your email first.',
  confirmation_code_invalid: 'The code is not valid or has expired.',
  account_mismatch: 'The account does not belong to this session.',
  public_link_disabled: 'This link is not available.',

  // business information form
  owner_shares_exceeded: 'The shares of the owners add up to more than 100 %.',
  date_in_future: 'This date is in the future.',

  // payments (supplier-onboarding.md section 5)
  rfc_invalid: 'RFC is not valid',
  ruc_invalid: 'RUC is not valid',
  dni_invalid: 'DNI is not valid',
  cnpj_invalid: 'CNPJ is not valid',
  cuit_invalid: 'CUIT is not valid',
  rfc_document_required: 'Please upload RFC document',
  payment_proof_required: 'Please upload proof of payment',
  online_payment_not_available: 'Online payment is not available for this payment method.',
  online_payment_failed: 'The payment page could not be opened. Please try again.',
  payment_already_made: 'This payment has already been made.',
  payment_notification_invalid: 'The notification could not be verified.',

  // reports
  report_not_delivered: 'The report has not been delivered yet.',
  bir_request_already_submitted: 'This report has already been requested.',
  ccr_already_requested: 'The CCR score has already been requested.',
  desk_request_not_open: 'This request is no longer open.',
  desk_request_not_taken: 'Please take this request first.',
  report_file_required: 'Please upload the report file.',

  // privacy
  privacy_request_decided: 'This request has already been decided.',

  // files and jobs
  file_required: 'Please choose a file.',
  file_too_large: 'The file is too large.',
  file_type_not_allowed: 'This type of file is not allowed.',
  too_many_files: 'There can be at most {n} files here. Please remove one first.',
  export_limit_exceeded: 'An export holds at most {n} rows. Please narrow your filters.',
  job_not_finished: 'The job is not finished yet.',
  job_not_failed: 'Only a failed job can be tried again.',
} as const satisfies Record<string, string>;

export type ErrorCode = keyof typeof ERROR_MESSAGES;

/** One broken rule: its code, its wording, where it is (wire path) and, in lists, which entry (from 0). */
export interface Violation {
  code: ErrorCode;
  message: string;
  path: string;
  index?: number;
}

/** Fills the `{name}` places of an error's wording. */
export function errorMessage(code: ErrorCode, values: Record<string, string | number> = {}): string {
  return ERROR_MESSAGES[code].replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
}

/** Builds a violation with the exact wording of its code. */
export function violation(
  code: ErrorCode,
  path: string,
  more: { index?: number; values?: Record<string, string | number> } = {},
): Violation {
  return {
    code,
    message: errorMessage(code, more.values),
    path,
    ...(more.index === undefined ? {} : { index: more.index }),
  };
}
