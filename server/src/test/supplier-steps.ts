import { type BuiltPerson, buildCompany, buildPerson, buildWorkflow } from '@homologa/core/test/builders';
import type { TestApp } from '@homologa/core/test/test-database';
import type { Express } from 'express';
import request from 'supertest';

export function supplierSteps(world: () => { app: TestApp; server: Express }) {
  const bearer = (who: BuiltPerson) => ({ Authorization: `Bearer ${who.token}` });
  const post = (who: BuiltPerson, path: string, body: object | string = {}) => {
    const call = request(world().server).post(path).set(bearer(who));
    return typeof body === 'string' ? call.set('Content-Type', 'text/plain').send(body) : call.send(body);
  };
  const get = (who: BuiltPerson, path: string, query: Record<string, unknown> = {}) =>
    request(world().server)
      .get(path)
      .query(
        Object.fromEntries(
          Object.entries(query).map(([key, value]) => [key, typeof value === 'string' ? value : JSON.stringify(value)]),
        ),
      )
      .set(bearer(who));
  const put = (who: BuiltPerson, path: string, body: object) =>
    request(world().server).put(path).set(bearer(who)).send(body);
  const remove = (who: BuiltPerson, path: string) => request(world().server).delete(path).set(bearer(who));

  async function scene(workflow: Parameters<typeof buildWorkflow>[2] = {}, total = 1000) {
    const { app } = world();
    const company = await buildCompany(app, { total });
    const admin = await buildPerson(app, { companyId: company.id });
    const flow = await buildWorkflow(app, company.id, workflow);
    return { company, admin, flow, path: `/api/workflows/${flow.id}/suppliers` };
  }
  const usedOf = async (companyId: string, type = 'questionnaire') =>
    (await world().app.db.system((tx) => tx.companyProduct.findFirst({ where: { companyId, type } })))?.used;
  const jobsOf = (companyId: string, name: string) =>
    world().app.db.system((tx) => tx.job.findMany({ where: { companyId, name }, orderBy: { createdAt: 'asc' } }));

  return { post, get, put, remove, scene, usedOf, jobsOf };
}

export const VALID_INVITE = {
  company_name: 'Aceros del Sur S.A.',
  full_name: 'Luisa Gómez',
  emails: ['luisa@aceros.test'],
  country: 'Argentina',
};
