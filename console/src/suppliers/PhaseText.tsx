import { phaseText } from '@homologa/domain/onboarding/timeline-words';
import type { SupplierRow } from '@homologa/domain/suppliers/supplier.contract';
import { useAppLocale } from '../shared/i18n/use-text';

export function PhaseText({ waiting }: { waiting: NonNullable<SupplierRow['waiting']> }) {
  const locale = useAppLocale();
  return <>{phaseText(waiting.for, waiting.progress ?? null, locale)}</>;
}
