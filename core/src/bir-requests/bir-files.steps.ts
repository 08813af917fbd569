import type { BirRequestFile } from '@homologa/prisma/models';
import type { Context } from '../kernel/context';
import type { Tx } from '../kernel/database/database';
import { newId } from '../kernel/ids';

type NewFile = Pick<BirRequestFile, 'companyId' | 'birRequestId' | 'fileId' | 'type' | 'name'>;

export async function insertBirFile(ctx: Context, tx: Tx, file: NewFile): Promise<void> {
  await tx.birRequestFile.create({ data: { id: newId(), ...file, createdAt: ctx.now() }, select: { id: true } });
}

export async function deleteBirFiles(tx: Tx, companyId: string, ids: readonly string[]): Promise<string[]> {
  const where = { id: { in: [...ids] }, companyId };
  const rows = await tx.birRequestFile.findMany({ where, select: { fileId: true } });
  await tx.birRequestFile.deleteMany({ where });
  return rows.map(({ fileId }) => fileId);
}
