import '@mantine/core/styles/Notification.layer.css';
import '@mantine/notifications/styles.layer.css';
import { useMediaQuery } from '@mantine/hooks';
import { Notifications } from '@mantine/notifications';

/** Bottom right; on a phone on top, where no thumb covers it. */
export default function ToastHost() {
  const onPhone = useMediaQuery('(max-width: 48em)');
  return <Notifications position={onPhone ? 'top-center' : 'bottom-right'} limit={4} zIndex={400} />;
}
