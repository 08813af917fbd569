import type { DeactivationEffects, DeskCompanyResponse } from '@homologa/domain/companies/company.contract';
import type { Words } from '@homologa/domain/language/locales';
import { Box, Button, DialogContentText, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useProvider } from '../../shared/data/provider/use-provider';
import { useAction } from '../../shared/data/use-action';
import { useFormat } from '../../shared/i18n/use-format';
import { useText } from '../../shared/i18n/use-text';
import { ConfirmDialog } from '../../shared/ui/ConfirmDialog';
import { Panel } from '../../shared/ui/Panel';
import { Loaded } from '../../shared/ui/states/Loaded';
import { ADMIN } from '../admin.texts';
import { companyNameOf } from '../company-name';
import { useTakeCompany } from './use-take-company';

const EFFECTS: readonly [keyof DeactivationEffects, Words][] = [
  ['users', ADMIN.effectUsers],
  ['sessions', ADMIN.effectSessions],
  ['active_workflows', ADMIN.effectWorkflows],
  ['open_onboardings', ADMIN.effectOnboardings],
  ['running_to_delivery', ADMIN.effectRunning],
];

function Effects({ companyId }: { companyId: string }) {
  const t = useText();
  const dataProvider = useProvider();
  const query = useQuery({
    queryKey: ['companies', 'getDeactivationEffects', companyId],
    queryFn: () => dataProvider.getDeactivationEffects(companyId),
    gcTime: 0,
  });
  return (
    <Loaded query={query}>
      {(effects) => (
        <>
          <Box component="ul" sx={{ mt: 0, pl: 3 }}>
            {EFFECTS.filter(([name]) => effects[name] > 0).map(([name, words]) => (
              <li key={name}>{t(words, { count: effects[name] })}</li>
            ))}
          </Box>
          <DialogContentText>{t(ADMIN.nothingLost)}</DialogContentText>
        </>
      )}
    </Loaded>
  );
}

export function CompanyAccess({ company }: { company: DeskCompanyResponse }) {
  const t = useText();
  const dataProvider = useProvider();
  const format = useFormat();
  const take = useTakeCompany();
  const [isAsking, setAsking] = useState(false);
  const name = companyNameOf(company);
  const isActive = company.status === 'active';
  const set = useAction((active: boolean) => dataProvider.setCompanyActive(company.id, active), {
    success: ({ status }) => t(status === 'active' ? ADMIN.companyReactivated : ADMIN.companyDeactivated, { name }),
    onDone: async (changed) => {
      setAsking(false);
      await take(changed);
    },
  });
  return (
    <Panel title={t(ADMIN.access)}>
      <Typography sx={{ mb: 2 }}>
        {isActive
          ? t(ADMIN.accessActive)
          : t(ADMIN.accessDeactivated, { date: format.dateTime(company.deactivated_at) })}
      </Typography>
      {isActive ? (
        <Button variant="outlined" color="error" onClick={() => setAsking(true)}>
          {t(ADMIN.deactivate)}
        </Button>
      ) : (
        <Button variant="contained" loading={set.isPending} onClick={() => set.mutate(true)}>
          {t(ADMIN.reactivate)}
        </Button>
      )}
      {isAsking && (
        <ConfirmDialog
          open
          title={t(ADMIN.deactivateCompany, { name })}
          confirmLabel={t(ADMIN.deactivate)}
          isDangerous
          isBusy={set.isPending}
          onConfirm={() => set.mutate(false)}
          onClose={() => setAsking(false)}
        >
          <Effects companyId={company.id} />
        </ConfirmDialog>
      )}
    </Panel>
  );
}
