import { CONFIRMER_MIN_DAYS } from '@homologa/domain/companies/rule-proposals';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { updateCompanyUser } from '../../accounts/users/update-company-user';
import { getNeedsYou } from '../../needs-you/needs-you.queries';
import { type BuiltPerson, buildCompany, buildPerson, buildStaff } from '../../test/builders';
import { createTestApp, type TestApp } from '../../test/test-database';
import { getScreeningSettings, setScreeningSettings } from '../screening-settings';
import { setSecondLook } from '../set-second-look';
import { answerRuleProposal } from './answer-rule-proposal';
import { listRuleProposals } from './rule-proposals.queries';

const LONG_AGO = 30;
const DAY_MS = 86_400_000;

let app: TestApp;
let admin: BuiltPerson;
let companyId: string;
beforeAll(async () => {
  app = await createTestApp();
});
beforeEach(async () => {
  app.setNow(() => new Date());
  admin = await buildPerson(app, { daysAgo: LONG_AGO });
  companyId = admin.companyId ?? '';
  await setScreeningSettings(as(admin), { four_eyes: true });
});
afterAll(() => app.destroy());

const as = (person: BuiltPerson) => app.contextFor(person.actor);
const join = (daysAgo: number, role?: 'company_user') => buildPerson(app, { companyId, daysAgo, role });
const FORBIDDEN = { code: 'forbidden' };

async function propose(): Promise<{ proposalId: string; confirmer: string }> {
  await setScreeningSettings(as(admin), { four_eyes: false });
  const [proposal] = await listRuleProposals(as(admin));
  return { proposalId: proposal?.id ?? '', confirmer: proposal?.confirmer ?? '' };
}

async function proposeAnew(proposalId: string) {
  await answerRuleProposal(as(admin), { proposalId, answer: 'withdraw' });
  return propose();
}

async function changeAccess(person: BuiltPerson, change: { role?: 'company_admin'; active?: boolean }) {
  const member = await app.db.read.membership.findFirstOrThrow({ where: { userId: person.userId } });
  await updateCompanyUser(as(admin), { companyId, membershipId: member.id, ...change });
}

test('an admin whom the proposer has just brought in confirms nothing, and administration still does', async () => {
  const alone = await propose();
  expect(alone.confirmer).toBe('provider');
  const puppet = await join(0);
  const anew = await proposeAnew(alone.proposalId);
  expect(anew.confirmer).toBe('provider');
  for (const answer of ['confirm', 'reject'] as const) {
    await expect(answerRuleProposal(as(puppet), { ...anew, answer })).rejects.toMatchObject(FORBIDDEN);
  }
  expect(await getScreeningSettings(as(admin))).toEqual({ four_eyes: true });
  // A company does not make staff, so theirs need not be of long standing.
  const staff = await buildPerson(app, { staff: true, staffRoles: ['administration'], daysAgo: 1 });
  await answerRuleProposal(as(staff), { ...anew, answer: 'confirm' });
  expect(await getScreeningSettings(as(admin))).toEqual({ four_eyes: false });
});

test('an admin of seven days confirms, one of less does not beside them and is not asked', async () => {
  const [older, newer] = [await join(CONFIRMER_MIN_DAYS + 1), await join(CONFIRMER_MIN_DAYS - 1)];
  const { proposalId, confirmer } = await propose();
  expect(confirmer).toBe('company');
  const asked = async (person: BuiltPerson) => (await getNeedsYou(as(person))).some(({ need }) => need === 'rules');
  const raised = await join(LONG_AGO, 'company_user');
  await changeAccess(raised, { role: 'company_admin' });
  const membership = { companyId, role: 'company_admin' } as const;
  const risen = { ...raised, actor: { ...raised.actor, membership, memberships: [membership] } };
  expect([await asked(older), await asked(newer), await asked(risen)]).toEqual([true, false, false]);
  await expect(answerRuleProposal(as(newer), { proposalId, answer: 'confirm' })).rejects.toMatchObject(FORBIDDEN);
  await answerRuleProposal(as(older), { proposalId, answer: 'confirm' });
  expect(await getScreeningSettings(as(admin))).toEqual({ four_eyes: false });
});

test('the days count from the proposal, so that a proposal does not wait until somebody is old enough', async () => {
  await join(LONG_AGO);
  const newer = await join(CONFIRMER_MIN_DAYS - 1);
  const { proposalId } = await propose();
  const later = new Date(Date.now() + 2 * DAY_MS);
  app.setNow(() => later);
  const proven = { ...newer, actor: { ...newer.actor, provenAt: later } };
  await expect(answerRuleProposal(as(proven), { proposalId, answer: 'confirm' })).rejects.toMatchObject(FORBIDDEN);
});

test.each([
  ['made an admin', 'company_user', [{ role: 'company_admin' }]],
  ['let in again', undefined, [{ active: false }, { active: true }]],
] as const)('a member of long standing who was %s counts from then', async (_what, role, changes) => {
  const member = await join(LONG_AGO, role);
  for (const change of changes) await changeAccess(member, change);
  const first = await propose();
  expect(first.confirmer).toBe('provider');
  const later = new Date(Date.now() + (CONFIRMER_MIN_DAYS + 1) * DAY_MS);
  app.setNow(() => later);
  admin = { ...admin, actor: { ...admin.actor, provenAt: later } };
  const anew = await proposeAnew(first.proposalId);
  expect(anew.confirmer).toBe('company');
});

test('staff whom an administrator has just brought in do not drop a second look; the client’s admin does', async () => {
  const staff = await buildPerson(app, { staff: true, daysAgo: LONG_AGO });
  const { id } = await buildCompany(app, { secondLookTypes: ['bir'] });
  const client = await buildPerson(app, { companyId: id, daysAgo: LONG_AGO });
  const puppet = await buildStaff(app, 'administration');
  await app.db.system((tx) =>
    tx.user.updateMany({
      where: { accountRole: 'admin', id: { notIn: [staff.userId, puppet.userId] } },
      data: { active: false },
    }),
  );
  await setSecondLook(as(staff), { companyId: id, reportTypes: [] });
  const [proposal] = await listRuleProposals(as(client));
  expect(proposal?.confirmer).toBe('company');
  const proposalId = proposal?.id ?? '';
  await expect(answerRuleProposal(as(puppet), { proposalId, answer: 'confirm' })).rejects.toMatchObject(FORBIDDEN);
  await answerRuleProposal(as(client), { proposalId, answer: 'confirm' });
  const { secondLookTypes } = await app.db.read.company.findUniqueOrThrow({ where: { id } });
  expect(secondLookTypes).toEqual([]);
});
