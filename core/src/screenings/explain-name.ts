import { DomainError } from '@homologa/domain/errors/domain-error';
import { canOperateScreenings } from '@homologa/domain/screenings/screening.policy';
import { authorize } from '../kernel/authorize';
import type { Context } from '../kernel/context';
import { currentArticles, currentIndex } from './index/current-index';
import { type SearchResult, search } from './matching/search';

/**
 * Looks a name up in the lists in use and in the articles that are loaded, and says why each entry was found. Throws
 * `screening_without_lists`.
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
