export const standbyPath = '/app/service/standby';
export const operationPath = '/app/service/operation';
