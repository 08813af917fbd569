import { COMPANY_STORAGE_LIMIT_MB } from '@homologa/domain/companies/limits';
import {
  isRetentionKind,
  RETENTION_MAX_DAYS,
  RETENTION_MINIMUMS,
  type RetentionKind,
} from '@homologa/domain/privacy/retention';
import { SUPPLIER_STORAGE_LIMIT_MB } from '@homologa/domain/suppliers/limits';
import { z } from 'zod';
import { storageFault } from '../addresses';
import { parseClamdAddress } from './clamd-address';
import { optionalAddress, parsePairs, whole } from './kinds';

export const storageVariables = {
  STORAGE_URL: optionalAddress(storageFault).describe('s3://… for an S3-compatible store; unset: files in DATA_DIR'),
  DATA_DIR: z.string().default('./.data').describe('files and uploads in progress'),
  UPLOAD_MAX_MB: whole(25, 1).describe('largest upload, in MB'),
  RETENTION_MINIMUMS: z
    .string()
    .default('')
    .refine((text) => retentionMinimums(text) !== null, 'names suppliers, files, reports or audit, and days')
    .describe('days for which companies must keep data at least, as suppliers=365;files=90;reports=365;audit=1825'),
  STORAGE_RESERVE_MB: whole(256).describe('room that uploads and files leave free on the disk of DATA_DIR, in MB'),
  SUPPLIER_STORAGE_MB: whole(SUPPLIER_STORAGE_LIMIT_MB, 1).describe("what one supplier's files may take up, in MB"),
  COMPANY_STORAGE_MB: whole(COMPANY_STORAGE_LIMIT_MB, 1).describe(
    'what the files of a company and its suppliers may take up, in MB',
  ),
  CLAMD_ADDRESS: optionalAddress((text) =>
    parseClamdAddress(text) ? null : 'must be host:port or the path of a socket, such as /run/clamav/clamd.ctl',
  ).describe('ClamAV daemon that scans uploads: host:port or the path of its socket; unset: nothing is scanned'),
  CLAMD_AWAY: z
    .enum(['refuse', 'accept'])
    .default('refuse')
    .describe('while the scanner gives no verdict: refuse uploads, or accept and mark them'),
};

/** Minimums by kind, with the defaults of kinds that are not named; null if a kind or a number is wrong. */
export function retentionMinimums(text: string): Record<RetentionKind, number> | null {
  const minimums: Record<RetentionKind, number> = { ...RETENTION_MINIMUMS };
  for (const [kind, days] of Object.entries(parsePairs(text))) {
    const number = Number(days);
    if (!isRetentionKind(kind) || !Number.isInteger(number) || number < 1 || number > RETENTION_MAX_DAYS) return null;
    minimums[kind] = number;
  }
  return text.trim() !== '' && Object.keys(parsePairs(text)).length === 0 ? null : minimums;
}
