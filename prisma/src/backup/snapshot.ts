import type { Readable } from 'node:stream';
import { to as copyTo } from 'pg-copy-streams';
import { type DatabaseAccess, loginOf, roleUrl } from '../logins';
import { MIGRATION_LOCK } from '../migrate';
import { WriterClient } from '../writer-client';
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

/** Consistent view of the whole database across companies. Must be closed. */
export interface DatabaseSnapshot {
  takenAt: Date;
  /** PostgreSQL's version, such as `18.4`. */
  server: string;
  migrations: { name: string; checksum: string }[];
  tables: BackupTable[];
  sequences: SequenceState[];
  /** Streams a table's rows in COPY's text format; `count` is valid after the stream's end. */
  copyOut(table: BackupTable): { rows: Readable; count: () => number };
  /** Lists stored files with an id after `afterId`, in the order of the ids. */
  listFiles(afterId: string | null, limit: number): Promise<SnapshotFile[]>;
  close(): Promise<void>;
}

export interface SnapshotFile {
  id: string;
  key: string;
  size: number;
  sha256: string;
  isReleased: boolean;
}

const CONNECT_MS = 10_000;
/** Disables the timeouts, because both connections are idle while files are copied. */
const UNLIMITED = 'SET statement_timeout = 0; SET lock_timeout = 0; SET idle_in_transaction_session_timeout = 0';
const READ_ONE_MOMENT = 'BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY';

/**
 * Opens a snapshot shared by two connections: the owner reads catalogs and migrations, the system role reads the rows,
 * which forced row-level security hides from the owner. Until closed it blocks migrations, the removal of stored files
 * and other snapshots.
 * @throws Error with the tables that the system role cannot read completely
 */
export async function openSnapshot(access: DatabaseAccess): Promise<DatabaseSnapshot> {
  const owner = new WriterClient({ connectionString: access.url, connectionTimeoutMillis: CONNECT_MS });
  const reader = new WriterClient({ connectionString: roleUrl(access, 'system'), connectionTimeoutMillis: CONNECT_MS });
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
