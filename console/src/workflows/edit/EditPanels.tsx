import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import PreviewIcon from '@mui/icons-material/VisibilityOutlined';
import { Accordion, AccordionDetails, AccordionSummary, Box, IconButton, Tooltip, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useText } from '../../shared/i18n/use-text';
import { CustomizePanel } from './CustomizePanel';
import { EDIT } from './edit.texts';
import { useEdit } from './edit-context';
import { InfoPanel } from './InfoPanel';
import { QuestionnairePanel } from './QuestionnairePanel';
import { ReasonList } from './ReasonList';
import { SuppliersPanel } from './SuppliersPanel';
import { useBlockingReasons } from './use-blocking-reasons';

interface PanelProps {
  id: string;
  title: string;
  isOpen?: boolean;
  children: ReactNode;
}

function EditPanel({ id, title, isOpen, children }: PanelProps) {
  return (
    <Accordion defaultExpanded={isOpen} id={`panel-${id}`}>
      <AccordionSummary expandIcon={<ExpandMoreIcon />} aria-controls={`panel-${id}-content`} id={`panel-${id}-header`}>
        <Typography variant="h2" component="span">
          {title}
        </Typography>
      </AccordionSummary>
      <AccordionDetails sx={{ p: { xs: 2, sm: 2.5 }, pt: 0 }}>{children}</AccordionDetails>
    </Accordion>
  );
}

/** The accordion of the edit page; supplier data and the fourth panel are for onboarding (client-platform.md section 2). */
export function EditPanels() {
  const t = useText();
  const { workflow, form } = useEdit();
  const isOnboarding = form.type === 'onboarding';
  const isQuestionnaire = form.reportType === 'questionnaire';
  const reasons = useBlockingReasons();
  return (
    <>
      <ReasonList title={t(workflow.status === 'draft' ? EDIT.blockedTitle : EDIT.blockedUpdate)} reasons={reasons} />
      <EditPanel id="info" title={t(EDIT.info)} isOpen>
        <InfoPanel />
      </EditPanel>
      {isOnboarding && workflow.status === 'draft' && (
        <EditPanel id="suppliers" title={t(EDIT.suppliers)}>
          <SuppliersPanel />
        </EditPanel>
      )}
      <Box sx={{ position: 'relative', mb: 1.5 }}>
        <EditPanel
          id="questionnaire"
          title={isQuestionnaire ? t(EDIT.questionnaire) : `${t(EDIT.questionnaire)} ${t(EDIT.optional)}`}
          isOpen={isQuestionnaire}
        >
          <QuestionnairePanel />
        </EditPanel>
        {isOnboarding && (
          <Tooltip title={t(EDIT.preview)}>
            <IconButton
              aria-label={t(EDIT.preview)}
              href={`/onboarding/${workflow.id}/questionnaire`}
              target="_blank"
              rel="noreferrer"
              sx={{ position: 'absolute', right: 44, top: 4 }}
            >
              <PreviewIcon />
            </IconButton>
          </Tooltip>
        )}
      </Box>
      {isOnboarding && (
        <EditPanel id="customize" title={t(EDIT.customize)}>
          <CustomizePanel />
        </EditPanel>
      )}
    </>
  );
}
