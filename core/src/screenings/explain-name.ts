import { DomainError } from '@homologa/domain/errors/domain-error';
import { canOperateScreenings } from '@homologa/domain/screenings/screening.policy';
import { type SearchResult, search } from '@homologa/screening/search/search';
import { authorize } from '../kernel/authorize';
import type { Context } from '../kernel/context';
import { currentArticles, currentIndex } from './index/current-index';

/**
 * Searches for a name in the active lists and loaded articles and explains each hit. Throws `screening_without_lists`.
 */
export async function explainName(ctx: Context, name: string): Promise<SearchResult> {
  authorize(canOperateScreenings(ctx.actor));
  const { snapshots, index } = await currentIndex(ctx);
  if (snapshots.length === 0) throw new DomainError('screening_without_lists');
  const subject = { name, countries: [], birthDates: [], identifiers: [] };
  const { hits, ...found } = search(index, subject);
  const articles = await currentArticles(ctx);
  return { hits: [...hits, ...(articles ? search(articles.index, subject).hits : [])], ...found };
}
