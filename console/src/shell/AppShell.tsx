import { Box, Drawer, Link, useMediaQuery, useTheme } from '@mui/material';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useText } from '../shared/i18n/use-text';
import { useRemembered } from '../shared/ui/use-remembered';
import { CrumbsProvider } from './crumbs';
import { Header } from './Header';
import { LogAsBanner } from './LogAsBanner';
import { Logo } from './Logo';
import { PageBoundary } from './PageBoundary';
import { PageSkeleton } from './PageSkeleton';
import { Sidebar } from './Sidebar';
import { SHELL } from './shell.texts';

const JobTray = lazy(() => import('../shared/jobs/JobTray'));

const SIDEBAR_WIDTH = 248;

/** Frame of every signed-in page: header, menu, banner, and the page with its own boundary for crashes. */
export function AppShell({ children }: { children: ReactNode }) {
  const t = useText();
  const isSmall = useMediaQuery(useTheme().breakpoints.down('md'), { noSsr: true });
  const [isOpen, setOpen] = useRemembered('homologa.sidebar', true);
  const [isSmallOpen, setSmallOpen] = useState(false);
  const toggle = () => (isSmall ? setSmallOpen(!isSmallOpen) : setOpen(!isOpen));
  const isShown = isSmall ? isSmallOpen : isOpen;
  return (
    <CrumbsProvider>
      <Link
        href="#content"
        sx={{
          position: 'absolute',
          left: -9999,
          zIndex: 2000,
          '&:focus': { left: 8, top: 8, p: 1, bgcolor: 'background.paper' },
        }}
      >
        {t(SHELL.skip)}
      </Link>
      <Box sx={{ display: 'flex', minHeight: '100dvh', bgcolor: 'background.default' }}>
        <Drawer
          variant={isSmall ? 'temporary' : 'persistent'}
          open={isShown}
          transitionDuration={isSmall ? undefined : 0}
          onClose={() => setSmallOpen(false)}
          sx={{
            width: isShown && !isSmall ? SIDEBAR_WIDTH : 0,
            flexShrink: 0,
            '& .MuiDrawer-paper': { width: SIDEBAR_WIDTH, boxSizing: 'border-box' },
            '@media print': { display: 'none' },
          }}
        >
          <Box sx={{ px: 2.5, pt: 1.75, pb: 0.5 }}>
            <Logo />
          </Box>
          <Sidebar onNavigate={() => setSmallOpen(false)} />
        </Drawer>
        <Box sx={{ flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column' }}>
          <Header isMenuOpen={isShown} onToggleMenu={toggle} />
          <LogAsBanner />
          <Box
            component="main"
            id="content"
            tabIndex={-1}
            sx={{ flex: 1, outline: 'none', p: { xs: 2, md: 3 }, maxWidth: 1500, width: '100%', mx: 'auto' }}
          >
            <PageBoundary>
              <Suspense fallback={<PageSkeleton />}>{children}</Suspense>
            </PageBoundary>
          </Box>
        </Box>
      </Box>
      <Suspense fallback={null}>
        <JobTray />
      </Suspense>
    </CrumbsProvider>
  );
}
