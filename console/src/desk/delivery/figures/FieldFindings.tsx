import { Box } from '@mui/material';
import { useFormat } from '../../../shared/i18n/use-format';
import { useText } from '../../../shared/i18n/use-text';
import { useRequest } from '../../request-context';
import { findingWords } from '../finding-words';

const COLORS = { error: 'error.main', contradiction: 'error.main', warning: 'text.primary' } as const;

/**
 * Rule violations of a field and of the fields below it, as part of the field's hint, so that screen readers announce
 * them.
 */
export function FieldFindings({ path }: { path: string }) {
  const t = useText();
  const format = useFormat();
  const found = useRequest().findings.filter((one) => one.path === path || one.path.startsWith(`${path}.`));
  return found.map((finding) => (
    <Box
      key={`${finding.rule}-${finding.path}`}
      component="span"
      sx={{ display: 'block', color: COLORS[finding.severity], fontWeight: finding.severity === 'warning' ? 400 : 600 }}
    >
      {findingWords(finding, t, format)}
    </Box>
  ));
}
