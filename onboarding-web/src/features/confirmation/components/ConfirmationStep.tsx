import { ReopenedNotice } from '../../../components/ReopenedNotice';
import { StepHeading } from '../../../components/StepHeading';
import { useI18n } from '../../../i18n/I18nProvider';
import { useConfig } from '../../../lib/config-context';
import { ClosePage, Receipt } from '../../receipt/Receipt';
import { OwnScore } from '../../score/OwnScore';
import { CONFIRMATION } from '../confirmation.texts';
import { ComingCall } from './ComingCall';
import { GoBack } from './GoBack';

export function ConfirmationStep() {
  const { t } = useI18n();
  const { brand } = useConfig();
  return (
    <section className="card narrow">
      <StepHeading>{t(CONFIRMATION.title)}</StepHeading>
      <ReopenedNotice />
      <p className="lead">{t(CONFIRMATION.lead, { provider: brand.name })}</p>
      <Receipt />
      <OwnScore />
      <ComingCall />
      <ClosePage />
      <GoBack />
    </section>
  );
}
