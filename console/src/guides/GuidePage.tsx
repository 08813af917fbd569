import PrintIcon from '@mui/icons-material/PrintOutlined';
import { Box, Button, Link, Stack, Typography } from '@mui/material';
import { useEffect } from 'react';
import { Link as RouterLink, useLocation, useParams } from 'react-router';
import { useCan, useUser } from '../shared/auth/use-can';
import { type GuideName, guidePath, guidesOf } from '../shared/guides/guide-links';
import { GUIDE_WORDS } from '../shared/guides/guides.texts';
import { useText } from '../shared/i18n/use-text';
import { usePage } from '../shared/ui/crumbs';
import { PageTitle } from '../shared/ui/PageTitle';
import { NotFound } from '../shared/ui/states/NotFound';
import { GuideTaskCard } from './GuideTaskCard';
import type { GuideTask } from './guide';
import { GUIDE_PAGE } from './guide-page.texts';
import { GUIDE_CONTENTS } from './guides';

/**
 * Scrolls to the task in the URL's hash and focuses the task. The browser scrolls only to elements that exist when the
 * document loads.
 */
function useTaskOfAddress(): void {
  const { hash, key } = useLocation();
  useEffect(() => {
    const heading = hash && document.getElementById(decodeURIComponent(hash.slice(1)));
    if (!heading) return;
    heading.scrollIntoView();
    heading.focus({ preventScroll: true });
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- the same link pressed again leads there again
  }, [hash, key]);
}

function TaskIndex({ tasks }: { tasks: readonly (readonly [string, GuideTask])[] }) {
  const t = useText();
  return (
    <Box component="nav" aria-label={t(GUIDE_PAGE.tasks)} sx={{ mb: 3 }}>
      <Box component="ol" sx={{ m: 0, pl: 3, columns: { xs: 1, md: 2 }, columnGap: 4, '& li': { mb: 0.75 } }}>
        {tasks.map(([id, { title }]) => (
          <li key={id}>
            <Link component={RouterLink} to={{ hash: `#${id}` }} replace>
              {t(title)}
            </Link>
          </li>
        ))}
      </Box>
    </Box>
  );
}

function OtherGuides({ names }: { names: readonly GuideName[] }) {
  const t = useText();
  if (names.length === 0) return null;
  return (
    <Box component="nav" aria-label={t(GUIDE_PAGE.others)} sx={{ mt: 3, '@media print': { display: 'none' } }}>
      <Typography sx={{ color: 'text.secondary' }}>{t(GUIDE_PAGE.others)}</Typography>
      <Stack sx={{ mt: 0.5, gap: 0.5, alignItems: 'start' }}>
        {names.map((name) => (
          <Link key={name} component={RouterLink} to={guidePath(name)}>
            {t(GUIDE_WORDS[name])}
          </Link>
        ))}
      </Stack>
    </Box>
  );
}

function GuideOf({ name, others }: { name: GuideName; others: readonly GuideName[] }) {
  const t = useText();
  const isAdmin = useCan('manage_workflows');
  const title = t(GUIDE_WORDS[name]);
  usePage({ label: title });
  useTaskOfAddress();
  const { intro, labels, tasks } = GUIDE_CONTENTS[name];
  const entries = Object.entries<GuideTask>(tasks);
  return (
    <>
      <PageTitle
        title={title}
        subtitle={t(intro)}
        actions={
          <Button
            variant="outlined"
            startIcon={<PrintIcon />}
            onClick={() => window.print()}
            sx={{ '@media print': { display: 'none' } }}
          >
            {t(GUIDE_PAGE.print)}
          </Button>
        }
      />
      <TaskIndex tasks={entries} />
      <Stack sx={{ gap: 2.5 }}>
        {entries.map(([id, task]) => (
          <GuideTaskCard key={id} id={id} task={task} labels={labels} isAdmin={isAdmin} />
        ))}
      </Stack>
      <OtherGuides names={others} />
    </>
  );
}

/** Renders a guide that the user may read, otherwise the not-found page. */
export default function GuidePage() {
  const { guide = '' } = useParams();
  const names = guidesOf(useUser());
  const name = names.find((known) => known === guide);
  if (!name) return <NotFound />;
  return <GuideOf key={name} name={name} others={names.filter((other) => other !== name)} />;
}
