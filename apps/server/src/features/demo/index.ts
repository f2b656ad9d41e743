export { demoHandlers } from './demo.calls';
export { demoAccounts, demoPassword } from './demoAccounts';
export { seedDemo } from './seedDemo';
