import { Notification } from 'react-admin';

/** Where deeds say that they are done, or why not. */
export function Notifications() {
  return <Notification autoHideDuration={5000} />;
}
