import type { DeskUserResponse } from '@homologa/domain/accounts/account.contract';
import { errorText } from '@homologa/domain/errors/error-messages';
import { DialogContentText } from '@mui/material';
import { useState } from 'react';
import { ResetFactorDialog } from '../../shared/auth/factor/ResetFactorDialog';
import { RESET_FACTOR } from '../../shared/auth/factor/reset-factor.texts';
import { useProvider } from '../../shared/data/provider/use-provider';
import { useRecordWrites } from '../../shared/data/provider/use-record-writes';
import { useAction } from '../../shared/data/use-action';
import { useAppLocale, useText } from '../../shared/i18n/use-text';
import { ConfirmDialog } from '../../shared/ui/ConfirmDialog';
import { type MenuAction, MoreMenu } from '../../shared/ui/MoreMenu';
import { ADMIN } from '../admin.texts';
import { StaffRolesDialog } from './StaffRolesDialog';
import { useRefreshPeople } from './use-refresh-people';
import { ViewAsDialog } from './ViewAsDialog';

export function PersonActions({ user }: { user: DeskUserResponse }) {
  const t = useText();
  const dataProvider = useProvider();
  const locale = useAppLocale();
  const refresh = useRefreshPeople();
  const [asked, setAsked] = useState<'deactivate' | 'view' | 'roles' | 'factor' | null>(null);
  const close = () => setAsked(null);
  const values = { name: user.name, email: user.email };
  const people = useRecordWrites<DeskUserResponse>('people');
  const setActive = useAction((active: boolean) => people.update(user.id, { active }), {
    success: (changed) => t(changed.active ? ADMIN.userReactivated : ADMIN.userDeactivated, values),
    onDone: async () => {
      close();
      await refresh();
    },
  });
  const reset = useAction(() => dataProvider.mailPasswordReset(user.id), { success: t(ADMIN.sent, values) });
  const canBeViewed = user.active && user.account_role === 'user';
  const rolesRefusal = () => {
    if (user.account_role !== 'admin') return t(ADMIN.onlyStaff);
    return user.is_self ? errorText('own_access_locked', locale) : null;
  };
  const actions: MenuAction[] = [
    {
      label: t(ADMIN.viewAs),
      reason: canBeViewed ? null : t(ADMIN.onlyClients),
      onClick: () => setAsked('view'),
    },
    {
      label: t(ADMIN.changeRoles),
      reason: rolesRefusal(),
      onClick: () => setAsked('roles'),
    },
    {
      label: t(ADMIN.reset),
      reason: user.active ? null : t(ADMIN.onlyActive),
      onClick: () => reset.mutate(),
    },
    {
      label: t(RESET_FACTOR.reset),
      reason: user.is_self ? errorText('own_access_locked', locale) : null,
      isDangerous: true,
      onClick: () => setAsked('factor'),
    },
    user.active
      ? {
          label: t(ADMIN.deactivate),
          reason: user.is_self ? errorText('own_access_locked', locale) : null,
          isDangerous: true,
          onClick: () => setAsked('deactivate'),
        }
      : { label: t(ADMIN.reactivate), onClick: () => setActive.mutate(true) },
  ];
  return (
    <>
      <MoreMenu label={t(ADMIN.actionsFor, values)} actions={actions} />
      {asked === 'deactivate' && (
        <ConfirmDialog
          open
          title={t(ADMIN.deactivateUser, values)}
          confirmLabel={t(ADMIN.deactivate)}
          isDangerous
          isBusy={setActive.isPending}
          onConfirm={() => setActive.mutate(false)}
          onClose={close}
        >
          <DialogContentText>{t(ADMIN.deactivateUserText, values)}</DialogContentText>
        </ConfirmDialog>
      )}
      {asked === 'roles' && <StaffRolesDialog user={user} onClose={close} />}
      {asked === 'factor' && (
        <ResetFactorDialog person={user} reset={() => dataProvider.resetPersonFactor(user.id)} onClose={close} />
      )}
      {asked === 'view' && <ViewAsDialog user={user} onClose={close} />}
    </>
  );
}
