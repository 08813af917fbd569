import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildCompany, buildLink, buildSupplier, buildWorkflow } from '@homologa/core/test/builders';
import { createTestApp, type TestApp } from '@homologa/core/test/test-database';
import type { Express } from 'express';
import request from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createServer } from '../app';
import { readServerEnv } from '../env';
import { createPages } from './pages';

const STYLES = 'body{margin:0}';
const PAGE = `<!doctype html><html lang="en"><head><title>Homologa</title>
<script type="module" src="/onboarding/assets/index.js"></script>
<link rel="stylesheet" crossorigin href="/onboarding/assets/index.css"></head>
<body><!--shell--><div id="root"></div></body></html>`;
const MANIFEST = {
  'index.html': { file: 'assets/index.js', css: ['assets/index.css'] },
  'src/i18n/app.texts.ts?language=es': { file: 'assets/app-es.js' },
  'src/i18n/app.texts.ts?language=en': { file: 'assets/app-en.js' },
  'src/features/payment/payment.texts.ts?language=es': { file: 'assets/payment-es.js' },
  'src/features/payment/components/PaymentStep.tsx': {
    file: 'assets/payment.js',
    dynamicImports: ['src/features/payment/payment.texts.ts?language=es'],
  },
  'src/app/EntryPage.tsx': { file: 'assets/entry.js' },
};

let app: TestApp;
let server: Express;
const root = mkdtempSync(join(tmpdir(), 'homologa-onboarding-page-'));

beforeAll(async () => {
  app = await createTestApp();
  const dist = join(root, 'onboarding-web', 'dist');
  for (const folder of ['assets', '.vite']) mkdirSync(join(dist, folder), { recursive: true });
  writeFileSync(join(dist, 'index.html'), PAGE);
  writeFileSync(join(dist, 'assets', 'index.css'), STYLES);
  writeFileSync(join(dist, '.vite', 'manifest.json'), JSON.stringify(MANIFEST));
  const pages = createPages(app, readServerEnv({ HOMOLOGA_ROOT: root }));
  server = createServer(app, { routes: [], pages });
});
afterAll(async () => {
  await app.destroy();
  rmSync(root, { recursive: true, force: true });
});

async function invite(
  company: Parameters<typeof buildCompany>[1] = {},
  workflow: object = {},
  invited: Parameters<typeof buildSupplier>[2] = {},
) {
  const { id } = await buildCompany(app, { name: 'Minera <Ñandú> & "Hijos"', publicOnboardingLink: false, ...company });
  const made = await buildWorkflow(app, id, { title: 'Homologación 2026', defaultLocale: 'es', ...workflow });
  const supplier = await buildSupplier(app, made, invited);
  const path = `/onboarding/${made.id}/suppliers/${supplier.id}`;
  return { workflow: made, supplier, path, token: await buildLink(app, supplier) };
}

const open = (path: string, language = 'pt-BR,pt;q=0.9') =>
  request(server).get(path).set('Accept', 'text/html').set('Accept-Language', language);
const titleOf = ({ text }: { text: string }) => /<title>(.*?)<\/title>/.exec(text)?.[1];
const previewOf = ({ text }: { text: string }) => /property="og:title" content="(.*?)"/.exec(text)?.[1];
const langOf = ({ text }: { text: string }) => /<html lang="(.*?)" data-served="/.exec(text)?.[1];

const CLIENT = 'Minera &lt;Ñandú&gt; &amp; &quot;Hijos&quot;';
const NEUTRAL_PREVIEW = 'Avaliação de fornecedores · Homologa';

