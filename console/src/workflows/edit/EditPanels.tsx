import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import { Accordion, AccordionDetails, AccordionSummary, Box, Typography } from '@mui/material';
import { type ReactNode, useCallback, useState } from 'react';
import { useText } from '../../shared/i18n/use-text';
import { CustomizePanel } from './cover/CustomizePanel';
import { EDIT } from './edit.texts';
import { useEdit } from './edit-context';
import { type PanelId, panelsOf } from './edit-panels';
import { PreviewButton } from './PreviewButton';
import { QuestionnairePanel } from './questionnaire/QuestionnairePanel';
import { ReasonList } from './ReasonList';
import { InfoPanel } from './setup/InfoPanel';
import { SuppliersPanel } from './suppliers/SuppliersPanel';
import { useOnTarget } from './use-target';
import { VersionList } from './versions/VersionList';

interface PanelProps {
  id: PanelId;
  title: string;
  isOpenFirst?: boolean;
  /**
   * Button of the panel. It is positioned over the heading instead of inside it, because the heading is a button
   * itself.
   */
  tool?: ReactNode;
  children: ReactNode;
}

function EditPanel({ id, title, isOpenFirst = false, tool, children }: PanelProps) {
  const [isOpen, setOpen] = useState(isOpenFirst);
  // True while the panel that a link asked for expands. A collapsed last panel cannot be scrolled to the top, because
  // the page ends below it, so the page scrolls again when the panel has its height.
  const [isSought, setSought] = useState(false);
  // Stable, because another function would be another context for all fields of the panel at each key.
  const toggle = useCallback((_: unknown, next: boolean) => setOpen(next), []);
  const scrollToSought = () => {
    if (isSought) document.getElementById(`panel-${id}-header`)?.scrollIntoView();
    setSought(false);
  };
  useOnTarget(id, () => setOpen(true));
  useOnTarget(`panel-${id}`, () => {
    setOpen(true);
    const heading = document.getElementById(`panel-${id}-header`);
    heading?.scrollIntoView();
    heading?.focus({ preventScroll: true });
    setSought(!isOpen);
  });
  // Findings about thresholds point into the questionnaire's panel.
  useOnTarget(id === 'questionnaire' ? 'scoring' : id, () => setOpen(true));
  // Reasons that block the launch because of the report type open the first panel too, although their path
  // `report_type` does not contain the id of this panel.
  useOnTarget(id === 'info' ? 'report_type' : id, () => setOpen(true));
  return (
    <Box sx={{ position: 'relative', mb: 1.5 }}>
      <Accordion
        expanded={isOpen}
        onChange={toggle}
        id={`panel-${id}`}
        slotProps={{ transition: { onEntered: scrollToSought } }}
      >
        <AccordionSummary
          expandIcon={<ExpandMoreIcon />}
          aria-controls={`panel-${id}-content`}
          id={`panel-${id}-header`}
          sx={{
            pr: tool ? 2 : undefined,
            '& .MuiAccordionSummary-content': { mr: tool ? 6 : undefined },
            '& .MuiAccordionSummary-expandIconWrapper': { alignSelf: 'flex-start', mt: 1.5 },
          }}
        >
          <Typography variant="h2" component="span">
            {title}
          </Typography>
        </AccordionSummary>
        <AccordionDetails sx={{ p: { xs: 2, sm: 2.5 }, pt: 0 }}>{children}</AccordionDetails>
      </Accordion>
      {tool}
    </Box>
  );
}

export function EditPanels() {
  const t = useText();
  const { workflow, form } = useEdit();
  const panels = panelsOf(workflow, form);
  const isOnboarding = form.type === 'onboarding';
  const isQuestionnaire = form.reportType === 'questionnaire';
  return (
    <>
      <ReasonList title={t(workflow.status === 'draft' ? EDIT.blockedTitle : EDIT.blockedUpdate)} />
      <EditPanel id="info" title={t(EDIT.info)} isOpenFirst>
        <InfoPanel />
      </EditPanel>
      {panels.includes('suppliers') && (
        <EditPanel id="suppliers" title={t(EDIT.suppliers)}>
          <SuppliersPanel />
        </EditPanel>
      )}
      <EditPanel
        id="questionnaire"
        title={isQuestionnaire ? t(EDIT.questionnaire) : `${t(EDIT.questionnaire)} ${t(EDIT.optional)}`}
        isOpenFirst={isQuestionnaire}
        tool={isOnboarding && <PreviewButton section="questionnaire" />}
      >
        <QuestionnairePanel />
        <VersionList />
      </EditPanel>
      {panels.includes('onboarding') && (
        <EditPanel id="onboarding" title={t(EDIT.customize)} tool={<PreviewButton section="introduction" />}>
          <CustomizePanel />
        </EditPanel>
      )}
    </>
  );
}
