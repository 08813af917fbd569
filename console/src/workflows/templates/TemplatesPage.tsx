import { LOCALE_NAMES, LOCALES, type Locale } from '@homologa/domain/language/locales';
import type { TemplateRow } from '@homologa/domain/questionnaires/library/template.contract';
import { textIn } from '@homologa/domain/questionnaires/library/template-items';
import { Box, Button, Card, Chip, FormControlLabel, Link, Stack, Switch, TextField, Typography } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useId, useRef, useState } from 'react';
import { Link as RouterLink } from 'react-router';
import { useProvider } from '../../shared/data/provider/use-provider';
import type { TemplateScope } from '../../shared/data/provider/verbs/questionnaires/templates.verbs';
import { useAppLocale, useText } from '../../shared/i18n/use-text';
import { usePage } from '../../shared/ui/crumbs';
import { PageTitle } from '../../shared/ui/PageTitle';
import { Loaded } from '../../shared/ui/states/Loaded';
import { lazyPart } from '../../shared/ui/states/lazy-part';
import { ClearSearch } from '../edit/questionnaire/library/ClearSearch';
import { LIBRARY } from '../edit/questionnaire/library/library.texts';
import { TemplateMenu } from './TemplateMenu';
import { templatePath } from './template-path';
import { TEMPLATES } from './templates.texts';

const NewModelDialog = lazyPart(() => import('./NewModelDialog'));

/** Lists the templates of the company with the provider's models, or the provider's for its staff. */
export default function TemplatesPage({ scope }: { scope: TemplateScope }) {
  const t = useText();
  const dataProvider = useProvider();
  const [search, setSearch] = useState('');
  const searchRef = useRef<HTMLInputElement>(null);
  const [archived, setArchived] = useState(false);
  const [isNew, setNew] = useState(false);
  const q = useDeferredValue(search.trim());
  usePage({ label: t(TEMPLATES.title) });
  const query = useQuery({
    queryKey: ['templates', 'getTemplates', scope, q, archived],
    queryFn: () => dataProvider.getTemplates(scope, { q, archived }),
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <PageTitle
        title={t(TEMPLATES.title)}
        subtitle={t(scope === 'provider' ? TEMPLATES.ofProvider : TEMPLATES.ofCompany)}
        actions={
          scope === 'provider' && (
            <Button variant="contained" onClick={() => setNew(true)}>
              {t(TEMPLATES.new)}
            </Button>
          )
        }
      />
      <Box sx={{ display: 'flex', gap: 2, flexWrap: 'wrap', alignItems: 'center', mb: 2 }}>
        <TextField
          size="small"
          type="search"
          inputRef={searchRef}
          label={t(LIBRARY.search)}
          value={search}
          onChange={({ target }) => setSearch(target.value)}
          sx={{ flex: '1 1 260px', maxWidth: 480 }}
        />
        <FormControlLabel
          label={t(TEMPLATES.archived)}
          control={<Switch checked={archived} onChange={(_event, value) => setArchived(value)} />}
        />
      </Box>
      <Loaded query={query}>
        {(rows) => {
          const own = rows.filter(({ owner }) => owner === 'company');
          const models = rows.filter(({ owner }) => owner === 'provider');
          const isUnfiltered = q === '' && !archived;
          const bare =
            scope === 'company' && own.length === 0 && isUnfiltered
              ? TEMPLATES.empty
              : rows.length === 0
                ? LIBRARY.none
                : scope === 'company' && own.length === 0
                  ? TEMPLATES.noneOwn
                  : null;
          return (
            <>
              {bare && (
                <Box sx={{ mb: 3 }}>
                  <Typography role="status" sx={{ color: 'text.secondary' }}>
                    {t(bare)}
                  </Typography>
                  {q !== '' && <ClearSearch searchRef={searchRef} onClear={() => setSearch('')} />}
                </Box>
              )}
              {scope === 'company' && <Group title={t(LIBRARY.own)} rows={own} scope={scope} />}
              <Group title={t(LIBRARY.provider)} hint={t(LIBRARY.hint)} rows={models} scope={scope} />
            </>
          );
        }}
      </Loaded>
      {isNew && <NewModelDialog onClose={() => setNew(false)} />}
    </>
  );
}

interface GroupProps {
  title: string;
  hint?: string;
  rows: readonly TemplateRow[];
  scope: TemplateScope;
}

function Group({ title, hint, rows, scope }: GroupProps) {
  const titleId = useId();
  if (rows.length === 0) return null;
  return (
    <Box component="section" aria-labelledby={titleId} sx={{ mb: 4 }}>
      <Typography id={titleId} variant="h2">
        {title}
      </Typography>
      {hint && <Typography sx={{ color: 'text.secondary' }}>{hint}</Typography>}
      <Stack component="ul" spacing={1.5} sx={{ listStyle: 'none', p: 0, mt: 1.5 }}>
        {rows.map((row) => (
          <Card key={row.id} component="li" sx={{ p: 2, display: 'flex', gap: 1, alignItems: 'flex-start' }}>
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <TemplateFacts row={row} scope={scope} />
            </Box>
            {row.owner === scope && <TemplateMenu template={row} scope={scope} />}
          </Card>
        ))}
      </Stack>
    </Box>
  );
}

function TemplateFacts({ row, scope }: { row: TemplateRow; scope: TemplateScope }) {
  const t = useText();
  const locale = useAppLocale();
  const missingIn = (language: Locale) => row.missing[language] ?? 0;
  const complete = LOCALES.filter((language) => missingIn(language) === 0);
  const facts = `${t(LIBRARY.questions, { count: row.questions })}, ${t(LIBRARY.version, { n: row.version })}`;
  return (
    <>
      <Link component={RouterLink} to={templatePath(scope, row.id)} sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
        {textIn(row.title, locale)}
      </Link>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {facts}
      </Typography>
      <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        {textIn(row.description, locale)}
      </Typography>
      <Box sx={{ display: 'flex', columnGap: 1, rowGap: 0.5, flexWrap: 'wrap', alignItems: 'center', mt: 1 }}>
        {complete.length > 0 && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {complete.map((language) => LOCALE_NAMES[language]).join(' · ')}
          </Typography>
        )}
        {LOCALES.filter((language) => missingIn(language) > 0).map((language) => (
          <Chip
            key={language}
            size="small"
            variant="outlined"
            color="warning"
            label={t(TEMPLATES.missing, { language: LOCALE_NAMES[language], count: missingIn(language) })}
          />
        ))}
      </Box>
    </>
  );
}
