import type { ComplianceCheckResponse } from '@homologa/domain/compliance/checks/compliance-check.contract';
import { Box, Card, Tab, Tabs } from '@mui/material';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useCan, useUser } from '../../shared/auth/use-can';
import { useText } from '../../shared/i18n/use-text';
import { RowList } from '../../shared/lists/RowList';
import { usePage } from '../../shared/ui/crumbs';
import { PageTitle } from '../../shared/ui/PageTitle';
import { CheckResult } from './CheckResult';
import { CHECKS } from './checks.texts';
import { ExportChecksButton } from './ExportChecksButton';
import { ManyChecks } from './ManyChecks';
import { OneCheck } from './OneCheck';
import { checkAddress, PastChecks } from './PastChecks';
import { CHECK_POLL, useChecksChanged } from './use-checks-changed';

function NewCheck() {
  const t = useText();
  const navigate = useNavigate();
  const changed = useChecksChanged();
  const [way, setWay] = useState<'one' | 'many'>('one');
  const onChecked = async ([first, ...others]: ComplianceCheckResponse[]) => {
    if (first) await navigate(others.length > 0 ? '/compliance-checks' : checkAddress(first.id));
    await changed();
  };
  return (
    <Card
      component="section"
      aria-label={t(CHECKS.newCheck)}
      sx={{ p: { xs: 2, sm: 2.5 }, pt: { xs: 0.5, sm: 0.5 }, mb: 2.5 }}
    >
      <Tabs value={way} aria-label={t(CHECKS.newCheck)} sx={{ mb: 2 }} onChange={(_, next: typeof way) => setWay(next)}>
        <Tab value="one" label={t(CHECKS.one)} />
        <Tab value="many" label={t(CHECKS.many)} />
      </Tabs>
      {/* Both forms stay mounted, so that switching between the tabs loses no input. */}
      <Box hidden={way !== 'one'}>
        <OneCheck onChecked={onChecked} />
      </Box>
      <Box hidden={way !== 'many'}>
        <ManyChecks onChecked={onChecked} />
      </Box>
    </Card>
  );
}

export default function ComplianceChecksPage() {
  const t = useText();
  const { compliance_enabled: isEnabled } = useUser();
  const mayCheck = useCan('manage_workflows') && isEnabled;
  const [params, setParams] = useSearchParams();
  const shown = params.get('check');
  usePage({ label: t(CHECKS.title) });
  return (
    <RowList<ComplianceCheckResponse>
      resource="compliance-checks"
      storeKey="compliance.checks"
      sort={{ field: 'requested_at', order: 'DESC' }}
      perPage={25}
      queryOptions={{
        refetchInterval: ({ state }) =>
          state.data?.data.some(({ screening }) => screening?.status === 'in_progress') ? CHECK_POLL : false,
      }}
    >
      <PageTitle title={t(CHECKS.title)} subtitle={t(CHECKS.subtitle)} actions={<ExportChecksButton />} />
      {mayCheck && <NewCheck />}
      {shown && <CheckResult key={shown} id={shown} onClose={() => setParams({})} />}
      <PastChecks />
    </RowList>
  );
}
