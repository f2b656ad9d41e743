export const signagePath = '/app/signage/view';
