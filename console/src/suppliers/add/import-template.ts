import type { WorkflowTraits } from '@homologa/domain/catalog/workflow-traits';
import { bulkFieldsOf } from '@homologa/domain/suppliers/bulk/bulk-suppliers';
import { INVITE_FIELD_WORDS } from '@homologa/domain/suppliers/supplier-words';
import type { Text } from '@homologa/web/texts/text';

/** An empty import file with the translated headings. Starts with a byte order mark, which makes Excel read UTF-8. */
export const importTemplate = (traits: WorkflowTraits, t: Text): string =>
  `\ufeff${bulkFieldsOf(traits)
    .map((field) => t(INVITE_FIELD_WORDS[field]))
    .join(';')}\r\n`;
