import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { withWorkFolder } from '@homologa/core/files/partial-files';
import { newId } from '@homologa/core/kernel/ids';
import { importWatchlist } from '@homologa/core/screenings/lists/import-watchlist';
import { DEMO_WATCHLISTS } from '@homologa/prisma/demo/demo-watchlist';
import { act, type DemoStage, daysAgo } from './stage';

const OPERATOR = { kind: 'system', name: 'demo' } as const;

/**
 * Imports the demo's lists. The last edition of each list must be older than all screenings, which search the active
 * editions.
 */
export async function addDemoWatchlists(stage: DemoStage): Promise<void> {
  await withWorkFolder(stage.base, async (folder) => {
    for (const { fileName, editions, ...list } of DEMO_WATCHLISTS) {
      const watchlistId = newId();
      for (const [at, { days, contentOf }] of editions.entries()) {
        const path = join(folder, `${at}-${fileName}`);
        const publishedOn = daysAgo(stage, days).toISOString().slice(0, 10);
        await writeFile(path, contentOf(publishedOn));
        await act(stage, OPERATOR, daysAgo(stage, days), async (ctx) => {
          await ctx.db.system((tx) =>
            tx.watchlist.upsert({
              where: { id: watchlistId },
              create: { ...list, id: watchlistId, createdAt: ctx.now() },
              update: {},
            }),
          );
          const run = { signal: AbortSignal.timeout(60_000), progress: () => Promise.resolve() };
          const files = [{ path, name: fileName }];
          await importWatchlist(ctx, { watchlistId, files, acceptsSmaller: false, isAsked: true }, run);
        });
      }
    }
  });
}
