import type { DeskCompanyResponse } from '@homologa/domain/companies/company.contract';
import { useKeepRecord } from '../../shared/data/provider/use-keep-record';

export const useTakeCompany = () => useKeepRecord<DeskCompanyResponse>('companies');
