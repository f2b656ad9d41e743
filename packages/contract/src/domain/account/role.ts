export const roles = ['companyAdmin', 'operator', 'signage', 'webReservationUser', 'systemAdmin'] as const;
export type Role = (typeof roles)[number];

/**
 * Whom visitors can call, and who may be an operator of a signage. A system administrator belongs to no company, and a
 * reservation brings its own visitor.
 */
export const answeringRoles = ['operator', 'companyAdmin'] as const satisfies readonly Role[];

export const answersCalls = (role: Role): boolean => answeringRoles.some((answering) => answering === role);

/** Belongs to no company, and is seen by none. */
export const isOfNoCompany = (role: Role): boolean => role === 'systemAdmin';

/** The account of a screen, not of a person. */
export const isScreen = (role: Role): boolean => role === 'signage';

/** Roles that an administrator may give to a person. */
export const grantableRoles = ['operator', 'companyAdmin', 'webReservationUser'] as const satisfies readonly Role[];

export const isGrantable = (role: Role): boolean => grantableRoles.some((grantable) => grantable === role);
