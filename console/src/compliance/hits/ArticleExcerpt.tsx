import type { ScreeningHit } from '@homologa/domain/screenings/screening.contract';
import { RISK_WORDS } from '@homologa/domain/screenings/screening-words';
import { Box, Chip, Typography } from '@mui/material';
import { Fragment } from 'react';
import { useText } from '../../shared/i18n/use-text';
import { SCREENING } from '../screening.texts';
import { marked } from './marked-words';

export function ArticleExcerpt({ article }: Pick<ScreeningHit, 'article'>) {
  const t = useText();
  if (!article) return null;
  const words = article.risks.map(({ word }) => word);
  return (
    <Box sx={{ mt: 2 }}>
      <Typography variant="h3" sx={{ mb: 1 }}>
        {t(SCREENING.article)}
      </Typography>
      <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{article.title}</Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {article.publisher}
      </Typography>
      <Typography
        component="blockquote"
        sx={{ m: 0, my: 1, pl: 1.5, borderLeft: 3, borderColor: 'divider', overflowWrap: 'anywhere' }}
      >
        {marked(article.sentence, words).map(({ text, isMarked }, place) =>
          isMarked ? <mark key={place}>{text}</mark> : <Fragment key={place}>{text}</Fragment>,
        )}
      </Typography>
      <Box
        component="ul"
        aria-label={t(SCREENING.riskWords)}
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, m: 0, p: 0 }}
      >
        {article.risks.map(({ risk, word }) => (
          <Chip
            component="li"
            key={`${risk}-${word}`}
            size="small"
            color="warning"
            variant="outlined"
            label={`${t(RISK_WORDS[risk])}: ${word}`}
          />
        ))}
      </Box>
    </Box>
  );
}
