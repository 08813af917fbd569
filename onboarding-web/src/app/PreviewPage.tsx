import { lazy, Suspense, useCallback } from 'react';
import { Layout } from '../components/Layout';
import { Loader } from '../components/Loader';
import { IntroductionView } from '../features/introduction/components/IntroductionView';
import { useI18n } from '../i18n/I18nProvider';
import { useLoaded } from '../lib/use-loaded';
import { getWorkflow } from '../onboarding/onboarding.api';
import { clientNameOf } from '../onboarding/supplier-view';
import { ClosedPage } from './ClosedPage';
import { FailurePage } from './FailurePage';

const QuestionnairePreview = lazy(async () => ({
  default: (await import('../features/questionnaire/components/QuestionnairePreview')).QuestionnairePreview,
}));

interface PreviewPageProps {
  workflowId: string;
  section: 'introduction' | 'questionnaire';
}

/** What suppliers will see, without any supplier: nothing is kept, and nobody is logged out (wire.md B4). */
export function PreviewPage({ workflowId, section }: PreviewPageProps) {
  const { t } = useI18n();
  const load = useCallback(() => getWorkflow(workflowId, true), [workflowId]);
  const [workflow, reload] = useLoaded(load);
  if (workflow.state === 'failed') return <FailurePage error={workflow.error} retry={reload} />;
  if (workflow.state === 'loading') {
    return (
      <Layout isPreview>
        <Loader />
      </Layout>
    );
  }
  const clientName = clientNameOf(workflow.value);
  if (workflow.value.status === 'closed') return <ClosedPage clientName={clientName} />;
  return (
    <Layout clientName={clientName} isPreview>
      {section === 'introduction' ? (
        <IntroductionView
          workflow={workflow.value}
          clientName={clientName}
          start={{ label: t('intro.start'), run: () => {}, isOff: true }}
        />
      ) : (
        <Suspense fallback={<Loader />}>
          <QuestionnairePreview items={workflow.value.questionnaire} />
        </Suspense>
      )}
    </Layout>
  );
}
