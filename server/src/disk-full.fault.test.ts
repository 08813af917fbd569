import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startSuppliersExport } from '@homologa/core/exports/start-suppliers-export';
import { type BuiltPerson, buildPerson, buildSupplier, buildWorkflow } from '@homologa/core/test/builders';
import { eventually } from '@homologa/core/test/eventually';
import { runExport } from '@homologa/core/test/export-worker';
import { createTestApp, type TestApp } from '@homologa/core/test/test-database';
import { tried } from '@homologa/core/test/tried';
import type { Express } from 'express';
import request from 'supertest';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { supplierFileRoutes } from './routes/suppliers/supplier-files.routes';
import { serveRoutes } from './test/serve-routes';

const MEBIBYTE = 1024 * 1024;
const UPLOADS = 30;

/** A disk of 8 MB, or null where the system lets nobody mount one (only root may, and not in every container). */
function mountSmallDisk(): string | null {
  const directory = mkdtempSync(join(tmpdir(), 'homologa-small-disk-'));
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=8m', 'tmpfs', directory]);
  if (status === 0) return directory;
  rmSync(directory, { recursive: true, force: true });
  return null;
}

const disk = mountSmallDisk();
// Says why below the skipped tests, in the table of `npm run test:security` as on the terminal.
const place = disk ? 'a disk of 8 MB' : 'a disk of 8 MB, which this machine does not let this user mount';

describe.skipIf(!disk)(place, () => {
  let app: TestApp;
  let server: Express;
  let admin: BuiltPerson;
  let path: string;
  beforeAll(async () => {
    app = await createTestApp({ DATA_DIR: disk ?? '', STORAGE_RESERVE_MB: '0' });
    admin = await buildPerson(app);
    const workflow = await buildWorkflow(app, admin.companyId ?? '');
    const supplier = await buildSupplier(app, workflow);
    path = `/api/workflows/${workflow.id}/suppliers/${supplier.id}/files`;
    server = serveRoutes(app, supplierFileRoutes);
  });
  afterAll(async () => {
    await app?.destroy();
    if (!disk) return;
    spawnSync('umount', ['-l', disk]);
    rmSync(disk, { recursive: true, force: true });
  });

  const send = (name: string) =>
    request(server)
      .patch(path)
      .set({ Authorization: `Bearer ${admin.token}` })
      .attach('file', Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(MEBIBYTE, 'x')]), name);
  const bytesKept = () =>
    readdirSync(join(disk ?? '', 'files'), { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const bytesOnTheWay = () => readdirSync(join(disk ?? '', 'uploads'));

  test('is filled with whole files alone, each upload more is told so, and room that returns is used', async () => {
    const answers = [];
    for (let count = 0; count < UPLOADS; count += 1) answers.push(await send(`${count}.pdf`));
    const accepted = answers.filter(({ status }) => status === 200).length;
    expect(accepted).toBeGreaterThan(0);
    const refused = answers.filter(({ status }) => status !== 200).map(({ status, body }) => [status, body.code]);
    expect(refused.length).toBeGreaterThan(UPLOADS / 2);
    expect(refused).toEqual(refused.map(() => [507, 'storage_full']));
    expect(await app.db.read.storedFile.count()).toBe(accepted);
    await eventually(() => expect(bytesOnTheWay()).toEqual([]));
    expect(bytesKept()).toHaveLength(accepted);
    const [first] = bytesKept();
    rmSync(join(first?.parentPath ?? '', first?.name ?? ''));
    // The measured free space is cached for two seconds.
    await eventually(() => send('after.pdf').expect(200));
    tried(UPLOADS);
  });

  test('makes an export wait in words of its own, and leaves no half file', async () => {
    const ballast = join(disk ?? '', 'ballast');
    try {
      writeFileSync(ballast, Buffer.alloc(16 * MEBIBYTE));
    } catch {
      // The disk is full now, which is what this is for.
    }
    const before = bytesKept().length;
    const { id } = await startSuppliersExport(app.contextFor(admin.actor), {
      workflowId: null,
      columns: null,
      filter: {},
      sort: { field: 'invite.company_name', order: 'ASC' },
      spoken: null,
    });
    expect(await runExport(app, id)).toBe('retry');
    expect((await app.db.read.job.findUniqueOrThrow({ where: { id } })).errorCode).toBe('storage_full');
    expect(bytesKept()).toHaveLength(before);
    rmSync(ballast);
    await app.db.system((tx) => tx.job.updateMany({ where: { id }, data: { runAt: new Date(0) } }));
    expect(await runExport(app, id)).toBe('completed');
  });
});
