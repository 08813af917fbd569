import type { CompanyUserResponse, UpdateCompanyUserBody } from '@homologa/domain/companies/company-user.contract';
import { errorText } from '@homologa/domain/errors/error-messages';
import type { Words } from '@homologa/domain/language/locales';
import { DialogContentText } from '@mui/material';
import { useState } from 'react';
import { ResetFactorDialog } from '../../shared/auth/factor/ResetFactorDialog';
import { RESET_FACTOR } from '../../shared/auth/factor/reset-factor.texts';
import { useUser } from '../../shared/auth/use-can';
import { useProvider } from '../../shared/data/provider/use-provider';
import { useRecordWrites } from '../../shared/data/provider/use-record-writes';
import { useAction } from '../../shared/data/use-action';
import { useAppLocale, useText } from '../../shared/i18n/use-text';
import { ConfirmDialog } from '../../shared/ui/ConfirmDialog';
import { type MenuAction, MoreMenu } from '../../shared/ui/MoreMenu';
import { useRefreshUsers } from './use-refresh-users';
import { USERS } from './users.texts';

interface Asked {
  title: Words;
  text: Words;
  confirm: Words;
  change: UpdateCompanyUserBody;
  isDangerous?: boolean;
}

const TO_ADMIN: Asked = {
  title: USERS.roleTitle,
  text: USERS.toAdminText,
  confirm: USERS.change,
  change: { role: 'company_admin' },
};
const TO_USER: Asked = { ...TO_ADMIN, text: USERS.toUserText, change: { role: 'company_user' } };
const DEACTIVATE: Asked = {
  title: USERS.deactivateTitle,
  text: USERS.deactivateText,
  confirm: USERS.deactivate,
  change: { active: false },
  isDangerous: true,
};

function doneWords(before: CompanyUserResponse, after: CompanyUserResponse): Words {
  if (before.role !== after.role) return USERS.changed;
  return after.status === 'deactivated' ? USERS.deactivated : USERS.reactivated;
}

export function UserActions({ user }: { user: CompanyUserResponse }) {
  const t = useText();
  const dataProvider = useProvider();
  const locale = useAppLocale();
  const { log_as: logAs, acting_company_id: actingIn } = useUser();
  const companyId = actingIn ?? '';
  const refresh = useRefreshUsers();
  const [asked, setAsked] = useState<Asked | null>(null);
  const [asksReset, setAsksReset] = useState(false);
  const values = { name: user.name, email: user.email };
  const users = useRecordWrites<CompanyUserResponse>('users', { companyId });
  const update = useAction((change: UpdateCompanyUserBody) => users.update(user.id, change), {
    success: (changed) => t(doneWords(user, changed), values),
    onDone: async () => {
      setAsked(null);
      await refresh();
    },
  });
  const resend = useAction(() => dataProvider.resendUserInvitation(companyId, user.id), {
    success: t(USERS.sent, values),
    onDone: () => refresh(),
  });

  const refusal = logAs ? 'not_while_logged_in_as' : user.is_self ? 'own_access_locked' : null;
  const reason = refusal && errorText(refusal, locale);
  const isAdmin = user.role === 'company_admin';
  const actions: MenuAction[] = [
    ...(user.status === 'invited' ? [{ label: t(USERS.resend), reason, onClick: () => resend.mutate() }] : []),
    {
      label: t(isAdmin ? USERS.makeUser : USERS.makeAdmin),
      reason,
      onClick: () => setAsked(isAdmin ? TO_USER : TO_ADMIN),
    },
    ...(user.status === 'active'
      ? [{ label: t(RESET_FACTOR.reset), reason, isDangerous: true, onClick: () => setAsksReset(true) }]
      : []),
    user.status === 'deactivated'
      ? {
          label: t(USERS.reactivate),
          reason,
          onClick: () => update.mutate({ active: true }),
        }
      : {
          label: t(USERS.deactivate),
          reason,
          isDangerous: true,
          onClick: () =>
            setAsked(user.status === 'invited' ? { ...DEACTIVATE, text: USERS.deactivateInvited } : DEACTIVATE),
        },
  ];
  return (
    <>
      <MoreMenu label={t(USERS.actions, values)} actions={actions} />
      {asksReset && (
        <ResetFactorDialog
          person={user}
          reset={() => dataProvider.resetMemberFactor(companyId, user.id)}
          onClose={() => setAsksReset(false)}
        />
      )}
      {asked && (
        <ConfirmDialog
          open
          title={t(asked.title)}
          confirmLabel={t(asked.confirm)}
          isDangerous={asked.isDangerous}
          isBusy={update.isPending}
          onConfirm={() => update.mutate(asked.change)}
          onClose={() => setAsked(null)}
        >
          <DialogContentText>{t(asked.text, values)}</DialogContentText>
        </ConfirmDialog>
      )}
    </>
  );
}
