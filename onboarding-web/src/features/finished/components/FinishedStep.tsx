import { canEditAnswers } from '@homologa/domain/onboarding/step-selection';
import { Link } from 'wouter';
import { Button } from '../../../components/Button';
import { Notice } from '../../../components/Notice';
import { ReopenedNotice } from '../../../components/ReopenedNotice';
import { useI18n } from '../../../i18n/I18nProvider';
import { useConfig } from '../../../lib/config-context';
import { useOwnOnboarding } from '../../../onboarding/onboarding-context';
import { stepContextOf } from '../../../onboarding/supplier-view';
import { ClosePage, Receipt } from '../../receipt/Receipt';
import { OwnScore } from '../../score/OwnScore';
import { FINISHED } from '../finished.texts';

export function FinishedStep() {
  const { t } = useI18n();
  const { brand } = useConfig();
  const { workflow, supplier, clientName, choose } = useOwnOnboarding();
  const facts = stepContextOf(workflow, supplier).workflow;
  const mayUpdate = facts.hasQuestionnaire && canEditAnswers('finished', facts);
  const isReopened = supplier.questionnaire.reopened === true;
  const names = { client: clientName, provider: brand.name };
  return (
    <Notice title={t(FINISHED.title)} kind="good">
      {isReopened ? <ReopenedNotice /> : <p className="lead">{t(FINISHED.text, names)}</p>}
      {workflow.onboarding.finished_text && <p className="message">{workflow.onboarding.finished_text}</p>}
      <Receipt />
      <OwnScore />
      <p className="muted">{t(FINISHED.next, names)}</p>
      <ClosePage />
      <p className="actions">
        {mayUpdate && !isReopened && (
          <Button kind="secondary" onClick={() => choose('questionnaire')}>
            {t(FINISHED.update)}
          </Button>
        )}
        <Link href="/home">{t(FINISHED.login)}</Link>
      </p>
    </Notice>
  );
}
