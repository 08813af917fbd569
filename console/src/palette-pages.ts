import { CHECKS } from './compliance/checks/checks.texts';
import { NEEDS_YOU } from './needs-you/needs-you.texts';
import { COMMON } from './shared/i18n/common.texts';
import { SHELL } from './shell/shell.texts';
import type { PalettePage } from './shell/shortcuts/palette-entries';

export const PALETTE_PAGES: readonly PalettePage[] = [
  { to: '/desk', words: [SHELL.desk], needs: 'work_at_desk' },
  { to: '/desk/payments', words: [SHELL.payments], needs: 'check_payments' },
  { to: '/desk/payments/statement', words: [SHELL.payments, SHELL.bankStatement], needs: 'check_payments' },
  { to: '/desk/privacy', words: [SHELL.dataRequests], needs: 'administer' },
  { to: '/desk/mail', words: [SHELL.mail], needs: 'administer' },
  { to: '/desk/templates', words: [SHELL.library], needs: 'administer' },
  { to: '/desk/watchlists', words: [SHELL.watchlists], needs: 'manage_watchlists' },
  { to: '/admin/companies', words: [SHELL.companies], needs: 'administer' },
  { to: '/admin/users', words: [SHELL.people], needs: 'administer' },
  { to: '/admin/jobs', words: [SHELL.jobs], needs: 'administer' },
  { to: '/admin/audit', words: [SHELL.auditTrail], needs: 'administer' },
  { to: '/home', words: [SHELL.dashboard], needs: 'see_client_area' },
  { to: '/needs-you', words: [NEEDS_YOU.title], needs: 'see_client_area' },
  { to: '/suppliers', words: [SHELL.suppliers], needs: 'see_client_area' },
  { to: '/compliance-checks', words: [CHECKS.title], needs: 'see_checks' },
  { to: '/hits', words: [SHELL.hits], needs: 'see_hits' },
  { to: '/workflows', words: [COMMON.workflows, SHELL.active], needs: 'see_client_area' },
  { to: '/workflows/draft', words: [COMMON.workflows, SHELL.draft], needs: 'see_drafts' },
  { to: '/workflows/completed', words: [COMMON.workflows, SHELL.completed], needs: 'see_client_area' },
  { to: '/templates', words: [COMMON.workflows, SHELL.library], needs: 'manage_workflows' },
  { to: '/tasks', words: [SHELL.tasks], needs: 'see_client_area' },
  { to: '/notifications', words: [SHELL.notifications] },
  { to: '/invitations', words: [SHELL.invitations], needs: 'see_client_area' },
  { to: '/settings/profile', words: [SHELL.settings, SHELL.profile] },
  { to: '/settings/password', words: [SHELL.settings, SHELL.password] },
  { to: '/settings/security', words: [SHELL.settings, SHELL.security] },
  { to: '/settings/notifications', words: [SHELL.settings, SHELL.notifications] },
  { to: '/settings/company', words: [SHELL.settings, SHELL.company], needs: 'manage_company' },
  { to: '/settings/users', words: [SHELL.settings, SHELL.users], needs: 'manage_users' },
  { to: '/settings/retention', words: [SHELL.settings, SHELL.retention], needs: 'manage_company' },
  { to: '/settings/audit', words: [SHELL.settings, SHELL.auditTrail], needs: 'read_audit_trail' },
  { to: '/contact', words: [SHELL.contactUs] },
];
