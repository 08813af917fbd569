import { DEMO_PASSWORD, openApi } from './client-api';
import { ADMIN, STAFF } from './people';

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
 * Drops the rule, which the client's admin confirms: no other administrator of the demo is old enough. Does nothing where
 * there is none.
 */
export async function dropSecondLook(url: string): Promise<void> {
  const { rule_proposals: open } = await setSecondLook(url, []);
  if (open.length === 0) return;
  const admin = await openApi(url, ADMIN);
  await admin.call('POST', '/auth/step-up', { password: DEMO_PASSWORD });
  for (const { id } of open) await admin.call('POST', `/api/rule-proposals/${id}/decision`, { answer: 'confirm' });
}
