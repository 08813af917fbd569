import { translateError } from '@homologa/domain/errors/error-messages';
import { JOB_STATE_WORDS } from '@homologa/domain/jobs/job-words';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useProvider } from '../shared/data/provider/use-provider';
import { useFormat } from '../shared/i18n/use-format';
import { useAppLocale, useText } from '../shared/i18n/use-text';
import { usePage } from '../shared/ui/crumbs';
import { Facts } from '../shared/ui/Facts';
import { PageTitle } from '../shared/ui/PageTitle';
import { Panel } from '../shared/ui/Panel';
import { Loaded } from '../shared/ui/states/Loaded';
import { ADMIN } from './admin.texts';

export default function JobPage() {
  const t = useText();
  const locale = useAppLocale();
  const format = useFormat();
  const dataProvider = useProvider();
  const { id = '' } = useParams();
  const query = useQuery({
    queryKey: ['jobs', 'getJob', id],
    queryFn: ({ signal }) => dataProvider.getJob(id, signal),
  });
  usePage({ label: query.data?.name ?? t(ADMIN.job) });
  return (
    <Loaded query={query}>
      {(job) => (
        <>
          <PageTitle title={job.name} />
          <Panel title={t(ADMIN.job)}>
            <Facts
              columns={2}
              facts={[
                { label: t(ADMIN.jobState), value: t(JOB_STATE_WORDS[job.state]) },
                { label: t(ADMIN.jobError), value: job.error && translateError(job.error, locale) },
                { label: t(ADMIN.jobCreated), value: format.dateTime(job.created_at) },
                { label: t(ADMIN.jobFinished), value: job.finished_at && format.dateTime(job.finished_at) },
                {
                  label: t(ADMIN.jobProgress),
                  value: job.progress && `${job.progress.done}${job.progress.total ? ` / ${job.progress.total}` : ''}`,
                },
              ]}
            />
          </Panel>
        </>
      )}
    </Loaded>
  );
}
