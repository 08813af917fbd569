import { INTRODUCTION } from '@homologa/domain/onboarding/introduction.texts';
import type { OpenOnboardingWorkflow } from '@homologa/domain/onboarding/onboarding.contract';
import { Suspense, useEffect, useState } from 'react';
import { useSearchParams } from 'wouter';
import { Loader } from '../components/Loader';
import { IntroductionView } from '../features/introduction/components/IntroductionView';
import { lazyScreen } from '../i18n/held-texts';
import { useI18n } from '../i18n/I18nProvider';
import { callForFile } from '../lib/api-client';
import { clientNameOf, isWhole } from '../onboarding/supplier-view';
import { useWorkflow } from '../onboarding/use-workflow';
import { FailurePage } from './FailurePage';
import { Layout } from './Layout';
import { LoadingPage } from './LoadingPage';
import { ClosedPage, NotFoundPage } from './lazy-away';
import { PREVIEW } from './preview.texts';

const QuestionnairePreview = lazyScreen(
  async () => (await import('../features/questionnaire/components/QuestionnairePreview')).QuestionnairePreview,
);

type Section = 'introduction' | 'questionnaire';

interface PreviewPageProps {
  workflowId: string;
  section: Section;
}

/** Shows the client a preview of the supplier's pages. Nothing is saved, and an open supplier session stays open. */
export function PreviewPage({ workflowId, section }: PreviewPageProps) {
  const [workflow, reload] = useWorkflow(workflowId, { preview: true });
  const [query, setQuery] = useSearchParams();
  if (workflow.state === 'failed') return <FailurePage error={workflow.error} retry={reload} />;
  if (workflow.state === 'loading') {
    return <LoadingPage isPreview />;
  }
  const clientName = clientNameOf(workflow.value);
  if (workflow.value.status === 'closed') return <ClosedPage clientName={clientName} />;
  if (!isWhole(workflow.value)) return <NotFoundPage />;
  const width = query.get('width');
  // True if this page is inside the iframe of the phone preview; it must not show another phone preview.
  const isFramed = width === 'frame';
  const isPhone = width === 'phone';
  const show = (next: 'phone' | null) => setQuery(next ? { width: next } : {});
  return (
    <Layout clientName={clientName} clientLogo={workflow.value.owner.company.image} isPreview>
      {!isFramed && <WidthChoice isPhone={isPhone} onChange={(phone) => show(phone ? 'phone' : null)} />}
      {isPhone ? <PhoneFrame /> : <Shown workflow={workflow.value} clientName={clientName} section={section} />}
    </Layout>
  );
}

function WidthChoice({ isPhone, onChange }: { isPhone: boolean; onChange: (isPhone: boolean) => void }) {
  const { t } = useI18n();
  const choice = (phone: boolean, name: string) => (
    <button type="button" className="link" aria-pressed={isPhone === phone} onClick={() => onChange(phone)}>
      {name}
    </button>
  );
  return (
    <fieldset className="width-choice">
      <legend>{t(PREVIEW.width)}</legend>
      {choice(false, t(PREVIEW.desktop))}
      {choice(true, t(PREVIEW.phone))}
    </fieldset>
  );
}

/** Phone preview in an iframe, because media queries need a viewport of the phone's width. */
function PhoneFrame() {
  const { t } = useI18n();
  const address = `${window.location.pathname}?width=frame`;
  // The frame shows the same app from the same origin, so a sandbox would protect nothing.
  // oxlint-disable-next-line react/iframe-missing-sandbox
  return <iframe className="phone-frame" title={t(PREVIEW.phone)} src={address} />;
}

interface ShownProps {
  workflow: OpenOnboardingWorkflow;
  clientName: string;
  section: Section;
}

function Shown({ workflow, clientName, section }: ShownProps) {
  const { t } = useI18n();
  const cover = useDraftCover(workflow);
  if (section === 'questionnaire') {
    return (
      <Suspense fallback={<Loader />}>
        <QuestionnairePreview workflow={workflow} />
      </Suspense>
    );
  }
  return (
    <IntroductionView
      workflow={{ ...workflow, info: { ...workflow.info, cover } }}
      clientName={clientName}
      start={{ label: t(INTRODUCTION.start), run: () => {}, isOff: true }}
    />
  );
}

/** Loads a draft's cover as a blob, because it needs credentials, which an `<img>` cannot send. */
function useDraftCover({ status, info }: OpenOnboardingWorkflow): string | null {
  const address = status === 'draft' ? info.cover : null;
  const [fetched, setFetched] = useState<{ address: string; url: string } | null>(null);
  useEffect(() => {
    if (!address) return undefined;
    let url = '';
    let isGone = false;
    callForFile(address, { preview: true }).then(
      (blob) => {
        if (isGone) return;
        url = URL.createObjectURL(blob);
        setFetched({ address, url });
      },
      () => {},
    );
    return () => {
      isGone = true;
      URL.revokeObjectURL(url);
    };
  }, [address]);
  if (!address) return info.cover;
  return fetched?.address === address ? fetched.url : null;
}
