import CompanyIcon from '@mui/icons-material/DomainOutlined';
import { Divider, ListItemIcon, ListSubheader, MenuItem } from '@mui/material';
import { useNavigate } from 'react-router';
import { companyNameOf } from '../../shared/auth/company-name';
import { switchCompany } from '../../shared/auth/session-store';
import { useUser } from '../../shared/auth/use-can';
import { useText } from '../../shared/i18n/use-text';
import { SHELL } from '../shell.texts';

export function CompanyChoice({ onChosen }: { onChosen: () => void }) {
  const t = useText();
  const navigate = useNavigate();
  const { companies, acting_company_id: actingIn } = useUser();
  // Switch the company only after the navigation: if unsaved input blocks the navigation, the open page must stay in
  // its company.
  const actIn = async (id: string) => {
    await navigate('/home');
    if (window.location.pathname === '/home') switchCompany(id);
  };
  if (companies.length < 2) return null;
  return (
    <>
      <ListSubheader disableSticky sx={{ lineHeight: 2.4, bgcolor: 'transparent' }}>
        {t(SHELL.company)}
      </ListSubheader>
      {companies.map(({ company_id: id, company }) => (
        <MenuItem
          key={id}
          role="menuitemradio"
          aria-checked={id === actingIn}
          selected={id === actingIn}
          onClick={() => {
            onChosen();
            if (id !== actingIn) void actIn(id);
          }}
        >
          <ListItemIcon>
            <CompanyIcon fontSize="small" />
          </ListItemIcon>
          {companyNameOf(company)}
        </MenuItem>
      ))}
      <Divider />
    </>
  );
}
