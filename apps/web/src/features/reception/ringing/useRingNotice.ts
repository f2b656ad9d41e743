import { useEffect } from 'react';

interface RingNotice {
  id: string;
  title: string;
  body: string;
}

function show({ id, title, body }: RingNotice): Notification | undefined {
  try {
    const notice = new Notification(title, { body, tag: id, icon: '/mark.svg', requireInteraction: true });
    notice.onclick = () => {
      window.focus();
      notice.close();
    };
    return notice;
  } catch {
    // Some phones show notices only from a worker; sound and title remain.
    return undefined;
  }
}

const mayShow = () => 'Notification' in window && Notification.permission === 'granted' && document.hidden;

/** Who looks at another window is told by the system, until the ring is over or the page is seen. */
export function useRingNotice(notice: RingNotice | null): void {
  const { id = null, title = '', body = '' } = notice ?? {};
  useEffect(() => {
    if (id === null) return;
    let shown: Notification | undefined;
    const look = () => {
      if (!document.hidden) shown?.close();
      else if (mayShow()) shown = show({ id, title, body });
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      shown?.close();
    };
  }, [id, title, body]);
}
