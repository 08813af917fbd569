import { writeFileSync } from 'node:fs';
import type { Browser, BrowserContext, CDPSession, Locator, Page, Request } from 'playwright-core';

const WIDE = { width: 1200, height: 750 };
const PHONE = { width: 390, height: 700 };
/** Quality of the lossy WebP. At a lower quality, small letters would have halos. */
const QUALITY = 58;
/**
 * Scale of pictures of whole pages, which are displayed smaller than they are taken. Pictures of dialogs are not
 * scaled.
 */
const PAGE_SCALE = 0.8;
/** Timeout of the browser in milliseconds. On a busy machine a page may take a minute to load. */
const PATIENCE_MS = 120_000;
const LOOK_MS = 100;
const QUIET_LOOKS = 4;

const underWay = new WeakMap<Page, Set<Request>>();

export interface Size {
  width: number;
  height: number;
}

interface Area extends Size {
  x: number;
  y: number;
}

/**
 * Opens a browser context in UTC, with light colours, without animations and with a fixed window size, so that the
 * pictures of two runs differ only by their dates.
 */
export async function openContext(browser: Browser, locale: string, isPhone = false): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: isPhone ? PHONE : WIDE,
    hasTouch: isPhone,
    locale,
    colorScheme: 'light',
    reducedMotion: 'reduce',
    timezoneId: 'UTC',
  });
  context.setDefaultTimeout(PATIENCE_MS);
  return context;
}

const isAwaited = (request: Request): boolean => !new URL(request.url()).pathname.endsWith('/events');

/** Opens a page and counts its pending requests, except event streams, which never end. */
export async function openPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  const calls = new Set<Request>();
  underWay.set(page, calls);
  page.on('request', (request) => isAwaited(request) && calls.add(request));
  page.on('requestfinished', (request) => calls.delete(request));
  page.on('requestfailed', (request) => calls.delete(request));
  return page;
}

/** Waits until the page has a heading and no loading indicators, and until it has sent no request for a while. */
export async function settle(page: Page): Promise<void> {
  await page.locator('h1').first().waitFor();
  for (let quiet = 0; quiet < QUIET_LOOKS; ) {
    // A page during navigation counts as loading.
    const isLoading = await page
      .evaluate(
        () => document.querySelector('.MuiSkeleton-root, .MuiCircularProgress-root, [aria-busy="true"]') !== null,
      )
      .catch(() => true);
    quiet = isLoading || (underWay.get(page)?.size ?? 0) > 0 ? 0 : quiet + 1;
    await page.waitForTimeout(LOOK_MS);
  }
  await page.evaluate(() => document.fonts.ready);
  await page.mouse.move(0, 0);
}

/**
 * Takes a picture as WebP, which has a third of the size of a PNG. Playwright cannot write WebP, so the browser takes
 * the picture.
 */
export async function photograph(page: Page, file: string, part?: Locator): Promise<Size> {
  await part?.locator('.MuiDialogContent-root').evaluateAll((contents) => {
    for (const content of contents) content.scrollTop = 0;
  });
  const box = await part?.boundingBox();
  const { width, height } = page.viewportSize() ?? WIDE;
  // The browser's coordinates start at the top of the document, but Playwright's coordinates start at the top of the
  // window.
  const scrolled = await page.evaluate(() => ({ x: window.scrollX, y: window.scrollY }));
  const area: Area = {
    x: Math.floor(box?.x ?? 0) + scrolled.x,
    y: Math.floor(box?.y ?? 0) + scrolled.y,
    width: Math.ceil(box?.width ?? width),
    height: Math.ceil(box?.height ?? height),
  };
  const scale = box ? 1 : PAGE_SCALE;
  const browser: CDPSession = await page.context().newCDPSession(page);
  const { data } = await browser.send('Page.captureScreenshot', {
    format: 'webp',
    quality: QUALITY,
    clip: { ...area, scale },
  });
  await browser.detach();
  writeFileSync(file, Buffer.from(data, 'base64'));
  return { width: Math.round(area.width * scale), height: Math.round(area.height * scale) };
}
