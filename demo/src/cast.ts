import { createUser } from '@homologa/core/accounts/users/create-user';
import { inviteCompanyUser } from '@homologa/core/accounts/users/invite-company-user';
import { registerAccount } from '@homologa/core/accounts/users/register-account';
import { updateCompanyUser } from '@homologa/core/accounts/users/update-company-user';
import { createCompany } from '@homologa/core/companies/create-company';
import { saveLabels } from '@homologa/core/companies/save-labels';
import { newId } from '@homologa/core/kernel/ids';
import { PRODUCT_TYPES } from '@homologa/domain/catalog/report-types';
import type { Membership, UserActor } from '@homologa/domain/identity/actor';
import { STAFF_ROLES } from '@homologa/domain/identity/staff-roles';
import { DEMO_CONTACTS, DEMO_LABELS, DEMO_PAYER } from '@homologa/prisma/demo/demo-names';
import { act, type DemoStage, daysAgo } from './stage';

const PASSWORD = 'homologa-demo';
const PHONE = '+52 55 5010 2030';
const QUOTA = 5_000;
const OPENED_DAYS_AGO = 395;
const LEFT_DAYS_AGO = 1;

const OPERATOR = { kind: 'system', name: 'operator' } as const;

export interface DemoCast {
  companyId: string;
  admin: UserActor;
  adminName: string;
  /** Company admin who proposed a decision on screening hits and has since left the company. */
  leaver: UserActor;
  leaverName: string;
  staff: UserActor;
  accounts: ReadonlyMap<string, UserActor>;
  labels: ReadonlyMap<string, string>;
}

const signedIn = (userId: string, email: string, more: Partial<UserActor> = {}): UserActor => ({
  kind: 'user',
  userId,
  sessionId: newId(),
  email,
  accountRole: 'user',
  membership: null,
  memberships: [],
  loggedInAsBy: null,
  ...more,
});

export async function addDemoCast(stage: DemoStage): Promise<DemoCast> {
  const opened = daysAgo(stage, OPENED_DAYS_AGO);
  const companyId = await addCompany(stage, opened);
  const user = async (name: string, email: string, role: Membership['role'] | null) => {
    const { id } = await act(stage, OPERATOR, opened, (ctx) =>
      createUser(ctx, {
        name,
        email,
        password: PASSWORD,
        phone: PHONE,
        ...(role ? { companyId, role } : { companyId: null, accountRole: 'admin', staffRoles: STAFF_ROLES }),
      }),
    );
    const membership = role ? { companyId, role } : null;
    return signedIn(id, email, {
      ...(role ? { accountRole: 'user' } : { accountRole: 'admin', staffRoles: STAFF_ROLES }),
      membership,
      memberships: membership ? [membership] : [],
    });
  };
  const adminName = 'Ana Demo';
  const leaverName = 'Bruno Paz';
  const [admin, , leaver, staff, accounts] = await Promise.all([
    user(adminName, 'admin@demo.homologa.test', 'company_admin'),
    user('Ulises Demo', 'user@demo.homologa.test', 'company_user'),
    user(leaverName, 'bruno@demo.homologa.test', 'company_admin'),
    user('Eva Mesa', 'staff@homologa.test', null),
    registerSuppliers(stage, opened),
  ]);
  await changeColleagues(stage, { companyId, admin, leaverId: leaver.userId });
  const { labels } = await act(stage, admin, opened, (ctx) =>
    saveLabels(ctx, { companyId, tags: DEMO_LABELS.map((label) => ({ ...label })) }),
  );
  return {
    companyId,
    admin,
    adminName,
    leaver,
    leaverName,
    staff,
    accounts,
    labels: new Map(labels.map(({ id, name }) => [name, id])),
  };
}

async function addCompany(stage: DemoStage, at: Date): Promise<string> {
  const { id } = await act(stage, OPERATOR, at, (ctx) =>
    createCompany(ctx, {
      legal_name: 'Compañía Demo Andina S.A.',
      info: { name: 'Demo Andina' },
      country: 'mexico',
      features: {
        workflow_type: 'hybrid',
        workflow_product: 'hybrid',
        workflow_payment: 'hybrid',
        price_per_supplier: 120,
        public_onboarding_link: true,
        products: PRODUCT_TYPES.map((type) => ({ type, total: QUOTA })),
      },
    }),
  );
  return id;
}

async function registerSuppliers(stage: DemoStage, at: Date): Promise<DemoCast['accounts']> {
  const registered = [DEMO_PAYER, ...DEMO_CONTACTS].map(async ({ name, email, country }, index) => {
    const { userId } = await act(stage, { kind: 'anonymous' }, at, (ctx) =>
      registerAccount(ctx, {
        name,
        email,
        password: PASSWORD,
        phone: PHONE,
        country,
        locale: country === 'brazil' ? 'pt-BR' : 'es',
        consents: [],
        // IP addresses reserved for documentation (RFC 5737).
        caller: { ip: `192.0.2.${index + 1}`, userAgent: 'Demo', device: null },
      }),
    );
    return [email, signedIn(userId, email)] as const;
  });
  return new Map(await Promise.all(registered));
}

async function changeColleagues(
  stage: DemoStage,
  { companyId, admin, leaverId }: { companyId: string; admin: UserActor; leaverId: string },
): Promise<void> {
  const leaver = await stage.base.db.read.membership.findFirstOrThrow({ where: { companyId, userId: leaverId } });
  await act(stage, admin, daysAgo(stage, LEFT_DAYS_AGO), (ctx) =>
    updateCompanyUser(ctx, { companyId, membershipId: leaver.id, active: false }),
  );
  await act(stage, admin, daysAgo(stage, 2), (ctx) =>
    inviteCompanyUser(ctx, {
      companyId,
      name: 'Carla Ríos',
      email: 'carla@demo.homologa.test',
      role: 'company_user',
      language: 'es',
    }),
  );
}
