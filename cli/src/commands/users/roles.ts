import { getDeskUserByName } from '@homologa/core/accounts/users/desk-user.queries';
import { setStaffRoles } from '@homologa/core/accounts/users/staff-roles/set-staff-roles';
import type { Command } from 'commander';
import type { Deps } from '../../deps';
import { staffRoleOption, staffRolesGiven } from './role-option';
import { USER, userRow } from './user-row';

export function register(group: Command, deps: Deps): void {
  group
    .command('roles')
    .description('set the roles of a member of staff, who is told by mail')
    .argument(...USER)
    .addOption(staffRoleOption().makeOptionMandatory())
    .addHelpText('after', '\nExamples:\n  homologa users roles leo@provider.test --role desk watchlists')
    .action(async (name: string, { role }: { role: string[] }) => {
      const roles = staffRolesGiven(role);
      const user = await deps.withContext(async (ctx, app) => {
        const { id } = await getDeskUserByName(ctx, name);
        await setStaffRoles(ctx, { userId: id, roles });
        await app.dispatcher.idle();
        return getDeskUserByName(ctx, id);
      });
      deps.output.one(userRow(user), `${user.email} has the roles ${roles.join(', ')}`);
    });
}
