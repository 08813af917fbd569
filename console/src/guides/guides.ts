import type { GuideName } from '../shared/guides/guide-links';
import { ADMIN_GUIDE } from './admin-guide.texts';
import { ANALYST_GUIDE } from './analyst-guide.texts';
import { DESK_GUIDE } from './desk-guide.texts';
import type { Guide } from './guide';
import { PAYMENTS_GUIDE } from './payments-guide.texts';
import { QUESTIONNAIRES_GUIDE } from './questionnaires-guide.texts';
import { WATCHLISTS_GUIDE } from './watchlists-guide.texts';

export const GUIDE_CONTENTS: { readonly [Name in GuideName]: Guide<Name> } = {
  admin: ADMIN_GUIDE,
  questionnaires: QUESTIONNAIRES_GUIDE,
  analyst: ANALYST_GUIDE,
  desk: DESK_GUIDE,
  payments: PAYMENTS_GUIDE,
  watchlists: WATCHLISTS_GUIDE,
};
