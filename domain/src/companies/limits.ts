/** Default storage quota in MB for the files of a company and its suppliers. */
export const COMPANY_STORAGE_LIMIT_MB = 20_000;
