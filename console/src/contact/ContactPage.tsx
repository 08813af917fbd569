import { countryById, isCountryId } from '@homologa/domain/countries/countries';
import { COUNTRY_NAMES } from '@homologa/domain/countries/country-names';
import ChatIcon from '@mui/icons-material/ChatOutlined';
import MailIcon from '@mui/icons-material/MailOutlined';
import PhoneIcon from '@mui/icons-material/PhoneOutlined';
import {
  Button,
  Link,
  List,
  ListItem,
  ListItemIcon,
  MenuItem,
  Skeleton,
  Stack,
  TextField,
  Typography,
} from '@mui/material';
import { useState } from 'react';
import { useConfig } from '../shared/data/use-config';
import { useText } from '../shared/i18n/use-text';
import { usePage } from '../shared/ui/crumbs';
import { PageTitle } from '../shared/ui/PageTitle';
import { ErrorState } from '../shared/ui/states/ErrorState';
import { CONTACT } from './contact.texts';

/** Minimum touch target of 44 pixels. */
const TARGET = { display: 'inline-flex', alignItems: 'center', minHeight: 44 };

/** True if the region of one of the browser's languages is this country: `es-MX` for Mexico. */
const isHere = ({ country }: { country: string }): boolean => {
  const region = countryById(country)?.alpha2;
  return region !== undefined && navigator.languages.some((tag) => tag.toUpperCase().endsWith(`-${region}`));
};

export default function ContactPage() {
  const t = useText();
  usePage({ label: t(CONTACT.title) });
  const { data, error, isPending, refetch } = useConfig();
  const [chosen, setChosen] = useState<string | null>(null);
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  const contacts = data?.contact_numbers ?? [];
  const country = chosen ?? (contacts.find(isHere) ?? contacts[0])?.country ?? '';
  const numbers = contacts.find((entry) => entry.country === country)?.numbers ?? [];
  const nameOf = (id: string): string => (isCountryId(id) ? t(COUNTRY_NAMES[id]) : t(CONTACT.other));
  return (
    <Stack spacing={2} sx={{ maxWidth: 520 }}>
      <PageTitle title={t(CONTACT.title)} subtitle={t(CONTACT.hint)} />
      {isPending ? (
        <Skeleton variant="rounded" height={120} />
      ) : (
        <>
          <TextField
            select
            label={t(CONTACT.country)}
            value={country}
            onChange={(event) => setChosen(event.target.value)}
          >
            {contacts.map((entry) => (
              <MenuItem key={entry.country} value={entry.country}>
                {nameOf(entry.country)}
              </MenuItem>
            ))}
          </TextField>
          {numbers.length === 0 && <Typography sx={{ color: 'text.secondary' }}>{t(CONTACT.noNumbers)}</Typography>}
          <List disablePadding>
            {numbers.map((number) => (
              <ListItem key={number} disableGutters>
                <ListItemIcon sx={{ minWidth: 36 }}>
                  <PhoneIcon color="primary" />
                </ListItemIcon>
                <Link sx={TARGET} href={`tel:${number.replace(/[^+\d]/g, '')}`}>
                  {number}
                </Link>
              </ListItem>
            ))}
            {data?.contact_email && (
              <ListItem disableGutters>
                <ListItemIcon sx={{ minWidth: 36 }}>
                  <MailIcon color="primary" titleAccess={t(CONTACT.email)} />
                </ListItemIcon>
                <Link href={`mailto:${data.contact_email}`} sx={{ ...TARGET, overflowWrap: 'anywhere' }}>
                  {data.contact_email}
                </Link>
              </ListItem>
            )}
          </List>
          {data?.chat_url && (
            <Button
              variant="contained"
              size="large"
              startIcon={<ChatIcon />}
              href={data.chat_url}
              target="_blank"
              rel="noreferrer"
              sx={{ alignSelf: 'start', minHeight: 44 }}
            >
              {t(CONTACT.chat)}
            </Button>
          )}
        </>
      )}
    </Stack>
  );
}