describe('the page of an onboarding link', () => {
  it('shows the client and the title, escaped, in the client’s language, to the holder of an open personal link', async () => {
    const { path, token } = await invite();
    const page = await open(`${path}?email=a%40b.test&token=${token}`);
    expect([page.status, langOf(page), titleOf(page)]).toEqual([200, 'es', `${CLIENT} · Homologación 2026 · Homologa`]);
    expect(page.text).toContain(`<p class="eyebrow">${CLIENT} · Homologación 2026</p>`);
    expect(page.text).not.toContain('<Ñandú>');
    expect(page.text).toMatch(/<noscript>.*Esta página necesita JavaScript\..*mailto:.*<\/noscript>/);
    expect(page.headers['cache-control']).toBe('no-store');
  });

  it('has nothing of the supplier, and neither its token nor the client in the preview of messengers', async () => {
    const { path, token, supplier } = await invite();
    const page = await open(`${path}?token=${token}`);
    for (const secret of [token, supplier.companyName, supplier.fullName, supplier.emails[0] ?? '']) {
      expect(page.text).not.toContain(secret);
    }
    expect(previewOf(page)).toBe('Evaluación de proveedores · Homologa');
    expect(page.text.match(/<meta [^>]*>/g)?.join('')).not.toContain('Minera');
  });

  it.each([
    ['no token', async ({ path }: Invited) => path],
    ['an unknown token', async ({ path }: Invited) => `${path}?token=unknown`],
    ['two tokens', async ({ path, token }: Invited) => `${path}?token=${token}&token=${token}`],
    ['the token of another link', async ({ path }: Invited) => `${path}?token=${(await invite()).token}`],
    [
      'its token for another supplier',
      async ({ workflow, token }: Invited) => {
        const other = await buildSupplier(app, workflow);
        return `/onboarding/${workflow.id}/suppliers/${other.id}?token=${token}`;
      },
    ],
    [
      'an expired token',
      async ({ path, token, supplier }: Invited) => {
        await endLink(supplier.id, { expiresAt: new Date(0) });
        return `${path}?token=${token}`;
      },
    ],
    [
      'a revoked token',
      async ({ path, token, supplier }: Invited) => {
        await endLink(supplier.id, { revokedAt: new Date() });
        return `${path}?token=${token}`;
      },
    ],
    [
      'the token of the workflow’s own address',
      async ({ workflow, token }: Invited) => `/onboarding/${workflow.id}?token=${token}`,
    ],
    ['malformed ids', async () => '/onboarding/one/suppliers/two?token=three'],
    ['another page', async () => '/onboarding/home'],
  ])('is neutral, in the visitor’s language, with %s', async (_name, addressOf) => {
    const page = await open(await addressOf(await invite()));
    expect([page.status, langOf(page), titleOf(page), previewOf(page)]).toEqual([
      200,
      'pt-BR',
      'Homologa',
      NEUTRAL_PREVIEW,
    ]);
    expect(page.text).not.toContain('Minera');
  });

  it.each([
    ['a draft', { status: 'draft' }],
    ['a closed workflow', { status: 'closed' }],
    ['a workflow without onboarding', { type: 'investigating' }],
  ])('is neutral for %s', async (_name, workflow) => {
    const { path, token } = await invite({ publicOnboardingLink: true }, workflow);
    expect((await open(`${path}?token=${token}`)).text).not.toContain('Minera');
  });

  it('shows the client with its logo in the preview of messengers where the client has a public link', async () => {
    const { path, workflow } = await invite({ publicOnboardingLink: true });
    const logoFileId = await setLogo(workflow.companyId);
    for (const address of [path, `/onboarding/${workflow.id}`]) {
      const page = await open(address);
      expect(previewOf(page)).toBe(`${CLIENT} · Homologación 2026`);
      expect(page.text).toContain(`<meta property="og:image" content="${app.config.publicUrl}/logos/${logoFileId}" />`);
    }
  });

  it('shows the client’s own introduction to the holder of an open link alone', async () => {
    const own = { introductionTitle: 'Bienvenida <b>', introductionText: 'Antes de comprar, conocemos.' };
    const { path, token } = await invite({ publicOnboardingLink: true }, own);
    const page = await open(`${path}?token=${token}`);
    expect(page.text).toContain('<h1>Bienvenida &lt;b&gt;</h1><p class="lead typed">Antes de comprar, conocemos.</p>');
    expect((await open(path)).text).not.toContain('Antes de comprar');
  });

  it('has the notice of the supplier’s country at the account step, as the app’s call returns it', async () => {
    const invited = { onboardingStep: 'account_connection', country: 'mexico' } as const;
    const { path, token } = await invite({}, {}, invited);
    const { text } = await open(`${path}?token=${token}`);
    const [, address = '', json = ''] =
      /<script type="application\/json" data-answer="(\/onboarding\/privacy-notice.*?)">(.*?)<\/script>/.exec(text) ??
      [];
    expect(address).toBe('/onboarding/privacy-notice?country=MEX&amp;language=es');
    expect(JSON.parse(json)).toMatchObject({ language: 'es', version: expect.stringMatching(/^mx-/) });
    expect(text).toContain('<h1>Su cuenta</h1>');
    expect((await open(`${path}?token=wrong`)).text).not.toContain('privacy-notice');
  });

  it('is in the visitor’s language, or English, if the client chose none', async () => {
    const { path, token } = await invite({}, { defaultLocale: null });
    expect(langOf(await open(`${path}?token=${token}`))).toBe('pt-BR');
    expect(langOf(await open(`${path}?token=${token}`, 'fr'))).toBe('en');
  });

  it('shows the top of the home, in the visitor’s language', async () => {
    const { text } = await open('/onboarding/home');
    expect(text).toContain('<h1>Seus processos</h1><p class="lead home-lead shell-unseen">');
    expect((await open('/onboarding/unknown')).text).not.toContain('<h1>');
  });

  it('has its styles in the page, which its policy allows by their hash alone', async () => {
    const page = await open('/onboarding/home');
    const hash = createHash('sha256').update(STYLES).digest('base64');
    expect(page.text).toContain(`<style>${STYLES}</style>`);
    expect(page.text).not.toContain('rel="stylesheet"');
    const policy = page.headers['content-security-policy'] ?? '';
    expect(policy).toContain(`style-src 'self' 'sha256-${hash}'`);
    expect(policy).not.toContain('unsafe-inline');
  });

  const preloaded = async (address: string) =>
    [
      ...(await open(address)).text.matchAll(
        /modulepreload"(?: fetchpriority="low")? crossorigin href="\/onboarding\/assets\/(.*?)"/g,
      ),
    ].map(([, file]) => file);

  it('preloads the first screen’s texts of its language alone, and the public link’s screen', async () => {
    const { path, token, workflow } = await invite();
    expect(await preloaded(`${path}?token=${token}`)).toEqual(['app-es.js']);
    expect(await preloaded(`/onboarding/${workflow.id}`)).toEqual(['entry.js']);
  });

  it('preloads the screen of the step that the link’s supplier has reached, and tells nobody else the step', async () => {
    const { path, token } = await invite({ publicOnboardingLink: true }, {}, { onboardingStep: 'payment' });
    expect(await preloaded(`${path}?token=${token}`)).toEqual(['app-es.js', 'payment.js', 'payment-es.js']);
    expect(await preloaded(path)).toEqual(['app-es.js']);
    expect(await preloaded(`${path}?token=wrong`)).toEqual(['app-es.js']);
  });

  it('has the public configuration, which no text in it can break out of', async () => {
    const page = await open('/onboarding/home');
    const [, json = ''] =
      /<script type="application\/json" data-answer="\/config">(.*?)<\/script>/.exec(page.text) ?? [];
    expect(JSON.parse(json)).toMatchObject({ brand: { name: 'Homologa' }, languages: ['en', 'es', 'pt-BR'] });
    expect(json).not.toContain('<');
  });

  it('is sent without the client if the database does not answer', async () => {
    const { path, token } = await invite();
    const broken: TestApp = Object.assign(Object.create(app) as TestApp, {
      contextFor: () => {
        const none = () => Promise.reject(new Error('down'));
        return {
          db: { read: new Proxy({}, { get: () => new Proxy({}, { get: () => none }) }), tenant: none, system: none },
        };
      },
    });
    const pages = createPages(broken, readServerEnv({ HOMOLOGA_ROOT: root }));
    const page = await request(createServer(app, { routes: [], pages })).get(`${path}?token=${token}`);
    expect([page.status, titleOf(page)]).toEqual([200, 'Homologa']);
  });
});

type Invited = Awaited<ReturnType<typeof invite>>;

const endLink = (supplierId: string, change: { expiresAt?: Date; revokedAt?: Date }) =>
  app.db.system((tx) => tx.onboardingLink.updateMany({ where: { supplierId }, data: change }));

async function setLogo(companyId: string): Promise<string> {
  const id = '019b0000-0000-7000-8000-000000000001';
  await app.db.system((tx) => tx.company.update({ where: { id: companyId }, data: { logoFileId: id } }));
  return id;
}
