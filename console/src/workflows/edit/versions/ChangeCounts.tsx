import type { ItemsComparison } from '@homologa/domain/questionnaires/files/compare-items';
import { changeCounts, DIFFERENCES } from '@homologa/domain/questionnaires/versions/change-counts';
import { Box, Typography } from '@mui/material';
import { useText } from '../../../shared/i18n/use-text';
import { FILES } from '../questionnaire/files/files.texts';

const SECTIONS = [
  ['added', FILES.sectionsAdded],
  ['changed', FILES.sectionsChanged],
  ['removed', FILES.sectionsRemoved],
  ['moved', FILES.sectionsMoved],
] as const;

/** Counts what a version changes: questions, each once, and sections apart. */
export function ChangeCounts({ comparison }: { comparison: ItemsComparison }) {
  const t = useText();
  const { questions, sections } = changeCounts(comparison);
  const lines = [
    ...DIFFERENCES.map((key) => ({ key, words: FILES[key], count: questions[key], isLoud: key !== 'unchanged' })),
    ...SECTIONS.map(([key, words]) => ({ key: `sections ${key}`, words, count: sections[key], isLoud: false })),
  ];
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, mb: 1 }}>
      {lines
        .filter(({ count }) => count > 0)
        .map(({ key, words, count, isLoud }) => (
          <Typography key={key} variant="body2" sx={{ fontWeight: isLoud ? 600 : undefined }}>
            {t(words, { count })}
          </Typography>
        ))}
    </Box>
  );
}
