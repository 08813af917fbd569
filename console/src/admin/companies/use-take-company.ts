import type { DeskCompanyResponse } from '@homologa/domain/companies/company.contract';
import { useKeepRecord } from '../../shared/data/provider/use-keep-record';

/** Takes the changed company into the cache and refetches the lists. */
export const useTakeCompany = () => useKeepRecord<DeskCompanyResponse>('companies');
