import type { UserActor } from '@homologa/domain/identity/actor';
import { STAFF_ROLES, type StaffRole } from '@homologa/domain/identity/staff-roles';
import type { Prisma } from '@homologa/prisma/client';
import { newId, newSecret } from '../kernel/ids';
import { hashPassword } from '../kernel/password-hashing';
import type { TestApp } from './test-database';

export const PASSWORD = 'correct horse battery';
let passwordHash: Promise<string> | undefined;

const PRODUCTS = ['bir', 'ckr', 'questionnaire', 'ccr', 'cfr', 'sqr'];

export async function buildCompany(
  app: TestApp,
  overrides: Partial<Prisma.CompanyUncheckedCreateInput> & { total?: number } = {},
) {
  const { total = 1000, ...company } = overrides;
  return app.db.system((tx) =>
    tx.company.create({
      data: {
        id: newId(),
        legalName: 'Compradora Andina S.A.',
        name: 'Compradora Andina',
        workflowType: 'hybrid',
        workflowProduct: 'hybrid',
        workflowPayment: 'hybrid',
        publicOnboardingLink: true,
        products: { create: PRODUCTS.map((type) => ({ id: newId(), type, total })) },
        ...company,
      },
    }),
  );
}

export async function buildUser(app: TestApp, overrides: Partial<Prisma.UserUncheckedCreateInput> = {}) {
  passwordHash ??= hashPassword(PASSWORD);
  const hash = await passwordHash;
  const id = newId();
  return app.db.system((tx) =>
    tx.user.create({
      data: {
        id,
        email: `${id}@example.test`,
        name: 'Ana Pérez',
        phone: '5511999998888',
        passwordHash: hash,
        ...overrides,
      },
    }),
  );
}

export interface BuiltPerson {
  actor: UserActor;
  token: string;
  userId: string;
  companyId: string | null;
  email: string;
}

export async function buildPerson(
  app: TestApp,
  options: {
    companyId?: string | null;
    role?: 'company_admin' | 'company_user';
    staff?: boolean;
    /** Roles of staff, by default all. */
    staffRoles?: readonly StaffRole[];
    email?: string;
    /** Age of the account and of the membership, by default none. */
    daysAgo?: number;
  } = {},
): Promise<BuiltPerson> {
  const companyId =
    options.staff || options.companyId === null ? null : (options.companyId ?? (await buildCompany(app)).id);
  const staffRoles = options.staff ? [...(options.staffRoles ?? STAFF_ROLES)] : [];
  const now = app.contextFor({ kind: 'anonymous' }).now();
  const aged = options.daysAgo === undefined ? undefined : new Date(now.getTime() - options.daysAgo * 86_400_000);
  const user = await buildUser(app, {
    ...(aged ? { createdAt: aged } : {}),
    accountRole: options.staff ? 'admin' : 'user',
    staffRoles,
    ...(options.email ? { email: options.email } : {}),
  });
  const role = options.role ?? 'company_admin';
  const { token, hash } = newSecret();
  const sessionId = newId();
  const joined = aged ? { createdAt: aged, joinedAt: aged } : {};
  await app.db.system(async (tx) => {
    if (companyId) await tx.membership.create({ data: { id: newId(), userId: user.id, companyId, role, ...joined } });
    await tx.session.create({
      data: {
        id: sessionId,
        userId: user.id,
        tokenHash: hash,
        createdAt: now,
        expiresAt: new Date(now.getTime() + 14 * 86_400_000),
        lastSeenAt: now,
        provenAt: now,
      },
    });
  });
  const membership = companyId ? { companyId, role } : null;
  const actor: UserActor = {
    kind: 'user',
    userId: user.id,
    sessionId,
    email: user.email,
    accountRole: user.accountRole,
    staffRoles,
    membership,
    memberships: membership ? [membership] : [],
    loggedInAsBy: null,
    provenAt: now,
  };
  return { actor, token, userId: user.id, companyId, email: user.email };
}

export const buildStaff = (app: TestApp, ...staffRoles: StaffRole[]) =>
  buildPerson(app, { staff: true, ...(staffRoles.length > 0 ? { staffRoles } : {}) });

export const buildSupplierAccount = (app: TestApp, email?: string) => buildPerson(app, { companyId: null, email });

export async function buildWorkflow(
  app: TestApp,
  companyId: string,
  overrides: Partial<Prisma.WorkflowUncheckedCreateInput> = {},
) {
  const now = app.contextFor({ kind: 'anonymous' }).now();
  return app.db.system((tx) =>
    tx.workflow.create({
      data: {
        id: newId(),
        companyId,
        status: 'active',
        type: 'onboarding',
        product: 'report',
        reportType: 'questionnaire',
        payment: 'client',
        title: 'Homologación 2026',
        createdAt: now,
        modifiedAt: now,
        launchedAt: now,
        ...overrides,
      },
    }),
  );
}

export async function buildSupplier(
  app: TestApp,
  workflow: { id: string; companyId: string },
  overrides: Partial<Prisma.SupplierUncheckedCreateInput> = {},
) {
  const now = app.contextFor({ kind: 'anonymous' }).now();
  const id = newId();
  return app.db.system((tx) =>
    tx.supplier.create({
      data: {
        id,
        companyId: workflow.companyId,
        workflowId: workflow.id,
        companyName: 'Aceros del Sur S.A.',
        fullName: 'Luisa Gómez',
        emails: [`${id}@supplier.test`],
        country: 'argentina',
        createdAt: now,
        modifiedAt: now,
        ...overrides,
      },
    }),
  );
}

export async function buildLink(
  app: TestApp,
  supplier: { id: string; companyId: string; workflowId: string },
): Promise<string> {
  const { token, hash } = newSecret();
  const now = app.contextFor({ kind: 'anonymous' }).now();
  await app.db.system((tx) =>
    tx.onboardingLink.create({
      data: {
        id: newId(),
        companyId: supplier.companyId,
        workflowId: supplier.workflowId,
        supplierId: supplier.id,
        tokenHash: hash,
        createdAt: now,
        expiresAt: new Date(now.getTime() + 90 * 86_400_000),
      },
    }),
  );
  return token;
}
