import { meetingRules } from '@mukae/contract/domain/reservation/reservation';

/** From its start on a reservation can be cancelled for so many minutes. */
export const cancelMinutes = meetingRules.cancelMs / 60_000;
