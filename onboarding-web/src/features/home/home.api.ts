import type { AccountHomeResponse } from '@homologa/domain/onboarding/account-home.contract';
import type { TimelineResponse } from '@homologa/domain/onboarding/timeline.contract';
import { call, callForFile } from '../../lib/api-client';

const ACCOUNT = '/onboarding/account';

export const getHome = (): Promise<AccountHomeResponse> => call('GET', ACCOUNT);

export const getTimeline = (workflowId: string, supplierId: string): Promise<TimelineResponse> =>
  call('GET', `/onboarding/workflows/${workflowId}/suppliers/${supplierId}/timeline`);

export const putNews = (given: boolean): Promise<AccountHomeResponse> =>
  call('PUT', `${ACCOUNT}/consents`, { body: { consents: [{ purpose: 'news', given }] } });

export const askForCopy = (): Promise<AccountHomeResponse> => call('POST', `${ACCOUNT}/data-copy`);

export const getCopy = (): Promise<Blob> => callForFile(`${ACCOUNT}/data-copy/file`);

export const askForErasure = (note: string): Promise<AccountHomeResponse> =>
  call('POST', `${ACCOUNT}/erasure`, { body: { note } });

export const withdrawErasure = (): Promise<AccountHomeResponse> => call('DELETE', `${ACCOUNT}/erasure`);
