import { describe, expect, it } from 'vitest';
import { canUpdateAccount, isActingAsOther } from './accounts/account.policy';
import { canReadCompanyTrail, canReadWholeTrail } from './audit/audit.policy';
import {
  canManageCompanies,
  canManageLabels,
  canManageUsers,
  canSetFeatures,
  canSetLogo,
} from './companies/company.policy';
import { canManageWorkflow, canReadWorkflow } from './companies/workflow-access.policy';
import { canUseDesk } from './desk/desk.policy';
import type { Actor, CompanyRole, Decision, UserActor } from './identity/actor';
import { STAFF_ROLES, type StaffRole } from './identity/staff-roles';
import { AUDIT_EXPORT_JOB, canManageJobs, canOpenJobFile } from './jobs/job.policy';
import { canConnectAccount, canOpenOnboarding, canWorkOnOnboarding } from './onboarding/onboarding.policy';
import { canCheckPayments } from './payments/charge.policy';
import { canDecidePrivacyRequests } from './privacy/privacy.policy';
import { canManageWatchlists } from './screenings/watchlist.policy';
import { canFind, canSearchDesk } from './search/search.policy';
import { canReadSupplier, canRequestBir, canRequestCcr, canSeeLabels } from './suppliers/supplier.policy';
import { canCreateWorkflow, canListWorkflows, canSeeDrafts } from './workflows/workflow.policy';

const member = (role: CompanyRole | null, more: Partial<UserActor> = {}): UserActor => {
  const membership = role ? { companyId: 'mine', role } : null;
  return {
    kind: 'user',
    userId: 'me',
    sessionId: 's',
    email: 'me@mine.test',
    accountRole: 'user',
    membership,
    memberships: membership ? [membership] : [],
    loggedInAsBy: null,
    ...more,
  };
};
const admin = member('company_admin');
const user = member('company_user');
const staff = member(null, { accountRole: 'admin', staffRoles: STAFF_ROLES });
const account = member(null);
const link: Actor = { kind: 'link', companyId: 'mine', workflowId: 'w', supplierId: 'sup' };
const anonymous: Actor = { kind: 'anonymous' };
const system: Actor = { kind: 'system', name: 'worker' };
const everyone: Actor[] = [admin, user, staff, account, link, anonymous, system];

const active = { companyId: 'mine', status: 'active' } as const;
const draft = { companyId: 'mine', status: 'draft' } as const;
const foreign = { companyId: 'theirs', status: 'active' } as const;

describe('workflows', () => {
  it('are read by members, drafts by admins', () => {
    expect(everyone.map((actor) => canReadWorkflow(actor, active))).toEqual([
      'allow',
      'allow',
      'hide',
      'hide',
      'hide',
      'hide',
      'allow',
    ]);
    expect([canReadWorkflow(admin, draft), canReadWorkflow(user, draft)]).toEqual(['allow', 'hide']);
    expect([admin, user].map((actor) => canSeeDrafts(actor, 'mine'))).toEqual([true, false]);
  });

  it('are managed by admins, denied to users who can read them, unknown to others', () => {
    expect([admin, user].map((actor) => canManageWorkflow(actor, active))).toEqual(['allow', 'deny']);
    expect(canManageWorkflow(user, draft)).toBe('hide');
    expect(everyone.filter((actor) => canManageWorkflow(actor, foreign) !== 'hide')).toEqual([system]);
    expect([admin, user].map((actor) => canCreateWorkflow(actor, 'mine'))).toEqual(['allow', 'deny']);
    expect([admin, user, staff].map((actor) => canListWorkflows(actor, 'mine'))).toEqual(['allow', 'allow', 'deny']);
  });
});

describe('suppliers', () => {
  it('follow the table of reference 1.2', () => {
    const supplier = { workflow: active, isCcrEnabled: true };
    expect([admin, user].map((actor) => canReadSupplier(actor, supplier))).toEqual(['allow', 'allow']);
    expect([admin, user].map((actor) => canRequestBir(actor, supplier))).toEqual(['allow', 'deny']);
    expect([admin, user].map((actor) => canRequestCcr(actor, supplier))).toEqual(['allow', 'allow']);
    expect(canRequestCcr(user, { ...supplier, isCcrEnabled: false })).toBe('deny');
    expect([admin, user, staff].map((actor) => canSeeLabels(actor, 'mine'))).toEqual([true, false, false]);
    expect(canReadSupplier(admin, { workflow: foreign })).toBe('hide');
  });
});

describe('companies, accounts and the desk', () => {
  it('give labels to admins and features to staff', () => {
    expect([admin, user, staff].map((actor) => canManageLabels(actor, 'mine'))).toEqual(['allow', 'deny', 'hide']);
    expect([admin, user, staff, account].map((actor) => canSetFeatures(actor, 'mine'))).toEqual([
      'deny',
      'deny',
      'allow',
      'hide',
    ]);
    expect([admin, staff, system].map(canManageCompanies)).toEqual(['deny', 'allow', 'allow']);
    expect(everyone.filter((actor) => canUseDesk(actor) === 'allow')).toEqual([staff, system]);
  });

  it('give colleagues to the admins of their own company alone', () => {
    expect([admin, user, staff, account].map((actor) => canManageUsers(actor, 'mine'))).toEqual([
      'allow',
      'deny',
      'hide',
      'hide',
    ]);
    expect(canManageUsers(admin, 'theirs')).toBe('hide');
  });

  it('keep accounts to themselves', () => {
    expect([canUpdateAccount(user, 'me'), canUpdateAccount(user, 'you')]).toEqual(['allow', 'hide']);
    expect(everyone.some(isActingAsOther)).toBe(false);
    expect(isActingAsOther(member('company_user', { loggedInAsBy: 'staff' }))).toBe(true);
  });
});

