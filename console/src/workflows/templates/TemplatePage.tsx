import { textIn } from '@homologa/domain/questionnaires/library/template-items';
import { Alert, Box, MenuItem, TextField } from '@mui/material';
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
  const query = useQuery({
    queryKey: ['templates', 'getTemplate', scope, id],
    queryFn: () => dataProvider.getTemplate(scope, id),
  });
  return <Loaded query={query}>{(template) => <Template key={id} template={template} scope={scope} />}</Loaded>;
}

interface TemplateProps {
  /** The newest version. */
  template: ShownTemplate;
  scope: TemplateScope;
}

function Template({ template, scope }: TemplateProps) {
  const t = useText();
  const locale = useAppLocale();
  const title = textIn(template.title, locale);
  usePage({ label: t(TEMPLATES.title), to: scope === 'provider' ? '/desk/templates' : '/templates' }, { label: title });
  // The version that is edited. A refetch may bring a newer one while the user types, which must not replace it.
  const [{ base, edit }, setEdited] = useState({ base: template, edit: 0 });
  const [isUnsaved, setUnsaved] = useState(false);
  const [chosen, setChosen] = useState<number>();
  // The query is older than the base for a moment after a publication.
  const newest = template.version < base.version ? base : template;
  const isOwn = template.owner === scope;
  const isEditable = isOwn && (!template.archived || isUnsaved);
  const current = isEditable ? base.version : template.version;
  const shown = chosen ?? current;
  const isReading = shown !== current;
  const read = (version: number) => setChosen(version === current ? undefined : version);
  const note = !isOwn
    ? TEMPLATES.ofTheProvider
    : template.archived
      ? TEMPLATES.isArchived
      : isReading
        ? shown < template.version
          ? TEMPLATES.older
          : TEMPLATES.newest
        : null;
  return (
    <>
      <PageTitle
        title={title}
        subtitle={textIn(template.description, locale)}
        actions={
          // Without wrapping, so that the menu stays beside the field, which shortens the chosen version instead.
          // Its label stands on the field's border, so that it needs more distance from the description than the field.
          <Box
            sx={{
              display: 'flex',
              alignItems: 'center',
              gap: 1,
              minWidth: 0,
              maxWidth: '100%',
              pt: 1,
              pl: { xs: 0, md: 3 },
            }}
          >
            <VersionField versions={newest.versions} version={shown} onVersion={read} />
            {isOwn && <TemplateMenu template={template} scope={scope} />}
          </Box>
        }
      />
      {note && (
        <Alert severity="info" sx={{ mb: 2 }}>
          {t(note)}
        </Alert>
      )}
      {isReading && <ReadVersion id={template.id} version={shown} scope={scope} />}
      {!isReading && !isEditable && <TemplateReading items={template.items} />}
      {isEditable && (
        // Stays mounted while another version is read, because it has the unsaved changes.
        <TemplateEditor
          key={edit}
          base={base}
          newest={template}
          scope={scope}
          isHidden={isReading}
          onUnsaved={setUnsaved}
          onRebase={(version) => setEdited((before) => ({ ...before, base: version }))}
          onLoad={(version) => {
            setEdited((before) => ({ base: version, edit: before.edit + 1 }));
            setChosen((before) => (before === version.version ? undefined : before));
          }}
        />
      )}
    </>
  );
}

function ReadVersion({ id, version, scope }: { id: string; version: number; scope: TemplateScope }) {
  const dataProvider = useProvider();
  const query = useQuery({
    queryKey: ['templates', 'getTemplate', scope, id, version],
    queryFn: () => dataProvider.getTemplate(scope, id, version),
  });
  return <Loaded query={query}>{({ items }) => <TemplateReading items={items} />}</Loaded>;
}

interface VersionFieldProps {
  versions: ShownTemplate['versions'];
  version: number;
  onVersion: (version: number) => void;
}

function VersionField({ versions, version: shown, onVersion }: VersionFieldProps) {
  const t = useText();
  const format = useFormat();
  return (
    <TextField
      select
      size="small"
      label={t(TEMPLATES.version)}
      value={shown}
      onChange={({ target }) => onVersion(Number(target.value))}
      sx={{ width: 'min(320px, 60vw)', minWidth: 0 }}
    >
      {versions.map(({ version, created_at: createdAt, is_release: isRelease }) => (
        <MenuItem key={version} value={version}>
          {t(isRelease ? TEMPLATES.fromRelease : TEMPLATES.versionOf, { n: version, date: format.date(createdAt) })}
        </MenuItem>
      ))}
    </TextField>
  );
}
