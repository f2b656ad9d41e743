import type { ReceptionRecord } from '@mukae/contract/domain/reception/receptionRecord';

interface Names {
  companyId: number;
  signageName: string;
  storeName: string;
  operator: { userId: number | null; name: string };
}

const instant = (at: number | null): string | null => (at === null ? null : new Date(at).toISOString());

/** A record as its row: the columns by their names in the database. */
export const newCallRecord = (record: ReceptionRecord, names: Names) => ({
  id: record.id,
  request_id: record.requestId,
  company_id: names.companyId,
  kind: record.kind,
  signage_id: record.signageId,
  signage_name: names.signageName,
  store_name: names.storeName,
  user_id: names.operator.userId,
  user_name: names.operator.name,
  touch_button: record.touchButton,
  pressed_at: instant(record.pressedAt),
  rung_at: instant(record.rungAt),
  accepted_at: instant(record.acceptedAt),
  connected_at: instant(record.connectedAt),
  first_sound_at: instant(record.firstSoundAt),
  first_picture_at: instant(record.firstPictureAt),
  ended_at: instant(record.endedAt),
  outcome: record.outcome,
  rung_count: record.rungCount,
  reservation_id: record.reservationId,
});
export type NewCallRecord = ReturnType<typeof newCallRecord>;
