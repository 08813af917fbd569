/** What the files of a company and its suppliers may take up, in MB, unless the configuration says otherwise. */
export const COMPANY_STORAGE_LIMIT_MB = 20_000;
