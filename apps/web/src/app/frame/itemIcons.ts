import {
  type Icon,
  IconBuilding,
  IconBuildingStore,
  IconBuildings,
  IconCalendarEvent,
  IconClipboardList,
  IconDeviceTv,
  IconDoor,
  IconHistory,
  IconHome,
  IconMail,
  IconMessages,
  IconPhoto,
  IconUserPlus,
  IconUserScreen,
  IconUsers,
} from '@/icons';
import type { NavigationWord } from '@/pages/route';

/** What stands before the words of the sidebar. Apart from the routes, for the login page has no sidebar. */
export const itemIcons: Partial<Record<NavigationWord, Icon>> = {
  home: IconHome,
  standby: IconDoor,
  messages: IconMessages,
  callRecords: IconClipboardList,
  todaysReservations: IconCalendarEvent,
  signages: IconDeviceTv,
  stores: IconBuildingStore,
  users: IconUsers,
  channels: IconUserScreen,
  media: IconPhoto,
  companyInfo: IconBuilding,
  companies: IconBuildings,
  audit: IconHistory,
  register: IconUserPlus,
  outbox: IconMail,
};
