import { Prisma } from '@homologa/prisma/client';
import { lettersFault, readLetters } from '@homologa/prisma/letters';
import type { Context } from '../kernel/context';
import type { Finding } from './examine-sender';

/** Reports a database that was created with an encoding or a character type other than the product needs. */
export async function examineLetters({ db }: Pick<Context, 'db'>): Promise<Finding> {
  const fault = lettersFault(
    await readLetters(<Row>(statement: string) => db.read.$queryRaw<Row[]>(Prisma.raw(statement))),
  );
  return fault === null
    ? {
        subject: 'database, letters',
        state: 'ok',
        says: 'they are stored as UTF8, and found with accents in upper and lower case',
      }
    : {
        subject: 'database, letters',
        state: 'wrong',
        says: `${fault}, and restore a backup into it (docs/run-book/restore.md)`,
      };
}
