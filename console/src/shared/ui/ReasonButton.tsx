import { Button, type ButtonProps, Tooltip } from '@mui/material';

interface ReasonButtonProps extends ButtonProps {
  /** Reasons why the button is disabled, each on its own line; null if the button is enabled. */
  reason: string | null;
}

/** Button that explains why it is disabled. Stays focusable, so that keyboard users can read the reason. */
export function ReasonButton({ reason, onClick, ...props }: ReasonButtonProps) {
  if (reason === null) return <Button {...props} onClick={onClick} />;
  return (
    <Tooltip title={reason} describeChild>
      <Button
        {...props}
        aria-disabled
        onClick={(event) => event.preventDefault()}
        sx={[{ opacity: 0.55, cursor: 'not-allowed' }, ...(Array.isArray(props.sx) ? props.sx : [props.sx])]}
      />
    </Tooltip>
  );
}
