import { useState } from 'react';
import { Navigate } from 'react-router';
import { roleMay } from '@/api/roleMay';
import { calendarCaller } from './calendarCaller';
import { PublicFrame } from './PublicFrame';
import { ReservationCalendar } from './ReservationCalendar';

/** Who looks is asked once: the page stays as it is while somebody logs out. */
export function CalendarPage() {
  const [caller] = useState(calendarCaller);
  if (!roleMay('calendar.read')) return <Navigate to="/" replace />;
  const calendar = <ReservationCalendar caller={caller} />;
  return caller === 'visitor' ? <PublicFrame>{calendar}</PublicFrame> : calendar;
}
