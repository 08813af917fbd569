import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ScreeningData } from '@homologa/domain/screenings/screening.contract';
import type { ListFormat } from '@homologa/domain/screenings/watchlists';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Context } from '../../kernel/context';
import { newId } from '../../kernel/ids';
import type { JobProgress } from '../../kernel/jobs/define-job';
import { type BuiltPerson, buildPerson, buildSupplier, buildWorkflow } from '../../test/builders';
import { createTestApp, type TestApp } from '../../test/test-database';
import { buildWatchlist } from '../../test/watchlist-samples';
import { importWatchlist } from '../lists/import-watchlist';
import { rollbackWatchlist } from '../lists/rollback-watchlist';
import { replayScreening } from '../replay-screening';
import { runScreening } from '../run-screening';
import { createScreening } from '../screening.steps';
import { type MediaProvider, MediaProviderError, type ProvidedArticle } from './media-provider';

const run = { signal: new AbortController().signal, progress: () => Promise.resolve() };
const OPTIONS = ['sanctions', 'adverse_media'] as const;

let app: TestApp;
let admin: BuiltPerson;
let supplier: { id: string; companyId: string };
beforeAll(async () => {
  app = await createTestApp();
  admin = await buildPerson(app);
  await buildWatchlist(app, [['ROMULO FICTICIO ARENAS']], { code: 'sample' });
  const companyId = admin.companyId ?? '';
  const workflow = await buildWorkflow(app, companyId, { reportType: 'bir' });
  const built = await buildSupplier(app, workflow, { status: 'completed', companyName: 'Quimera Norte S.A. de C.V.' });
  supplier = { id: built.id, companyId };
});
afterAll(() => app.destroy());

const operator = (): Context => app.contextFor({ kind: 'system', name: 'test' });

async function screen(media: MediaProvider | null = null) {
  const { id: supplierId, companyId } = supplier;
  const { screeningId } = await app.db.tenant(companyId, (tx) =>
    createScreening(app.contextFor(admin.actor), tx, {
      companyId,
      supplierId,
      country: 'mexico',
      shareholders: ['Celia Inventada Pardo'],
      options: [...OPTIONS],
    }),
  );
  const steps: string[] = [];
  const progress = async ({ done, total }: JobProgress) => void steps.push(`${done} of ${total}`);
  await runScreening(operator(), media, { screeningId, companyId }, { ...run, progress });
  const { data, status } = await app.db.read.screening.findUniqueOrThrow({ where: { id: screeningId } });
  return { screeningId, status, data: data as ScreeningData, steps };
}

async function load(code: string, format: ListFormat, text: string) {
  const found = await app.db.read.watchlist.findUnique({ where: { code } });
  const watchlistId = found?.id ?? newId();
  if (!found) {
    const list = { id: watchlistId, code, title: code, format, topic: 'media', staleAfterHours: 24 };
    await app.db.system((tx) => tx.watchlist.create({ data: { ...list, createdAt: operator().now() } }));
  }
  const folder = await mkdtemp(join(tmpdir(), 'homologa-articles-'));
  try {
    const path = join(folder, 'articles');
    await writeFile(path, text);
    const input = { watchlistId, files: [{ path, name: 'articles' }], acceptsSmaller: false, isAsked: true };
    return await importWatchlist(operator(), input, run);
  } finally {
    await rm(folder, { recursive: true });
  }
}

const line = (id: string, title: string, text: string) =>
  JSON.stringify({ id, title, text, publisher: 'El Ejemplo', published_on: '2026-11-10', url: `https://e.test/${id}` });
const FRAUD = line('1', 'Indagan a una empresa', 'La firma Quimera Norte fue acusada de fraude en una licitación.');
const BAKERY = line('2', 'Abre una panadería', 'Rosa Ajena la inauguró ayer.');
const FEED = `<?xml version="1.0"?><rss version="2.0"><channel><title>Gaceta</title>
  <item><title>Condenan a una empresaria</title><link>https://gaceta.test/a</link><guid>g-1</guid>
  <pubDate>Tue, 10 Nov 2026 23:00:00 GMT</pubDate>
  <description>&lt;p&gt;La empresaria &lt;b&gt;Celia Inventada Pardo&lt;/b&gt; fue condenada por lavado de dinero.&lt;/p&gt;</description>
  </item></channel></rss>`;

test('without articles a result says that adverse media was not looked at', async () => {
  const { status, data } = await screen();
  expect(status).toBe('no_match');
  expect(data.evidence?.not_searched).toEqual(['adverse_media']);
});

