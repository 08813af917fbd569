import type { UserResponse } from '@homologa/domain/session/session.contract';
import { type Ability, can } from '../auth/access';

/** The tasks of each guide, in the guide's order. Pages link to them; `guides` has their content. */
export const GUIDE_TASKS = {
  admin: ['create', 'questionnaire', 'launch', 'add', 'decide', 'users', 'quotas', 'trail', 'exports'],
  questionnaires: [
    'answers',
    'conditions',
    'points',
    'check',
    'library',
    'change',
    'templates',
    'offline',
    'judge',
    'rule',
  ],
  analyst: ['needs', 'views', 'keys', 'case', 'hits', 'check', 'remind'],
  desk: ['take', 'call', 'figures', 'rate', 'send-back', 'deliver', 'correct'],
  payments: ['find', 'accept', 'reject', 'remind', 'statement', 'csv'],
  watchlists: ['read', 'upload', 'compare', 'roll-back', 'monitoring'],
} as const;

export type GuideName = keyof typeof GUIDE_TASKS;
export type TaskOf<Name extends GuideName> = (typeof GUIDE_TASKS)[Name][number];

const NEEDS: Readonly<Record<GuideName, Ability>> = {
  admin: 'manage_workflows',
  questionnaires: 'manage_workflows',
  analyst: 'see_client_area',
  desk: 'work_at_desk',
  payments: 'check_payments',
  watchlists: 'manage_watchlists',
};

export const GUIDE_NAMES = Object.keys(GUIDE_TASKS) as GuideName[];

/** Lists the guides for the user's rights, broader roles first. */
export const guidesOf = (user: UserResponse): GuideName[] => GUIDE_NAMES.filter((name) => can(user, NEEDS[name]));

export const guidePath = <Name extends GuideName>(guide: Name, task?: TaskOf<Name>): string =>
  task ? `/guides/${guide}#${task}` : `/guides/${guide}`;
