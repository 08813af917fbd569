import { Box, Button, Card } from '@mui/material';
import { type ReactNode, Suspense } from 'react';
import { Link, useLocation } from 'react-router';
import { useConfig } from '../shared/data/use-config';
import { useText } from '../shared/i18n/use-text';
import { CrumbsProvider } from '../shared/ui/crumbs';
import { PageSkeleton } from '../shared/ui/states/PageSkeleton';
import { PageBoundary } from './crashes/PageBoundary';
import { CONTENT_ID, RouteAnnouncer } from './focus/RouteAnnouncer';
import { SkipLink } from './focus/SkipLink';
import { FRAME } from './frame.texts';
import { LegalLinks } from './LegalLinks';
import { Logo } from './Logo';
import { LanguageMenu } from './menus/LanguageMenu';
import { ThemeMenu } from './menus/ThemeMenu';

export function PublicShell({ children, isWide = false }: { children: ReactNode; isWide?: boolean }) {
  const t = useText();
  const { pathname } = useLocation();
  const { data } = useConfig();
  const isLogin = pathname === '/login';
  return (
    <CrumbsProvider>
      <SkipLink />
      <RouteAnnouncer />
      <Box sx={{ minHeight: '100dvh', display: 'flex', flexDirection: 'column', bgcolor: 'background.default' }}>
        <Box
          component="header"
          sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', px: { xs: 1.5, sm: 4 }, py: 1.5 }}
        >
          <Logo name={data?.brand.name} />
          <Box sx={{ display: 'flex', alignItems: 'center', gap: { xs: 0, sm: 1 }, ml: 'auto' }}>
            <ThemeMenu />
            <LanguageMenu />
            <Button
              component={Link}
              to={isLogin ? '/contact' : '/login'}
              variant="outlined"
              sx={{ whiteSpace: 'nowrap' }}
            >
              {t(isLogin ? FRAME.contactUs : FRAME.login)}
            </Button>
          </Box>
        </Box>
        <Box
          component="main"
          id={CONTENT_ID}
          tabIndex={-1}
          sx={{
            flex: 1,
            outline: 'none',
            display: 'grid',
            placeItems: isWide ? 'start center' : 'center',
            px: 2,
            py: 4,
          }}
        >
          <Card sx={{ width: '100%', maxWidth: isWide ? 900 : 440, p: { xs: 2.5, sm: 4 } }}>
            <PageBoundary>
              <Suspense fallback={<PageSkeleton />}>{children}</Suspense>
            </PageBoundary>
          </Card>
        </Box>
        <Box component="footer" sx={{ display: 'flex', justifyContent: 'center', gap: 2, pb: 2 }}>
          <LegalLinks />
        </Box>
      </Box>
    </CrumbsProvider>
  );
}
