import type { DeskRequestResponse } from '@homologa/domain/desk/desk.contract';
import type { Words } from '@homologa/domain/language/locales';
import { lookUp } from '@homologa/domain/language/record-of';
import { DETAIL_WORDS, FIGURE_RULE_WORDS } from '@homologa/domain/reports/detail-words';
import { REPORT_FIELD_NAMES, REPORT_FIELDS } from '@homologa/domain/reports/report-fields';
import { REPORT_FIELD_WORDS } from '@homologa/domain/reports/report-words';
import { Alert, AlertTitle, Box } from '@mui/material';
import { useText } from '../shared/i18n/use-text';
import { DETAILS } from './details.texts';
import { useRequest } from './request-context';

type Finding = DeskRequestResponse['findings'][number];

const SEVERITIES = ['error', 'warning'] as const;

/** What a place on the wire is called: its figure, or the list that it is in. */
function labelOf(path: string): Words | undefined {
  const parts = path.split('.');
  const name = REPORT_FIELD_NAMES.find((one) => REPORT_FIELDS[one].wire === parts.at(-1));
  return name ? REPORT_FIELD_WORDS[name] : lookUp(DETAIL_WORDS, parts[1] ?? '');
}

/** What the figures break: errors hold the delivery back, warnings are to be looked at. */
export function Findings() {
  const t = useText();
  const { findings } = useRequest();
  return SEVERITIES.map((severity) => {
    const found = findings.filter((finding) => finding.severity === severity);
    if (found.length === 0) return null;
    return (
      <Alert key={severity} severity={severity} sx={{ mb: 1.5 }}>
        <AlertTitle>{t(severity === 'error' ? DETAILS.errors : DETAILS.warnings)}</AlertTitle>
        <Box component="ul" sx={{ m: 0, pl: 2 }}>
          {found.map(({ rule, path }: Finding) => {
            const label = labelOf(path);
            return (
              <li key={`${rule}-${path}`}>
                {label && `${t(label)}: `}
                {t(FIGURE_RULE_WORDS[rule])}
              </li>
            );
          })}
        </Box>
      </Alert>
    );
  });
}
