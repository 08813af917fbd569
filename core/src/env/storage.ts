import { COMPANY_STORAGE_LIMIT_MB } from '@homologa/domain/companies/limits';
import { SUPPLIER_STORAGE_LIMIT_MB } from '@homologa/domain/suppliers/limits';
import { z } from 'zod';
import { storageFault } from '../addresses';
import { optionalAddress, whole } from './kinds';

export const storageVariables = {
  STORAGE_URL: optionalAddress(storageFault).describe('s3://… for an S3-compatible store; unset: files in DATA_DIR'),
  DATA_DIR: z.string().default('./.data').describe('files and uploads in progress'),
  UPLOAD_MAX_MB: whole(25, 1).describe('largest upload, in MB'),
  STORAGE_RESERVE_MB: whole(256).describe('room that uploads and files leave free on the disk of DATA_DIR, in MB'),
  SUPPLIER_STORAGE_MB: whole(SUPPLIER_STORAGE_LIMIT_MB, 1).describe("what one supplier's files may take up, in MB"),
  COMPANY_STORAGE_MB: whole(COMPANY_STORAGE_LIMIT_MB, 1).describe(
    'what the files of a company and its suppliers may take up, in MB',
  ),
};
