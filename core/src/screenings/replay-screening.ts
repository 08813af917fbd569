import { DomainError } from '@homologa/domain/errors/domain-error';
import { memberOf } from '@homologa/domain/language/member-of';
import type { ListEntry } from '@homologa/domain/screenings/list-entry';
import type { ScreeningData } from '@homologa/domain/screenings/screening.contract';
import { canOperateScreenings } from '@homologa/domain/screenings/screening.policy';
import { SCREENING_OPTIONS } from '@homologa/domain/screenings/screening-rules';
import { isMediaFormat } from '@homologa/domain/screenings/watchlists';
import { ENGINE_VERSION } from '@homologa/screening/search/engine-version';
import { authorize } from '../kernel/authorize';
import type { Context } from '../kernel/context';
import { buildScreeningIndex } from './index/build-screening-index';
import type { AnsweringSnapshot } from './name-source';
import { screenParties } from './screen-parties';

export interface Replay {
  isSame: boolean;
  recorded: string;
  replayed: string;
}

/**
 * Repeats a screening with its recorded snapshots and articles and compares the hashes. Read-only. Throws `forbidden`,
 * `not_found` if it has no evidence or a snapshot was deleted, and `screening_engine_differs` if the screening used
 * another engine version, whose hash is not comparable.
 */
export async function replayScreening(ctx: Context, screeningId: string): Promise<Replay> {
  authorize(canOperateScreenings(ctx.actor));
  const screening = await ctx.db.read.screening.findUnique({ where: { id: screeningId } });
  const evidence = (screening?.data as ScreeningData | null | undefined)?.evidence;
  if (!screening || !evidence) throw new DomainError('not_found');
  if (evidence.engine !== ENGINE_VERSION) {
    throw new DomainError('screening_engine_differs', {
      values: { recorded: evidence.engine, current: ENGINE_VERSION },
    });
  }
  const snapshots: AnsweringSnapshot[] = [];
  const articles: AnsweringSnapshot[] = [];
  for (const { code, title, number, sha256 } of evidence.snapshots) {
    const list = await ctx.db.read.watchlist.findFirst({
      where: { code, snapshots: { some: { number, sha256 } } },
      select: { id: true, format: true },
    });
    if (!list) throw new DomainError('not_found');
    (isMediaFormat(list.format) ? articles : snapshots).push({ watchlistId: list.id, code, title, number, sha256 });
  }
  const question = {
    parties: evidence.parties.map((party) => ({ ...party, birthDates: party.birthDates ?? [] })),
    options: screening.options.map((option) => memberOf(SCREENING_OPTIONS, option)),
    asOf: evidence.as_of,
    watched: evidence.watched,
  };
  const index = await buildScreeningIndex(ctx, snapshots);
  const { hash } = await screenParties(ctx, index, snapshots, question, {
    threshold: evidence.threshold,
    articles: articles.length > 0 ? { index: await buildScreeningIndex(ctx, articles), snapshots: articles } : null,
    provided: evidence.media?.sha256
      ? { provider: evidence.media.provider, entries: screening.articles as unknown as ListEntry[] }
      : null,
  });
  return { isSame: hash === evidence.hash, recorded: evidence.hash, replayed: hash };
}
