/** The columns of a file of signages. A signage is known by its login id. */
export const signageColumns = ['login_id', 'name', 'store', 'width', 'height', 'character'] as const;