test('loaded articles are found with their sentence and its risks, and replayed', async () => {
  expect(await load('press', 'media_jsonl', `${FRAUD}\n${BAKERY}\n`)).toMatchObject({ entries: 1, added: 1 });
  await load('gazette', 'media_rss', FEED);
  const { screeningId, status, data, steps } = await screen();
  expect(status).toBe('match');
  expect(steps).toEqual(['0 of 3', '1 of 3', '2 of 3', '3 of 3']);
  expect(data.evidence?.not_searched).toEqual([]);
  expect(data.evidence?.snapshots.map(({ code, topic }) => [code, topic])).toEqual([
    ['sample', 'sanction'],
    ['gazette', 'media'],
    ['press', 'media'],
  ]);
  expect(data.company_screenings[0]?.adverse_media).toMatchObject([
    {
      list: { code: 'press', title: 'El Ejemplo' },
      matched_name: 'Quimera Norte',
      date: '2026-11-10',
      url: 'https://e.test/1',
      remarks: 'Indagan a una empresa',
      article: {
        sentence: 'La firma Quimera Norte fue acusada de fraude en una licitación.',
        risks: [{ risk: 'fraud', word: 'fraude' }],
      },
    },
  ]);
  expect(data.shareholders_screenings[0]?.adverse_media).toMatchObject([
    {
      date: '2026-11-10',
      article: { publisher: 'gaceta.test', risks: [{ risk: 'crime' }, { risk: 'money_laundering' }] },
    },
  ]);
  await load('press', 'media_jsonl', line('3', 'Detienen a Otra Gente', 'Otra Gente fue detenida.'));
  expect(await replayScreening(operator(), screeningId)).toMatchObject({ isSame: true });
});

test('what leaves a feed stays; one without news is no mistake, an empty one is', async () => {
  const kept = await app.db.read.watchlist.findUniqueOrThrow({ where: { code: 'press' }, include: { current: true } });
  expect(kept.current).toMatchObject({ number: 2, entries: 2, added: 1, removed: 0 });
  expect(await load('press', 'media_jsonl', BAKERY)).toMatchObject({ number: 3, entries: 2, added: 0, removed: 0 });
  expect((await screen()).data.company_screenings[0]?.adverse_media).toHaveLength(1);
  await expect(load('press', 'media_jsonl', '')).rejects.toMatchObject({ code: 'watchlist_empty' });
  await expect(load('gazette', 'media_rss', '<rss><channel/></rss>')).rejects.toMatchObject({
    code: 'watchlist_empty',
  });
  await expect(load('press', 'media_jsonl', '{"publisher":"x"}')).rejects.toMatchObject({
    code: 'watchlist_malformed',
  });
});

test('what a rollback turned away does not come back with the next file', async () => {
  const slander = line('9', 'Acusan de fraude a Quimera Norte', 'Era falso.');
  await load('rolled', 'media_jsonl', FRAUD);
  await load('rolled', 'media_jsonl', slander);
  const { id } = await app.db.read.watchlist.findUniqueOrThrow({ where: { code: 'rolled' } });
  await rollbackWatchlist(operator(), { watchlistId: id, number: 1 });
  const third = await load('rolled', 'media_jsonl', line('10', 'Detienen a Otra Gente', 'Otra Gente fue detenida.'));
  expect(third).toMatchObject({ number: 3, entries: 2, added: 1, removed: 0 });
  await app.db.system((tx) => tx.watchlist.delete({ where: { id } }));
});

const provided: ProvidedArticle = {
  id: 'p-1',
  title: 'Court looks into Quimera Norte',
  text: 'Prosecutors said that the company paid bribes.',
  publisher: 'The Sample',
  published_on: '2026-11-18',
  url: 'https://sample.test/1',
  names: ['Quimera Norte'],
};
const providing = (search: () => Promise<ProvidedArticle[]>): MediaProvider => ({ name: 'news.test', search });

test('articles of a provider are matched like the others, kept, and replayed without asking it again', async () => {
  const { screeningId, data } = await screen(providing(async () => [provided]));
  const [first, second] = data.company_screenings[0]?.adverse_media ?? [];
  expect(first?.list.code).toBe('press');
  expect(second).toMatchObject({
    list: { code: 'media:news.test', title: 'The Sample' },
    list_version: null,
    article: { risks: [{ risk: 'corruption', word: 'bribes' }] },
  });
  expect(data.evidence?.media).toMatchObject({ provider: 'news.test', articles: 1 });
  expect(await replayScreening(operator(), screeningId)).toMatchObject({ isSame: true });
  const { articles } = await app.db.read.screening.findUniqueOrThrow({ where: { id: screeningId } });
  const changed = (articles as object[]).map((entry) => ({ ...entry, remarks: 'Another headline' }));
  await app.db.system((tx) => tx.screening.update({ where: { id: screeningId }, data: { articles: changed } }));
  expect(await replayScreening(operator(), screeningId)).toMatchObject({ isSame: false });
});

test('a provider that does not answer fails no screening, and the result says so', async () => {
  const { status, data } = await screen(providing(() => Promise.reject(new MediaProviderError('away'))));
  expect(status).toBe('match');
  expect(data.evidence?.not_searched).toEqual(['adverse_media']);
  expect(data.evidence?.media).toMatchObject({ provider: 'news.test', articles: null, sha256: null });
});
