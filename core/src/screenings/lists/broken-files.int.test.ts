import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LIST_FORMATS, type ListFormat } from '@homologa/domain/screenings/watchlists';
import { LIST_READERS } from '@homologa/screening/formats/list-readers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../../kernel/ids';
import { FORMAT_SAMPLES } from '../../test/list-files';
import { createTestApp, type TestApp } from '../../test/test-database';
import { importWatchlist } from './import-watchlist';

const MEBIBYTE = 1024 * 1024;
const run = { signal: new AbortController().signal, progress: () => Promise.resolve() };

let app: TestApp;
let folder: string;
beforeAll(async () => {
  app = await createTestApp();
  folder = await mkdtemp(join(tmpdir(), 'homologa-broken-'));
});
afterAll(async () => {
  await app.destroy();
  await rm(folder, { recursive: true });
});

const ctx = () => app.contextFor({ kind: 'system', name: 'test' });

async function filesOf(format: ListFormat, main?: Buffer) {
  const { files } = FORMAT_SAMPLES[format];
  return Promise.all(
    Object.entries(files).map(async ([name, text], at) => {
      const path = join(folder, newId());
      await writeFile(path, at === 0 && main ? main : text);
      return { path, name };
    }),
  );
}

const mainText = (format: ListFormat): string => Object.values(FORMAT_SAMPLES[format].files)[0] ?? '';

function truncated(text: string): string {
  const whole = text.trimEnd();
  const last = whole.length - (whole.lastIndexOf('\n') + 1);
  return whole.slice(0, whole.length - Math.ceil(last * 0.6));
}

const isXml = (format: ListFormat): boolean => FORMAT_SAMPLES[format].opening.startsWith('<');
const isJson = (format: ListFormat): boolean => /^[{[]/.test(FORMAT_SAMPLES[format].opening);

/** XML entity expansion (billion laughs): nine levels of entities, each expanding tenfold. */
const expanding = (text: string): string => {
  const entities = Array.from({ length: 9 }, (_, n) => `<!ENTITY e${n + 1} "${`&e${n};`.repeat(10)}">`).join('');
  return `<!DOCTYPE x [<!ENTITY e0 "boom">${entities}]>${text.replace(/<\?xml[^>]*>\s*/, '').replace(/>([^<]+)</, '>&e9;<')}`;
};

const BREAKAGES: readonly {
  what: string;
  of: (format: ListFormat) => boolean;
  bytes: (format: ListFormat) => Buffer;
  codes: readonly string[];
}[] = [
  {
    what: 'truncated',
    of: () => true,
    bytes: (f) => Buffer.from(truncated(mainText(f))),
    codes: ['watchlist_malformed'],
  },
  {
    what: 'empty',
    of: () => true,
    bytes: () => Buffer.alloc(0),
    codes: ['watchlist_malformed', 'watchlist_empty'],
  },
  {
    what: 'in another encoding',
    of: () => true,
    bytes: (f) => Buffer.from(`\ufeff${mainText(f)}`, 'utf16le'),
    codes: ['watchlist_encoding'],
  },
  { what: 'expanding', of: isXml, bytes: (f) => Buffer.from(expanding(mainText(f))), codes: ['watchlist_limits'] },
  {
    what: 'nested without end',
    of: (f) => isXml(f) || isJson(f),
    bytes: (f) =>
      Buffer.from(isXml(f) ? `${FORMAT_SAMPLES[f].opening}${'<a>'.repeat(100_000)}` : `[${'{"a":'.repeat(100_000)}`),
    codes: ['watchlist_limits'],
  },
];

describe.each(LIST_FORMATS)('%s', (format) => {
  let watchlistId: string;
  const load = async (main?: Buffer) =>
    importWatchlist(
      ctx(),
      { watchlistId, files: await filesOf(format, main), acceptsSmaller: true, isAsked: true },
      run,
    );
  beforeAll(async () => {
    watchlistId = newId();
    const { mapping } = FORMAT_SAMPLES[format];
    const code = format.replaceAll('_', '-');
    const list = { id: watchlistId, code, title: code, format, topic: 'sanction', staleAfterHours: 24 };
    await app.db.system((tx) =>
      tx.watchlist.create({ data: { ...list, ...(mapping ? { mapping } : {}), createdAt: ctx().now() } }),
    );
    expect((await load()).entries).toBeGreaterThan(0);
  });

  test.each(BREAKAGES.filter(({ of }) => of(format)))(
    'a file that is $what changes nothing',
    async ({ bytes, codes }) => {
      const snapshots = () => app.db.read.watchlistSnapshot.count({ where: { watchlistId } });
      const entries = () =>
        app.db.read.watchlistEntry.count({ where: { watchlistId, lastNumber: null, firstNumber: 1 } });
      const before = [await snapshots(), await entries()];
      const refused = await load(bytes(format)).then(
        () => null,
        (error: { code?: string }) => error.code ?? 'no code',
      );
      expect(codes).toContain(refused);
      expect([await snapshots(), await entries()]).toEqual(before);
      expect(await load()).toMatchObject({ isNew: false, number: 1 });
    },
  );

  test('a record of a gigabyte is refused when a few megabytes of it were read', async () => {
    let read = 0;
    async function* endless() {
      yield FORMAT_SAMPLES[format].opening;
      for (; read < 1024; read += 1) yield 'x'.repeat(MEBIBYTE);
    }
    const files = (await filesOf(format)).map(
      ({ name, path }) => ({ name, path, size: 1, sha256: '', encoding: 'utf-8' }) as const,
    );
    const main = files[0]?.name;
    const reading = async () => {
      const entries = LIST_READERS[format].read({
        files,
        topic: 'sanction',
        mapping: FORMAT_SAMPLES[format].mapping ?? null,
        published: () => undefined,
        newestRecord: () => undefined,
        text: async function* ({ name }) {
          if (name === main) yield* endless();
          else yield FORMAT_SAMPLES[format].files[name] ?? '';
        },
      });
      for await (const entry of entries) expect(entry.names).not.toEqual([]);
    };
    await expect(reading()).rejects.toMatchObject({ code: 'watchlist_limits' });
    expect(read).toBeLessThan(64);
  });
});
