/** What the avatar does once, in the order of their keys from 1 on. It shows to the left and right of the screen, as visitors see it. */
export const motions = ['bow', 'wave', 'nod', 'tilt', 'showLeft', 'showRight', 'think', 'pleaseWait'] as const;
export type Motion = (typeof motions)[number];

/** How the avatar feels, until it is told otherwise; the face of the operator shows through. */
export const expressions = ['plain', 'smile', 'joy', 'sorry', 'surprise', 'serious'] as const;
export type Expression = (typeof expressions)[number];
