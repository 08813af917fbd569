import type { PrivacyNoticeResponse } from '@homologa/domain/privacy/privacy.contract';
import type { PrivacyNotice } from '@homologa/domain/privacy/privacy-notice';

export const presentNotice = ({ version, locale, parts }: PrivacyNotice): PrivacyNoticeResponse => ({
  version,
  language: locale,
  parts,
});
