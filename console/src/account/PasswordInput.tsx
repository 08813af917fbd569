import HideIcon from '@mui/icons-material/VisibilityOffOutlined';
import ShowIcon from '@mui/icons-material/VisibilityOutlined';
import { IconButton, InputAdornment } from '@mui/material';
import { type ComponentProps, useState } from 'react';
import { useTranslate } from 'react-admin';
import { LineInput } from '../shared/forms/LineInput';

export function PasswordInput(props: ComponentProps<typeof LineInput>) {
  const translate = useTranslate();
  const [isVisible, setVisible] = useState(false);
  return (
    <LineInput
      {...props}
      type={isVisible ? 'text' : 'password'}
      endAdornment={
        <InputAdornment position="end">
          <IconButton
            size="small"
            edge="end"
            aria-label={translate(isVisible ? 'ra.input.password.toggle_visible' : 'ra.input.password.toggle_hidden')}
            onClick={() => setVisible(!isVisible)}
          >
            {isVisible ? <HideIcon /> : <ShowIcon />}
          </IconButton>
        </InputAdornment>
      }
    />
  );
}
