import type { SupplierResponse } from '@homologa/domain/suppliers/supplier.contract';
import { GlobalStyles, Typography } from '@mui/material';
import { useCompany } from '../../shared/auth/use-can';
import { useConfig } from '../../shared/data/use-config';
import { useFormat } from '../../shared/i18n/use-format';
import { useText } from '../../shared/i18n/use-text';
import { CompanyLogo } from '../../shared/ui/CompanyLogo';
import { useNow } from '../../shared/ui/hooks/use-now';
import { DETAIL } from './detail.texts';

export function PrintHeader({ supplier }: { supplier: SupplierResponse }) {
  const t = useText();
  const format = useFormat();
  // Shows the client's logo on paper, because the menu with the logo is not printed.
  const company = useCompany();
  const brand = useConfig().data?.brand.name ?? 'Homologa';
  const date = format.date(useNow().toISOString());
  return (
    <div className="print-only">
      {company?.info.logo && <CompanyLogo src={company.info.logo} alt={company.info.name} />}
      <Typography component="p" sx={{ mb: 1 }}>
        {t(DETAIL.printed, { brand, workflow: supplier.workflow.title, date })}
      </Typography>
    </div>
  );
}

/**
 * Print styles of the supplier's page: A4, black on white in both themes, without shell and buttons. Panels have no
 * borders and are not split between pages. The styles apply only while the page is mounted.
 */
const PRINT = {
  '@page': { size: 'A4', margin: '14mm' },
  '.print-only': { display: 'none' },
  '@media print': {
    ':root': { colorScheme: 'light' },
    'html, body, #root, #root *, #root *::before': {
      color: '#000 !important',
      background: 'transparent !important',
      borderColor: '#999 !important',
      boxShadow: 'none !important',
      textShadow: 'none !important',
    },
    'html, body': { background: '#fff !important', fontSize: '10.5pt' },
    '.print-only': { display: 'block' },
    // Hide the parts of the screen that are not content: skip link, banners, buttons, toasts, dialogs, tooltips.
    'body > :not(#root), .print-hidden, #root button, #root [role="button"]:not(.MuiChip-root), #root header, #root nav, #root .MuiAlert-filled':
      { display: 'none !important' },
    '#root .MuiChip-deleteIcon': { display: 'none' },
    // Hide the siblings of the content: menu, job tray, skip link, texts for screen readers.
    '#root > :not(:has(#content)), #root > * > :not(:has(#content))': { display: 'none !important' },
    // Use block layout, because browsers split grids and flex boxes badly at page breaks.
    '#root, #root > :has(#content), #root > * > :has(#content), #content, .print-flow, .print-flow > *': {
      display: 'block !important',
    },
    '#content': { padding: '0 !important', maxWidth: 'none !important' },
    '#content section': {
      border: 0,
      borderTop: '1px solid',
      borderRadius: 0,
      padding: '8pt 0 !important',
      breakInside: 'avoid',
    },
    // A questionnaire may be longer than a page, so page breaks are allowed between its questions but not within them.
    '#content section:has(.print-long)': { breakInside: 'auto' },
    '.print-long > *, #content li': { breakInside: 'avoid' },
    '#content dl': { gridTemplateColumns: '1fr 1fr !important' },
    'h1, h2, h3': { breakAfter: 'avoid' },
    a: { textDecoration: 'none !important' },
  },
} as const;

export const PrintStyles = () => <GlobalStyles styles={PRINT} />;
