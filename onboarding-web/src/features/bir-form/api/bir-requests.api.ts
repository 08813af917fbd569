import type { BirRequestResponse, UpdateBirRequestBody } from '@homologa/domain/bir-form/bir-request.contract';
import type { BirFormFileKind } from '@homologa/domain/bir-form/form-files';
import type { OnboardingSupplierResponse } from '@homologa/domain/onboarding/onboarding.contract';
import type { Upload } from '@homologa/web/http/upload';
import { call } from '../../../lib/api-client';
import type { OnboardingKey } from '../../../lib/link-tokens';
import { type UploadHooks, upload } from '../../../lib/uploads/upload';
import { getSupplier } from '../../../onboarding/onboarding.api';

const pathOf = (id: string): string => `/onboarding/bir-requests/${id}`;

/** Partial update: fields that are absent from `changes` are kept. */
export const patchBirRequest = (
  id: string,
  changes: UpdateBirRequestBody,
  keepalive = false,
): Promise<BirRequestResponse> => call('PATCH', pathOf(id), { body: changes, keepalive });

export async function submitBirRequest(id: string, key: OnboardingKey): Promise<OnboardingSupplierResponse> {
  await call<BirRequestResponse>('POST', `${pathOf(id)}/submit`);
  return getSupplier(key);
}

export const uploadFormFile = (
  id: string,
  key: OnboardingKey,
  type: BirFormFileKind,
  file: File,
  hooks: UploadHooks,
): Upload<BirRequestResponse> => upload('PATCH', `${pathOf(id)}/files`, { key, parts: { type }, file, ...hooks });

export const deleteFormFile = (id: string, type: BirFormFileKind, name: string): Promise<BirRequestResponse> =>
  call('DELETE', `${pathOf(id)}/files?${new URLSearchParams({ fileName: name, type }).toString()}`);
