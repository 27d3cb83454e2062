// One module, so that the bundler knows that nothing behind the login page is loaded without the rest.
export { resources } from '../resources';
export { createConsole } from './shell/createConsole';
