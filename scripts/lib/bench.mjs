import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { nodeBundle } from './bundle.mjs';
import { createDatabase } from './databases.mjs';
import { generate } from './generate.mjs';
import { installIfNeeded } from './install.mjs';
import { migrateDatabase } from './migrate.mjs';
import { inRoot } from './paths.mjs';
import { startPostgres } from './postgres.mjs';
import { runMain } from './say.mjs';

const DATABASE = 'homologa_bench';

/** `npm run bench`: measures the product on a PostgreSQL of its own that ends with it, and prints one table. */
export const main = () =>
  runMain(async () => {
    await installIfNeeded();
    await generate();
    const esbuild = await import('esbuild');
    const outfile = inRoot('dist', 'bench', 'main.js');
    await esbuild.build(nodeBundle({ entryPoints: ['bench/src/main.ts'], outfile }));
    const dataDir = mkdtempSync(join(tmpdir(), 'homologa-bench-'));
    const server = await startPostgres({ ephemeral: true });
    try {
      await createDatabase(server, DATABASE);
      await migrateDatabase(server.url(DATABASE));
      const env = { ...process.env, DATABASE_URL: server.url(DATABASE), DATA_DIR: dataDir };
      return spawnSync(process.execPath, [outfile], { env, stdio: 'inherit' }).status ?? 1;
    } finally {
      await server.stop();
      rmSync(dataDir, { recursive: true, force: true });
    }
  });
