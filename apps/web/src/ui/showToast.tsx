import { notifications } from '@mantine/notifications';
import { IconBellRinging, IconCheck, IconX } from '@/icons';
import classes from './showToast.module.css';
import type { Toast, ToastTone } from './toastWords';

const icons = {
  success: <IconCheck size={18} stroke={2} aria-hidden />,
  warning: <IconBellRinging size={18} stroke={2} aria-hidden />,
  error: <IconX size={18} stroke={2} aria-hidden />,
};

const isUrgent = (tone: ToastTone) => tone === 'warning' || tone === 'error';

export function showToast({ tone, title, text, closeLabel, seconds }: Toast) {
  notifications.show({
    title,
    message: text,
    icon: icons[tone],
    autoClose: seconds === undefined ? false : seconds * 1000,
    role: isUrgent(tone) ? 'alert' : 'status',
    closeButtonProps: { 'aria-label': closeLabel },
    className: classes.toast,
    classNames: { icon: classes.icon, title: classes.title, description: classes.text },
    mod: { tone },
  });
}
