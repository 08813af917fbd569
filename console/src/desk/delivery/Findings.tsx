import type { DeskRequestResponse } from '@homologa/domain/desk/desk.contract';
import type { Words } from '@homologa/domain/language/locales';
import { lookUp, namesOf } from '@homologa/domain/language/record-of';
import { DETAIL_WORDS } from '@homologa/domain/reports/detail-words';
import { REPORT_FIELD_NAMES, REPORT_FIELDS } from '@homologa/domain/reports/report-fields';
import { REPORT_FIELD_WORDS } from '@homologa/domain/reports/report-words';
import { Alert, AlertTitle, Box } from '@mui/material';
import { useFormat } from '../../shared/i18n/use-format';
import { useText } from '../../shared/i18n/use-text';
import { useRequest } from '../request-context';
import { DETAILS } from './details.texts';
import { findingWords } from './finding-words';

type Finding = DeskRequestResponse['findings'][number];

const SEVERITIES = { error: 'error', contradiction: 'error', warning: 'warning' } as const;
const TITLES = { error: DETAILS.errors, contradiction: DETAILS.contradictions, warning: DETAILS.warnings } as const;

function labelOf(path: string): Words | undefined {
  const parts = path.split('.');
  const name = REPORT_FIELD_NAMES.find((one) => REPORT_FIELDS[one].wire === parts.at(-1));
  return name ? REPORT_FIELD_WORDS[name] : lookUp(DETAIL_WORDS, parts[1] ?? '');
}

/**
 * Rule violations of the report figures that staff have entered: errors and contradictions block the delivery, warnings
 * do not.
 */
export function Findings() {
  const t = useText();
  const format = useFormat();
  const { findings } = useRequest();
  return namesOf(SEVERITIES).map((severity) => {
    const found = findings.filter((finding) => finding.severity === severity);
    if (found.length === 0) return null;
    return (
      <Alert key={severity} severity={SEVERITIES[severity]} sx={{ mb: 1.5 }}>
        <AlertTitle>{t(TITLES[severity])}</AlertTitle>
        <Box component="ul" sx={{ m: 0, pl: 2 }}>
          {found.map((finding: Finding) => {
            const { rule, path } = finding;
            const label = labelOf(path);
            return (
              <li key={`${rule}-${path}`}>
                {label && `${t(label)}: `}
                {findingWords(finding, t, format)}
              </li>
            );
          })}
        </Box>
      </Alert>
    );
  });
}
