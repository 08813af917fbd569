import { Box } from '@mui/material';

interface CompanyLogoProps {
  src: string;
  alt: string;
  maxWidth?: number;
  maxHeight?: number;
}

/** A client's logo, on white in both themes because logos are designed for paper. */
export function CompanyLogo({ src, alt, maxWidth = 200, maxHeight = 44 }: CompanyLogoProps) {
  return (
    <Box
      component="img"
      src={src}
      alt={alt}
      sx={{ display: 'block', maxWidth, maxHeight, objectFit: 'contain', bgcolor: '#fff', borderRadius: 1, p: 0.5 }}
    />
  );
}
