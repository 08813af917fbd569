import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, rm, stat } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { DomainError } from '@homologa/domain/errors/domain-error';
import { lookUp } from '@homologa/domain/language/record-of';
import { fileTypeFromFile } from 'file-type';
import { actorIdOf } from '../kernel/authorize';
import type { Context } from '../kernel/context';
import type { Tx } from '../kernel/database/database';
import { newId } from '../kernel/ids';
import { cleanPicture, isPicture } from './clean-picture';
import { ALLOWED_TYPES, TEXT_TYPES } from './file-types';
import { limitPictures, pictureOwner } from './limit-pictures';
import { findArchiveFault, isArchive } from './programs-in-archives';
import { scanUpload } from './scan-upload';
import { type FileOwner, requireStorageQuota } from './storage-quota';
import { claimUpload } from './uploads/partial-uploads.steps';

export interface Upload {
  path: string;
  name: string;
  size: number;
}

export interface StoredUpload {
  id: string;
  key: string;
  name: string;
  mime: string;
  size: number;
  sha256: string;
  /** Upload in parts that this file was stored from. */
  uploadId?: string;
  /** True if the file was accepted although the virus scanner gave no verdict. */
  unscanned: boolean;
}

const MAX_NAME = 150;
const SNIFF_BYTES = 4096;

/**
 * Validates an upload by its content and stores it under a random key; removes the metadata of pictures. Must run
 * outside transactions; `recordUpload` or `discardUpload` must follow. Throws `file_required`, `file_too_large`,
 * `file_type_not_allowed`, `file_holds_program`, `file_infected`, `file_not_scanned`,
 * `scanner_unavailable`, `rate_limited`.
 */
export async function storeUpload(ctx: Context, upload: Upload | null): Promise<StoredUpload> {
  if (!upload) throw new DomainError('file_required');
  const { size } = await stat(upload.path);
  if (size === 0) throw new DomainError('file_required');
  if (size > ctx.config.uploadMaxBytes) throw new DomainError('file_too_large');
  const name = safeFileName(upload.name);
  const mime = await sniff(upload.path, name);
  if (!mime) throw new DomainError('file_type_not_allowed');
  if (isArchive(mime)) await requireHarmless(upload.path, mime);
  const unscanned = await scanUpload(ctx, upload.path);
  if (!isPicture(mime)) return putUpload(ctx, upload.path, { name, mime, unscanned });
  await limitPictures(ctx);
  const cleaned = `${upload.path}.clean`;
  try {
    await cleanPicture(upload.path, mime, { target: cleaned, owner: pictureOwner(ctx.actor) });
    return await putUpload(ctx, cleaned, { name, mime, unscanned });
  } finally {
    await rm(cleaned, { force: true });
  }
}

async function requireHarmless(path: string, mime: string): Promise<void> {
  const fault = await findArchiveFault(path, mime);
  if (fault === 'program') throw new DomainError('file_holds_program');
  if (fault === 'unreadable') throw new DomainError('file_type_not_allowed');
}

async function putUpload(
  ctx: Context,
  path: string,
  kind: Pick<StoredUpload, 'name' | 'mime' | 'unscanned'>,
): Promise<StoredUpload> {
  const id = newId();
  const { size } = await stat(path);
  const stored = { id, key: `${id.slice(-2)}/${id}`, ...kind, size, sha256: await sha256Of(path) };
  await ctx.files.putFile(stored.key, path);
  return stored;
}

/**
 * Inserts the row of an upload and enforces the owner's quota; marks an upload in parts as used. Returns the id. Throws
 * `supplier_storage_full`, `company_storage_full`.
 */
export async function recordUpload(ctx: Context, tx: Tx, stored: StoredUpload, owner: FileOwner): Promise<string> {
  const fileId = await recordFile(ctx, tx, stored, owner.companyId);
  const { companyId, supplierId } = owner;
  // Claims before the quota is read, which counts the upload as long as it is open.
  if (stored.uploadId && supplierId) {
    await claimUpload(tx, { companyId, supplierId }, stored.uploadId, { fileId, now: ctx.now() });
  }
  await requireStorageQuota(ctx, tx, owner, { recordedBytes: stored.size });
  return fileId;
}

/**
 * Inserts the row of an upload without enforcing a quota: for users' pictures (`companyId` null) and for files
 * delivered by the provider.
 */
export async function recordFile(
  ctx: Context,
  tx: Tx,
  stored: StoredUpload,
  companyId: string | null,
): Promise<string> {
  await tx.storedFile.create({
    data: { ...pickRow(stored), companyId, createdById: actorIdOf(ctx.actor), createdAt: ctx.now() },
    select: { id: true },
  });
  return stored.id;
}

export async function discardUpload(ctx: Context, stored: StoredUpload): Promise<void> {
  await ctx.files.remove(stored.key).catch((error: unknown) => ctx.log.warn({ err: error }, 'file not removed'));
}

/** Returns the last part of a path without control, invisible and bidirectional characters; never empty. */
export function safeFileName(name: string): string {
  const base = name.normalize('NFC').split(/[/\\]/).pop() ?? '';
  const clean = base.replace(/[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/gu, '').trim();
  if (clean === '' || clean === '.' || clean === '..') return 'file';
  if (clean.length <= MAX_NAME) return clean;
  const dot = clean.lastIndexOf('.');
  const extension = dot > 0 && clean.length - dot <= 10 ? clean.slice(dot) : '';
  // Truncation may split a surrogate pair; the remaining half is invalid and removed.
  return clean.slice(0, MAX_NAME - extension.length).replace(/\p{Cs}$/u, '') + extension;
}

const pickRow = ({ id, key, name, mime, size, sha256, unscanned }: StoredUpload) => ({
  id,
  key,
  name,
  mime,
  size,
  sha256,
  unscanned,
});

export async function sniff(path: string, name: string): Promise<string | null> {
  const found = await fileTypeFromFile(path);
  const extension = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  if (found) return lookUp(ALLOWED_TYPES, found.mime)?.includes(extension) ? found.mime : null;
  const text = lookUp(TEXT_TYPES, extension);
  return text && (await isText(path)) ? text : null;
}

/** Matches the start of HTML, SVG or XML; `\s` includes the byte order mark. */
const MARKUP = /^\s*<[a-z!?/]/i;

/** Returns true unless the file contains NUL bytes or markup; plain text has no signature to check. */
async function isText(path: string): Promise<boolean> {
  const handle = await open(path);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(SNIFF_BYTES), 0, SNIFF_BYTES, 0);
    const bytes = buffer.subarray(0, bytesRead);
    return !bytes.includes(0) && !MARKUP.test(bytes.toString('utf8'));
  } finally {
    await handle.close();
  }
}

async function sha256Of(path: string): Promise<string> {
  const digest = createHash('sha256');
  await pipeline(createReadStream(path), digest);
  return digest.digest('hex');
}
