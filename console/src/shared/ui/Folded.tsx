import LessIcon from '@mui/icons-material/ExpandLessOutlined';
import MoreIcon from '@mui/icons-material/ExpandMoreOutlined';
import { Box, Button } from '@mui/material';
import { type ReactNode, useId, useState } from 'react';

/** Style of collapsed content: hidden on screen but printed, because a printout cannot be expanded. */
export const foldedOnScreen = { '@media screen': { display: 'none' } } as const;

interface FoldedProps {
  label: string;
  children: ReactNode;
}

export function Folded({ label, children }: FoldedProps) {
  const contentId = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <Box sx={{ mt: 1 }}>
      <Button
        size="small"
        aria-expanded={isOpen}
        aria-controls={contentId}
        endIcon={isOpen ? <LessIcon /> : <MoreIcon />}
        onClick={() => setOpen(!isOpen)}
        sx={{ ml: -0.5 }}
      >
        {label}
      </Button>
      <Box id={contentId} sx={{ mt: 1, ...(!isOpen && foldedOnScreen) }}>
        {children}
      </Box>
    </Box>
  );
}
