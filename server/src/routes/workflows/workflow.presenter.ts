import type { ItemWithFile } from '@homologa/core/workflows/questionnaire-items';
