import { quotaProductOf } from '@homologa/domain/companies/features';
import { remainingUnits } from '@homologa/domain/companies/quota';
import type { WorkflowResponse } from '@homologa/domain/workflows/workflow.contract';
import { Alert, Box, Tab, Tabs, Typography } from '@mui/material';
import { useState } from 'react';
import { useParams } from 'react-router';
import { useCompany } from '../../shared/auth/use-can';
import { featuresOf } from '../../shared/data/company-features';
import { useWorkflow } from '../../shared/data/use-workflow';
import { useText } from '../../shared/i18n/use-text';
import { usePage } from '../../shared/ui/crumbs';
import { PageTitle } from '../../shared/ui/PageTitle';
import { Panel } from '../../shared/ui/Panel';
import { Loaded } from '../../shared/ui/states/Loaded';
import { SupplierSearch } from '../table/SupplierSearch';
import { categoryCrumb } from '../workflow/category-crumb';
import { WORKFLOW } from '../workflow/workflow.texts';
import { traitsOf } from '../workflow/workflow-traits';
import { ADD } from './add.texts';
import { BulkForm } from './BulkForm';
import { ExistingSuppliers } from './ExistingSuppliers';
import { PublicLinkButton } from './PublicLinkButton';
import { SingleForm } from './SingleForm';
import { useAddRefusal } from './use-add-refusal';

export default function AddSuppliersPage() {
  const { id = '' } = useParams();
  return <Loaded query={useWorkflow(id)}>{(workflow) => <AddSuppliers workflow={workflow} />}</Loaded>;
}

function Remaining({ workflow }: { workflow: WorkflowResponse }) {
  const t = useText();
  const company = useCompany();
  const type = quotaProductOf(traitsOf(workflow));
  const product = company && featuresOf(company.features).products.find((one) => one.type === type);
  if (!product?.enabled) return null;
  return (
    <Typography sx={{ color: 'text.secondary' }}>{t(ADD.remaining, { count: remainingUnits(product) })}</Typography>
  );
}

function AddSuppliers({ workflow }: { workflow: WorkflowResponse }) {
  const t = useText();
  const [way, setWay] = useState<'single' | 'bulk'>('single');
  const refusal = useAddRefusal(workflow);
  const category = categoryCrumb(workflow.status);
  const title = workflow.info.title || t(WORKFLOW.untitled);
  const place = workflow.status === 'draft' ? 'edit' : 'suppliers';
  usePage(
    { label: t(category.label), to: category.to },
    { label: title, to: `/workflows/${workflow.id}/${place}` },
    { label: t(ADD.title), title: `${t(ADD.title)}: ${title}` },
  );
  return (
    <>
      <PageTitle
        title={t(ADD.title)}
        subtitle={<Remaining workflow={workflow} />}
        actions={<PublicLinkButton workflow={workflow} />}
      />
      {workflow.status === 'active' && refusal && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {refusal}
        </Alert>
      )}
      {workflow.status === 'active' ? (
        <Panel title={title}>
          <Tabs
            value={way}
            onChange={(_, next: 'single' | 'bulk') => setWay(next)}
            // Lets the labels of the tabs wrap, so that both tabs fit on a phone.
            sx={{ mb: 2, '& .MuiTab-root': { minWidth: 0, flex: { xs: '1 1 0', sm: 'none' }, px: { xs: 0.5, sm: 2 } } }}
            aria-label={t(ADD.ways)}
          >
            <Tab value="single" label={t(ADD.single)} />
            <Tab value="bulk" label={t(ADD.bulk)} />
          </Tabs>
          {/* Both forms stay mounted, so that a change of tab keeps their input. */}
          <div hidden={way !== 'single'}>
            <SingleForm workflow={workflow} />
          </div>
          <div hidden={way !== 'bulk'}>
            <BulkForm workflow={workflow} />
          </div>
        </Panel>
      ) : (
        <Alert severity="info">{t(workflow.status === 'closed' ? ADD.closed : ADD.onlyActive)}</Alert>
      )}
      <Typography variant="h2" sx={{ mt: 4, mb: 1.5 }}>
        {t(ADD.existing)}
      </Typography>
      <ExistingSuppliers
        workflow={workflow}
        toolbar={
          <Box sx={{ mb: 1.5, display: 'flex' }}>
            <SupplierSearch />
          </Box>
        }
      />
    </>
  );
}
