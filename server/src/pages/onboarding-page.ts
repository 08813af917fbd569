import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { noticeOf } from '@homologa/core/accounts/profile/consents.steps';
import type { Composition } from '@homologa/core/compose';
import { isId } from '@homologa/core/kernel/ids';
import { findLinkFace, type LinkFace } from '@homologa/core/onboarding/link-face.queries';
import { offersScreening } from '@homologa/core/screenings/screening.queries';
import { countryById } from '@homologa/domain/countries/countries';
import { DEFAULT_LOCALE, LOCALES, type Locale, matchLocale } from '@homologa/domain/language/locales';
import type { Request, Response } from 'express';
import { escapeHtml } from '../http/escape-html';
import { presentConfig } from '../routes/config/config.presenter';
import { presentNotice } from '../routes/privacy/privacy-notice.presenter';
import { chunksOf, firstTextsIn, type LazyScreen, type Manifest } from './onboarding-chunks';
import { previewTags, shellHtml, titleOf } from './onboarding-shell';

/**
 * Maximum milliseconds that the page waits for the database. An immediate neutral shell is better than a late shell
 * with the client's name.
 */
const LOOKUP_MS = 1_000;
/**
 * Maximum number of concurrent lookups. Further pages get the neutral shell, so that connections remain free for API
 * calls.
 */
const LOOKUPS_AT_ONCE = 10;
/**
 * Milliseconds for which all pages reuse one lookup of whether screening is available. Without this cache, each request
 * for an unknown path would cause a lookup.
 */
const SCREENING_MS = 5_000;
const PREFIX = '/onboarding/';
const HOME = '/onboarding/home';
const PLACE = /^\/onboarding\/([^/]+)(?:\/suppliers\/([^/]+))?\/?$/;

interface BuiltPage {
  html: string;
  /** Styles of all screens, inlined into the page so that no request delays the first paint. */
  styles: string;
  /** `style-src` directive that allows only these styles and style files of this server. */
  stylePolicy: string;
  manifest: Manifest;
}

/** Reads the built page; null if the folder contains no build with a manifest. */
function readBuiltPage(directory: string): BuiltPage | null {
  const manifestFile = join(directory, '.vite', 'manifest.json');
  if (!existsSync(manifestFile)) return null;
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as Manifest;
  const html = readFileSync(join(directory, 'index.html'), 'utf8');
  const styles = (manifest['index.html']?.css ?? [])
    .map((file) => readFileSync(join(directory, file), 'utf8'))
    .join('');
  return {
    html: html.replace(/\s*<link rel="stylesheet"[^>]*>/g, ''),
    styles,
    stylePolicy: `style-src 'self' 'sha256-${createHash('sha256').update(styles).digest('base64')}'`,
    manifest,
  };
}

/**
 * Creates the handler that sends the onboarding page with the data of the link's first screen: language, title, the
 * client's name, styles, configuration, and the URLs of the chunks. Null if the build has no manifest.
 */