describe('the roles of staff', () => {
  const of = (...staffRoles: StaffRole[]) => member(null, { accountRole: 'admin', staffRoles });
  const POLICIES: readonly [name: string, role: StaffRole, policy: (actor: Actor) => Decision][] = [
    ['canUseDesk', 'desk', canUseDesk],
    ['canCheckPayments', 'payments', canCheckPayments],
    ['canManageWatchlists', 'watchlists', canManageWatchlists],
    ['canManageCompanies', 'administration', canManageCompanies],
    ['canManageJobs', 'administration', canManageJobs],
    ['canDecidePrivacyRequests', 'administration', canDecidePrivacyRequests],
    ['canReadWholeTrail', 'administration', canReadWholeTrail],
    ['canSetFeatures', 'administration', (actor) => canSetFeatures(actor, 'mine')],
    ['canSetLogo', 'administration', (actor) => canSetLogo(actor, 'mine')],
  ];

  it.each(POLICIES)('%s needs %s, is unknown to other staff and refused to clients', (_name, role, policy) => {
    expect(STAFF_ROLES.filter((each) => policy(of(each)) === 'allow')).toEqual([role]);
    for (const other of STAFF_ROLES) if (other !== role) expect(policy(of(other))).toBe('hide');
    expect(policy(of())).toBe('hide');
    expect(policy(member(null, { accountRole: 'admin' }))).toBe('hide');
    expect(policy(member('company_user', { staffRoles: STAFF_ROLES }))).toBe('deny');
  });

  it('find by search what they may open', () => {
    const kinds = ['request', 'company', 'supplier', 'job'] as const;
    const found = (...roles: StaffRole[]) => kinds.filter((kind) => canFind(of(...roles), kind));
    expect(found('desk')).toEqual(['request']);
    expect(found('administration')).toEqual(['company', 'supplier', 'job']);
    expect(found('payments', 'watchlists')).toEqual([]);
    expect(canSearchDesk(of('payments'))).toBe('hide');
    expect(canSearchDesk(admin)).toBe('deny');
  });
});

describe('onboarding', () => {
  const open = { supplierId: 'sup', accountId: null };
  const connected = { supplierId: 'sup', accountId: 'me' };

  it('opens to its link and its account alone', () => {
    expect(everyone.filter((actor) => canOpenOnboarding(actor, open) === 'allow')).toEqual([link]);
    expect(canOpenOnboarding(account, connected)).toBe('allow');
    expect(canOpenOnboarding({ ...link, supplierId: 'other' }, open)).toBe('hide');
    expect(canOpenOnboarding(member(null, { userId: 'you' }), connected)).toBe('hide');
  });

  it('is worked on by the account alone, taken up by the link', () => {
    expect([account, link, anonymous].map((actor) => canWorkOnOnboarding(actor, connected))).toEqual([
      'allow',
      'deny',
      'hide',
    ]);
    expect([account, link].map((actor) => canConnectAccount(actor, open))).toEqual(['hide', 'allow']);
  });
});

describe('the file of a job', () => {
  const job = { name: 'exports.suppliers', companyId: 'mine', createdById: 'me' };

  it('is its maker’s, their admins’ and the provider’s', () => {
    for (const actor of [user, admin, staff]) expect(canOpenJobFile(actor, job)).toBe('allow');
    expect(canOpenJobFile(admin, { ...job, createdById: 'colleague' })).toBe('allow');
    expect(canOpenJobFile(user, { ...job, createdById: 'colleague' })).toBe('hide');
  });

  it('is unknown to everybody else, also to staff without administration', () => {
    expect(canOpenJobFile(member(null, { accountRole: 'admin', staffRoles: ['desk'] }), job)).toBe('hide');
    for (const actor of [account, link]) expect(canOpenJobFile(actor, job)).toBe('hide');
    expect(canOpenJobFile(admin, { ...job, companyId: 'theirs' })).toBe('hide');
    for (const actor of [admin, staff]) {
      expect(canOpenJobFile(actor, { ...job, companyId: null })).toBe('hide');
    }
  });

  it('is the provider’s where it is the audit trail of all', () => {
    const trail = { name: AUDIT_EXPORT_JOB, companyId: null, createdById: 'me' };
    expect(everyone.filter((actor) => canOpenJobFile(actor, trail) === 'allow')).toEqual([staff]);
  });
});

describe('the audit trail', () => {
  it('is the provider’s and its operators’ as a whole, and its admins’ of a company', () => {
    expect(everyone.filter((actor) => canReadWholeTrail(actor) === 'allow')).toEqual([staff, system]);
    expect([admin, user, staff, account].map((actor) => canReadCompanyTrail(actor, 'mine'))).toEqual([
      'allow',
      'deny',
      'hide',
      'hide',
    ]);
    expect(canReadCompanyTrail(admin, 'theirs')).toBe('hide');
  });
});
