import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { ListFormat } from '@homologa/domain/screenings/watchlists';
import { LIST_READERS } from '@homologa/screening/formats/list-readers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readPublishedData } from '../../env';
import { newId } from '../../kernel/ids';
import { inFolder, PUBLISHED_LISTS, readPublished } from '../../test/published-lists';
import { createTestApp, type TestApp } from '../../test/test-database';
import { importWatchlist } from './import-watchlist';
import { inspectFile, readText } from './list-file';
import { streamDifference } from './snapshot-difference.queries';

// Tests that import files downloaded from the watchlist publishers. The files are not part of the repository; the tests
// run only if the local folder with the files exists.

const DATA = readPublishedData();
const isThere = existsSync(DATA);

const signal = new AbortController().signal;
const filesOf = (paths: readonly string[]) => paths.map((path) => ({ path: join(DATA, path), name: basename(path) }));

if (!isThere) {
  test('publishers’ own files are not looked at', () => {
    process.stderr.write(`not looked at: no publishers' files at ${DATA} (TEST_PUBLISHED_DATA names another place)\n`);
    expect(isThere).toBe(false);
  });
} else {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp();
  });
  afterAll(() => app.destroy());

  test.each(PUBLISHED_LISTS)(
    '$format: $files.0',
    async (list) => {
      const { entries, countries = 0 } = list;
      let found = 0;
      let placed = 0;
      for await (const entry of readPublished(DATA, list)) {
        found += 1;
        if (entry.countries.length > 0) placed += 1;
        expect(entry.names.length).toBeGreaterThan(0);
        expect(entry.sourceId).not.toBe('');
      }
      expect(found).toBeGreaterThanOrEqual(entries);
      expect(placed / found).toBeGreaterThanOrEqual(countries);
    },
    60_000,
  );

  test('a file that its publisher’s server cut is refused', async () => {
    const reading = async () => {
      const file = await inspectFile({ path: join(DATA, 'us_csl/consolidated_2023-11.csv'), name: 'consolidated.csv' });
      const text = () => readText(file, { allowsLatin1: false, onBytes: () => undefined, signal });
      const input = {
        files: [file],
        topic: 'sanction' as const,
        mapping: null,
        published: () => undefined,
        newestRecord: () => undefined,
        text,
      };
      for await (const entry of LIST_READERS.us_csl_csv.read(input)) expect(entry.names).not.toEqual([]);
    };
    await expect(reading()).rejects.toMatchObject({ code: 'watchlist_malformed' });
  });

  describe('imports', () => {
    const newList = (code: string, format: ListFormat) =>
      app.db.system((tx) =>
        tx.watchlist.create({
          data: {
            id: newId(),
            code,
            title: code,
            format,
            topic: 'sanction',
            staleAfterHours: 24,
            createdAt: new Date(),
          },
        }),
      );
    const load = (watchlistId: string, files: string[]) =>
      importWatchlist(
        app.contextFor({ kind: 'system', name: 'test' }),
        { watchlistId, files: filesOf(files), acceptsSmaller: false, isAsked: true },
        { signal, progress: () => Promise.resolve() },
      );

    test('two editions of the United Nations’ list differ by what was listed, amended and taken off', async () => {
      const { id } = await newList('un-sc', 'un_xml');
      expect(await load(id, ['un_sc/consolidated_2025-04-19.xml'])).toMatchObject({ number: 1, entries: 877 });
      const second = await load(id, ['un_sc/consolidated_2026-02-27.xml']);
      expect(second).toMatchObject({ number: 2, entries: 1_003, added: 130, removed: 4 });
      const seen = { added: 0, changed: 0, removed: 0 };
      const ctx = app.contextFor({ kind: 'system', name: 'test' });
      for await (const { change } of streamDifference(ctx, { watchlistId: id, from: 1, to: 2 })) seen[change] += 1;
      expect(seen).toEqual({ added: second.added, changed: second.changed, removed: second.removed });
      expect(seen.changed).toBeLessThan(877 / 2);
    }, 120_000);

    test('a whole OFAC list', async () => {
      const { id } = await newList('ofac-sdn', 'ofac_csv');
      const report = await load(
        id,
        inFolder('us_ofac_sdn/raw_2021_watchman', 'sdn.csv alt.csv add.csv sdn_comments.csv'),
      );
      expect(report).toMatchObject({ entries: 8_976, added: 8_976 });
    }, 240_000);
  });
}
