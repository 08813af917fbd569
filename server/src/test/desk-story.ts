import { newId } from '@homologa/core/kernel/ids';
import { createReportRequest } from '@homologa/core/reports/report-requests.steps';
import { type BuiltPerson, buildPerson, buildStaff, buildSupplier, buildWorkflow } from '@homologa/core/test/builders';
import type { TestApp } from '@homologa/core/test/test-database';
import request from 'supertest';
import type { Route } from '../http/route';
import { deskRequestRoutes } from '../routes/desk/desk-requests.routes';
import { serveRoutes } from './serve-routes';

type Method = 'get' | 'post' | 'patch' | 'delete' | 'put';
export const PDF = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\nthe very bytes');

export type DeskStory = Awaited<ReturnType<typeof startDeskStory>>;

export const updatesOf = (body: { status_updates: { name: string }[] }) => body.status_updates.map(({ name }) => name);

export const activitiesOf = (body: { activities: { type: string }[] }) =>
  body.activities.map(({ type }) => type).toReversed();

export const statusesOf = (answers: readonly { status: number }[]) =>
  answers.map(({ status }) => status).toSorted((a, b) => a - b);

export async function startDeskStory(app: TestApp, routes: readonly Route[] = []) {
  const server = serveRoutes(app, [...deskRequestRoutes, ...routes]);
  const staff = await buildStaff(app);
  const system = () => app.contextFor({ kind: 'system', name: 'test' });

  const call = (who: BuiltPerson, method: Method, path: string, body?: object) => {
    const asked = request(server)[method](path).set('Authorization', `Bearer ${who.token}`);
    return body ? asked.send(body) : asked;
  };
  const desk = (method: Method, path: string, body?: object) => call(staff, method, `/api/desk/requests/${path}`, body);
  const attach = (id: string, type: string, name: string) =>
    desk('post', `${id}/files`).field('type', type).attach('file', PDF, name);

  async function buildClient(workflowTraits: object = {}, supplierTraits: object = {}, updates: string[] = []) {
    const client = await buildPerson(app);
    const companyId = client.companyId ?? '';
    const traits = { createdById: client.userId, reportType: 'bir', ...workflowTraits };
    const workflow = await buildWorkflow(app, companyId, traits);
    const supplier = await buildSupplier(app, workflow, {
      country: 'brazil',
      taxId: '11222333000181',
      ...supplierTraits,
    });
    const createdAt = system().now();
    const rows = updates.map((name) => ({ id: newId(), companyId, supplierId: supplier.id, name, createdAt }));
    await app.db.system((tx) => tx.statusUpdate.createMany({ data: rows }));
    const path = `/api/workflows/${workflow.id}/suppliers/${supplier.id}`;
    return { client, companyId, workflow, supplier, path };
  }

  const ask = (of: { companyId: string; workflow: { id: string }; supplier: { id: string } }) =>
    app.db.tenant(of.companyId, (tx) =>
      createReportRequest(system(), tx, {
        companyId: of.companyId,
        workflowId: of.workflow.id,
        supplierId: of.supplier.id,
        kind: 'bir',
      }),
    );

  async function buildRequest(workflowTraits: object, supplierTraits: object = {}, updates: string[] = []) {
    const built = await buildClient(workflowTraits, supplierTraits, updates);
    return { ...built, id: await ask(built) };
  }

  async function deliver(id: string) {
    await desk('post', `${id}/take`).expect(200);
    await attach(id, 'bir', 'report.pdf').expect(201);
    await desk('post', `${id}/calls`, { number: '+55 11 5555 1234', outcome: 'verified', note: '' }).expect(201);
    await desk('post', `${id}/data-verified`).expect(200);
    return desk('post', `${id}/deliver`).expect(200);
  }

  return { server, staff, system, call, desk, attach, buildClient, buildRequest, ask, deliver };
}
