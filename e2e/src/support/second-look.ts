import { type Caller, openApi } from './client-api';
import { joinStaff } from './colleagues';
import { STAFF } from './people';

interface DemoCompany {
  id: string;
  rule_proposals: { id: string }[];
}

/** Report types of the demo client that a second person delivers; types left out are only proposed to be dropped. */
export async function setSecondLook(url: string, types: readonly string[]): Promise<DemoCompany> {
  const staff = await openApi(url, STAFF);
  const [company] = await staff.call<DemoCompany[]>('GET', '/api/desk/companies?filter={"q":"Demo Andina"}');
  return staff.call('PUT', `/api/desk/companies/${company?.id}/second-look`, { report_types: types });
}

/**
 * Drops the rule by two people of administration. Does nothing where there is none. The second person has to be older
 * than the proposal, so it is made again once that person has joined.
 */
export async function dropSecondLook(url: string): Promise<void> {
  const { rule_proposals: first } = await setSecondLook(url, []);
  if (first.length === 0) return;
  await answer(await openApi(url, STAFF), first, 'withdraw');
  const { email } = await joinStaff(url, ['administration']);
  const { rule_proposals: open } = await setSecondLook(url, []);
  await answer(await openApi(url, email), open, 'confirm');
}

async function answer(
  person: Caller,
  proposals: DemoCompany['rule_proposals'],
  given: 'withdraw' | 'confirm',
): Promise<void> {
  for (const { id } of proposals)
    await person.call('POST', `/api/desk/rule-proposals/${id}/decision`, { answer: given });
}
