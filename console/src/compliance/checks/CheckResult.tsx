import type { ComplianceCheckResponse } from '@homologa/domain/compliance/checks/compliance-check.contract';
import { SHAREHOLDER_KIND_WORDS } from '@homologa/domain/reports/detail-words';
import type { SupplierResponse } from '@homologa/domain/suppliers/supplier.contract';
import CloseIcon from '@mui/icons-material/CloseOutlined';
import { Box, IconButton, Typography } from '@mui/material';
import { useEffect, useRef } from 'react';
import { useGetOne } from 'react-admin';
import { useCountryName } from '../../shared/i18n/use-country-options';
import { useFormat } from '../../shared/i18n/use-format';
import { useText } from '../../shared/i18n/use-text';
import { Loaded } from '../../shared/ui/states/Loaded';
import { CompliancePanel } from '../CompliancePanel';
import { isScreeningPending } from '../screening-state';
import { CHECKS } from './checks.texts';
import { TurnButton } from './TurnButton';
import { CHECK_POLL } from './use-checks-changed';

function Facts({ check }: { check: ComplianceCheckResponse }) {
  const t = useText();
  const format = useFormat();
  const countryName = useCountryName();
  const facts = [
    t(SHAREHOLDER_KIND_WORDS[check.kind]),
    check.country && countryName(check.country),
    check.tax_id,
    check.birth_date,
    check.requested_by,
    format.dateTime(check.requested_at),
  ];
  return <Typography sx={{ color: 'text.secondary' }}>{facts.filter(Boolean).join(' · ')}</Typography>;
}

function Screened({ check }: { check: ComplianceCheckResponse }) {
  const query = useGetOne<SupplierResponse>(
    'suppliers',
    { id: check.id, meta: { workflowId: check.workflow_id } },
    { refetchInterval: ({ state }) => (state.data && isScreeningPending(state.data) ? CHECK_POLL : false) },
  );
  return <Loaded query={query}>{(supplier) => <CompliancePanel supplier={supplier} />}</Loaded>;
}

export function CheckResult({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useText();
  const heading = useRef<HTMLHeadingElement>(null);
  const query = useGetOne<ComplianceCheckResponse>('compliance-checks', { id });
  const isLoaded = query.data !== undefined;
  useEffect(() => {
    // Do not move the focus from a field in which the user already types the next name.
    const isTyping = document.activeElement?.matches('input, textarea') === true;
    if (isLoaded && !isTyping) heading.current?.focus();
  }, [isLoaded]);
  return (
    <Box component="section" aria-label={t(CHECKS.result)} sx={{ mb: 2.5 }}>
      <Loaded query={query}>
        {(check) => (
          <>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1 }}>
              <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
                <Typography
                  ref={heading}
                  tabIndex={-1}
                  variant="h2"
                  sx={{ overflowWrap: 'anywhere', outline: 'none', scrollMarginTop: 80 }}
                >
                  {check.name}
                </Typography>
                <Facts check={check} />
              </Box>
              <TurnButton check={check} variant="outlined" onTurned={() => void query.refetch()} />
              <IconButton aria-label={t(CHECKS.close)} onClick={onClose}>
                <CloseIcon />
              </IconButton>
            </Box>
            <Screened key={check.workflow_id} check={check} />
          </>
        )}
      </Loaded>
    </Box>
  );
}
