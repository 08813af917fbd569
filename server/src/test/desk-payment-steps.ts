import type { TestApp } from '@homologa/core/test/test-database';
import type { DeskStory } from './desk-story';
import { type buildPayer, buildReferencedPayer, type Payer } from './payment-builders';

export const DESK_PAYMENTS = '/api/desk/payments';

/**
 * Returns functions with which staff act on payments. `world` is called at each use, because the test's setup creates
 * the app later.
 */
export function deskPaymentSteps(world: () => { app: TestApp; story: DeskStory }) {
  const post = (path: string, body: object = {}) =>
    world().story.call(world().story.staff, 'post', `${DESK_PAYMENTS}/${path}`, body);
  const list = async (filter: object) => {
    const query = encodeURIComponent(JSON.stringify(filter));
    const { body } = await world()
      .story.call(world().story.staff, 'get', `${DESK_PAYMENTS}?filter=${query}`)
      .expect(200);
    return (body as { id: string }[]).map(({ id }) => id);
  };
  const get = async (id: string) =>
    (await world().story.call(world().story.staff, 'get', `${DESK_PAYMENTS}/${id}`).expect(200)).body;
  const chargeOf = (payer: Payer) =>
    world().app.db.read.charge.findFirstOrThrow({ where: { birRequestId: payer.requestId } });
  const referenced = (overrides: Parameters<typeof buildPayer>[3] = {}) =>
    buildReferencedPayer(world().app, world().story.server, 'peru', 'wire_transfer', overrides);

  async function buildProved(overrides: Parameters<typeof buildPayer>[3] = {}) {
    const payer = await referenced(overrides);
    await payer.proofs(['cat.csv', 'a,b']).expect(200);
    await payer.confirm().expect(200);
    const { id } = await chargeOf(payer);
    const request = await world().app.db.read.reportRequest.findFirst({ where: { birRequestId: payer.requestId } });
    return { payer, id, requestId: request?.id ?? '' };
  }
  return { post, list, get, chargeOf, referenced, buildProved };
}
