import { lookUp } from '@homologa/domain/language/record-of';
import { Box, Card, Link, Typography } from '@mui/material';
import { Link as RouterLink } from 'react-router';
import { useAppLocale, useText } from '../shared/i18n/use-text';
import { Key } from '../shared/ui/Key';
import type { Guide, GuidePicture, GuideTask } from './guide';
import { GUIDE_PAGE } from './guide-page.texts';
import { pictureFile } from './picture-urls';
import { stepParts } from './step-parts';

function Step({ step, labels }: { step: string; labels: Guide['labels'] }) {
  const t = useText();
  return stepParts(step).map(({ kind, text }, place) => {
    // The position is a stable key, because the parts of a step are never reordered.
    const key = `${place} ${text}`;
    if (kind === 'key') return <Key key={key} name={text} />;
    const label = kind === 'label' && lookUp(labels, text);
    return label ? (
      <Box key={key} component="strong" sx={{ fontWeight: 600 }}>
        {t(label)}
      </Box>
    ) : (
      <span key={key}>{text}</span>
    );
  });
}

function Picture({ name, alt }: GuidePicture) {
  const t = useText();
  const file = pictureFile(name, useAppLocale());
  if (!file) return null;
  return (
    <Box
      component="img"
      src={file.url}
      width={file.width}
      height={file.height}
      alt={t(alt)}
      loading="lazy"
      sx={{
        display: 'block',
        maxWidth: '100%',
        height: 'auto',
        border: 1,
        borderColor: 'divider',
        borderRadius: 2,
        breakInside: 'avoid',
      }}
    />
  );
}

interface GuideTaskCardProps {
  id: string;
  task: GuideTask;
  labels: Guide['labels'];
  isAdmin: boolean;
}

export function GuideTaskCard({ id, task, labels, isAdmin }: GuideTaskCardProps) {
  const t = useText();
  const { title, steps, picture, page, isForAdmins } = task;
  return (
    <Card
      component="section"
      aria-labelledby={id}
      sx={{
        p: { xs: 2, sm: 3 },
        display: 'grid',
        gap: 3,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: picture ? '2fr 3fr' : 'minmax(0, 1fr)' },
        '@media print': { gridTemplateColumns: 'minmax(0, 1fr)', boxShadow: 'none', breakInside: 'avoid' },
      }}
    >
      <Box>
        <Typography id={id} variant="h2" tabIndex={-1} sx={{ outline: 'none', scrollMarginTop: '96px' }}>
          {t(title)}
        </Typography>
        {isForAdmins && !isAdmin && (
          <Typography variant="body2" sx={{ mt: 0.5, color: 'text.secondary' }}>
            {t(GUIDE_PAGE.adminsOnly)}
          </Typography>
        )}
        <Box component="ol" sx={{ mt: 1.5, mb: 0, pl: 3, '& li': { mb: 1, lineHeight: 1.6 } }}>
          {steps.map((step) => (
            <li key={step.en}>
              <Step step={t(step)} labels={labels} />
            </li>
          ))}
        </Box>
        {page && (
          <Link
            component={RouterLink}
            to={page.to}
            sx={{ mt: 1, display: 'inline-block', '@media print': { display: 'none' } }}
          >
            {t(GUIDE_PAGE.open, { page: t(page.label) })}
          </Link>
        )}
      </Box>
      {picture && <Picture {...picture} />}
    </Card>
  );
}
