/**
 * Whether apps on phones are heard at a channel: they are; only those on the server's own machine; none, because it is
 * turned off; none for now, because something else has the port; none, because all ports were given out.
 */
export const phoneHearings = ['heard', 'onlyHere', 'off', 'portTaken', 'noPort'] as const;
export type PhoneHearing = (typeof phoneHearings)[number];
