import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { heading } from '../support/headings';
import { isTooWide, violationsOn } from '../support/inspect-page';
import {
  inviteToAll,
  logInOver,
  SUPPLIER_PASSWORD,
  type WholeOnboarding,
} from '../support/onboarding/whole-onboarding';
import { type Cast, type Person, startCast } from '../support/people';
import { largePdf, pdfFile, takePhoto } from '../support/samples';
import { speak } from '../support/supplier-looks';
import { openAccount } from '../support/supplier-steps';

let cast: Cast;
beforeAll(async () => {
  cast = await startCast();
});
afterEach(() => cast.leave());

const ANA = { name: 'Ana Peña', phone: '+51 1 610 1000', password: SUPPLIER_PASSWORD };
const MB = 1024 * 1024;
const BYTES_PER_SECOND = 400_000 / 8;
const SLOW_MS = 240_000;

const input = (page: Page) => page.locator('input[type=file]').first();
const uploaded = (page: Page, name: string) => page.getByText(`${name} is uploaded.`).waitFor({ timeout: SLOW_MS });

interface FileAnswer {
  name: string;
  size: number;
}

async function atTheQuestions(name: string): Promise<Person & { onboarding: WholeOnboarding }> {
  const onboarding = await inviteToAll(cast.url, name);
  const person = await cast.enter({ isPhone: true });
  await openAccount(person.page, onboarding.link, ANA);
  await heading(person.page, 'About your company');
  await onboarding.sendForm();
  await person.page.goto(onboarding.link);
  await heading(person.page, 'Please answer the following questions');
  return { ...person, onboarding };
}

async function storedFile({ stored }: WholeOnboarding): Promise<FileAnswer | undefined> {
  const { answers } = await stored();
  const files = answers.map(({ answer }) => answer as Partial<FileAnswer> | null);
  return files.find((answer): answer is FileAnswer => typeof answer?.size === 'number');
}

async function download(page: Page, name: string): Promise<Buffer> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: `Download ${name}` }).click(),
  ]);
  return readFile(await file.path());
}

test(
  'a file of 3 MB arrives over a slow line with three cuts by itself, and each cut repeats little',
  async () => {
    const person = await atTheQuestions('cortes');
    const { page, onboarding } = person;
    const offsets: number[] = [];
    page.on('request', (request) => {
      const { pathname, searchParams } = new URL(request.url());
      if (request.method() === 'PUT' && pathname.includes('/uploads/'))
        offsets.push(Number(searchParams.get('offset')));
    });
    const line = await page.context().newCDPSession(page);
    await line.send('Network.enable');
    const setLine = (offline: boolean) =>
      line.send('Network.emulateNetworkConditions', {
        offline,
        latency: 400,
        downloadThroughput: BYTES_PER_SECOND,
        uploadThroughput: BYTES_PER_SECOND,
      });
    await setLine(false);
    const file = largePdf('estados financieros.pdf', 3 * MB);
    await input(page).setInputFiles(file);
    for (const [cut, locale] of ['es', 'pt-BR', 'en'].entries()) {
      await expect.poll(() => offsets.at(-1) ?? 0, { timeout: 60_000 }).toBeGreaterThan(cut * 600_000);
      const before = offsets.at(-1) ?? 0;
      await setLine(true);
      await page
        .locator('.file-status')
        .getByText(/estados financieros\.pdf contin/)
        .waitFor();
      // The texts of the other languages come over the same line.
      await setLine(false);
      await speak(page, locale);
      expect(await violationsOn(page)).toEqual([]);
      expect(await isTooWide(page)).toBe(false);
      await expect.poll(() => offsets.at(-1) ?? 0, { timeout: 60_000 }).toBeGreaterThan(before);
    }
    await uploaded(page, file.name);
    expect(await storedFile(onboarding)).toMatchObject({ name: file.name, size: file.buffer.length });
    await line.detach();
    expect(offsets.filter((offset) => offset === 0)).toHaveLength(1);
    expect((await download(page, file.name)).equals(file.buffer)).toBe(true);
    person.forgive(/ERR_INTERNET_DISCONNECTED/);
  },
  SLOW_MS,
);

