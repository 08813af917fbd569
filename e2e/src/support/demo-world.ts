import { openApi } from './client-api';
import { ADMIN } from './people';

export interface DemoWorld {
  draft: string;
  active: string;
  closed: string;
  investigating: string;
  completed: { workflow: string; supplier: string };
  pending: { workflow: string; supplier: string };
}

interface Entity {
  id: string;
}

export async function findDemoWorld(url: string): Promise<DemoWorld> {
  const api = await openApi(url, ADMIN);
  const get = (path: string) => api.call<unknown[]>('GET', path);
  const workflows = async (status: string) =>
    // Loads up to 1,000 workflows, because workflows that other tests created precede the demo's workflows in the list.
    (await get(`/api/workflows?status=${status}&range=[0,999]`)) as (Entity & { type: string; report_type: string })[];
  const supplier = async (status: string) => {
    const [found] = (await get(`/api/suppliers?status=${status}`)) as (Entity & { workflow_id: string })[];
    if (!found) throw new Error(`the demo has no ${status} supplier`);
    return { workflow: found.workflow_id, supplier: found.id };
  };
  const first = (list: readonly Entity[], what: string): string => {
    const [found] = list;
    if (!found) throw new Error(`the demo has no ${what} workflow`);
    return found.id;
  };
  const active = await workflows('active');
  return {
    draft: first(await workflows('draft'), 'draft'),
    active: first(
      active.filter(({ type }) => type === 'onboarding'),
      'active onboarding',
    ),
    closed: first(await workflows('closed'), 'closed'),
    investigating: first(
      active.filter(({ type }) => type === 'investigating'),
      'investigating',
    ),
    completed: await supplier('completed'),
    pending: await supplier('pending'),
  };
}
