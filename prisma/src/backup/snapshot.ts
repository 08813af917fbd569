import type { Readable } from 'node:stream';
import { Client } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { type DatabaseAccess, loginOf, roleUrl } from '../logins';
import { MIGRATION_LOCK } from '../migrate';
import {
  type BackupTable,
  listAppliedMigrations,
  listSequences,
  listTables,
  listTablesHiddenFrom,
  PORTABLE_TEXT,
  quoted,
  type SequenceState,
} from './catalog';
import { STORED_FILES_LOCK } from './stored-files-lock';

/** One moment of the whole database, across companies. Close it. */
export interface DatabaseSnapshot {
  takenAt: Date;
  /** PostgreSQL's version, as `18.4`. */
  server: string;
  migrations: { name: string; checksum: string }[];
  tables: BackupTable[];
  sequences: SequenceState[];
  /** The rows of a table in COPY's text form, and how many there were once the stream has ended. */
  copyOut(table: BackupTable): { rows: Readable; count: () => number };
  /** Stored files after `afterId`, by id. */
  listFiles(afterId: string | null, limit: number): Promise<SnapshotFile[]>;
  close(): Promise<void>;
}

export interface SnapshotFile {
  id: string;
  key: string;
  size: number;
  sha256: string;
  /** Nothing refers to it any more, and its bytes may be removed already. */
  isReleased: boolean;
}

const CONNECT_MS = 10_000;
/** Without limits a server has for other sessions, since both connections wait while parts are written elsewhere. */
const UNLIMITED = 'SET statement_timeout = 0; SET lock_timeout = 0; SET idle_in_transaction_session_timeout = 0';
const READ_ONE_MOMENT = 'BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY';

/**
 * Opens a snapshot that two connections share: the owner reads catalogs and migrations, and the system role the rows,
 * since forced row-level security hides them from the owner. Migrations, the removal of stored files and other
 * snapshots wait until it is closed.
 * @throws Error naming tables that the system role cannot read whole
 */
export async function openSnapshot(access: DatabaseAccess): Promise<DatabaseSnapshot> {
  const owner = new Client({ connectionString: access.url, connectionTimeoutMillis: CONNECT_MS });
  const reader = new Client({ connectionString: roleUrl(access, 'system'), connectionTimeoutMillis: CONNECT_MS });
  for (const client of [owner, reader]) client.on('error', () => undefined);
  const close = async (): Promise<void> => {
    await Promise.allSettled([owner.end(), reader.end()]);
  };
  try {
    await Promise.all([owner.connect(), reader.connect()]);
    for (const client of [owner, reader]) await client.query(`${UNLIMITED}; ${PORTABLE_TEXT}`);
    await owner.query('SELECT pg_advisory_lock_shared($1)', [MIGRATION_LOCK]);
    await owner.query('SELECT pg_advisory_lock($1)', [STORED_FILES_LOCK]);
    await owner.query(READ_ONE_MOMENT);
    const { rows } = await owner.query<{ id: string; takenAt: Date; server: string }>(
      `SELECT pg_export_snapshot() AS "id", now() AS "takenAt", current_setting('server_version') AS "server"`,
    );
    const [moment] = rows;
    if (!moment) throw new Error('PostgreSQL exported no snapshot.');
    await reader.query(READ_ONE_MOMENT);
    await reader.query(`SET TRANSACTION SNAPSHOT ${reader.escapeLiteral(moment.id)}`);
    const hidden = await listTablesHiddenFrom(owner, loginOf(access, 'system').name);
    if (hidden.length > 0) {
      throw new Error(`The system role cannot read all of ${hidden.join(', ')}: run "homologa db migrate" first.`);
    }
    return {
      takenAt: moment.takenAt,
      server: moment.server,
      migrations: await listAppliedMigrations(owner),
      tables: await listTables(owner),
      sequences: await listSequences(owner),
      copyOut({ name, columns }) {
        const rows = reader.query(copyTo(`COPY public.${quoted(name)} (${columns.map(quoted).join(', ')}) TO STDOUT`));
        return { rows, count: () => rows.rowCount };
      },
      async listFiles(afterId, limit) {
        const { rows } = await reader.query<SnapshotFile>(
          `SELECT "id", "key", "size", "sha256", coalesce("orphanedAt" <= now(), false) AS "isReleased"
           FROM "StoredFile" WHERE $1::uuid IS NULL OR "id" > $1::uuid
           ORDER BY "id" LIMIT $2`,
          [afterId, limit],
        );
        return rows;
      },
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}