test('a photo is sent upright, at most 2,500 pixels long and without its place', async () => {
  const { page, onboarding } = await atTheQuestions('foto');
  const photo = await takePhoto(page, 'IMG_2031.jpg');
  await input(page).setInputFiles(photo);
  await uploaded(page, photo.name);
  const answer = await storedFile(onboarding);
  expect(answer?.name).toBe(photo.name);
  const bytes = await download(page, photo.name);
  expect(bytes.length).toBeLessThan(photo.buffer.length / 1.5);
  expect(bytes.length).toBe(answer?.size);
  expect([photo.buffer.includes('Exif'), bytes.includes('Exif')]).toEqual([true, false]);
  const shown = await page.evaluate(async (base64) => {
    const picture = await createImageBitmap(new Blob([Uint8Array.from(atob(base64), (c) => c.charCodeAt(0))]));
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [picture.width, picture.height];
    const pen = canvas.getContext('2d');
    pen?.drawImage(picture, 0, 0);
    const redAt = (y: number) => pen?.getImageData(picture.width / 2, y, 1, 1).data[0] ?? 0;
    return { size: [picture.width, picture.height], isRed: [100, picture.height - 100].map((y) => redAt(y) > 60) };
  }, bytes.toString('base64'));
  expect(shown).toEqual({ size: [1_875, 2_500], isRed: [true, false] });
});

test('several photos become one PDF, to which another photo is added', async () => {
  const { page, onboarding } = await atTheQuestions('fotos');
  const photo = await takePhoto(page, 'IMG_1.jpg');
  await input(page).setInputFiles([photo, { ...photo, name: 'IMG_2.jpg' }]);
  await uploaded(page, '2 photos.pdf');
  await page.getByLabel('Add another photo').setInputFiles({ ...photo, name: 'IMG_3.jpg' });
  await uploaded(page, '3 photos.pdf');
  const bytes = await download(page, '3 photos.pdf');
  expect(bytes.toString('latin1').match(/\/Type \/Page /g)).toHaveLength(3);
  expect(bytes.length).toBe((await storedFile(onboarding))?.size);
  expect(await violationsOn(page)).toEqual([]);
  await input(page).setInputFiles([photo, pdfFile('a.pdf')]);
  for (const [locale, words] of [
    ['es', 'Elija un solo archivo, o varias fotos que este dispositivo pueda abrir.'],
    ['pt-BR', 'Escolha um único arquivo ou várias fotos que este aparelho consiga abrir.'],
    ['en', 'Choose one file, or several photos that this device can open.'],
  ] as const) {
    await speak(page, locale);
    await page.getByText(words).waitFor();
  }
  expect((await storedFile(onboarding))?.name).toBe('3 photos.pdf');
});

test('a file chosen while the session ends is sent after the log-in, one on its way after a reload', async () => {
  const person = await atTheQuestions('espera');
  const { page } = person;
  const ended = { status: 401, json: { error: 'Please log in.', code: 'unauthenticated' } };
  await page.route('**/uploads/*', (route) => route.fulfill(ended));
  await input(page).setInputFiles(pdfFile('constancia.pdf'));
  await page.getByText('constancia.pdf is kept and will be sent after you log in.').first().waitFor();
  await page.unroute('**/uploads/*');
  await logInOver(page);
  await heading(page, 'Please answer the following questions');
  await uploaded(page, 'constancia.pdf');

  let arrived = 0;
  await page.route('**/uploads/*', async (route) => {
    if (route.request().method() === 'PUT') arrived += 1;
    // The second part and those after it never reach the server.
    if (arrived > 1) await route.abort();
    else await route.continue();
  });
  const large = largePdf('grande.pdf', MB);
  await input(page).setInputFiles(large);
  await page.getByText(/The connection was lost\. grande\.pdf continues by itself/).waitFor();
  page.on('dialog', (dialog) => void dialog.accept());
  await page.unroute('**/uploads/*');
  const asked = page.waitForRequest((request) => request.method() === 'GET' && request.url().includes('/uploads/'));
  await page.reload();
  await asked;
  await uploaded(page, large.name);
  expect((await download(page, large.name)).equals(large.buffer)).toBe(true);
  person.forgive(/ERR_FAILED|401/);
});
