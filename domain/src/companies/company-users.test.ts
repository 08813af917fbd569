import { describe, expect, it } from 'vitest';
import { accessRefusal, type CompanyAccess, checkUserInvitation, companyUserStatus } from './company-users';

const admin: CompanyAccess = { role: 'company_admin', isActive: true, hasJoined: true, isDeactivated: false };
const user: CompanyAccess = { ...admin, role: 'company_user' };

describe('companyUserStatus', () => {
  it('is invited until somebody comes, whether their account was there before or not', () => {
    expect(companyUserStatus({ isActive: false, hasJoined: false, isDeactivated: false })).toBe('invited');
    expect(companyUserStatus({ isActive: true, hasJoined: false, isDeactivated: false })).toBe('invited');
    expect(companyUserStatus({ isActive: false, hasJoined: false, isDeactivated: true })).toBe('deactivated');
    expect(companyUserStatus({ isActive: false, hasJoined: true, isDeactivated: true })).toBe('deactivated');
    expect(companyUserStatus(admin)).toBe('active');
  });
});

describe('accessRefusal', () => {
  const others = { isSelf: false, otherAdmins: 1 };

  it('keeps the last admin, however they would go', () => {
    for (const change of [{ active: false }, { role: 'company_user' as const }]) {
      expect(accessRefusal(admin, change, { isSelf: false, otherAdmins: 0 })).toBe('last_company_admin');
      expect(accessRefusal(admin, change, { isSelf: true, otherAdmins: 0 })).toBe('last_company_admin');
      expect(accessRefusal(admin, change, others)).toBeNull();
    }
    expect(accessRefusal(user, { active: false }, { isSelf: false, otherAdmins: 0 })).toBeNull();
    const invited = { ...admin, isActive: false, hasJoined: false };
    expect(accessRefusal(invited, { active: false }, { isSelf: false, otherAdmins: 0 })).toBeNull();
  });

  it('lets nobody demote or deactivate themselves', () => {
    const self = { isSelf: true, otherAdmins: 3 };
    expect(accessRefusal(admin, { role: 'company_user' }, self)).toBe('own_access_locked');
    expect(accessRefusal(admin, { active: false }, self)).toBe('own_access_locked');
    expect(accessRefusal(admin, { role: 'company_admin', active: true }, self)).toBeNull();
  });
});

it('an invitation needs a name and an e-mail', () => {
  expect(checkUserInvitation({ name: ' ', email: '' }).map(({ path }) => path)).toEqual(['name', 'email']);
  expect(checkUserInvitation({ name: 'Ana', email: 'ana@' })).toMatchObject([
    { message: 'Please enter a valid email.', path: 'email' },
  ]);
  for (const name of ['See www.evil.test', 'Premios en gane.pe']) {
    expect(checkUserInvitation({ name, email: 'ana@firm.test' })).toMatchObject([
      { code: 'name_holds_address', path: 'name' },
    ]);
  }
  expect(checkUserInvitation({ name: 'Ana', email: ' Ana@Firm.test ' })).toEqual([]);
});
