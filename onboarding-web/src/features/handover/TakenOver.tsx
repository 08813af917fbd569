import { StepHeading } from '../../components/StepHeading';
import { useI18n } from '../../i18n/I18nProvider';
import { HANDOVER } from './handover.texts';
import type { Told } from './told';

/** The end for the former person: a colleague answers from now on. */
export function TakenOver({ told: { name, email, client } }: { told: Told }) {
  const { t } = useI18n();
  return (
    <>
      <StepHeading key="done">{t(HANDOVER.done_title, { name })}</StepHeading>
      <p>{t(HANDOVER.done, { email, client })}</p>
    </>
  );
}
