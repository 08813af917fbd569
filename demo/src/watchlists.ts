import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { withWorkFolder } from '@homologa/core/files/partial-files';
import { newId } from '@homologa/core/kernel/ids';
import { importWatchlist } from '@homologa/core/screenings/lists/import-watchlist';
import { DEMO_WATCHLIST, demoWatchlist } from '@homologa/prisma/demo/demo-watchlist';
import { act, type DemoStage, daysAgo } from './stage';

const OPERATOR = { kind: 'system', name: 'demo' } as const;
/** Days ago on which the editions are imported; the second edition must precede all screenings that use it. */
const EDITIONS = [
  { edition: 1, days: 35 },
  { edition: 2, days: 7 },
] as const;

export async function addDemoWatchlist(stage: DemoStage): Promise<void> {
  const { fileName, ...list } = DEMO_WATCHLIST;
  const watchlistId = newId();
  await withWorkFolder(stage.base, async (folder) => {
    for (const { edition, days } of EDITIONS) {
      const path = join(folder, `${edition}.xml`);
      const publishedOn = daysAgo(stage, days).toISOString().slice(0, 10);
      await writeFile(path, demoWatchlist(edition, publishedOn));
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
  });
}
