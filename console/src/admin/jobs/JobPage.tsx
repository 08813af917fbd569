import { translateError } from '@homologa/domain/errors/error-messages';
import { jobName } from '@homologa/domain/jobs/job-name-words';
import { jobReason } from '@homologa/domain/jobs/job-reasons';
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
import { JOBS } from './jobs.texts';

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
  const atDesk = useQuery({ queryKey: ['jobs', 'getDeskJob', id], queryFn: () => dataProvider.getDeskJob(id) });
  const title = query.data ? t(jobName(query.data.name)) : t(ADMIN.job);
  const listed = atDesk.data ?? null;
  const reason = listed?.code ? jobReason(listed.code, listed.said, locale) : null;
  usePage({ label: t(JOBS.title), to: '/admin/jobs' }, { label: title });
  const refresh = async () => {
    await Promise.all([query.refetch(), atDesk.refetch()]);
  };
  return (
    <Loaded query={query}>
      {(job) => (
        <>
          <PageTitle
            title={title}
            actions={
              listed?.state !== 'active' && listed ? (
                <ChangeJob job={listed} onDone={() => void refresh()} />
              ) : undefined
            }
          />
          <Panel title={t(ADMIN.job)}>
            <Facts
              columns={2}
              facts={[
                { label: t(ADMIN.jobState), value: t(JOB_STATE_WORDS[job.state]) },
                { label: t(ADMIN.jobError), value: reason ?? (job.error && translateError(job.error, locale)) },
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
