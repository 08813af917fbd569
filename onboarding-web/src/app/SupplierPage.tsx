import { ApiError, isApiError } from '@homologa/web/http/api-error';
import { Suspense, useCallback, useState } from 'react';
import { useSearchParams } from 'wouter';
import { Loader } from '../components/Loader';
import { lazyScreen } from '../i18n/held-texts';
import { isHandedOver, type OnboardingKey } from '../lib/link-tokens';
import { currentSession, useSession } from '../lib/session-store';
import { useLoaded } from '../lib/use-loaded';
import { type Entry, enterOnboarding } from '../onboarding/enter';
import { logOut } from '../onboarding/log-out';
import { getSupplier } from '../onboarding/onboarding.api';
import { clientNameOf, isWhole } from '../onboarding/supplier-view';
import { useWorkflow } from '../onboarding/use-workflow';
import { FailurePage } from './FailurePage';
import { Layout } from './Layout';
import { LoadingPage } from './LoadingPage';
import { ClosedPage } from './lazy-away';
import { HandoverPage } from './lazy-steps';
import { SupplierSteps } from './SupplierSteps';

const LockedPage = lazyScreen(async () => (await import('./LockedPage')).LockedPage);

interface SupplierPageProps {
  workflowId: string;
  supplierId: string;
}

/**
 * Continues with a new session if its account owns this supplier, or if the page can say that the link is over;
 * otherwise logs out and throws.
 */
async function admitSession(key: OnboardingKey, goOn: () => void): Promise<void> {
  try {
    await getSupplier(key);
  } catch (error) {
    if (isApiError(error, 'not_found')) {
      logOut();
      throw new ApiError(409, { error: '', code: 'started_by_another_account' });
    }
    if (!isApiError(error, 'link_closed')) throw error;
  }
  goOn();
}

export function SupplierPage({ workflowId, supplierId }: SupplierPageProps) {
  const [query] = useSearchParams();
  // Reads the parameter only once, because the URL changes with every step and a changed value would make the page
  // enter the onboarding again.
  const [invitedEmail] = useState(() => query.get('email'));
  // A handover that was confirmed already is told without a valid link.
  const handover = query.get('handover');
  const [workflow, reloadWorkflow] = useWorkflow(workflowId, { supplierId });
  const loadEntry = useCallback(
    async (): Promise<Entry> =>
      isHandedOver({ workflowId, supplierId })
        ? 'closed'
        : enterOnboarding(
            {
              loadSupplier: () => getSupplier({ workflowId, supplierId }),
              sessionEmail: () => currentSession()?.email ?? null,
              endSession: logOut,
            },
            invitedEmail,
          ),
    [workflowId, supplierId, invitedEmail],
  );
  const [entry, reloadEntry] = useLoaded(loadEntry);
  // Re-renders after a logout or an expired session, because the link alone permits only a part of the page.
  const hasSession = useSession() !== null;

  const isLocked = entry.state === 'ready' && typeof entry.value === 'string';
  // Without credentials the server also hides the workflow (`not_found`), so show the login instead of an error.
  const isHidden = isLocked && workflow.state === 'failed' && isApiError(workflow.error, 'not_found');
  if (workflow.state === 'failed' && !isHidden && entry.state !== 'loading') {
    return <FailurePage error={workflow.error} retry={reloadWorkflow} />;
  }
  if (workflow.state === 'ready' && workflow.value.status === 'closed') {
    return (
      <Suspense fallback={<LoadingPage />}>
        <ClosedPage clientName={clientNameOf(workflow.value)} />
      </Suspense>
    );
  }
  if (entry.state === 'failed') return <FailurePage error={entry.error} retry={reloadEntry} />;
  if (isLocked && workflow.state !== 'loading') {
    const clientName = workflow.state === 'ready' ? clientNameOf(workflow.value) : '';
    const enter = () => {
      reloadWorkflow();
      reloadEntry();
    };
    const admit = () => admitSession({ workflowId, supplierId }, enter);
    return (
      <Layout clientName={clientName}>
        <Suspense fallback={<Loader />}>
          {handover ? (
            <HandoverPage
              what={handover}
              place={{ workflowId, supplierId }}
              clientName={clientName}
              onHandedOver={enter}
            />
          ) : (
            <LockedPage
              clientName={clientName}
              invitedEmail={invitedEmail}
              place={{ workflowId, supplierId }}
              isClosed={entry.value === 'closed'}
              onLoggedIn={admit}
            />
          )}
        </Suspense>
      </Layout>
    );
  }
  if (
    workflow.state !== 'ready' ||
    entry.state !== 'ready' ||
    typeof entry.value === 'string' ||
    !isWhole(workflow.value)
  ) {
    return <LoadingPage />;
  }
  return (
    <SupplierSteps
      ids={{ workflowId, supplierId }}
      workflow={workflow.value}
      clientName={clientNameOf(workflow.value)}
      first={entry.value}
      hasSession={hasSession}
      reenter={reloadEntry}
    />
  );
}
