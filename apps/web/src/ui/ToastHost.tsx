import '@mantine/core/styles/Notification.layer.css';
import '@mantine/notifications/styles.layer.css';
import { useMediaQuery } from '@mantine/hooks';
import { Notifications } from '@mantine/notifications';
// Where they stand they can be shown, also while nothing can be fetched.
import './showToast';
import classes from './ToastHost.module.css';

/** Bottom right, above the foot of a form; on a phone on top, where no thumb covers it. */
export default function ToastHost() {
  const onPhone = useMediaQuery('(max-width: 48em)');
  return (
    <Notifications className={classes.host} position={onPhone ? 'top-center' : 'bottom-right'} limit={4} zIndex={400} />
  );
}
