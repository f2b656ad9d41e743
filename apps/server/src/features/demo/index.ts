export { demoHandlers } from './demo.calls';
export { demoAccounts, demoPassword } from './demoAccounts';
export { hasDemo, seedDemo } from './seedDemo';
