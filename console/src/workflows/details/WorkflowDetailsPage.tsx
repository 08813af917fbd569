import type { WorkflowResponse } from '@homologa/domain/workflows/workflow.contract';
import { Tab, Tabs } from '@mui/material';
import { useEffect } from 'react';
import { Link, Navigate, useParams } from 'react-router';
import { useWorkflow } from '../../shared/data/use-workflow';
import { useText } from '../../shared/i18n/use-text';
import { usePage } from '../../shared/ui/crumbs';
import { PageTitle } from '../../shared/ui/PageTitle';
import { Loaded } from '../../shared/ui/states/Loaded';
import { NotFound } from '../../shared/ui/states/NotFound';
import { PageSkeleton } from '../../shared/ui/states/PageSkeleton';
import { UndeliveredInvitations } from '../../suppliers/statistics/UndeliveredInvitations';
import { useStatistics } from '../../suppliers/statistics/use-statistics';
import { categoryCrumb } from '../../suppliers/workflow/category-crumb';
import { WORKFLOW } from '../../suppliers/workflow/workflow.texts';
import { DETAILS } from './details.texts';
import { ResultsSection } from './ResultsSection';
import { SuppliersSection } from './SuppliersSection';
import { WorkflowActions } from './WorkflowActions';

const SECTIONS = { results: ResultsSection, suppliers: SuppliersSection } as const;
type Section = keyof typeof SECTIONS;
const isSection = (text: string): text is Section => Object.hasOwn(SECTIONS, text);

/** The preview is served by the onboarding app. */
function Preview({ id }: { id: string }) {
  useEffect(() => window.location.replace(`/onboarding/${id}/introduction`), [id]);
  return <PageSkeleton />;
}

/** Page of /workflows/{id}/results, /suppliers and /preview. Redirects a draft to its edit page. */
export default function WorkflowDetailsPage() {
  const { id = '', section = '' } = useParams();
  const query = useWorkflow(id);
  if (section !== 'preview' && !isSection(section)) return <NotFound />;
  return (
    <Loaded query={query}>
      {(workflow) => {
        if (workflow.status === 'draft') return <Navigate to={`/workflows/${id}/edit`} replace />;
        if (isSection(section)) return <Details workflow={workflow} section={section} />;
        return workflow.type === 'onboarding' ? <Preview id={id} /> : <NotFound />;
      }}
    </Loaded>
  );
}

function Undelivered({ workflow: { id, info, status } }: { workflow: WorkflowResponse }) {
  const { data } = useStatistics([id]);
  return data ? <UndeliveredInvitations statistics={data} scope={[{ id, title: info.title, status }]} mb={2} /> : null;
}

function Details({ workflow, section }: { workflow: WorkflowResponse; section: Section }) {
  const t = useText();
  const category = categoryCrumb(workflow.status);
  const title = workflow.info.title || t(WORKFLOW.untitled);
  usePage({ label: t(category.label), to: category.to }, { label: title });
  const Body = SECTIONS[section];
  return (
    <>
      <PageTitle title={title} subtitle={workflow.info.description} actions={<WorkflowActions workflow={workflow} />} />
      <Tabs value={section} sx={{ mb: 2 }} aria-label={t(DETAILS.sections)}>
        <Tab value="results" label={t(DETAILS.results)} component={Link} to={`/workflows/${workflow.id}/results`} />
        <Tab
          value="suppliers"
          label={t(DETAILS.suppliers)}
          component={Link}
          to={`/workflows/${workflow.id}/suppliers`}
        />
      </Tabs>
      {workflow.type === 'onboarding' && workflow.status === 'active' && <Undelivered workflow={workflow} />}
      <Body workflow={workflow} />
    </>
  );
}
