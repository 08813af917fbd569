import { Box, Drawer, useMediaQuery, useTheme } from '@mui/material';
import { type ReactNode, Suspense, useCallback, useState } from 'react';
import { companyNameOf } from '../shared/auth/company-name';
import { useCompany, useUser } from '../shared/auth/use-can';
import { CompanyLogo } from '../shared/ui/CompanyLogo';
import { CrumbsProvider } from '../shared/ui/crumbs';
import { useRemembered } from '../shared/ui/hooks/use-remembered';
import { lazyPart } from '../shared/ui/states/lazy-part';
import { PageSkeleton } from '../shared/ui/states/PageSkeleton';
import { Toasts } from '../shared/ui/Toasts';
import { LogAsBanner } from './banners/LogAsBanner';
import { PageBoundary } from './crashes/PageBoundary';
import { CONTENT_ID, RouteAnnouncer } from './focus/RouteAnnouncer';
import { SkipLink } from './focus/SkipLink';
import { Header } from './Header';
import { Logo } from './Logo';
import { Sidebar } from './Sidebar';
import { Shortcuts } from './shortcuts/Shortcuts';
import { useCompanyOfLink } from './use-company-of-link';

const JobTray = lazyPart(() => import('./jobs/JobTray'));

const SIDEBAR_WIDTH = 248;

function ActingFor() {
  const company = useCompany();
  if (!company?.info.logo) return null;
  return (
    <Box sx={{ pt: 1.5 }}>
      <CompanyLogo src={company.info.logo} alt={companyNameOf(company)} />
    </Box>
  );
}

function SideMenu({ children }: { children: ReactNode }) {
  return (
    <Box
      sx={{
        width: SIDEBAR_WIDTH,
        flexShrink: 0,
        bgcolor: 'background.paper',
        borderRight: 1,
        borderColor: 'divider',
        '@media print': { display: 'none' },
      }}
    >
      <Box
        sx={{
          position: 'sticky',
          top: 'var(--banner-height, 0px)',
          height: 'calc(100dvh - var(--banner-height, 0px))',
          overflowY: 'auto',
          display: 'flex',
          flexFlow: 'column',
        }}
      >
        {children}
      </Box>
    </Box>
  );
}

export function AppShell({ children }: { children: ReactNode }) {
  useCompanyOfLink();
  const { id } = useUser();
  const isSmall = useMediaQuery(useTheme().breakpoints.down('md'), { noSsr: true });
  const [isOpen, setOpen] = useRemembered('homologa.sidebar', true);
  const [isSmallOpen, setSmallOpen] = useState(false);
  const closeSmall = useCallback(() => setSmallOpen(false), []);
  const toggle = () => (isSmall ? setSmallOpen(!isSmallOpen) : setOpen(!isOpen));
  const menu = (
    <>
      <Box sx={{ px: 2.5, pt: 1.75, pb: 0.5 }}>
        <Logo />
        <ActingFor />
      </Box>
      <Sidebar onNavigate={closeSmall} />
    </>
  );
  return (
    <CrumbsProvider key={id}>
      <SkipLink />
      <RouteAnnouncer />
      <Shortcuts />
      <Box sx={{ display: 'flex', minHeight: '100dvh', bgcolor: 'background.default' }}>
        {isSmall ? (
          <Drawer open={isSmallOpen} onClose={closeSmall} slotProps={{ paper: { sx: { width: SIDEBAR_WIDTH } } }}>
            {menu}
          </Drawer>
        ) : (
          isOpen && <SideMenu>{menu}</SideMenu>
        )}
        <Box sx={{ flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column' }}>
          <Header isMenuOpen={isSmall ? isSmallOpen : isOpen} onToggleMenu={toggle} />
          <LogAsBanner />
          <Box
            component="main"
            id={CONTENT_ID}
            tabIndex={-1}
            sx={{ flex: 1, outline: 'none', p: { xs: 2, md: 3 }, maxWidth: 1500, width: '100%', mx: 'auto' }}
          >
            <PageBoundary>
              <Suspense fallback={<PageSkeleton />}>{children}</Suspense>
            </PageBoundary>
          </Box>
        </Box>
      </Box>
      <Toasts />
      <Suspense fallback={null}>
        <JobTray />
      </Suspense>
    </CrumbsProvider>
  );
}