export function createOnboardingPage(app: Composition, directory: string) {
  const built = readBuiltPage(directory);
  if (!built) return null;
  let lookups = 0;
  let screening: { answer: Promise<boolean | null>; until: number } | undefined;

  async function faceOf(req: Request): Promise<LinkFace | null> {
    const [, workflowId, supplierId = null] = PLACE.exec(req.path) ?? [];
    if (!isId(workflowId) || (supplierId !== null && !isId(supplierId)) || lookups >= LOOKUPS_AT_ONCE) return null;
    const { token } = req.query;
    const place = { workflowId, supplierId, linkToken: typeof token === 'string' ? token : null };
    lookups += 1;
    const found = findLinkFace(app.contextFor({ kind: 'anonymous' }), place)
      .catch((error: unknown) => {
        app.log.warn({ err: error }, 'onboarding page without the client: the lookup failed');
        return null;
      })
      .finally(() => {
        lookups -= 1;
      });
    return inTime(found);
  }

  return async function sendPage(req: Request, res: Response, status: 200 | 404): Promise<void> {
    const [found, hasScreening] = await Promise.all([status === 200 ? faceOf(req) : null, inTime(screeningOf())]);
    // The address leads to another screen than the supplier's present one.
    const face = found && isElsewhere(req, found) ? { ...found, step: null } : found;
    const visitor = matchLocale(req.get('Accept-Language')) ?? DEFAULT_LOCALE;
    const locale = face?.locale ?? visitor;
    const { brand, publicUrl } = app.config;
    const screen = screenOf(req.path, face);
    const country = screen === 'account_connection' ? countryById(face?.noticeCountry ?? '') : null;
    const ctx = app.contextFor({ kind: 'anonymous' });
    const notice = screen === 'account_connection' ? noticeOf(ctx, country?.id ?? '', locale) : null;
    const config = presentConfig(app.config, LOCALES, { screening: hasScreening ?? false }, null);
    const facts = { brand, locale, face, publicUrl, screen, notice, config };
    const lazy = screen ? chunksOf(built.manifest, screen, locale) : { scripts: [], styles: [] };
    const first = firstTextsIn(built.manifest, locale);
    const head = [
      previewTags(facts),
      // Low priority, which the app's own scripts have too: the painted page needs none of them.
      ...[...first, ...lazy.scripts].map(
        (file) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="${PREFIX}${file}" />`,
      ),
      ...lazy.styles.map((file) => `<link rel="preload" as="style" crossorigin href="${PREFIX}${file}" />`),
      `<style>${built.styles}</style>`,
    ].join('\n    ');
    const answers = [
      hasScreening === null ? '' : answerHtml('/config', config),
      notice ? answerHtml(noticePath(country?.alpha3 ?? '', locale), presentNotice(notice)) : '',
    ].join('');
    const page = built.html
      .replace('<html lang="en">', () => `<html lang="${locale}" data-served="${screen ?? ''}">`)
      .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeHtml(titleOf(facts))}</title>`)
      // Adds the tags of `head` after the script elements, so that the browser requests the scripts before it has
      // received the rest of the page.
      .replace('</head>', () => `  ${head}\n  </head>`)
      .replace('<!--shell-->', () => shellHtml(facts) + answers);
    res.status(status).type('html').vary('Accept-Language');
    // The URL of a personal link contains its secret, so the page must not be cached.
    res.setHeader('Cache-Control', 'no-store');
    const policy = String(res.getHeader('Content-Security-Policy') ?? '');
    res.setHeader('Content-Security-Policy', policy.replace(/style-src [^;]*/, built.stylePolicy));
    res.send(page);
  };

  function screeningOf(): Promise<boolean | null> {
    const now = Date.now();
    if (!screening || now >= screening.until) {
      const answer = offersScreening(app.contextFor({ kind: 'anonymous' })).catch(() => null);
      screening = { answer, until: now + SCREENING_MS };
    }
    return screening.answer;
  }
}

const isElsewhere = ({ query: { step, payment, handover } }: Request, face: LinkFace): boolean =>
  (step !== undefined && step !== face.step) || payment !== undefined || handover !== undefined;

/** Selects the lazy screen that the page will show; null if the first screen needs none. */
function screenOf(path: string, face: LinkFace | null): LazyScreen | null {
  if (path === HOME) return 'home';
  const place = PLACE.exec(path);
  if (place?.[2] === undefined) return place ? 'entry' : null;
  return face?.step && face.step !== 'introduction' ? face.step : null;
}

/** Resolves to null if the lookup takes longer than `LOOKUP_MS`. */
function inTime<T>(answer: Promise<T | null>): Promise<T | null> {
  let timer: NodeJS.Timeout;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), LOOKUP_MS);
  });
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}

/** Renders the response of an API call, so that the app does not wait for it (onboarding-web/src/early.ts). */
const answerHtml = (path: string, answer: unknown): string =>
  `<script type="application/json" data-answer="${escapeHtml(path)}">${jsonHtml(answer)}</script>`;

/** Path of the app's call for a country's notice. */
const noticePath = (country: string, language: Locale): string =>
  `/onboarding/privacy-notice?${new URLSearchParams({ country, language }).toString()}`;

/** Serializes JSON for a `script` element. The result contains no `<`, so no text can end the element. */
const jsonHtml = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');
