import { Buffer } from 'node:buffer';
import type { Page } from 'playwright-core';

export const PDF = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
);

export const pdfFile = (name: string) => ({ name, mimeType: 'application/pdf', buffer: PDF });

export async function paintPicture(page: Page, width: number, height: number) {
  const url = await page.evaluate(
    ([w, h]) => {
      const canvas = document.createElement('canvas');
      [canvas.width, canvas.height] = [w, h];
      const pen = canvas.getContext('2d');
      if (!pen) throw new Error('this browser cannot paint');
      const sky = pen.createLinearGradient(0, 0, w, h);
      sky.addColorStop(0, '#0b6e99');
      sky.addColorStop(1, '#f2b134');
      pen.fillStyle = sky;
      pen.fillRect(0, 0, w, h);
      return canvas.toDataURL('image/png');
    },
    [width, height] as const,
  );
  return { name: 'portada ñ.png', mimeType: 'image/png', buffer: Buffer.from(url.split(',')[1] ?? '', 'base64') };
}
