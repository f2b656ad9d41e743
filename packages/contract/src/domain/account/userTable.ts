/** The columns of a file of users. A user is known by her login id. */
export const userColumns = ['login_id', 'name', 'kana', 'role', 'store', 'character', 'subject_name'] as const;
