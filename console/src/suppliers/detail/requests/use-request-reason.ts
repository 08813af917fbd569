import { errorText } from '@homologa/domain/errors/error-messages';
import { useAppLocale, useText } from '../../../shared/i18n/use-text';
import type { RequestRefusal } from './request-offers';
import { REQUESTS } from './requests.texts';

export function useRequestReason(): (refusal: RequestRefusal | null) => string | null {
  const t = useText();
  const locale = useAppLocale();
  return (refusal) => {
    if (refusal === null) return null;
    if (refusal === 'admins_only') return t(REQUESTS.adminsOnly);
    return refusal === 'under_way' ? t(REQUESTS.underWay) : errorText(refusal, locale);
  };
}
