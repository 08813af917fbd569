import { REPORT_TYPE_WORDS } from '@homologa/domain/catalog/report-type-words';
import GuideIcon from '@mui/icons-material/AutoStoriesOutlined';
import DownloadIcon from '@mui/icons-material/DownloadOutlined';
import KeyboardIcon from '@mui/icons-material/KeyboardOutlined';
import LogoutIcon from '@mui/icons-material/LogoutOutlined';
import SettingsIcon from '@mui/icons-material/SettingsOutlined';
import SwitchIcon from '@mui/icons-material/SwitchAccountOutlined';
import { Avatar, Box, Divider, LinearProgress, ListItemIcon, MenuItem, MenuList, Typography } from '@mui/material';
import { useId, useState } from 'react';
import { useLogout } from 'react-admin';
import { useNavigate } from 'react-router';
import { companyNameOf } from '../../shared/auth/company-name';
import { useCan, useCompany, useUser } from '../../shared/auth/use-can';
import { guidePath, guidesOf } from '../../shared/guides/guide-links';
import { GUIDE_WORDS } from '../../shared/guides/guides.texts';
import { useFileUrl } from '../../shared/http/use-file-url';
import { useFormat } from '../../shared/i18n/use-format';
import { useText } from '../../shared/i18n/use-text';
import { HeaderPopover } from '../../shared/ui/HeaderPopover';
import { LogInAsDialog } from '../banners/LogInAsDialog';
import { SHELL } from '../shell.texts';
import { openPart } from '../shortcuts/palette-store';
import { CompanyChoice } from './CompanyChoice';

function QuotaMeters() {
  const t = useText();
  const titleId = useId();
  const format = useFormat();
  const products = (useCompany()?.features.products ?? []).filter(
    (product) => product.enabled && product.extras.visible,
  );
  if (products.length === 0) return null;
  return (
    // The box is focusable, so that a long list can be scrolled by keyboard.
    <Box
      role="group"
      aria-labelledby={titleId}
      tabIndex={0}
      sx={{ px: 2, py: 1, maxHeight: 'max(120px, 100dvh - 460px)', overflow: 'auto' }}
    >
      <Typography id={titleId} variant="caption" sx={{ color: 'text.secondary' }}>
        {t(SHELL.quota)}
      </Typography>
      {products.map((product) => {
        const name = t(REPORT_TYPE_WORDS[product.type]);
        return (
          <Box key={product.type} sx={{ mt: 0.75 }}>
            <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, fontSize: '0.85rem' }}>
              <span>{name}</span>
              <span>{`${format.number(product.used)} / ${format.number(product.total)}`}</span>
            </Box>
            <LinearProgress
              variant="determinate"
              aria-label={name}
              value={product.total === 0 ? 100 : Math.min(100, (product.used / product.total) * 100)}
              sx={{ height: 5, borderRadius: 3 }}
            />
          </Box>
        );
      })}
    </Box>
  );
}

export function UserMenu() {
  const t = useText();
  const user = useUser();
  const company = useCompany();
  const navigate = useNavigate();
  const logout = useLogout();
  const picture = useFileUrl(user.info.image);
  const mayLogInAs = useCan('administer');
  const isClient = useCan('see_client_area');
  const [isLogInAsOpen, setLogInAsOpen] = useState(false);
  const label = t(SHELL.userMenu, { name: user.info.name });
  return (
    <>
      <HeaderPopover
        label={label}
        opens="menu"
        icon={
          <Avatar
            src={picture ?? undefined}
            alt=""
            sx={{ width: 34, height: 34, bgcolor: 'primary.main', color: 'primary.contrastText', fontSize: 15 }}
          >
            {user.info.name.charAt(0).toUpperCase()}
          </Avatar>
        }
        sx={{ width: 300, pt: 1 }}
      >
        {(close) => (
          <>
            <Box sx={{ px: 2, py: 1 }}>
              <Typography sx={{ fontWeight: 700 }}>{user.info.name}</Typography>
              <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
                {user.info.email}
              </Typography>
              {company && <Typography variant="body2">{companyNameOf(company)}</Typography>}
            </Box>
            <Divider />
            <QuotaMeters />
            <Divider />
            <MenuList autoFocusItem aria-label={label}>
              <CompanyChoice onChosen={close} />
              {mayLogInAs && (
                <MenuItem
                  onClick={() => {
                    close();
                    setLogInAsOpen(true);
                  }}
                >
                  <ListItemIcon>
                    <SwitchIcon fontSize="small" />
                  </ListItemIcon>
                  {t(SHELL.logInAs)}
                </MenuItem>
              )}
              {isClient && (
                <MenuItem
                  onClick={() => {
                    close();
                    void navigate('/tasks');
                  }}
                >
                  <ListItemIcon>
                    <DownloadIcon fontSize="small" />
                  </ListItemIcon>
                  {t(SHELL.tasks)}
                </MenuItem>
              )}
              <MenuItem
                onClick={() => {
                  close();
                  void navigate('/settings/profile');
                }}
              >
                <ListItemIcon>
                  <SettingsIcon fontSize="small" />
                </ListItemIcon>
                {t(SHELL.settings)}
              </MenuItem>
              <MenuItem
                onClick={() => {
                  close();
                  openPart('help');
                }}
                sx={{ display: { xs: 'none', sm: 'flex' } }}
              >
                <ListItemIcon>
                  <KeyboardIcon fontSize="small" />
                </ListItemIcon>
                {t(SHELL.shortcuts)}
              </MenuItem>
              {guidesOf(user).map((name) => (
                <MenuItem
                  key={name}
                  onClick={() => {
                    close();
                    void navigate(guidePath(name));
                  }}
                  sx={{ display: { sm: 'none' } }}
                >
                  <ListItemIcon>
                    <GuideIcon fontSize="small" />
                  </ListItemIcon>
                  {t(GUIDE_WORDS[name])}
                </MenuItem>
              ))}
              <MenuItem onClick={() => void logout()}>
                <ListItemIcon>
                  <LogoutIcon fontSize="small" />
                </ListItemIcon>
                {t(SHELL.logOut)}
              </MenuItem>
            </MenuList>
          </>
        )}
      </HeaderPopover>
      {mayLogInAs && <LogInAsDialog open={isLogInAsOpen} onClose={() => setLogInAsOpen(false)} />}
    </>
  );
}
