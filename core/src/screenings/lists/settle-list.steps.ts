import { DomainError } from '@homologa/domain/errors/domain-error';
import { lookUp } from '@homologa/domain/language/record-of';
import type { EntryTopic } from '@homologa/domain/screenings/list-entry';
import type { CsvMapping } from '@homologa/domain/screenings/watchlist.contract';
import { KNOWN_WATCHLISTS, type KnownWatchlist, type ListFormat } from '@homologa/domain/screenings/watchlists';
import { Prisma } from '@homologa/prisma/client';
import type { Watchlist } from '@homologa/prisma/models';
import { audit } from '../../kernel/audit';
import type { Context } from '../../kernel/context';
import type { Tx } from '../../kernel/database/database';
import { newId } from '../../kernel/ids';

export interface ListSettings {
  title?: string;
  format?: ListFormat;
  topic?: EntryTopic;
  mapping?: CsvMapping;
  urls?: readonly string[];
}

const DEFAULT_STALE_HOURS = 31 * 24;

export async function settleList(ctx: Context, tx: Tx, code: string, settings: ListSettings = {}): Promise<Watchlist> {
  const found = await tx.watchlist.findUnique({ where: { code } });
  const known: KnownWatchlist | undefined = lookUp(KNOWN_WATCHLISTS, code);
  const format = settings.format ?? found?.format ?? known?.format;
  if (!format) throw new DomainError('watchlist_not_known');
  const data = {
    title: settings.title ?? found?.title ?? known?.title ?? code,
    format,
    topic: settings.topic ?? found?.topic ?? known?.topic ?? 'sanction',
    mapping: settings.mapping ?? found?.mapping ?? Prisma.DbNull,
    urls: [...(settings.urls ?? found?.urls ?? known?.urls ?? [])],
  };
  if (found) return tx.watchlist.update({ where: { id: found.id }, data });
  const created = await tx.watchlist.create({
    data: {
      ...data,
      id: newId(),
      code,
      staleAfterHours: known?.staleAfterHours ?? DEFAULT_STALE_HOURS,
      createdAt: ctx.now(),
    },
  });
  await audit(ctx, tx, {
    companyId: null,
    action: 'watchlist.create',
    objectType: 'watchlist',
    objectId: created.id,
    facts: { code, format },
  });
  return created;
}
