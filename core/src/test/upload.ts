import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Upload } from '../files/store-upload';
import { newId } from '../kernel/ids';
import type { TestApp } from './test-database';

export async function buildUpload(app: TestApp, content: string | Buffer, name = 'a.csv'): Promise<Upload> {
  const bytes = Buffer.from(content);
  const folder = join(app.env.DATA_DIR, 'test-uploads');
  await mkdir(folder, { recursive: true });
  const path = join(folder, newId());
  await writeFile(path, bytes);
  return { path, name, size: bytes.length };
}
