import { useState } from 'react';

type Permission = NotificationPermission | 'unsupported';

const current = (): Permission => ('Notification' in window ? Notification.permission : 'unsupported');

/** Whether the system may show that somebody calls. */
export function useNoticePermission() {
  const [permission, setPermission] = useState(current);
  const ask = async () => setPermission(await Notification.requestPermission());
  return { permission, ask: () => void ask() };
}
