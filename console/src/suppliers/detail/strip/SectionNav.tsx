import { Box, Link } from '@mui/material';
import type { MouseEvent } from 'react';
import { useText } from '../../../shared/i18n/use-text';
import { STRIP } from './strip.texts';
import { useCurrentSection } from './use-current-section';

export interface CaseSection {
  id: string;
  label: string;
}

const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/**
 * Links to the sections of the page and marks the section in view. Following a link also moves the focus to its
 * section.
 */
export function SectionNav({ sections }: { sections: readonly CaseSection[] }) {
  const t = useText();
  const { current, choose } = useCurrentSection(sections.map(({ id }) => id));
  const jump = (event: MouseEvent, id: string) => {
    const target = document.getElementById(id);
    if (!target || !isPlainClick(event)) return;
    event.preventDefault();
    choose(id);
    // Make the section focusable, unless it already has a `tabindex`.
    if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
    target.scrollIntoView();
    target.focus({ preventScroll: true });
  };
  return (
    <Box
      component="nav"
      aria-label={t(STRIP.sections)}
      sx={{ display: { xs: 'none', sm: 'flex' }, columnGap: 2.5, overflowX: 'auto', scrollbarWidth: 'none', mx: -0.5 }}
    >
      {sections.map(({ id, label }) => (
        <Link
          key={id}
          href={`#${id}`}
          underline="none"
          aria-current={current === id ? 'location' : undefined}
          onClick={(event) => jump(event, id)}
          sx={{
            px: 0.5,
            py: 0.5,
            whiteSpace: 'nowrap',
            fontSize: '0.875rem',
            fontWeight: 500,
            color: current === id ? 'text.primary' : 'text.secondary',
            borderBottom: 2,
            borderColor: current === id ? 'primary.main' : 'transparent',
            '&:hover': { color: 'text.primary' },
            '&:focus-visible': { outline: '2px solid currentColor', outlineOffset: -2 },
          }}
        >
          {label}
        </Link>
      ))}
    </Box>
  );
}
