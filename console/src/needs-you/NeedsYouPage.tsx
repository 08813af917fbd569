import DoneIcon from '@mui/icons-material/TaskAltOutlined';
import { Card, Skeleton } from '@mui/material';
import { GuideLink } from '../shared/guides/GuideLink';
import { useText } from '../shared/i18n/use-text';
import { usePage } from '../shared/ui/crumbs';
import { PageTitle } from '../shared/ui/PageTitle';
import { EmptyState } from '../shared/ui/states/EmptyState';
import { ErrorState } from '../shared/ui/states/ErrorState';
import { NeedLines } from './NeedLines';
import { NeedsMailChoice } from './NeedsMailChoice';
import { NEEDS_YOU } from './needs-you.texts';
import { useNeedsYou } from './use-needs-you';

export default function NeedsYouPage() {
  const t = useText();
  usePage({ label: t(NEEDS_YOU.title) });
  const { needs, error, refetch } = useNeedsYou();
  return (
    <>
      <PageTitle title={t(NEEDS_YOU.title)} actions={<NeedsMailChoice />} />
      {!needs && error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!needs && !error && <Skeleton variant="rounded" height={240} />}
      {needs && (
        <Card sx={{ px: { xs: 2, sm: 2.5 }, py: 1 }}>
          {needs.length === 0 ? (
            <EmptyState
              icon={<DoneIcon />}
              title={t(NEEDS_YOU.nothing)}
              action={<GuideLink guide="analyst" task="needs" />}
            />
          ) : (
            <NeedLines needs={needs} most={50} />
          )}
        </Card>
      )}
    </>
  );
}
