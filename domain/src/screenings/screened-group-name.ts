import type { Words } from '../language/locales';
import type { ScreenedGroup } from './screening-rules';
import { CHECKED_PERSON_WORDS, SCREENED_GROUP_WORDS } from './screening-words';

/**
 * Returns the heading of a group of screened parties. The group of the screened party itself is headed as a company,
 * except in a compliance check of a person.
 */
export const screenedGroupName = (group: ScreenedGroup, schema?: string): Words =>
  group === 'company_screenings' && schema === 'person' ? CHECKED_PERSON_WORDS.person : SCREENED_GROUP_WORDS[group];
