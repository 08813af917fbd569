import { memberOf } from '@homologa/domain/language/member-of';
import { SEND_BACK_ORIGINS, type SendBackOrigin } from '@homologa/domain/send-backs/sent-back-items';
import { canReadSupplier, canSendBackAnswers } from '@homologa/domain/suppliers/supplier.policy';
import { authorize, requireCompany } from '../kernel/authorize';
import type { Context } from '../kernel/context';
import { getSupplierSubject, isCorrectable, type SupplierPlace } from '../suppliers/supplier.steps';
import { canAnswerSendBack } from './new-send-back.steps';
import { findOpenSendBack, SEND_BACK, type SendBackRow } from './send-back.queries';

const MAX_SEND_BACKS = 50;

export interface ClientSendBackList {
  isPossible: boolean;
  open: SendBackOrigin | null;
  sendBacks: SendBackRow[];
  senders: ReadonlyMap<string, { id: string; name: string }>;
}

/** Lists the send-backs of the client's own admins, newest first. Throws `not_found`. */
export async function listClientSendBacks(ctx: Context, place: SupplierPlace): Promise<ClientSendBackList> {
  const { companyId } = requireCompany(ctx.actor);
  const { supplierId } = place;
  const listed = await ctx.db.tenant(companyId, async (tx) => {
    const supplier = await getSupplierSubject(tx, companyId, place);
    authorize(canReadSupplier(ctx.actor, supplier));
    const own = { companyId, supplierId };
    const open = await findOpenSendBack(tx, own);
    const maySend = canSendBackAnswers(ctx.actor, supplier) === 'allow' && isCorrectable(supplier);
    return {
      isPossible: maySend && open === null && (await canAnswerSendBack(tx, own)),
      open: open && memberOf(SEND_BACK_ORIGINS, open.origin),
      sendBacks: await tx.sendBack.findMany({
        where: { ...own, origin: 'client' },
        include: SEND_BACK,
        orderBy: [{ sentAt: 'desc' }, { id: 'desc' }],
        take: MAX_SEND_BACKS,
      }),
    };
  });
  const ids = listed.sendBacks.flatMap(({ sentById }) => sentById ?? []);
  const users = await ctx.db.read.user.findMany({ where: { id: { in: ids } }, select: { id: true, name: true } });
  return { ...listed, senders: new Map(users.map((user) => [user.id, user])) };
}
