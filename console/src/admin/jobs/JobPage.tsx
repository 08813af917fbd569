import type { DeskJobResponse } from '@homologa/domain/desk/jobs.contract';
import { translateError } from '@homologa/domain/errors/error-messages';
import { jobName } from '@homologa/domain/jobs/job-name-words';
import { isJobFinished } from '@homologa/domain/jobs/job-states';
import { JOB_STATE_WORDS } from '@homologa/domain/jobs/job-words';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useProvider } from '../../shared/data/provider/use-provider';
import { useFormat } from '../../shared/i18n/use-format';
import { useAppLocale, useText } from '../../shared/i18n/use-text';
import { usePage } from '../../shared/ui/crumbs';
import { Facts } from '../../shared/ui/Facts';
import { PageTitle } from '../../shared/ui/PageTitle';
import { Panel } from '../../shared/ui/Panel';
import { Loaded } from '../../shared/ui/states/Loaded';
import { ADMIN } from '../admin.texts';
import { ChangeJob } from './ChangeJobs';
import { JobReason } from './JobReason';
import { JOBS } from './jobs.texts';
import { REFRESH_MS } from './use-job-queues';

const hasReason = (job: DeskJobResponse | null): job is DeskJobResponse =>
  job !== null && (job.code !== null || job.is_cancelling);

export default function JobPage() {
  const t = useText();
  const locale = useAppLocale();
  const format = useFormat();
  const dataProvider = useProvider();
  const { id = '' } = useParams();
  const query = useQuery({
    queryKey: ['jobs', 'getJob', id],
    queryFn: async ({ signal }) => {
      const [job, listed] = await Promise.all([dataProvider.getJob(id, signal), dataProvider.getDeskJob(id)]);
      return { job, listed };
    },
    // A retried or cancelled job ends by itself later.
    refetchInterval: ({ state: { data } }) => (data && isJobFinished(data.job.state) ? false : REFRESH_MS),
  });
  const title = query.data ? t(jobName(query.data.job.name)) : t(ADMIN.job);
  usePage({ label: t(JOBS.title), to: '/admin/jobs' }, { label: title });
  return (
    <Loaded query={query}>
      {({ job, listed }) => (
        <>
          <PageTitle
            title={title}
            actions={
              listed && listed.state !== 'active' ? (
                <ChangeJob job={listed} onDone={() => void query.refetch()} />
              ) : undefined
            }
          />
          <Panel title={t(ADMIN.job)}>
            <Facts
              columns={2}
              facts={[
                { label: t(ADMIN.jobState), value: t(JOB_STATE_WORDS[job.state]) },
                {
                  label: t(ADMIN.jobError),
                  value: hasReason(listed) ? (
                    <JobReason job={listed} />
                  ) : (
                    job.error && translateError(job.error, locale)
                  ),
                },
                { label: t(JOBS.company), value: listed?.company?.name },
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
