import { textIn } from '@homologa/domain/questionnaires/library/template-items';
import { Alert, MenuItem, TextField } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router';
import { useProvider } from '../../shared/data/provider/use-provider';
import type { ShownTemplate, TemplateScope } from '../../shared/data/provider/verbs/questionnaires/templates.verbs';
import { useFormat } from '../../shared/i18n/use-format';
import { useAppLocale, useText } from '../../shared/i18n/use-text';
import { usePage } from '../../shared/ui/crumbs';
import { PageTitle } from '../../shared/ui/PageTitle';
import { Loaded } from '../../shared/ui/states/Loaded';
import { TemplateEditor } from './TemplateEditor';
import { TemplateMenu } from './TemplateMenu';
import { TemplateReading } from './TemplateReading';
import { TEMPLATES } from './templates.texts';

/** One template: its newest version to edit, older ones and those of others to read. */
export default function TemplatePage({ scope }: { scope: TemplateScope }) {
  const { id = '' } = useParams();
  const dataProvider = useProvider();
  const [version, setVersion] = useState<number>();
  const query = useQuery({
    queryKey: ['templates', 'getTemplate', scope, id, ...(version === undefined ? [] : [version])],
    queryFn: () => dataProvider.getTemplate(scope, id, version),
  });
  return (
    <Loaded query={query}>{(template) => <Template template={template} scope={scope} onVersion={setVersion} />}</Loaded>
  );
}

interface TemplateProps {
  template: ShownTemplate;
  scope: TemplateScope;
  onVersion: (version: number | undefined) => void;
}

function Template({ template, scope, onVersion }: TemplateProps) {
  const t = useText();
  const locale = useAppLocale();
  const title = textIn(template.title, locale);
  usePage({ label: t(TEMPLATES.title), to: scope === 'provider' ? '/desk/templates' : '/templates' }, { label: title });
  const isOwn = template.owner === scope;
  const isNewest = template.shown_version === template.version;
  const note = !isOwn
    ? TEMPLATES.ofTheProvider
    : template.archived
      ? TEMPLATES.isArchived
      : isNewest
        ? null
        : TEMPLATES.older;
  return (
    <>
      <PageTitle
        title={title}
        subtitle={textIn(template.description, locale)}
        actions={
          <>
            <VersionField template={template} onVersion={onVersion} />
            {isOwn && <TemplateMenu template={template} scope={scope} />}
          </>
        }
      />
      {note && (
        <Alert severity="info" sx={{ mb: 2 }}>
          {t(note)}
        </Alert>
      )}
      {note ? (
        <TemplateReading items={template.items} />
      ) : (
        <TemplateEditor key={template.version} template={template} scope={scope} />
      )}
    </>
  );
}

function VersionField({ template, onVersion }: Pick<TemplateProps, 'template' | 'onVersion'>) {
  const t = useText();
  const format = useFormat();
  return (
    <TextField
      select
      size="small"
      label={t(TEMPLATES.version)}
      value={template.shown_version}
      onChange={({ target }) => {
        const chosen = Number(target.value);
        onVersion(chosen === template.version ? undefined : chosen);
      }}
      sx={{ minWidth: 160 }}
    >
      {template.versions.map(({ version, created_at: createdAt, is_release: isRelease }) => (
        <MenuItem key={version} value={version}>
          {t(isRelease ? TEMPLATES.fromRelease : TEMPLATES.versionOf, { n: version, date: format.date(createdAt) })}
        </MenuItem>
      ))}
    </TextField>
  );
}
