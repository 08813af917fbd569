import PeopleIcon from '@mui/icons-material/PeopleAltOutlined';
import { Box } from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import { useState } from 'react';
import { useText } from '../../../shared/i18n/use-text';
import { PRESENCE } from './presence.texts';
import { type Editor, usePresence } from './use-presence';

/** Maximum number of names displayed; further users are only counted. */
const MAX_NAMES = 3;

function useNames(editors: readonly Editor[], nameOf: (editor: Editor) => string): string {
  const t = useText();
  const names = editors.slice(0, MAX_NAMES).map(nameOf);
  const more = editors.length - names.length;
  return [...names, ...(more > 0 ? [t(PRESENCE.more, { count: more })] : [])].join(', ');
}

/**
 * Lists the other users who have the edit page open. Announces when users arrive and leave, but not when they move
 * their focus.
 */
export function PresenceLine({ workflowId }: { workflowId: string }) {
  const t = useText();
  const editors = usePresence(workflowId);
  const [hadCompany, setHadCompany] = useState(false);
  if (editors.length > 0 && !hadCompany) setHadCompany(true);
  const plain = useNames(editors, ({ name }) => name);
  const shown = useNames(editors, ({ name, question }) =>
    question === null ? name : t(PRESENCE.onQuestion, { name, n: question }),
  );
  const company = editors.length > 0 ? t(PRESENCE.here, { names: plain }) : hadCompany ? t(PRESENCE.alone) : '';
  return (
    <>
      <Box role="status" sx={visuallyHidden}>
        {company}
      </Box>
      {editors.length > 0 && (
        <Box data-presence sx={{ display: 'flex', gap: 0.75, alignItems: 'center', minWidth: 0, color: 'info.main' }}>
          <PeopleIcon fontSize="small" />
          <Box
            component="span"
            title={shown}
            sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}
          >
            {t(PRESENCE.here, { names: shown })}
          </Box>
        </Box>
      )}
    </>
  );
}
