export const roles = ['companyAdmin', 'operator', 'signage', 'webReservationUser', 'systemAdmin'] as const;
export type Role = (typeof roles)[number];

/** Roles that an administrator may give to a person. */
export const grantableRoles = ['operator', 'companyAdmin', 'webReservationUser'] as const satisfies readonly Role[];
