import type { BirRequestResponse } from '@homologa/domain/bir-form/bir-request.contract';
import { type ShownSection, shownSections } from '@homologa/domain/bir-form/form-answers';
import { isFormFileKind } from '@homologa/domain/bir-form/form-files';
import { birFileLabel } from '@homologa/domain/bir-form/form-labels';
import { isFormReport } from '@homologa/domain/onboarding/step-selection';
import { readerNumbers } from '@homologa/web/texts/reader-region';
import ExpandIcon from '@mui/icons-material/ExpandMore';
import { Accordion, AccordionDetails, AccordionSummary, Box, Typography } from '@mui/material';
import { useAppLocale, useText } from '../../shared/i18n/use-text';
import { Facts } from '../../shared/ui/Facts';
import { Panel } from '../../shared/ui/Panel';
import { printFormValue } from '../delivery/form-values';
import { DESK } from '../desk.texts';
import { useRequest } from '../request-context';
import { Lines, SuppliedFiles } from './SuppliedFiles';
import { otherEntries, readSupplierForm } from './supplier-form';

function Section({ section: { title, groups } }: { section: ShownSection }) {
  return (
    <Box>
      <Typography variant="h3" sx={{ mb: 1 }}>
        {title}
      </Typography>
      <Box sx={{ display: 'grid', gap: 1.5 }}>
        {groups.map((group, place) => (
          <Box key={group.title ?? place} sx={group.title ? { pl: 1.5, borderLeft: 3, borderColor: 'divider' } : {}}>
            {group.title && <Typography sx={{ fontWeight: 600, mb: 0.5 }}>{group.title}</Typography>}
            <Facts
              columns={2}
              facts={group.facts.map(({ label, value }) => ({ label, value: <Lines text={value} /> }))}
            />
          </Box>
        ))}
      </Box>
    </Box>
  );
}

function Missing({ lines }: { lines: readonly string[] }) {
  const t = useText();
  return (
    <Accordion disableGutters variant="outlined" slotProps={{ heading: { component: 'h3' } }}>
      <AccordionSummary expandIcon={<ExpandIcon />}>{t(DESK.formMissing, { count: lines.length })}</AccordionSummary>
      <AccordionDetails>
        <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </Box>
      </AccordionDetails>
    </Accordion>
  );
}

export function SupplierForm({ request }: { request: BirRequestResponse }) {
  const t = useText();
  const locale = useAppLocale();
  const { workflow } = useRequest();
  const { form, data, missing } = readSupplierForm(request, workflow.report_type, locale);
  const sections = shownSections(form, data, locale, readerNumbers(locale));
  const others = otherEntries(form, request);
  const files = request.files.filter(({ type }) => isFormFileKind(type));
  return (
    <Panel title={t(DESK.form)}>
      <Box sx={{ display: 'grid', gap: 2.5 }}>
        {isFormReport(workflow.report_type) && missing.length > 0 && <Missing lines={missing} />}
        {sections.map((section) => (
          <Section key={section.id} section={section} />
        ))}
        {others.length > 0 && (
          <Section
            section={{
              id: 'identity',
              title: t(DESK.formOther),
              groups: [
                {
                  title: null,
                  facts: others.map(([name, value]) => ({
                    label: name.replaceAll('_', ' '),
                    value: printFormValue(value),
                  })),
                },
              ],
            }}
          />
        )}
        {files.length > 0 && (
          <SuppliedFiles
            title={t(DESK.formFiles)}
            files={files}
            nameOf={(type) => (isFormFileKind(type) ? birFileLabel(type, form.country, locale) : null)}
          />
        )}
      </Box>
    </Panel>
  );
}
