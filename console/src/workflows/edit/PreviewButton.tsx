import PreviewIcon from '@mui/icons-material/VisibilityOutlined';
import { IconButton, Tooltip } from '@mui/material';
import type { MouseEvent } from 'react';
import { useText } from '../../shared/i18n/use-text';
import { EDIT } from './edit.texts';
import { useEdit } from './edit-context';

interface PreviewButtonProps {
  section: 'introduction' | 'questionnaire';
}

/** Opens the supplier's view in a new tab. A draft is saved first, so that the preview includes the latest edits. */
export function PreviewButton({ section }: PreviewButtonProps) {
  const t = useText();
  const { workflow, isUnsaved, flush } = useEdit();
  const address = `/onboarding/${workflow.id}/${section}`;
  const isDraft = workflow.status === 'draft';
  const label = t(section === 'introduction' ? EDIT.previewIntroduction : EDIT.previewQuestionnaire);
  const storeAndOpen = async (event: MouseEvent) => {
    if (!isDraft || !isUnsaved()) return;
    // Browsers allow `window.open` only during the click, so open an empty tab and load the preview after the save.
    const tab = window.open('about:blank', '_blank');
    if (!tab) return;
    event.preventDefault();
    tab.opener = null;
    await flush();
    tab.location.replace(address);
  };
  return (
    <Tooltip title={isDraft ? label : `${label}. ${t(EDIT.previewStored)}`}>
      <IconButton
        aria-label={label}
        href={address}
        target="_blank"
        rel="noreferrer"
        onClick={(event) => void storeAndOpen(event)}
        sx={{ position: 'absolute', right: 44, top: 4 }}
      >
        <PreviewIcon />
      </IconButton>
    </Tooltip>
  );
}
