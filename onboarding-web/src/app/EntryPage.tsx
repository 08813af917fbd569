import { INTRODUCTION } from '@homologa/domain/onboarding/introduction.texts';
import { Suspense, useEffect } from 'react';
import { useSearchParams } from 'wouter';
import { Loader } from '../components/Loader';
import { IntroductionView } from '../features/introduction/components/IntroductionView';
import { lazyScreen } from '../i18n/held-texts';
import { useI18n } from '../i18n/I18nProvider';
import { logOut } from '../onboarding/log-out';
import { clientNameOf } from '../onboarding/supplier-view';
import { useWorkflow } from '../onboarding/use-workflow';
import { FailurePage } from './FailurePage';
import { Layout } from './Layout';
import { LoadingPage } from './LoadingPage';
import { ClosedPage } from './lazy-away';

const PublicAccount = lazyScreen(
  async () => (await import('../features/account/components/PublicAccount')).PublicAccount,
);

/**
 * Page of the public link (/onboarding/{workflow}). The link does not identify a supplier, and any visitor may
 * register.
 */
export function EntryPage({ workflowId }: { workflowId: string }) {
  const { t } = useI18n();
  const [workflow, reload] = useWorkflow(workflowId);
  const [query, setQuery] = useSearchParams();
  const isRegistering = query.get('step') === 'account_connection';
  // Ends the session of a previous onboarding when a visitor opens a public link.
  useEffect(logOut, []);

  if (workflow.state === 'failed') return <FailurePage error={workflow.error} retry={reload} />;
  if (workflow.state === 'loading') {
    return <LoadingPage />;
  }
  const clientName = clientNameOf(workflow.value);
  if (workflow.value.status === 'closed') return <ClosedPage clientName={clientName} />;
  const isPublic = workflow.value.public_onboarding_link;
  return (
    <Layout clientName={clientName} clientLogo={workflow.value.owner.company.image}>
      {isPublic && isRegistering ? (
        <Suspense fallback={<Loader />}>
          <PublicAccount workflowId={workflowId} clientName={clientName} />
        </Suspense>
      ) : (
        <IntroductionView
          workflow={workflow.value}
          clientName={clientName}
          start={
            isPublic
              ? { label: t(INTRODUCTION.start), run: () => setQuery({ step: 'account_connection' }) }
              : { note: t(INTRODUCTION.personal) }
          }
        />
      )}
    </Layout>
  );
}
